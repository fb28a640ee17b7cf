# The game as an app on the device, and how long the browser keeps what is played.

## The game as an app

settings-part-device = On this device
install-label = Undercut as an app
install-note = With an icon of its own, and without a network too
install-button = Install
install-offer = Play Undercut like an app, without a network too?
install-how = Show how
install-done = Undercut is installed.

# What the system calls these, on a telephone of Apple's.
install-steps = To put Undercut on the home screen
install-step-share = Tap “Share” in the browser
install-step-add = Choose “Add to Home Screen”
install-step-open = Open Undercut by its icon from now on
install-step-data = The app keeps its matches to itself. To take yours along, save them to a file here and bring it in there.

## How long it is kept

lasting-label = What you play is kept
lasting-yes = Yes, lasting
lasting-browser = As long as the browser does not clear it
lasting-no = Not at all, only while the page is open
lasting-room = It takes up { $size } on this device.

## What a newer version left

error-match-back = A match that a newer version had begun is among your matches again.
error-rules-newer = Your own rules were made with a newer version of Undercut. They stay as they are; reload the page to get that version.
