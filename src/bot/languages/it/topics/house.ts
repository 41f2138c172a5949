import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const house = {
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
    fuori(?! (?:discussione|questione|luogo|orario))
    all'aperto
    aperto(?= d'estate)
    esterno
    esterni
    terrazz[ao]
    dehors
    giardino
    cortile
    balcone
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
    compleanni
    (?:fest[ae] di|per (?:un|il)) compleanno
    cen[ae] aziendal[ei]
    gruppi numerosi
    grandi gruppi
    catering
    d'asporto
    domicilio
    affittare
  `,
} satisfies Partial<TopicWords>;
