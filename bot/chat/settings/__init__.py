"""What people and rooms can choose: the catalogue, its page, and who may save what."""
