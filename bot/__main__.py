import gc
import sys

# Until everything is imported (`bot.main`): nothing is garbage yet, and looking for it takes a tenth of a start.
gc.disable()

from bot.main import main  # noqa: E402

if __name__ == "__main__":
    sys.exit(main())
