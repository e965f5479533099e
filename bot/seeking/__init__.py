"""Finding opponents: people who asked for it, across the rooms of one platform. See docs/privacy.md."""
