"""Small drawings of pixels: what a pen leaves, as shade numbers with soft edges."""
