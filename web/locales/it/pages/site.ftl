# The frame of the static pages: what stands around the text of every page.

page-title = { $page } · Undercut

## The way about

site-skip = Vai al testo
site-nav = Pagine
site-home = Gioca
site-rules = Regole
site-glossary = Parole del gioco
site-about = Informazioni
site-privacy = Privacy
site-languages = Lingue
site-crumbs = Sei qui
site-play = Gioca ora
site-play-this = Gioca: { $game }

## The first page before the game has loaded

site-tagline = Gin rummy contro un avversario alla tua altezza, subito, in questa pagina.
site-description = Gioca a gin rummy, Straight Gin, Oklahoma e altri giochi nel browser, o con regole tue. Niente account, niente pubblicità, niente da installare.
site-games-heading = I giochi
site-noscript = Undercut si gioca dentro questa pagina e per questo gli serve JavaScript. Le regole si leggono anche senza.
site-not-loaded = Non è stato possibile caricare Undercut. Controlla la connessione e ricarica la pagina.

## As an app on the device

site-manifest-name = Undercut, gin rummy
site-manifest-short = Undercut

## A page that is not there

site-lost-title = Questa pagina non è qui
site-lost-body = Forse c’è un errore nell’indirizzo, o la pagina si è spostata.
site-lost-home = Al gioco
