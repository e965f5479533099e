"""The page: shows any table to any viewer, in a browser. It knows no platform: see docs/local.md."""
