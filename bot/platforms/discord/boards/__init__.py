"""The public boards: posted, edited, called from; and the private panels that follow them."""
