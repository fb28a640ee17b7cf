# The words of the game. term-… is the word, term-…-is what it means.

term-gin-is = Uma mão sem cartas soltas. O gin a termina com um bônus, e contra ele não se junta nada.
term-lay-off-is = Pôr cartas nas combinações de quem bateu, para que não contem mais.
term-discard-pile-is = As cartas descartadas, viradas para cima. Só a de cima pode ser pega.
term-deal-is = O jogo desde que se embaralha até se contarem os pontos.
term-hand-is = As que cada jogador tem; muitos também as chamam de mão.
term-match-is = Aquilo que você se senta para jogar: uma mão, um jogo ou os três jogos de Hollywood.
term-box = Bônus por mão
term-box-is = A anotação de que se ganhou uma mão, e o bônus que alguns jogos dão por ela.
term-game-bonus = Bônus do jogo
