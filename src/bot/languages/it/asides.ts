import type { AsideWords } from "../aside-words.ts";
import { words } from "../word-list.ts";

export const asides: AsideWords = {
  hearsay: words`
    (?:mi|ci) (?:hanno|ha) detto
    ho (?:letto|sentito|visto)
    abbiamo (?:letto|sentito)
    dicono che
    a quanto pare
    non (?:mi |ci )?(?:ha|hai|avete) (?:risposto|detto)
    (?:ho|avevo) chiesto (?:se|per)
  `,
  eatsOut: words`
    (?:mangiare|pranzare|cenare|cena|pranzo)(?: qualcosa)? fuori(?!,? (?:se (?:il tempo|fa|non piove)|(?:in|nel|sulla) (?:terrazza|giardino|veranda|dehors|cortile)))
  `,
  told: words`
    (?:bisogno di|serve|con) (?:\p{L}{2,8} ){0,2}(?:spazio|posto)(?! per(?!\p{L}))
    non (?:mi|ci|gli|le) piac(?:e|ciono) (?:il|la|lo|i|gli|le|l')(?! ?(?:ora|orario|giorno|tavolo|tavoli|idea|posto|ristorante|nome)(?!\p{L}))(?= ?\p{L}{3})
    arriva
    piu tardi
    silenzios[oa]
    intim[oa]
    accogliente
    luminos[oa]
    buio
    buia
    soleggiat[oa]
    correnti? d'aria
    riscaldamento
    stufa
    divano
    divanetto
    panca
    cuscin[oi]
    sgabell[oi]
    bancone
    al banco
    porta
    ingresso
    entrata
    bagn[oi]
    toilette
    servizi igienici
    cucina
    altoparlant[ei]
    casse
    acquario
    pianoforte
    palco
    di sopra
    di sotto
    in fondo
    sala interna
    stesso tavolo
    tavol[oi] (?:grande|piccolo|rotondo|tondo|lungo|alto|basso|bello|comodo|spazioso|appartato|diverso|silenzioso|calmo)
    bel tavolo
    buon tavolo
    vicin[oi] tra loro
    insieme
    accanto
    di fronte
    spazio per
    posto per
    lontan[oai]
    sord[oaie]
    ciec[oa]
    ciechi
    ipovedent[ei]
    non vedent[ei]
    stampelle
    bastone
    deambulatore
    gess[oa]
    ingessat[oa]
    rott[oa]
    fragile
    anzian[oaie]
    incinta
    incinte
    allatt\p{L}{1,4}
    autis\p{L}{1,5}
    epiless\p{L}{1,4}
    epilettic[oa]
    neonat[oi]
    bimb[oiae]
    bambin[oiae]
    nipotin[oiae]
    seggiolon[ei]
    rialz[oi]
    passeggin[oi]
    ovetto
    biberon
    menu bambini
    colorare
    mangia(?:no|mo|re)?(?! ?(?:[¦.,!?]|$))
    bev(?:e|ono|iamo|o)
    alcol(?:ici)?
    aglio
    cipoll[ae]
    funghi
    pomodor[oi]
    piccant[ei]
    coriandolo
    maiale
    manzo
    agnello
    carne
    pesce
    crud[oiae]
    sale
    zucchero
    latte
    formaggi[o]?
    grano
    fragole
    diabet\p{L}{1,4}
    diet[ae]
    verdure
    menu
    dolc[ei]
    dessert
    vino
    spumante
    champagne
    bottiglia di \p{L}{3,12}
    senza (?!(?:il |un |mio )?(?:numero|telefono|cellulare|nome|me|noi|dubbio|problem[ai])(?![\p{L}]))\p{L}{3,15}
    niente (?!da )\p{L}{4,15}
    matrimonio
    nozze
    sposat[oi]
    sposiamo
    fidanzat[oi]
    fidanzamento
    promozione
    esam[ei]
    diploma
    pensione
    pensionamento
    addio
    rimpatriata
    primo appuntamento
    festa della mamma
    festa del papa
    san valentino
    battesimo
    comunione
    cresima
    funerale
    celibato
    nubilato
    festeggia(?:no|to|re)?
    celebr\p{L}{1,5}
    compie \d{1,3}
    compio \d{1,3}
    occasione(?: speciale)?
    giorno speciale
    palloncini
    fior[ei]
    mazzo
    rose
    discorso
    brindisi
    anello
    foto
    decor\p{L}{1,6}
    sedi[ae] a rotelle
    scale
    gradin[oi]
    scalin[oi]
    rampa
    ascensore
    camminare
    cammina
    gatt[oi]
    animal[ei]
    cagnolin[oi]
    cani? (?:guida|da assistenza|d'assistenza|di assistenza)
    ciotola
    ritardo
    tardi di
    di fretta
    fretta
    treno
    teatro
    concerto
    bagagli[o]?
    valig[ie]{1,2}
    borse
    bici(?:clette)?
    cappott[oi]
    monopattino
    separat[oie]
    cont[oi] separat[oi]
    fattura
    scontrino
    contanti
    buono regalo
    inglese
    parla(?:no)?
    presa
    wifi
    proiettore
    schermo
    calcio
    musica
    rumor[ei]
    rumoros[oa]
    freddo
    caldo
    fuma(?:no|re|tore)?
  `,
  bygone: words`
    (?:torna|tornano) (?:gia )?a casa
    (?:riparte|ripartono)
    (?:volo|aereo|treno|traghetto|nave|autobus) (?:e|e' )?(?:stato |stata )?(?:cancellat[oa]|annullat[oa]|soppress[oa]|rinviat[oa])
    (?:e )?mort[oa]
    (?:e )?mancat[oa]
    (?:e )?venut[oa] a mancare
    scompars[oa]
    (?:ci siamo )?sposati
  `,
  passing: words`
    arriv(?:o|iamo|ano|eremo)
    rest(?:o|iamo|ano|eremo)
    ripart(?:o|iamo|iremo)
    torn(?:o|iamo|eremo)
    fino al
    compleanno
    anniversario
    compie
    nat[oa] il
    matrimonio
    scriv(?:o|iamo)
    (?:vostra|sua) (?:e-?mail|mail) del
    l'anno scorso
    l'ultima volta
    il mese scorso
    un anno fa
    (?:hanno )?annullato
    annullat[oaie]
    saltat[oa]
    rinviat[oa]
    arriv(?:a|era)
    (?:volo|aereo|treno|traghetto)
    atterr(?:a|iamo)
    (?:mio|mia|miei|mie|nostr[oaie]) \p{L}{2,14} (?:viene|vengono)
    (?:nostr[ao]|mi[ao]) (?:ultim[ao] |precedente |prim[ao] )?(?:visita|soggiorno)
  `,
  countedIn: words`
    compres[ie]
    inclus[ie]
    contat[ie]
    calcolat[ie]
  `,
  nthOfThem: words`
    (?:il|la|l') ?(?:#[ºª]|second[oa]|prim[oa]|terz[oa]|altr[oa])(?: persona| ospite)? (?:e|ha|usa|sta|non)
  `,
  someOfUs: words`
    (?:#|uno|una|alcuni|alcune|qualcuno|la meta|parte) (?:di (?:noi|loro)|tra noi|fra noi|(?:dei (?:nostri|miei)|delle (?:nostre|mie)) \p{L}{3,14}|degli (?:ospiti|
      invitati|adulti|altri)|dei bambini)
  `,
  people: words`
    persone
    persona
    ospiti
    invitati
    adult[oi]
    bambin[oiae]
    donne
    uomini
    amic[oa]
    amici
    amiche
    colleghi
  `,
  counted: words`
    seggiolon[ei]
    seggiolin[oi]
    rialz[oi]
    passeggin[oi]
    carrozzin[ae]
    sedi[ae] a rotelle
    deambulator[ei]
    can[ei]
    cagnolin[oi]
    gatt[oi]
    tort[ae]
    candelin[ae]
    palloncin[oi]
    bottigli[ae]
    valig[ie]{1,2}
    bici
    conti
    vegan[oaie]
    vegetarian[oaie]
    celiac(?:o|a|i|he)
    diabetic(?:o|a|i|he)
    allergic(?:o|a|i|he)
    allergi[ae]
    intollerant[ei]
    senza glutine
    senza lattosio
    menu \p{L}{4,14}
    fumatori
    donne? incint[ae]
  `,
  served: words`
    tort[ae]
    candelin[ae]
    champagne
    spumante
    dolc[ei]
    dessert
    fiori
    mazzo
    discorso
    brindisi
    sorpresa
    palloncini
  `,
  children: words`
    bambin[oiae]
    bimb[oiae]
    neonat[oi]
    ragazzin[oi]
  `,
};
