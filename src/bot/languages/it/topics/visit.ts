import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const visit = {
  hours: words`
    (?:pranzo|cena|brunch|colazione|servizio) (?:a che ora|quando|fino a quando|fino a che ora) (?:e|finisce|termina|inizia|comincia|dura)
    (?:pranzo|cena|brunch|colazione|servizio) (?:finisce|termina|inizia|comincia) (?:a che ora|quando)
    (?:apert[ao]|chius[ao]|chiude|apre) (?:la |il )?(?:vostra )?cucina
    (?:brunch|pranzo|cena|colazione) (?:e |finisce |dura )?fino a (?:che ora|quando)
    ultim[oi] ordin[ei]
    orari
    orario(?: di (?:apertura|chiusura))?
    aprite
    apre
    chiudete
    chiude
    aperti
    (?<!all')aperto
    aperta
    chiusi
    chiuso
    chiusa
    apertura
    chiusura
    giorno di riposo
    fino a che ora
    fino a quando
    da che ora
    a che ora (?:apr|chiud)\p{L}{1,4}(?: (?:la )?(?:vostra )?cucina)?
    ultimo ordine
    (?:la )?cucina (?:(?:e )?apert[ao]|a che ora|chiude|apre|fino)(?: (?:apre|chiude))?
    fino a che ora (?:si mangia|si puo mangiare)
    (?:a che ora|quando|fino a quando) (?:finisce|termina|inizia|comincia) (?:il |la )?(?:pranzo|cena|brunch|colazione|servizio)
    (?:fate|servite|siete aperti)(?: anche)? (?:il |a )?(?:pranzo|brunch|colazione)(?=[ ?.!]*$)
    (?:e|sara|resta) chiuso(?= (?:il|la|a|tra|fra|durante|dal|in|nel|oggi|domani|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|¦)| ?[?])
  `,
  address: words`
    (?:lontan[oi]|quanto (?:dista|distate|ci si mette)|distante|distanza|strada|a piedi)(?= (?:\p{L}{1,12} ){0,5}(?:stazione|metro|fermata|aeroporto))
    dov'(?:e|era)(?: (?:gia|esattamente|il posto|il ristorante|di preciso))?(?= ?[?!.]*$)
    dove (?:era|siete|eravate)(?: (?:gia|esattamente))?(?= ?[?!.]*$)
    come (?:ci si arriva|si viene|ci arriviamo|faccio ad arrivare|facciamo ad arrivare|posso arrivare|possiamo arrivare)
    non (?:trovo|troviamo) (?:il (?:posto|ristorante|locale)|l'entrata|l'ingresso)
    (?:mi sono|ci siamo) pers[oaie]
    indirizzo(?! (?:e-?mail|mail|di posta))
    dove (?:siete|vi trovate|si trova|e|sta|state|e il|e situato|vi trovo|si trovate)
    dov'e(?: il| la)?(?: ristorante| locale)?
    ubicazione
    posizione
    come (?:arrivo|arriviamo|arrivare|si arriva|ci arrivo|vi raggiungo|raggiungervi|raggiungere)
    che via
    in che via
    indicazioni
    cap
    sulla mappa
    come si chiama (?:il (?:vostro )?ristorante|il locale|il posto)|come vi chiamate
    dove (?:si trovano|sono|stanno)(?: (?:i|questi|esattamente|di preciso|tutti e)){0,2}(?: (?:due|2))?(?: (?:ristoranti|locali|posti))?
    quale (?:dei (?:due|2) )?(?:e|si trova|sta) (?:a|in|al|nel|piu vicino)(?! (?:pranzo|cena|disponibile))
  `,
  contact: words`
    numero (?:di telefono )?(?:del|di quel) (?:ristorante|locale)
    numero di telefono
    telefono
    vostro numero
    chiamarvi
    vi (?:posso|possiamo) (?:chiamare|contattare)
    contattarvi
    contatt[oi]
    recapit[oi]
    e-?mail
    mail
    sito(?: web| internet)?
    instagram
    facebook
    whatsapp
  `,
  photos: words`
    foto
    fotografie
    immagini
    galleria
    com'e (?:il (?:locale|posto|ristorante)|dentro|fatto)
  `,
  parking: words`
    parcheggi[oa]?
    parcheggiare
    parcheggi
    posteggi(?:o|are)
    lasciare (?:la macchina|l'auto)
    posto auto
    garage
    autorimessa
    ztl
  `,
  transport: words`
    autobus
    bus
    metro
    metropolitana
    tram
    treno
    stazione
    fermata
    mezzi(?: pubblici)?
    taxi
  `,
  access: words`
    sedi[ae] a rotelle
    carrozzin[ae]
    disabil[ei]
    accessibil[ei]
    accessibilita
    barriere
    scale
    scalini
    gradini
    ascensore
    rampa
    deambulatore
  `,
} satisfies Partial<TopicWords>;
