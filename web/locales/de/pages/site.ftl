# The frame of the static pages: what stands around the text of every page.

page-title = { $page } · Undercut

## The way about

site-skip = Zum Text
site-nav = Seiten
site-home = Spielen
site-rules = Regeln
site-glossary = Wörter des Spiels
site-about = Über
site-privacy = Datenschutz
site-languages = Sprachen
site-crumbs = Du bist hier
site-play = Jetzt spielen
site-play-this = { $game } spielen

## The first page before the game has loaded

site-tagline = Gin Rummy gegen einen Gegner deiner Stärke, sofort, auf dieser Seite.
site-description = Spiele Gin Rummy, Straight Gin, Oklahoma und mehr im Browser, oder nach deinen eigenen Regeln. Kein Konto, keine Werbung, nichts zu installieren.
site-games-heading = Die Spiele
site-noscript = Undercut läuft in dieser Seite selbst und braucht dafür JavaScript. Die Regeln lassen sich auch ohne lesen.
site-not-loaded = Undercut konnte nicht geladen werden. Prüfe die Verbindung und lade die Seite neu.

## As an app on the device

site-manifest-name = Undercut, Gin Rummy
site-manifest-short = Undercut

## A page that is not there

site-lost-title = Diese Seite gibt es nicht
site-lost-body = Vielleicht ist ein Tippfehler in der Adresse, oder die Seite ist umgezogen.
site-lost-home = Zum Spiel
