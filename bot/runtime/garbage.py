"""How Python's garbage collector treats a program that runs for weeks."""

import gc


def leave_out_what_is_loaded() -> None:
    """Leave what is loaded by now out of every later collection.

    Modules, texts and tables of the rules are some 120,000 objects that stay to the end. A full collection would look
    at each of them, and for that time (60 ms and more) nobody is answered.
    """
    gc.collect()
    gc.freeze()
