"""The parts that pictures are made of. Each is data that can draw itself."""
