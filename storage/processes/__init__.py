"""What the processes of one bot share: who is alive, how much may be sent, a secret."""
