# The game on its way, and a browser that cannot run it.

## On its way

boot-bytes = { $received } de { $total } MB
boot-starting = A iniciar
boot-waiting = Sem ligação; o carregamento continua assim que voltar
table-booting-theirs = A carregar; depois joga o adversário
error-dealt-anew = O jogo acabou de ser atualizado e deu estas cartas de novo. Escolhe outra vez.

## A browser that cannot run it

unsupported-title = O jogo não funciona neste navegador
unsupported-wasm = O Undercut corre as suas regras dentro da página. Para isso precisa de WebAssembly, que aqui falta ou está desligado.
unsupported-worker = O Undercut corre as suas regras dentro da página. Para isso precisa de workers feitos de módulos, que este navegador não tem.
unsupported-browsers = Funciona nestes navegadores, a partir desta versão: { $browsers }.
unsupported-read = Ainda assim, podes ler aqui as regras de todos os jogos.
