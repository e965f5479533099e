## The same, said to whom it is about

cvetariki-begins-own = You go first.
cvetariki-popped-own = You pop { $colour_symbol } × { $tokens }.
