"""What a tab is shown: tables and cards as scenes with words and buttons, in frames."""
