# The game on its way, and a browser that cannot run it.

## On its way

boot-bytes = { $received } z { $total } MB
boot-starting = Uruchamianie
boot-waiting = Brak połączenia; wczytywanie ruszy dalej, gdy wróci
table-booting-theirs = Wczytywanie; potem gra przeciwnik
error-dealt-anew = Gra została właśnie zaktualizowana i rozdała te karty od nowa. Wybierz jeszcze raz.

## A browser that cannot run it

unsupported-title = Gra nie działa w tej przeglądarce
unsupported-wasm = Undercut liczy swoje zasady na samej stronie. Potrzebuje do tego WebAssembly, którego tu brakuje albo które jest wyłączone.
unsupported-worker = Undercut liczy swoje zasady na samej stronie. Potrzebuje do tego workerów z modułów, których ta przeglądarka nie ma.
unsupported-browsers = Gra działa w tych przeglądarkach, od podanej wersji: { $browsers }.
unsupported-read = Zasady wszystkich gier możesz mimo to przeczytać tutaj.
