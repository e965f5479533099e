"""From screens and pages to Discord's messages. Nothing here talks to Discord."""
