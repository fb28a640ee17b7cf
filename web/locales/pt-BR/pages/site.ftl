# The frame of the static pages: what stands around the text of every page.

## The way about

site-skip = Pular para o texto
site-crumbs = Você está aqui

## The first page before the game has loaded

site-tagline = Gin rummy contra um adversário do seu nível, na hora, nesta página.
site-description = Jogue gin rummy, Straight Gin, Oklahoma e mais jogos no navegador, ou com regras suas. Sem conta, sem publicidade, sem nada para instalar.
site-not-loaded = Não foi possível carregar o Undercut. Verifique a conexão e recarregue a página.
