import type { PickingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const picking: PickingWords = {
  first: words`
    (?:(?:il|la|quell[oa]) )?meno tardi
    quell[oa] (?:piu )?presto
    il primo
    la prima
    primo
    prima
    la prima opzione
    1°
    il 1°
    (?:subito|adesso)(?:,? se (?:possibile|si puo))?
    il prima possibile
    prima possibile
    al piu presto
    il piu presto possibile
    quello prima
    la piu presto
    il piu presto
    il primo orario
    la prima proposta
    la prima disponibile
    quello in (?:alto|cima)
  `,
  lastButOne: words`
    penultim[oa]
  `,
  middle: ["(?:quell[oa] )?(?:di mezzo|in mezzo|nel mezzo)"],
  numbered: ["(?:(?:prenotazione|tavolo) )?numero", "(?:l'|la |il )?(?:opzione|scelta|pulsante)"],
  last: words`
    (?:il|la|quell[oa]) meno presto
    quell[oa] piu tardi
    l'ultimo
    l'ultima
    ultimo
    ultima
    l'ultima opzione
    il piu tardi possibile
    piu tardi possibile
    il piu tardi
    la piu tardi
    l'ultimo orario
    l'ultima proposta
    quello dopo
    quello in (?:basso|fondo)
  `,
  choice: words`
    il
    la
    lo
    numero
    opzione
    scelgo
    prendo
    prendo il
    prendo la
    quello delle
    quella delle
    le
    l'opzione
    preferisco
    prendiamo
    prendiamo la
    prendiamo il
    scelgo la
    scelgo il
    preferiamo
    vorrei la
    vorrei il
    va bene
    mi va bene
    ci va bene
    e perfetto
    e perfetta
    meglio la
    meglio il
    quella
    quello
    scegliamo
    quello alle
    quella alle
    il numero
    la numero
    l'orario delle
    orario
    voglio il
    voglio la
    va bene il
    va bene la
    va bene quello delle
    facciamo il
    facciamo la
    preferisco il
    preferisco la
    per il
    per la
    vada per le
    alle
    vada per la
    vada per il
    ok per la
    ok per il
  `,
  places: words`
    seconda|secondo|2ª|2°
    terza|terzo|3ª|3°
    quarta|quarto
    quinta|quinto
    sesta|sesto
  `,
  amongOffered: words`
    (?:dei|delle|di questi|di queste|tra i|tra le|fra i|fra le) 2
    che (?:c'e|ci sia|avete|ha|hai|abbiate|e liber[oa]|rimane|resta)
    (?:orario )?(?:disponibile|liber[oa]|possibile)
    (?:di|tra|fra) (?:quelli|quelle|questi|queste)(?: li)?
    della lista
    dall'alto
  `,
  anyTime: words`
    (?:l'ora|l'orario)(?: (?:mi|ci|per me|per noi))? (?:e indifferente|non importa|e uguale|non conta)
    non importa (?:l'ora|l'orario|quando|a che ora)
    (?:a )?(?:qualsiasi|qualunque) (?:ora|orario)(?: quel giorno| quella sera)?(?: va bene)?
    in (?:qualsiasi|qualunque) momento
    quando volete
  `,
  any: words`
    quell[oa] che (?:c'e|e liber[oa]|e disponibile|avete|rimane|resta)
    (?:ne |me ne )?(?:scelga|scegli|scegliete|prenda|prendi|prendete|dammi|mi dia|metti|metta)(?:ne)? (?:una?|uno|1|quell[oa] che (?:vuole|vuoi|c'e))(?: (?:a caso|per (?:me|noi)))?
    quello che (?:c'e|avete)
    quando (?:c'e|avete) posto
    (?:mi|ci) (?:sorprenda|sorprendete)
    (?:sorprendimi|sorprendici|sorprendetemi|sorprendeteci)
    (?:scelga|scegli|scegliete|decida|decidi|decidete)(?: (?:lei|tu|voi))?(?: per (?:me|noi))?
    faccia lei
    qualsiasi
    qualunque
    una qualsiasi
    uno qualsiasi
    una qualunque
    uno qualunque
    e uguale
    e lo stesso
    per me e uguale
    fa lo stesso
    non importa
    mi va bene tutto
    vanno bene tutti
    vanno bene tutte
    tutti vanno bene
    indifferente
    e indifferente
    decidi tu
    scegli tu
    fate voi
    entrambi
    entrambe
    tutt[ei] e 2
    nessuna preferenza
    siamo flessibili
    flessibile
    (?:come|quello che|cio che) (?:vuole|vuoi|volete|preferisce|preferisci|preferite)
    fa niente
  `,
};
