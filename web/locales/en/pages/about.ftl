# About the game, and what happens to what you do here.

## About

about-title = About Undercut
about-describe = What Undercut is, how its opponents play, and where its rules and cards come from.
about-what-heading = What it is
about-what-1 = Undercut is gin rummy for one person at a time, against an opponent inside your own browser. There is no account, no advertising and nothing to install. It speaks the languages listed at the foot of this page.
about-what-2 = The regular game and Straight Gin are its heart. More games stand beside them, and you can change any rule and keep what you have made.
about-opponents-heading = The opponents
about-opponents-1 = Gentle, Steady, Sharp, Expert and Master play by the same rules as you and see only what you would see in their place: their own hand, the discard pile, and what has been done. They do not look at your cards or into the stock.
about-source-heading = One set of rules
about-source-1 = A program holds the rules, plays the deal and counts the points. The pages you read are made from the same rules, number by number. So what is written here is what is played.
about-source-2 = All of it is open source: the engine can be used from Python, for research or for a game of your own.
about-cards-heading = The cards
about-cards-1 = The pictures of the court cards were drawn by Adrian Kennard and given to the public. The other faces were drawn for Undercut. Letters and colours can be set to those you grew up with.
about-access-heading = For everyone
about-access-1 = Everything can be done with a mouse, a finger, the keyboard or a screen reader, on a small phone, with large text, without motion and without colours. The table can also be shown as plain text.

## Privacy

privacy-title = Privacy
privacy-describe = Undercut keeps what you do on your own device and sends nothing anywhere.
privacy-lede = What you do here stays on your device.
privacy-kept-heading = What is kept
privacy-kept-1 = Your match, your finished matches, your settings and your own rules lie in the storage of your browser, so that you can go on next time. There are no cookies.
privacy-kept-2 = The game itself is kept there too, so that it opens at once and without a network.
privacy-sent-heading = What is sent
privacy-sent-1 = Nothing. The page fetches its own files from the place it came from, and from nowhere else. It tells nobody what you play, how you play or that you play. Whoever runs the server can see, as with any page, that its files were fetched.
privacy-embedded-heading = Inside other pages
privacy-embedded-1 = Where Undercut is shown inside another page, the same holds: that page cannot see your matches. Its own rules on privacy are its own matter.
privacy-delete-heading = Taking along and deleting
privacy-delete-1 = In the settings you can save everything to a file and bring it in again elsewhere. Under Matches you can delete what was played. Clearing the data of this site in your browser deletes all of it.
