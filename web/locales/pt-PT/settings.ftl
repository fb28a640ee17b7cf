# The settings: a sheet that opens over any page.

settings-title = Definições

settings-part-cards = Cartas
settings-part-play = Jogo
settings-part-motion = Som e movimento
settings-part-reading = Teclas e leitura

## Cards

settings-deck = Quatro cores
settings-deck-note = Ouros azuis, paus verdes
# The sets of letters for ace, jack, queen and king. $letters is the set itself, such as "A J Q K".
settings-index = Letras
settings-index-language = As deste idioma: { $letters }
settings-index-intl = { $letters }, inglês
settings-index-nl = { $letters }, neerlandês
settings-index-de = { $letters }, alemão
settings-index-fr = { $letters }, francês e português
settings-index-sv = { $letters }, sueco
settings-index-pl = { $letters }, polaco
settings-faces = Faces
settings-faces-note = Pelo tamanho: letra grande nas cartas pequenas, naipes e figuras nas largas
settings-faces-auto = Pelo tamanho
settings-faces-large = Letra grande
settings-faces-full = Completas
settings-size = Tamanho
settings-size-note = Nunca maiores do que a mesa permite
settings-size-small = Pequeno
settings-size-normal = Normal
settings-size-large = Grande
settings-back = Verso
settings-back-blue = Azul
settings-back-red = Vermelho
settings-back-green = Verde
settings-paper = Cartas escuras
settings-paper-note = Mais suaves para a vista à noite
settings-theme = Claro ou escuro
settings-theme-auto = Como o meu dispositivo
settings-theme-light = Claro
settings-theme-dark = Escuro

## Play

settings-hand = Para canhotos
settings-hand-note = Os botões mudam de lado
settings-order = Ordenar as cartas
settings-order-melds = Por combinação
settings-order-suit = Por naipe
settings-order-rank = Por valor
settings-oneTap = Descartar com um toque
settings-oneTap-note = Senão, o primeiro toque levanta a carta e o segundo descarta-a
settings-takeBack = Anular
settings-takeBack-note = Um botão que anula a tua jogada até o adversário responder
settings-memory = Cartas que apanhou o adversário
settings-memory-note = Do descarte, onde as pudeste ver
settings-memory-last = Mostrar a última
settings-memory-all = Mostrar todas
settings-memory-off = Esconder
settings-layoffs = Juntar por mim
settings-layoffs-note = Quando o adversário bate, as cartas que encaixam são logo juntas
settings-steps = Resultado passo a passo
settings-steps-note = Primeiro as cartas, depois os pontos, linha a linha
# Above three switches that end the sentence.
settings-asks = Perguntar-me antes de
settings-confirmGin = Bater quando podia fazer gin
settings-confirmMeld = Descartar uma carta de uma combinação
settings-confirmLeave = Deixar uma partida por outra nova

## Sound and motion

settings-sound = Som
settings-sound-note = Curto e baixo: cartas, uma batida, o fim da mão
settings-vibration = Vibração
settings-vibration-note = Em dispositivos que a tenham
settings-motion = Movimento
settings-motion-auto = Como o meu dispositivo
settings-motion-full = Sempre
settings-motion-none = Nunca
settings-speed = Velocidade
settings-speed-note = Das cartas e do adversário
settings-speed-slow = Lenta
settings-speed-normal = Normal
settings-speed-fast = Rápida

## Keys and reading

settings-language = Idioma
settings-keys = Teclas de uma letra
settings-keys-note = Funcionam enquanto a mesa tem o foco
settings-letters = Escolher as letras
settings-key-stock = Tirar do monte
settings-key-pile = Apanhar do descarte
settings-key-knock = Bater
settings-key-pass = Passar
settings-key-undo = Anular
settings-key-tell-pile = Ler o descarte de cima
settings-key-tell-last = Ler a última jogada
settings-key-tell-melds = Ler as minhas combinações
settings-key-tell-hand = Ler as minhas cartas
settings-key-tell-stock = Ler as cartas que restam no monte
settings-key-tell-score = Ler os pontos
settings-key-help = Mostrar todas as teclas
settings-key-empty = Escreve uma letra ou um sinal. Até lá fica { $letter }.
# $does is what the wanted letter does already, named as in the list above.
settings-key-taken = { $wanted } já é de “{ $does }”. Até lá fica { $letter }.
settings-usual-keys = Teclas habituais
settings-textTable = Mesa em texto
settings-textTable-note = Títulos e listas em vez das imagens
settings-contrast = Contraste
settings-contrast-auto = Como o meu dispositivo
settings-contrast-normal = Normal
settings-contrast-more = Alto

## All of them

settings-reset = Tudo como de costume
settings-reset-done = Está tudo como de costume.
settings-reset-undo = Repor as minhas definições
