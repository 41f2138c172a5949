import type { BookingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const booking: BookingWords = {
  book: words`
    prenotare
    prenota
    prenotami
    prenotate
    prenotateci
    prenotatemi
    prenoto
    prenoti
    prenotarci
    prenotarmi
    prenotiamo
    prenotazione
    prenotazioni
    prenotassi
    tavol[oi] (?:per|x|da|di|in|a|al|libero|disponibile)
    un tavolo
    un tavolino
    un posto
    posto per
    posti per
    tav\.? (?:per|x|da)
    (?:vorrei|vorremmo|vorremo|voglio|vogliamo|vogliono|vuole|volevo|volevamo|volessi|ho bisogno di|
      abbiamo bisogno di|mi serve|ci serve|mi servirebbe|ci servirebbe|mi piacerebbe|ci piacerebbe|desidero|
      desideriamo|desidererei|pensavo di|pensavamo di|ho voglia di|abbiamo voglia di|intendo) (?:venire a |venire da |
      venire |andare a |andare )?(?:mangiare|cenare|pranzare|un tavolo|prenotare|riservare|una prenotazione|
      nella migliore|in un|cena|pranzo|fare una prenotazione|da voi)
    (?:trova|trovami|trovare|cercami|cerca|cerco|cerchiamo) (?:un|una|per) (?:\p{L}{1,20} )?(?:ristorante|tavolo|prenotazione|posto|tavolino)
    (?:fai|fammi|riserva|riservami|riservare) (?:un|una|per) (?:\p{L}{1,20} )?(?:ristorante|tavolo|prenotazione|posto|tavolino)
    (?:riservateci|riservarci|tienimi|teneteci) (?:un|una|per) (?:\p{L}{1,20} )?(?:ristorante|tavolo|prenotazione|posto|tavolino)
    (?:tenetemi|tenermi|bloccami|bloccate) (?:un|una|per) (?:\p{L}{1,20} )?(?:ristorante|tavolo|prenotazione|posto|tavolino)
    (?:mi|ci) (?:date|dai|dia|da|tieni|tenete|riservi|riservate) (?:un |una |\d{1,3} )?(?:tavolo|tavolino|posto|posti|prenotazione)
    (?:mi|ci) (?:riserva|trovi|trovate|fai|fate) (?:un |una |\d{1,3} )?(?:tavolo|tavolino|posto|posti|prenotazione)
    mangiare (?:a|al|in|da|fuori|qui|li)
    cenare (?:da|in|al|a|qui|fuori)
    pranzare (?:da|in|al|a|qui|fuori)
    (?:fare|effettuare|fissare) una prenotazione
    avete (?:ancora |per caso )?(?:posto|posti|disponibilita|un buco|spazio|qualcosa(?! (?:senza|vegan|vegetarian|per celiac)))
    c'e (?:ancora )?(?:posto|disponibilita|un buco)
    ci sono (?:ancora )?(?:posti|tavoli)
    sono disponibili
    disponibilita per
    riprovare
    riprova
    riprovi
    riproviamo
    (?:provare|prova|provi|proviamo|tentare|tenta) (?:di nuovo|ancora|un'altra volta)
    (?:vorr|vogli|volev|piacer|desider|gradir)\p{L}{0,7} (?:\p{L}{1,8} ){0,2}?(?:tornare|portar(?:li|le|vi|lo|la)|
      festeggiare|organizzare|ritrovarci|celebrare|invitare)
  `,
  bookVerbs: words`
    prenotare
    prenota
    vorrei
    vorremmo
    voglio
    cerco
    cerchiamo
    trova
    trovami
    serve
    bisogno
    fare
    avere
    avete
    fai
    riserva
    c'e
    trovare
    volevo
    volevamo
    vogliamo
    avreste
    ci sarebbe
    ci sono
    riservare
    riservami
    prenotarci
    fissare
    desidero
    desideriamo
    mi serve
    ci serve
    servirebbe
    piacerebbe
    tenere
    teneteci
    bloccare
    prendere
    possiamo
    posso
    venire
    fate
    resta
    rimasto
    rimasti
  `,
  bookNouns: words`
    tavolo
    tavoli
    tavola
    prenotazione
    prenotazioni
    (?<!nel )posto
    posti
    ristorante
    disponibilita
    disponibile
    osteria
    trattoria
    pizzeria
    tavolino
    tav
    disponibili
    libero
    liberi
    coperti
    ristoranti
    buco
    spazio
    cena
    pranzo
  `,
  proposals: words`
    esiste
    che ne dice di
    e se
    e possibile
    possiamo
    posso
    puo
    potete
    avete
    c'e
    facciamo
    e alle
    va bene
    sarebbe possibile
    potreste
    potremmo
    potrei
    e possibile avere
    si puo
    si potrebbe
    avreste
    ci sarebbe
    ci sono
    e per le
    e per
    che ne dite di
    che ne dici di
    andrebbe bene
    va bene se
    puoi
    potresti
    magari
    riuscite
    riusciamo
    possibile
    per caso
    ce(?! (?:la|il|anche|pure) )
    ce l'avete
    perche no[n]?
  `,
  usual: words`
    come (?:l'ultima volta|la volta scorsa|l'altra volta|la scorsa volta|al solito|di solito|sempre|di consueto)
    (?:il |la |al )?(?:mio|mia|nostro|nostra|il|la|lo) solit[oa](?: tavolo| posto| prenotazione| ora| orario)?
    (?:la |lo |il )?(?:stess[oa])(?: \p{L}{1,12}){0,2} (?:dell'ultima|di sempre|dell'altra|della scorsa|della volta)(?: volta| scorsa)?
    (?:mio|nostro) tavolo (?:abituale|preferito|di sempre)
    (?:uguale|identico|come) all'ultima volta
    (?:il )?tavolo di sempre
    solit[oa] (?:tavolo|posto)
  `,
  besides: words`
    (?<=^ {0,2})(?:no,? )?(?:e )?(?:una|la|un|il) nuov[ao](?: (?:prenotazione|tavolo))?(?= {0,2}(?:per favore|grazie|[.!?,]|$))
    (?:un )?(?:secondo|altro|ulteriore) tavolo
    (?:una )?(?:seconda|altra|ulteriore) prenotazione
    un tavolo in piu
    (?<=^ {0,2})(?:uno in piu|una in piu|un altro|un altra|un'altra|ancora uno|tutti e 2|entrambi)(?= {0,2}(?:per favore|grazie|[.!?,]|$))
    (?<=^ {0,2})in piu(?= {0,2}(?:per favore|grazie|[.!?,]|$))
    (?:per |con |e per |sono )?(?:altre persone|altra gente|altri amici|un altro gruppo)(?= {0,2}(?:per favore|[.!?,]|$))
  `,
};
