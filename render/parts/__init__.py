"""Parts that the pictures of all games are made of: headers, boxes, outlines, text with art in it."""
