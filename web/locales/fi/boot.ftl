# The game on its way, and a browser that cannot run it.

## On its way

boot-bytes = { $received } / { $total } Mt
boot-starting = Käynnistetään
boot-waiting = Ei yhteyttä; lataus jatkuu heti, kun se palaa
table-booting-theirs = Ladataan; sitten vastustaja pelaa
error-dealt-anew = Peli päivittyi juuri ja jakoi kortit uudelleen. Valitse vielä kerran.

## A browser that cannot run it

unsupported-title = Peli ei toimi tässä selaimessa
unsupported-wasm = Undercut pyörittää sääntöjään sivun sisällä ja tarvitsee siihen WebAssemblya, joka puuttuu täältä tai on kytketty pois.
unsupported-worker = Undercut pyörittää sääntöjään sivun sisällä ja tarvitsee siihen moduuleista tehtyjä workereita, joita tässä selaimessa ei ole.
unsupported-browsers = Peli toimii näissä selaimissa tästä versiosta alkaen: { $browsers }.
unsupported-read = Kaikkien pelien säännöt voi lukea täältä silti.
