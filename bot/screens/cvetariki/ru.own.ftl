## То же, сказанное тому, о ком речь

cvetariki-begins-own = Начинаешь ты.
cvetariki-popped-own = Ты снимаешь { $colour_symbol } × { $tokens }.
