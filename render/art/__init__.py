"""What pictures are put together from. Every piece is data that can draw itself."""
