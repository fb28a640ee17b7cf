# The frame of the static pages: what stands around the text of every page.

page-title = { $page } · Undercut

## The way about

site-skip = Saltar para o texto
site-nav = Páginas
site-home = Jogar
site-rules = Regras
site-glossary = Palavras do jogo
site-about = Sobre
site-privacy = Privacidade
site-languages = Idiomas
site-crumbs = Estás aqui
site-play = Jogar agora
site-play-this = Jogar { $game }

## The first page before the game has loaded

site-tagline = Gin rummy contra um adversário ao teu nível, já, nesta página.
site-description = Joga gin rummy, Straight Gin, Oklahoma e mais jogos no navegador, ou com regras tuas. Sem conta, sem publicidade, sem nada para instalar.
site-games-heading = Os jogos
site-noscript = O Undercut joga-se dentro desta página e precisa de JavaScript para isso. As regras podem ser lidas sem ele.
site-not-loaded = Não foi possível carregar o Undercut. Verifica a ligação e recarrega a página.

## As an app on the device

site-manifest-name = Undercut, gin rummy
site-manifest-short = Undercut

## A page that is not there

site-lost-title = Esta página não está aqui
site-lost-body = O endereço pode ter um erro, ou a página mudou de lugar.
site-lost-home = Ir para o jogo
