# The settings: a sheet that opens over any page.

settings-title = Configurações

## Cards

settings-index-nl = { $letters }, holandês
settings-index-pl = { $letters }, polonês
settings-paper-note = Mais suaves para os olhos à noite
settings-theme-auto = Como meu dispositivo

## Play

settings-takeBack = Desfazer
settings-takeBack-note = Um botão que desfaz sua jogada até o adversário responder
settings-memory = Cartas que o adversário pegou
settings-memory-note = Do descarte, onde você pôde vê-las
settings-memory-off = Ocultar
settings-layoffs-note = Quando o adversário bate, as cartas que encaixam são juntadas na hora
settings-asks = Perguntar antes de
settings-confirmGin = Bater quando eu poderia fazer gin

## Sound and motion

settings-motion-auto = Como meu dispositivo

## Keys and reading

settings-key-stock = Comprar do monte
settings-key-pile = Pegar do descarte
settings-key-undo = Desfazer
settings-key-tell-melds = Ler minhas combinações
settings-key-tell-hand = Ler minhas cartas
settings-key-empty = Digite uma letra ou um sinal. Até lá fica { $letter }.
settings-contrast-auto = Como meu dispositivo

## All of them

settings-reset-done = Tudo está como de costume.
settings-reset-undo = Recuperar minhas configurações
