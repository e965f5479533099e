"""The process itself: its log, its metrics, its folder, how it stops, and what would be lost if it died."""
