import type { TopicWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const topics: TopicWords = {
  fees: words`
    (?:annull|cancell|disd)\p{L}{1,9}[,.:; ]{1,4}(?:\p{L}{1,12} ){0,4}(?:fino a|entro) (?:quando|che (?:ora|giorno))
    (?:prenotazione|prenotare) (?:costa|e gratis|e gratuita|si paga|e a pagamento)
    (?:paga|pagare|costa)(?: \p{L}{1,8}){0,2} (?:per |la )?(?:prenotare|prenotazione)
    se (?:mi|ci|ce lo|me lo) (?:ne )?(?:dimentic|scord)\p{L}{1,6}
    (?:pago|paga|pagare|paghiamo|costa|costerebbe) (?:[\p{L}']{1,10} ){0,4}se (?:[\p{L}'\d]{1,12} ){0,4}(?:manca|mancano|viene|vengono|malat[oia])
    (?:addebit\p{L}{1,4}|scalat[eoai]|prelev\p{L}{1,4}|trattenete|trattenuta) (?:\p{L}{1,10} ){0,4}(?:carta|conto|caparra|acconto)
    (?:perdo|perdiamo|perderei|restituite|rimborsate|riavere|riprendo|ridate|indietro) (?:\p{L}{1,10} ){0,3}(?:caparra|acconto|deposito|cauzione|soldi)
    (?:rimborsabil[ei]|rimborso|addebito|penal[ei]|multa)
    (?:pago|pagare|paghiamo|costa|costerebbe|succede|addebitate) (?:[\p{L}']{1,10} ){0,4}se (?:[\p{L}']{1,12} ){0,4}(?:non|meno|siamo|solo|manca)
    (?:pago|pagare|paghiamo|costa|costerebbe|succede|addebitate) (?:[\p{L}']{1,10} ){0,4}se (?:[\p{L}']{1,12} ){0,4}(?:annull\p{L}{1,4}|disdic\p{L}{1,4})
    (?:fino a|entro) (?:quando|che ora|che giorno) (?:[\p{L}']{1,12} ){0,4}(?:disdire|annullare|cancellare|disdico|annullo)
    (?:carta|carta di credito) (?:\p{L}{1,8} ){0,2}(?:per prenotare|a garanzia|in garanzia)
    (?:e )?se (?:poi )?(?:non|nn) (?:vengo|veniamo|mi presento|ci presentiamo|possiamo venire|posso venire|arriviamo|viene)
    no[- ]?show
    (?:caparra|acconto|deposito|cauzione)
    (?:pagare|pago|paga|paghiamo) (?:\p{L}{1,8} ){0,2}(?:in anticipo|prima|subito|alla prenotazione)
    (?:penale|penali|costi|costo|spese|politica|condizioni|termini) (?:di |per )(?:la |l')?(?:cancellazione|annullamento|disdetta|mancata presentazione)
    (?:penale|penali|costi|costo|spese|politica|condizioni|termini) (?:di |per )(?:la |l')?(?:annullare|disdire)
    (?:c'e|ci sono|e prevista|ce) (?:una |un |1 |delle )?(?:penale|penali|costo|costi|spese|commissione)
    (?:costa|succede|pago|pagare|paghiamo) (?:[\p{L}',]{1,12} ){0,5}(?:annullo|annullare|disdico|disdire|annulliamo|disdiciamo|cancello|cancellare)
    (?:fino a|entro) quando (?:[\p{L}']{1,12} ){0,3}(?:disdire|annullare|cancellare)
    (?:disdire|annullare|cancellare) (?:[\p{L}']{1,12} ){0,3}(?:gratis|gratuitamente|senza costi|senza penali|piu tardi|il giorno stesso|all'ultimo|se)
    (?:e|che|cosa|che cosa)(?: succede)? se (?:\p{L}{1,10} ){0,2}(?:disdico|disdiciamo|annullo|annulliamo|cancello|cancelliamo|non (?:vengo|veniamo|posso|possiamo))
    (?:ultimo|ultima) (?:momento|giorno|ora|termine) (?:utile )?per (?:la |l')?(?:annull|cancell|disd)\p{L}{1,9}
    (?:limite|termine|scadenza) per (?:la |l')?(?:annull|cancell|disd)\p{L}{1,9}
    (?:serve|vi serve|volete|chiedete|bisogna dare|devo dare|avete bisogno de\p{L}{1,3}) (?:\p{L}{1,5} ){0,2}(?:carta(?: di credito)?|numero (?:di|della) carta)
    (?:devo|dobbiamo|bisogna|si deve) pagare (?:adesso|ora|subito|prima|in anticipo)
    (?:(?:entro|fino a|sino a) (?:che|quale|quanti|quante) (?:giorn[oi]|data|or[ae]|momento)(?: prima)?) (?:[\p{L}',]{1,12} ){0,6}(?:disd\p{L}{2,6}|cancell\p{L}{1,5}|annull\p{L}{1,5})
    (?:disd\p{L}{2,6}|cancell\p{L}{1,5}|annull\p{L}{1,5})(?: [\p{L}']{1,14}){0,4},? (?:(?:entro|fino a|sino a) (?:che|quale|quanti|quante) (?:giorn[oi]|data|or[ae]|momento)(?: prima)?)
  `,
  stay: words`
    (?:mandate|mandano|manderete|buttate|cacciate) (?:\p{L}{1,8} ){0,2}(?:via|fuori)
    (?:quanto|quanto tempo|per quanto|fino a che ora|quante ore) (?:\p{L}{1,12} ){0,4}(?:tavolo|restare|rimanere|stare|tenere|seduti|fermarci|nostro)
    (?:limite|limiti) (?:di tempo|d'orario|di orario|orario)
    (?:dobbiamo|bisogna|tocca|devo|si deve) (?:alzarci|alzarsi|andarcene|andare via|lasciare|liberare|sgomberare|uscire)
    (?:possiamo|si puo|potremmo|posso) (?:restare|rimanere|fermarci|fermarsi|trattenerci)(?! (?:fuori|all|in|nel|nella|sulla|vicino|dentro)(?![\p{L}]))
    (?:cacciate|mandate via|buttate fuori|mandano via|cacciano)
    (?:doppio|1|primo|secondo|2|due) turn[oi]
    (?:quanto|quanto tempo|per quanto|per quanto tempo|quante ore) (?:\p{L}{1,12} ){0,4}(?:restare|rimanere|stare|tavolo|fermarci|tenere|abbiamo|possiamo|dura)
    limite di tempo
    tempo (?:limite|massimo|limitato)
    (?:dobbiamo|bisogna) (?:lasciare|liberare|andare via|andarcene)(?: il tavolo)?
  `,
  day: words`
    (?:che|quale) data(?: (?:e|sarebbe|cade|era|sara|e oggi|della settimana))?(?: (?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|quello|oggi))?
    (?:che|quale) giorno(?: (?:e|sarebbe|cade|era|sara|e oggi|della settimana))?(?: (?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|quello|oggi))?
    qual (?:data|giorno)(?: (?:e|sarebbe|cade|era|sara|e oggi|della settimana))?(?: (?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|quello|oggi))?
    che e la data(?: (?:e|sarebbe|cade|era|sara|e oggi|della settimana))?(?: (?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|quello|oggi))?
    quale e la data(?: (?:e|sarebbe|cade|era|sara|e oggi|della settimana))?(?: (?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|quello|oggi))?
    qual e la data(?: (?:e|sarebbe|cade|era|sara|e oggi|della settimana))?(?: (?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|quello|oggi))?
    quanti ne abbiamo
  `,
  assistant: words`
    (?:sei|e|siete) (?:un |1 )(?:automa|risponditore)
    chi (?:sei|e lei|siete|parla|scrive|e)
    con chi (?:parlo|sto parlando)
    (?:parlo|sto parlando) con (?:un |una |1 )?(?:robot|bot|macchina|persona|umano|operatore)
    (?:sei|e|lei e|siete) (?:un |una |1 )(?:robot|bot|macchina|umano|umana|persona|ia|persona vera|programma|chatbot|computer|essere umano)(?: vera| reale)?
    come ti chiami
    come si chiama lei
    c'e (?:una |1 )?(?:persona|qualcuno)(?: vera| reale)? (?:dietro|dall'altra parte)
  `,
  largest: words`
    (?:in |per |fino a )?quant[ei](?: persone| coperti)? (?:potete|possono|potreste|possiamo|puo|accettate|prendete|ci stanno|ne prendete|tenete|ospitate) ?(?:ospitare|accogliere|prendere|essere|venire|far sedere|al massimo|massimo|stare)?
    gruppo (?:piu grande|massimo|piu numeroso)
    (?:massimo|numero massimo) di (?:persone|coperti)
  `,
  starts: words`
    (?:qual e|quale sarebbe) (?:il |la |l'|l)?(?:primo|prima|ultimo|ultima|piu presto|piu tardi)(?: (?:disponibile|libero|libera|possibile|che avete))?(?=[.!?, ]*$)
    (?:fino a che ora|a che ora al piu tardi|al piu tardi a che ora|a che ora al piu presto|fino a quando) (?:posso|possiamo|si puo|potremmo|potrei) (?:venire|arrivare|prenotare|cenare|mangiare|pranzare)
    (?:ora|orario) (?:piu tardi|piu presto|ultimo|massimo)
    (?:ultim[oa]|prim[oa]) (?:tavolo|prenotazione|orario|ora) (?:possibile|disponibile|utile|prenotabile)|a che ora (?:e )?l'ultim[oa]
    (?:il )?primo (?:e|o) (?:l')?ultimo (?:tavolo|orario|turno)
  `,
  ownName: words`
    (?:perche|a che|a cosa) (?:\p{L}{1,12} ){1,4}?(?:mio|nostro|un|il) nome
    (?:cosa|che cosa|che) (?:fate|fa|farete|fai|succede) (?:con il|col|del) (?:mio|nostro) nome
  `,
  ownPhone: words`
    (?:perche|a che|a cosa) (?:\p{L}{1,12} ){1,4}?(?:mio|nostro|un|il) (?:numero|telefono|cellulare)
    (?:cosa|che cosa|che) (?:fate|fa|farete|fai|succede) (?:con il|col|del|al) (?:mio|nostro) (?:numero|telefono|cellulare)
    chi (?:vede|riceve|ha) il mio (?:numero|telefono|cellulare)
  `,
  reminder: words`
    (?:mi|ci) (?:mandate|manda|mandi|inviate|invia|manderete|arriva|arrivera) (?:un|qualche) (?:promemoria|reminder)
    (?:ricevo|ricevero|riceviamo|riceveremo|c'e) un (?:promemoria|reminder)
    (?:mi|ci) (?:ricordate|ricorderete|avvisate|avviserete) (?:prima|il giorno prima)
  `,
  noted: words`
    (?:e|sono) (?:gia )?(?:stat[oaie] )?(?:segnat[oaie]|annotat[oaie])
    (?:il|la|l'|i|le|mia|mio) ?(?:\p{L}{2,14} ){1,4}(?:e|sono) (?:gia )?(?:stat[oaie] )?(?:segnat[oaie]|annotat[oaie])
    (?:ha|avete|hai) (?:gia )?(?:segnato|annotato|preso nota)
  `,
  adjusting: words`
    (?:posso|possiamo|si puo) (?:cambiare|cambiarla|modificarlo|modificarla|modificare) (?:dopo|piu tardi|in seguito|piu avanti)
    (?:e|cosa succede|che succede|che cosa succede) se (?:alla fine )?(?:viene|arriva|vengono) (?:solo|soltanto|solamente) (?:uno|una|1)(?: di noi| persona)?
    (?:e|cosa succede|che succede) se (?:alla fine )?(?:solo )?(?:viene|siamo|veniamo|manca|vengono) (?:solo )?(?:uno|una|1|di meno|meno|di piu|qualcuno)
    (?:posso|possiamo|si puo|potremmo|potrei) (?:cambiare|modificare) (?:il numero|l'ora|la prenotazione|il tavolo)(?: di (?:persone|coperti))? (?:piu tardi|dopo|in seguito|piu avanti)
    (?:posso|possiamo) cambiarlo (?:dopo|piu tardi|in seguito)
    (?:e|cosa succede|che succede) se (?:alla fine )?(?:siamo|veniamo|fossimo) (?:solo |soltanto )?(?:in )?#
    (?:aggiungere|portare) (?:qualcuno|altre persone|una persona|altri)(?: in piu)? (?:dopo|piu tardi|in seguito)
  `,
  hours: words`
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
    a che ora (?:apr|chiud)\p{L}{1,4}
    ultimo ordine
    (?:la )?cucina (?:(?:e )?apert[ao]|a che ora|chiude|apre|fino)(?: (?:apre|chiude))?
    fino a che ora (?:si mangia|si puo mangiare)
    (?:a che ora|quando|fino a quando) (?:finisce|termina|inizia|comincia) (?:il |la )?(?:pranzo|cena|brunch|colazione|servizio)
  `,
  address: words`
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
  `,
  contact: words`
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
    colonnina
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
  dogs: words`
    can[ei]
    cagnolin[oiae]
    cucciol[oi]
    animali(?: domestici)?
    animale
    gatt[oi]
    pet[- ]friendly
  `,
  children: words`
    bambin[oiae]
    bimb[oiae]
    neonat[oi]
    seggiolon[ei]
    seggiolin[oi]
    menu bambini
    passeggin[oi]
    fasciatoio
    area giochi
    giochi per
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
  payment: words`
    cart[ae](?: di credito| di debito| regalo| visa)(?! dei vini)
    con (?:la )?carta
    carte
    bancomat
    contanti
    amex
    american express
    visa
    mastercard
    apple pay
    satispay
    buoni? pasto
    ticket
    pagare
    paga
    si paga
    pagamento
    pagamenti
    pos
    mancia
    conto separato
    conti separati
    buono regalo
  `,
  diets: words`
    vegan[oaie]
    vegetarian[oaie]
    glutine
    senza glutine
    celiac[oaie]
    celiaci
    halal
    kosher
    lattosio
    senza lattosio
    noci
    frutta secca
    allergi[ae]
    allergic[oaie]
    allergici
    allergeni
    intolleran(?:te|ti|za|ze)
    diet[ae]
  `,
  menu: words`
    (?:che )?cosa (?:mi |ci )?(?:consiglia|consigliate|consigli|raccomanda)
    cosa (?:c'e|avete) di buono
    menu
    carta(?: dei vini)?
    piatt[oi]
    cucina
    specialita
    mangiare
    si mangia
    piatto del giorno
    degustazione
    vin[oi]
    cocktail
    birr[ae]
    bevande
    (?<!(?:sul|nel|col|su un|con un) )dolc[ie]
    (?<!(?:sul|nel|col) )dessert
    bistecc(?:a|he)
    carne
    pesce
    frutti di mer
    pizz[ae]
    pasta
    hamburger
    sushi
    brunch
    colazione
    buffet
    aperitivo
  `,
  prices: words`
    prezz[oi]
    quanto (?:costa|costano|si spende|viene|e)
    costa
    costo
    costi
    car[oi]
    economico
    caparra
    acconto
    coperto
    a persona
    a testa
    budget
  `,
  outdoors: words`
    fuori
    all'aperto
    aperto(?= d'estate)
    esterno
    esterni
    terrazz[ao]
    dehors
    giardino
    cortile
    balcone
    vista
    veranda
  `,
  dress: words`
    dress code
    abbigliamento
    vestirsi
    vestiti
    vestire
    jeans
    pantaloncini
    cravatta
    giacca
    elegante
    elegant[ei]
  `,
  corkage: words`
    diritto di tappo
    (?:portare|portiamo|porto) (?:lo|il|la|l') ?(?:vino|bottiglia|torta|spumante) (?:nostr[oa]|mi[oa])
    (?:portare|portiamo|porto) (?:il nostro|la nostra|il mio)(?: propri[oa])? ?(?:\p{L}{1,12} )?(?:vino|bottiglia|torta|dolce)(?: di compleanno)?
    (?:portare|portiamo|porto) (?:il nostro|la nostra|il mio)(?: propri[oa])? ?(?:\p{L}{1,12} )?(?:bere|cibo|spumante)(?: di compleanno)?
    (?:portare|portiamo|porto) (?:la mia|una|un|la|del|il|da)(?: propri[oa])? ?(?:\p{L}{1,12} )?(?:vino|bottiglia|torta|dolce)(?: di compleanno)?
    (?:portare|portiamo|porto) (?:la mia|una|un|la|del|il|da)(?: propri[oa])? ?(?:\p{L}{1,12} )?(?:bere|cibo|spumante)(?: di compleanno)?
    propri[oa] (?:vino|bottiglia|torta)
  `,
  wifi: words`
    wi-?fi
    internet
    prese?(?: elettriche| di corrente)?
  `,
  smoking: words`
    fumare(?: (?:fuori|all'aperto|in terrazza))?
    fumator[ie]
    svapare
    sigari
    sigarette
    narghile
  `,
  music: words`
    musica
    musica dal vivo
    concert[oi]
    dj
    karaoke
    pianoforte
    partita
    calcio
    ballare
    intrattenimento
  `,
  events: words`
    sala (?:privata|riservata|separata)
    saletta
    area privata
    event[oi]
    matrimon(?:io|i)
    battesim[oi]
    comunion[ei]
    compleann[oi]
    cen[ae] aziendal[ei]
    gruppi numerosi
    grandi gruppi
    catering
    asporto
    d'asporto
    domicilio
    consegn(?:a|e|ate)
    affittare
  `,
};
