import type { ElsewhereWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const elsewhere: ElsewhereWords = {
  elsewhere: words`
    sveglia
    sveglie
    allarme
    promemoria
    ricordami
    timer
    playlist
    (?<!(?:c'e|avete|fate) (?:la |della )?)musica(?! (?:dal vivo|live)| (?:o (?:qualcosa|roba simile|altro|simili) ?)?\?| ?\?)
    canzone
    canzoni
    brano
    album
    film
    cinema
    meteo
    previsioni
    pioggia
    piovera
    piovere
    neve
    nevichera
    nevicare
    temperatura
    soleggiato
    ventoso
    caldo
    freddo
    valuta
    vota
    dai \d
    assegna
    romanzo
    libro
    saggio
    serie
    programma tv
    videogioco
    colonna sonora
    trailer
    spotify
    youtube
    riproduci
    suona
    ascoltare
    dipinto
    quadro
    fotografia
    aggiungi(?! (?:\d|un'?(?:altra|altro|a|o)? ?(?:person|post|copert|bambin|adult|ospit|sedi|seggiol)))
    orari dei film
    tempo (?:fa|fara|c'e)
    che tempo
    come sara (?:a|in|il tempo)
    ombrello
    tempest[ae]
    temporal[ei]
    grandine
    nuvoloso
    nuvolosa
    umidita
    umido
    gradi
    proiettat[oa]
    proiettano
    proiezione
    proiezioni
    recita
    stelle (?:a|al|su)
    punti (?:a|al|su)
    barzelletta
    spettacoli
    gioco
  `,
  mentions: words`
    (?:prima|dopo) (?:del|il|la|l'|della|dell'|lo|dello|un|una)?
    (?:il )?nostro
    (?:andiamo|usciamo) (?:al|dal)
  `,
};
