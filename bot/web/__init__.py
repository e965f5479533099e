"""The program's HTTP port: probes, metrics, and what platforms receive there."""
