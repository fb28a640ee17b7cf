# The settings.
settings-title = Settings
