"""From a scene to a PNG, in strips that are cached."""
