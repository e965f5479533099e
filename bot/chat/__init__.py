"""What all chats have in common, decided once. No SDK is known here: a platform brings its port and its manners."""
