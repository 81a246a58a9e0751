"""Shared parts of the procedural 360-degree scenes."""
