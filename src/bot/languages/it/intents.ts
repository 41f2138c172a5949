import type { IntentWords } from "../intent-words.ts";
import { words } from "../word-list.ts";

export const intents: IntentWords = {
  startOver: words`
    ricominciare
    ricominciamo
    da capo
    dall'inizio
    ricomincia
    riparti
  `,
  human: words`
    (?:parlare|parlo|parlarne|chattare) (?:con|col|coi) (?:una |un |1 |qualcuno|il |la |l'|lo )?(?:vera |vero )?(?:persona|umano|essere umano|qualcuno|responsabile|operatore|operatrice|cameriere|titolare|proprietario|gestore|direttore|staff)?
    persona vera
    persona reale
    un umano
    essere umano
    servizio clienti
    (?:richiamatemi|richiamami|richiamarmi|ricontattatemi|ricontattarmi|mi richiam(?:i|ate)|mi ricontatt(?:i|ate))(?! (?:se|quando|al \d|al ¦))
    (?:chiamatemi|chiamarmi|mi (?:puo|potete|puoi) (?:chiamare|richiamare))(?! (?:se|quando|al \d|al ¦))
    operatore
    mi passi (?:un |una |1 |il |la |con |qualcuno|al )?(?:responsabile|titolare|operatore|qualcuno|collega|persona|umano|capo|gestore|proprietario)?
    mi passate (?:un |una |1 |il |la |con |qualcuno|al )?(?:responsabile|titolare|operatore|qualcuno|collega|persona|umano|capo|gestore|proprietario)?
    passami (?:un |una |1 |il |la |con |qualcuno|al )?(?:responsabile|titolare|operatore|qualcuno|collega|persona|umano|capo|gestore|proprietario)?
    passatemi (?:un |una |1 |il |la |con |qualcuno|al )?(?:responsabile|titolare|operatore|qualcuno|collega|persona|umano|capo|gestore|proprietario)?
    mi faccia parlare con (?:un |una |1 |il |la |con |qualcuno|al )?(?:responsabile|titolare|operatore|qualcuno|collega|persona|umano|capo|gestore|proprietario)?
    fatemi parlare con (?:un |una |1 |il |la |con |qualcuno|al )?(?:responsabile|titolare|operatore|qualcuno|collega|persona|umano|capo|gestore|proprietario)?
    (?:nessuno|non mi) (?:risponde|rispondono)(?: al telefono)?
    non risponde nessuno
  `,
  humanAlone: words`
    umano
    un umano
    persona
    una persona
    personale
    il personale
    operatore
    un operatore
    operatrice
    responsabile
    il responsabile
    qualcuno
    un addetto
  `,
  back: words`
    (?:voglio )?(?:indietro|tornare|torna|torniamo)(?: (?:indietro|a lei|a te|al bot|all'assistente|alla prenotazione))?
    (?:il |l')?(?:bot|assistente)
  `,
  help: words`
    aiuto
    aiutami
    aiutatemi
    ho bisogno di aiuto
    cosa puoi fare
    cosa sai fare
    come funziona
    mi puoi aiutare
    mi (?:potete|puo|puoi|potresti|potrebbe) (?:aiutare|dare una mano)
    (?:puoi|potete|puo) aiutarmi
    mi aiuti
    mi aiutate
    mi serve aiuto
    ho bisogno d'aiuto
    avrei bisogno di aiuto
    come si fa
    come faccio
    come funzioni
    che cosa (?:puoi|sai) fare
    cosa posso (?:fare|chiedere|chiederti)
    cosa fai
    dammi una mano
    help
  `,
  list: words`
    (?<=^(?:buongiorno,? |buonasera,? |ciao,? |e )?)(?:le mie|la mia|le nostre|la nostra) prenotazion[ei](?=[ .?!]*$)
    (?:ho|abbiamo|avevo) (?:gia |per caso |ancora |anche )?(?:una|delle) prenotazion[ei](?=[ .?!]*$| (?:da voi|a nome [^,.]{1,30}|per [^,.\d]{1,20})[ .?!]*$)
    (?:ho|abbiamo|avevo) (?:gia |per caso |ancora |anche )?qualche prenotazion[ei](?=[ .?!]*$| (?:da voi|a nome [^,.]{1,30}|per [^,.\d]{1,20})[ .?!]*$)
    avevamo (?:gia |per caso |ancora |anche )?(?:una|delle|qualche) prenotazion[ei](?=[ .?!]*$| (?:da voi|a nome [^,.]{1,30}|per [^,.\d]{1,20})[ .?!]*$)
    (?:ho|abbiamo|avevo) (?:gia |per caso |ancora |anche )?fatto una prenotazion[ei](?=[ .?!]*$| (?:da voi|a nome [^,.]{1,30}|per [^,.\d]{1,20})[ .?!]*$)
    avevamo (?:gia |per caso |ancora |anche )?fatto una prenotazion[ei](?=[ .?!]*$| (?:da voi|a nome [^,.]{1,30}|per [^,.\d]{1,20})[ .?!]*$)
    (?:mostra|mostrami|mostrare|vedere|vedi|rivedere|controllare) (?:tutte )?(?:(?:i )?dettagli (?:del)?)?(?:le|la)? ?(?:mie|mia|nostra|nostre) prenotazion[ei]
    (?:controlla|controllami|verificare|verifica|visualizza) (?:tutte )?(?:(?:i )?dettagli (?:del)?)?(?:le|la)? ?(?:mie|mia|nostra|nostre) prenotazion[ei]
    (?:visualizzare|fammi vedere|dimmi|ricordami|ricordare|elenca) (?:tutte )?(?:(?:i )?dettagli (?:del)?)?(?:le|la)? ?(?:mie|mia|nostra|nostre) prenotazion[ei]
    (?:conoscere|sapere|confermare|confermate|confermarmi) (?:tutte )?(?:(?:i )?dettagli (?:del)?)?(?:le|la)? ?(?:mie|mia|nostra|nostre) prenotazion[ei]
    (?:quali (?:sono|prenotazioni ho)|qual e|quando e|a che ora e) (?:la|le)? ?(?:mie|mia|nostra|nostre)? ?prenotazion[ei]
    (?:per che ora e|per quando e|dov'e|com'e) (?:la|le)? ?(?:mie|mia|nostra|nostre)? ?prenotazion[ei]
    (?:la|le) (?:mia|nostra|mie|nostre) prenotazion[ei] (?:e|sono|risulta|era) (?:stat[ae] )?(?:a che ora|per che ora|quando|confermat[ae]|registrat[ae])
    (?:la|le) (?:mia|nostra|mie|nostre) prenotazion[ei] (?:e|sono|risulta|era) (?:stat[ae] )?(?:ok|a posto|valid[ae]|inserit[ae])
    che prenotazioni ho
    quante prenotazioni ho
    risulta (?:la mia|la nostra|una) prenotazione
  `,
  cancel: words`
    (?:elimin|toglie|togli|tolga|rimuov|lev|depenn)\p{L}{0,4} (?:il |la )?(?:mi[oa] |nostr[oa] |quest[oa] )?(?:tavolo|prenotazione)
    (?:rinunc|desist)\p{L}{1,5} (?:al|alla|dal|dalla) (?:mi[oa] |nostr[oa] )?(?:tavolo|prenotazione)
    (?:dare|date|dia|diate|cedere|cedete) (?:il |la )(?:mi[oa] |nostr[oa] )(?:tavolo|prenotazione) a(?:d| chi)?
    (?:rinunciare|rinunciamo|rinuncio) (?:al|alla)(?: nostro| nostra| mia)? (?:tavolo|prenotazione)
    (?:lasciar|lasciamo|lasciare) (?:perdere|stare) (?:il|la|col|con il)(?: nostro| nostra| mia)? (?:tavolo|prenotazione)
    (?:levate|leva|levare|depennate) (?:la|il)(?: mia| nostra| nostro)? (?:prenotazione|tavolo)
    (?:eliminare|elimina|eliminate|togliere|togli|togliete) il(?: nostro)? tavolo
    annullare
    annulla(?:mi|ci|la|lo|te|temi|teci|tela|telo)?
    annullerei
    annulleremmo
    annulli
    annullarla
    annullarlo
    annullo
    annulliamo
    annullamento
    annullata
    cancellare
    cancella(?:mi|ci|la|lo|te|temi|teci|tela|telo)?
    cancellerei
    cancelleremmo
    cancelli
    cancellarla
    cancellazione
    cancelliamo
    disdire
    disdirei
    disdiremmo
    disdico
    disdiciamo
    disdite
    disdica
    disdirla
    disdetta
    disdici
    non (?:mi|ci) serve piu (?:il tavolo|la prenotazione|nulla|niente)
    (?:eliminare|elimina|eliminate|togliere|togli|togliete|rimuovere|rimuovi) (?:la|la mia|la nostra|questa) prenotazione
    non (?:ho|abbiamo) piu bisogno (?:del tavolo|della prenotazione|di un tavolo)
    non (?:voglio|vogliamo|vorrei) piu (?:il tavolo|la prenotazione|prenotare)
    liberare il tavolo
    liberate (?:pure )?il tavolo
  `,
  absence: words`
    (?:non|nn) (?:posso|possiamo|riesco|riusciamo|potremo|potro|riusciremo|riusciro|potremmo)(?: piu| proprio| purtroppo)?(?: a)?(?: piu)? (?:venire|esserci|essere presenti|essere li|esser presenti)(?! (?:prima|dopo|alle|alla|per le|verso|all|il|\d|¦))
    (?:non|nn) (?:veniamo|vengo|verremo|verro|ci siamo)(?: piu| purtroppo)?(?! (?:prima|dopo|alle|per le|verso|all|il|in \d|tutti|solo|\d|¦))
    (?:non|nn) (?:ci saremo|ci saro|ci sono)(?: piu| purtroppo)?(?! (?:prima|dopo|alle|per le|verso|all|il|in \d|tutti|solo|\d|¦))
    (?:non|nn) (?:ce la facciamo|ce la faccio|facciamo a tempo|se ne fa niente|se ne fa nulla)(?! (?:prima|dopo|alle|per le|per|entro|all|\d|¦))
    imprevisto
    contrattempo
    (?:siamo|sono) (?:malat[oiae]|ammalat[oiae])
    ho la febbre
  `,
  stop: words`
    lascia stare
    lascia perdere
    lasciamo stare
    lasciamo perdere
    stop
    basta
    fermati
    dimentica
    non importa
    fa niente
    ferma
    interrompi
    smettila
    non fa niente
    non fa nulla
    fa nulla
    non serve
    niente grazie
    come non detto
    dimenticalo
    dimenticatelo
    esci
    termina
    chiudi
    finiscila
    zitto
    lasci stare
    lasci perdere
    anzi no
    meglio di no
  `,
  change: words`
    cambiare
    cambia(?:mi|ci|la|lo|te|temi|teci|tela|telo)?
    cambierei
    cambieremmo
    cambi
    cambiarla
    cambiarlo
    cambiamo
    cambio(?! di (?:programm[ai]|piani)(?![\p{L}]))
    cambiamento
    modificare
    modifica(?:mi|ci|la|lo|te|temi|teci|tela|telo)?
    modificherei
    modificheremmo
    modifichi
    modificarla
    modifichiamo
    spostare
    sposta(?:mi|ci|la|lo|te|temi|teci|tela|telo)?
    sposterei
    sposteremmo
    sposti
    spostarla
    spostarlo
    spostiamo
    spostamento
    posticipare
    posticipa(?:mi|ci|la|te|temi|teci|tela)?
    posticiperei
    posticiperemmo
    posticipiamo
    anticipare
    anticipa(?:mi|ci|la|te|temi|teci|tela)?
    anticiperei
    anticiperemmo
    anticipiamo
    rimandare
    rimanda
    rimandiamo
    ritardare
    correggere
    correggi
    sostituire
    aggiornare
    un altro giorno
    un'altra data
    un altro orario
    un'altra ora
    altro giorno
    (?:aggiungere|aggiungi|aggiungete|aggiungiamo) (?:\d{1,2}|una?|uno|altre \d|altri \d) (?:person[ae]|post[oi]|copert[oi]|bambin[oi]|adult[oi]|ospit[ei])
    (?:aggiunga|togliere|togli|togliete) (?:\d{1,2}|una?|uno|altre \d|altri \d) (?:person[ae]|post[oi]|copert[oi]|bambin[oi]|adult[oi]|ospit[ei])
    (?:\d{1,2}|un[ao]?) ?(?:person[ae]|post[oi]|copert[oi]|bambin[oi]|adult[oi]|ospit[ei])? in (?:piu|meno)
    un'altra persona
  `,
  rather: words`
    cambio di (?:programm[ai]|piani)
    invece
    piuttosto
    anziche
    al posto di
    al posto delle
    al posto dell'altro
    al suo posto
    in realta
    alla fine(?! (?:non|nn))
  `,
  correction: words`
    rettifico
    errata
    mi correggo
    chiedo scusa(?!.{0,30}(?:non|nn) (?:poss|riesc|ven|verr|ci s))
    accidenti
    no
    anzi
    meglio
    (?:scus(?:a|ate|i|ami)|mi scusi)(?!.{0,30}(?:non|nn) (?:poss|riesc|riusc|potr|ven|verr|ci sa|ci sia))
    in realta
    aspetta
    aspetti
    aspettate
    volevo dire
    intendevo
    intendo
    facciamo
    invece
    piuttosto
    alla fine
    ho sbagliato
    mi sono sbagliato
    mi sono sbagliata
    errore
    correzione
    ops
    oops
    pardon
    un attimo
    preferisco
    preferirei
    preferiamo
    preferiremmo
    no scusa
    no scusi
    ah no
    eh no
    metti
    mettiamo
    mettete
    non e
    non sono
    (?:non|nn)(?= (?:(?:e|siamo|saremo|sono|in|per|il|di|alle|le|piu) ){0,3}(?:\d|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|domani|stasera|oggi))
    ehm
    cioe
    ossia
    ovvero
    macche
    voglio dire
    correggo
    mi correggo
    no aspetta
    mi sbaglio
  `,
  waitlist: words`
    lista d'attesa
    lista di attesa
    lista attesa
    liste d'attesa
    (?:avvisami|avvisatemi|avvisateci|avvisi|avvisarmi|avvertitemi|avvertimi|fatemi sapere) (?:se|quando|nel caso|in caso|appena)
    (?:fammi sapere|chiamatemi|chiamami|contattatemi|scrivetemi|mi avvis(?:i|ate)) (?:se|quando|nel caso|in caso|appena)
    se si libera
    se si liberano
    se si liberasse
    se qualcuno (?:disdice|annulla|rinuncia)
    se c'e (?:una disdetta|una rinuncia|una cancellazione)
    in caso di (?:disdett[ae]|rinunci[ae]|cancellazion[ei])
  `,
  question: words`
    quanto (?:costa|costano|dura|tempo|e|viene|si spende|ci vuole|dista)
    (?:a|fino a|da) che ora (?:aprite|chiudete|apre|chiude|siete|servite|e aperto|e aperta|e chiuso|chiudono|si puo|si mangia)
    fino a quando
    quando (?:aprite|chiudete|siete aperti|apre|chiude)
    orari
    orario di (?:apertura|chiusura)
    giorni? di (?:apertura|chiusura)
    qual e
    quali sono
    dove (?:siete|si trova|e|vi trovate|si parcheggia|posso parcheggiare)
    il menu
    accettate
    l'indirizzo
    vostro indirizzo
    parcheggio
    siete (?:aperti|chiusi|al completo|pieni|dog friendly)
    (?:e|siete) (?:accessibile|accessibili|caro|lontano)
    servite
    dress code
    buoni pasto
    come (?:ci )?si arriva
    che tipo di cucina
    posso (?:portare|parcheggiare|pagare)
    possiamo (?:portare|parcheggiare|pagare)
    si possono portare
  `,
  requests: words`
    (?:possiamo|potremmo|posso|potrei|si puo|sarebbe possibile|e possibile|si potrebbe)
    (?:potete|potreste|puo|potrebbe)(?: darci| metterci| riservarci)?
  `,
  questionStart: words`
    (?:(?:una|1) )?(?:domanda|info|informazione)
    (?:in|con|per|da|di|su|fino a) (?:che|quale|quali|quanti|quando|dove)
    (?<!(?:credo|penso|direi|suppongo|immagino|mi sa) )che
    che cosa
    cosa
    quando
    dove
    dov'e
    chi
    come
    perche
    quale
    quali
    qual
    quanto
    quanti
    quante
    quanta
    avete
    avreste
    avresti
    c'e
    ce
    c'era
    ci sono
    ci sarebbe
    ci sarebbero
    posso
    puoi
    puo
    potete
    potrei
    potremmo
    potreste
    potrebbe
    potresti
    possiamo
    e possibile
    sarebbe possibile
    si puo
    si potrebbe
    si possono
    a che
    fino a che
    per caso
    siete
    fate
    servite
    accettate
    ammettete
    prendete
    offrite
    consegnate
    serve
    bisogna
    sapete
    sa dirmi
    mi sa dire
    mi dite
    mi dici
    mi puo dire
    vorrei sapere
    volevo sapere
    quant'e
    riuscite
    riusciamo
  `,
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
    (?:vorrei|vorremmo|vorremo|voglio|vogliamo|vogliono|vuole|volevo|volevamo|volessi|ho bisogno di|abbiamo bisogno di|mi serve|ci serve|mi servirebbe|ci servirebbe|mi piacerebbe|ci piacerebbe|desidero|desideriamo|desidererei|pensavo di|pensavamo di|ho voglia di|abbiamo voglia di|intendo) (?:venire a |venire da |venire |andare a |andare )?(?:mangiare|cenare|pranzare|un tavolo|prenotare|riservare|una prenotazione|nella migliore|in un|cena|pranzo|fare una prenotazione|da voi)
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
    (?:vorr|vogli|volev|piacer|desider|gradir)\p{L}{0,7} (?:\p{L}{1,8} ){0,2}?(?:tornare|portar(?:li|le|vi|lo|la)|festeggiare|organizzare|ritrovarci|celebrare|invitare)
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
    ce
    ce l'avete
  `,
  elsewhere: words`
    sveglia
    sveglie
    allarme
    promemoria
    ricordami
    timer
    playlist
    (?<!(?:c'e|avete|fate) (?:la |della )?)musica(?! (?:dal vivo|live))
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
  closing: words`
    e tutto
    basta cosi
    nient'altro
    arrivederci
    a presto
    buona giornata
    buona serata
    ci vediamo
    addio
    a dopo
    a domani(?=[ .!]*$)(?<=^a domani|[.,!] ?a domani|grazie a domani|ok a domani|perfetto a domani|bene a domani)
    a stasera(?=[ .!]*$)(?<=^a stasera|[.,!] ?a stasera|grazie a stasera|ok a stasera|perfetto a stasera|bene a stasera)
    (?<=^|[.,!] ?|(?:grazie|mille|ok|perfetto|ottimo|bene|allora) )a (?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)(?: sera| pranzo)?(?=[ .!]*$)
    buon weekend
    buon fine settimana
    buona continuazione
    buon proseguimento
    tutto qui
    basta grazie
    e tutto grazie
    niente altro
    alla prossima
    ciao ciao
    buonanotte
  `,
  yes: words`
    si
    si si
    sisi
    si grazie
    si per favore
    si certo
    certo
    certo che si
    certamente
    ok
    okay
    okk
    oki
    okey
    ok ok
    va bene
    d'accordo
    daccordo
    assolutamente
    assolutamente si
    sicuro
    sicuramente
    yes
    yep
    eh si
    come no
    ma certo
    direi di si
    certissimo
    ovvio
    ma certo che si
    eccome
  `,
  affirm: words`
    perfetto
    perfetta
    esatto
    esattamente
    giusto
    corretto
    bene
    benissimo
    ottimo
    confermo
    conferma
    confermare
    confermato
    volentieri
    con piacere
    prego
    affermativo
    procedi
    vai
    procediamo
    naturalmente
    ovviamente
    senz'altro
    tutto giusto
    va benissimo
    bello
    e corretto
    vero
    fatto
    👍
    👌
    ✅
    eccome
    decisamente
    (?<!(?:non|nn) )(?:ci saremo|ci saro|ci siamo|vengo)
    affare fatto
    nessun problema
    non c'e problema
    senza problemi
    perche no
    confermiamo
    approvato
    tutto ok
    (?<!(?:ciao|buongiorno|buonasera|salve|ehi|ehila|buondi),? )tutto bene
    tutto corretto
    siamo d'accordo
    ci sta
    per me va bene
    per noi va bene
    tutto a posto
    tutto apposto
    a posto
    apposto
    tutto perfetto
    e tutto giusto
    per (?:me|noi) (?:va bene|ok|va benissimo|e ok|perfetto)
    (?:mi|ci) va (?:bene|benissimo)
    va bene (?:cosi|per me|per noi|grazie)
    va benone
    benone
    ci stiamo
    ci sto
    ci vediamo (?:li|allora|la)
    andata
    aggiudicato
    confermate
    confermi
    lo confermo
    la confermo
    confermatissimo
    dai
    si dai
    dai si
    ok per me
    ok per noi
    preciso
    proprio cosi
    e cosi
    cosi va bene
    e giusto
    e esatto
    e perfetto
    e ok
    fantastico
    magnifico
    splendido
    grande
    top
    super
    eccellente
    meraviglioso
    no problem
    mi sembra (?:ok|giusto|perfetto|corretto|di si)
    credo di si
    penso di si
    direi di si
    e vero
    infatti
    accetto
    accettiamo
    lo prendo
    la prendo
    lo prendiamo
    (?<!(?:non|nn) )(?:veniamo|verremo)(?! in \d)
    con molto piacere
    molto volentieri
    tutto confermato
    perfettamente
    si puo fare
    fatelo
    fallo
    proceda
    procedete
    avanti
    concordo
    sono d'accordo
    prenoti pure
    prenota pure
    prenotate pure
    di si
  `,
  deny: words`
    no
    no grazie
    per niente
    affatto
    mai
    negativo
    sbagliato
    errato
    falso
    non e corretto
    non va bene
    non e giusto
    assolutamente no
    niente
    nemmeno
    certo che no
    👎
    ❌
    non proprio
    non questa volta
    questa volta no
    nessuno
    nessuna
    nessuno dei (?:2|due)
    nessuna delle (?:2|due)
    ne l'uno ne l'altro
    oggi no
    non e possibile
    non mi va bene
    non ci va bene
    meglio di no
    non piu
    no no
    nono
    non ancora
    (?:non|nn) (?:ho|abbiamo) (?:mai )?(?:detto|chiesto|scritto|inteso)
    non intendevo
    non era
    neanche per sogno
    neanche per idea
    nemmeno per sogno
    macche
    ma no
    per carita
    (?:non|nn) (?:mi|ci) (?:va|sta) (?:bene|piu|molto)?
    (?:non|nn) (?:mi|ci) va
    (?:non|nn) va
    non mi convince
    e sbagliato
    e errato
    e un errore
    c'e un errore
    sbagliata
    errata
    non e cosi
    non cosi
    non esattamente
    non adesso
    non ora
    non credo
    non penso
    non mi pare
    non direi
    direi di no
    credo di no
    penso di no
    preferisco di no
    preferirei di no
    per nulla
    nulla
    neanche
    in nessun modo
    giammai
    nope
    nah
    lasci(?:a|amo|ate|are)? (?:tutto )?(?:cosi|com'e)(?: com'e)?
    (?:non cambi(?:are|ate|a|amo)?|senza cambiare) (?:niente|nulla)
    resta cosi
    rifiuto
    si sbaglia
    ti sbagli
    vi sbagliate
    mai piu
    un'altra volta
    un altra volta
    non oggi
  `,
  withoutPhone: words`
    (?:nessun|senza|niente|non ho|non ho il|non ho un) (?:numero|telefono|cellulare)(?: di telefono)?
  `,
  declines: words`
    non ce l'ho
    senza
    nessuno
    salta
    saltare
    passo
    preferisco di no
    meglio di no
    preferirei di no
    skip
    (?:non |nn )?(?:voglio|vorrei|vogliamo|intendo|preferisco) ?(?:non )?(?:dar(?:lo|velo|telo|glielo|e)|lasciar(?:lo|e))(?: il (?:mio )?numero)?
    (?:non |nn )?(?:voglio|vorrei|vogliamo|intendo|preferisco) ?(?:non )?(?:fornir(?:lo|e)|condivider(?:lo|e)|dire)(?: il (?:mio )?numero)?
    non (?:lo|ve lo|te lo) (?:do|dico|lascio|ho)
    non serve
    non e necessario
    non necessario
    avanti
    prossimo
    nessuna
    nulla
    niente
    non ne ho
    non lo so
  `,
  but: ["ma", "pero", "tranne", "eccetto", "anche se"],
  greet: words`
    ciao
    buongiorno
    buonasera
    salve
    buon pomeriggio
    buonanotte
    buon giorno
    buona sera
    come va
    come stai
    hey
    salve a tutti
    buondi
    buongiorno a (?:tutti|voi|lei)
    buonasera a (?:tutti|voi|lei)
    ciao a tutti
    hello
    hi
    ehi
    ehila
    buona giornata a voi
    come va\?
    come state
    come sta
    tutto bene\?
    (?<=(?:ciao|buongiorno|buonasera|salve|ehi|ehila|buondi),? )tutto bene(?=[ .!]*$)
    piacere
    buonpomeriggio
    buon di
  `,
  thanks: words`
    grazie
    grazie mille
    molte grazie
    tante grazie
    ti ringrazio
    la ringrazio
    vi ringrazio
    🙏
    grazie a (?:voi|lei|te)
    grazie infinite
    grz
    grazie tante
    grazie di cuore
    grazie davvero
    ringrazio
    vi ringraziamo
    gentilissim[oiae]
    molto gentil[ei]
    mille grazie
    thank you
    thanks
    merci
  `,
  complaint: words`
    (?:aspettato|atteso) 1'ora
    aspettato un'ora
    (?:aspettato|atteso) (?:[\p{L}\d'.]{1,9} ){0,3}(?:ora|ore|minuti|eternita|tanto|molto)
    nessuno (?:\p{L}{1,8} ){0,3}(?:scusato|chiesto scusa|scuse)
    (?:stat[oaie]|sentit[oaie]) male (?:dopo|per) (?:\p{L}{1,8} ){0,2}(?:cenato|mangiato|cena|pranzo|cibo|aver)
    (?:fare|presentare|sporgere|ho) (?:un |una |1 )?(?:reclamo|lamentela)
    (?:lamentarmi|lamentarci|reclamare|protestare|un reclamo)
    (?:rimborso|rimbors\p{L}{1,5}|indietro i (?:miei )?soldi|risarcimento)
    (?:vergogna|vergognoso|inaccettabile|inammissibile|schifo|schifoso|scandaloso|indecente|truffa)
    (?:pessim[oa]|terribile|orribile|peggior\p{L}{0,2}|scarso) (?:servizio|cibo|esperienza|ristorante|cena|serata|cameriere)
    (?:cameriere|cameriera|servizio|cibo) (?:era|erano|e stat[oa]) (?:\p{L}{1,10} ){0,3}(?:fredd[oa]|crud[oa]|pessim[oa]|maleducat[oa])
    (?:zuppa|carne|personale|piatto|cena) (?:era|erano|e stat[oa]) (?:\p{L}{1,10} ){0,3}(?:fredd[oa]|crud[oa]|pessim[oa]|maleducat[oa])
    (?:cameriere|cameriera|servizio|cibo) (?:era|erano|e stat[oa]) (?:\p{L}{1,10} ){0,3}(?:orribile|terribile|immangiabile|scortese)
    (?:zuppa|carne|personale|piatto|cena) (?:era|erano|e stat[oa]) (?:\p{L}{1,10} ){0,3}(?:orribile|terribile|immangiabile|scortese)
    intossicazione
    (?:sono|siamo|molto) (?:\p{L}{1,9} )?(?:arrabbiat[oaie]|furios[oaie]|delus[oaie]|furibond[oaie]|incazzat[oaie])
    (?:siete|sei|e) (?:\p{L}{1,9} )?(?:inutil[ei]|incompetent[ei]|incapac[ei])
    mai piu
  `,
  sorrow: words`
    (?:e|sono) (?:\p{L}{1,9} )?(?:mort[oaie]|mancat[oa]|decedut[oaie]|venut[oa] a mancare|scompars[oa])
    (?:lutto|funerale|decesso|mancato all'affetto)
    (?:ospedale|pronto soccorso|ricoverat[oaie]|terapia intensiva)
    (?:incidente|infarto|ictus)
    (?:sono|siamo|e|sta|stiamo) (?:\p{L}{1,9} )?(?:malat[oaie]|ammalat[oaie]|male)
    (?:ho|ha|abbiamo) (?:il |l'|la )?(?:covid|febbre|influenza)
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
    (?:un )?(?:secondo|altro|ulteriore) tavolo
    (?:una )?(?:seconda|altra|ulteriore) prenotazione
    un tavolo in piu
    (?<=^ {0,2})(?:uno in piu|ancora uno|tutti e 2|entrambi)(?= {0,2}(?:per favore|grazie|[.!?,]|$))
    (?<=^ {0,2})in piu(?= {0,2}(?:per favore|grazie|[.!?,]|$))
  `,
  late: words`
    in coda (?:in|sul|sulla|nel) (?:autostrada|tangenziale|raccordo|traffico|superstrada)
    (?:siamo|sono|saremo) (?:un po' )?indietro
    (?:in|di|un po' di|con|minuti di) ritardo
    ritardo di
    ritardiamo
    (?:bloccat[oaie]|fermi|imbottigliat[oaie]) (?:nel|in) (?:traffico|coda|colonna|treno)
    (?:facciamo|arriviamo|arrivo|faremo|faccio|facciamo un po') (?:\p{L}{1,8} )?tardi
    (?:arriviamo|arriveremo|arrivo|arrivero|siamo li|saremo li)(?: verso)? (?:alle|all'|le) .{1,20} (?:invece|anziche)
    (?:arriviamo|arriveremo|arrivo|arrivero) (?:solo|soltanto) (?:alle|verso le)
  `,
  praise: words`
    fantastico
    ottimo
    bellissimo
    meraviglioso
    splendido
    magnifico
    grande
    che (?:bello|gentile)
    perfetto
    tutto perfetto
    eccellente
  `,
  thankedFor: words`per(?! favore)`,
  first: words`
    il primo
    la prima
    primo
    prima
    la prima opzione
    1°
    il 1°
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
  `,
  last: words`
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
  `,
  places: words`
    seconda|secondo|2ª|2°
    terza|terzo|3ª|3°
    quarta|quarto
    quinta|quinto
    sesta|sesto
  `,
  any: words`
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
  `,
  fillers: words`
    per favore
    per piacere
    eh
    beh
    allora
    dunque
    oh
    ah
    grazie
    forse
    ok
    e
    si
    solo
    credo
    diciamo
    ora
    adesso
    signore
    signora
    bene
    ho detto
    perfavore
    per cortesia
    x favore
    ehm
    uhm
    mmm
    mah
    boh
    ecco
    senta
    senti
    scusi
    scusa
    scusate
    mi scusi
    guardi
    guarda
    insomma
    cioe
    praticamente
    magari
    dai
    quindi
    comunque
    direi
    penso
    se possibile
    grazie mille
    molte grazie
    tipo
    tanto
    intanto
    va be
    vabbe
    semplicemente
    sarebbe
    saremmo
    appunto
    ormai
  `,
};
