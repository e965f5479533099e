# syntax=docker/dockerfile:1

FROM python:3.11-slim AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
RUN python -m venv /opt/raznotsvet
WORKDIR /src
# The dependencies come first: they change less often than the program, and then their layer is reused.
COPY requirements.lock ./
RUN /opt/raznotsvet/bin/pip install --require-hashes -r requirements.lock
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY engines engines
COPY render render
COPY storage storage
RUN /opt/raznotsvet/bin/pip install --no-deps . \
    && /opt/raznotsvet/bin/python -m compileall -q /opt/raznotsvet/lib


FROM python:3.11-slim
LABEL org.opencontainers.image.title="Raznotsvet" \
      org.opencontainers.image.description="Four colour board games in Discord, in Telegram and in the browser" \
      org.opencontainers.image.licenses="MIT"
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin raznotsvet \
    && install -d -o raznotsvet -g raznotsvet -m 0700 /data
COPY --from=build /opt/raznotsvet /opt/raznotsvet
ENV PATH=/opt/raznotsvet/bin:$PATH PYTHONUNBUFFERED=1 DATA_DIR=/data PORT=8080
# A number: Kubernetes can tell that it is not root.
USER 10001
# Without REDIS_URL the games are here. A container without a volume loses them; the program says so at its start.
VOLUME /data
WORKDIR /data
EXPOSE 8080
# Healthy, not ready: a store that is down is no reason to restart the bot.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as u; u.urlopen(f\"http://127.0.0.1:{os.environ['PORT']}/healthz\", timeout=4)"]
# The bot handles presses that were heard, and says what was saved, before it stops.
STOPSIGNAL SIGTERM
ENTRYPOINT ["raznotsvet"]
CMD ["run"]
