# The game on its way, and a browser that cannot run it.

## On its way

boot-starting = Iniciando
boot-waiting = Sem conexão; o carregamento continua assim que ela voltar
table-booting-theirs = Carregando; depois joga o adversário
error-dealt-anew = O jogo acabou de ser atualizado e deu estas cartas de novo. Escolha outra vez.

## A browser that cannot run it

unsupported-wasm = O Undercut executa suas regras dentro da página. Para isso precisa de WebAssembly, que aqui falta ou está desativado.
unsupported-worker = O Undercut executa suas regras dentro da página. Para isso precisa de workers feitos de módulos, que este navegador não tem.
unsupported-read = Mesmo assim, você pode ler aqui as regras de todos os jogos.
