import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const visit = {
  hours: words`
    apningstid(?:er|ene)?
    abningstid(?:er|erne)?
    (?:har|er|holder) (?:dere|i|restauranten|det|kjøkkenet|køkkenet)(?: \p{L}{1,12}){0,3} (?:apent|abent|stengt|lukket|apne|abne)
    apent (?:pa|til|i)
    abent (?:pa|til|i)
    apner
    abner
    stenger
    lukker
    stengetid
    lukketid
    lukkedag
    hvor lenge (?:har|er) (?:dere|kjøkkenet)
    hvor længe (?:har|er) (?:i|køkkenet)
    hvor sent
    (?<!(?:avbestill|avlys|aflys|afbestil|kanseller|annuller)\p{L}{0,4} (?:\p{L}{1,10} ){0,5})til nar
    fra nar
    hvornar (?:abner|lukker)
    nar (?:apner|stenger)
    (?:nar|hvornar|hvor lenge) (?:slutter|begynner|starter|er) (?:lunsjen|middagen|frokosten|brunsjen|lunsj|middag|frokost|aftensmaden)(?: over| slutt| ferdig)?
    (?:har|serverer) dere(?: ogsa)? (?:lunsj|brunsj|frokost)(?=[ ?.!]*$)
    apningstidene
    (?:nar|hvor lenge) (?:har|er) dere apent
    apent? (?:i dag|i morgen|i kveld|pa søndag|pa søndager)
    er (?!bordet |det )(?:\p{L}{2,15}(?: & | )){1,3}(?:stengt|lukket)(?= (?:pa|i|over|mellom|under|fra|denne|til|¦)| ?[?])
  `,
  address: words`
    adress(?:e|en|a)
    hvor (?:ligger|er|finnes|finner|findes|finder|holder)(?: dere| i| restauranten| det| jeg dere| vi dere| jeg jer| vi jer)?(?: til)?
    veibeskrivelse
    vejbeskrivelse
    hvordan (?:kommer|finner|finder) (?:jeg|vi|man)(?: frem| fram)?(?: til dere| dit| til jer| derhen)
    hvilken gate
    hvilken gade
    postnummer
    pa kartet
    pa kortet(?= ?[?])
    hva heter (?:dere|restauranten|stedet)(?: igjen)?|hvad hedder (?:i|restauranten|stedet)(?: igen)?
  `,
  contact: words`
    telefonnummer(?:et)?
    telefon
    nummeret(?: deres)?
    jeres nummer
    ringe (?:dere|jer|til dere|til jer)
    na (?:dere|jer)
    kontakte? (?:dere|jer)
    kontakt(?:info|oplysninger)?
    e-?post(?:adresse)?
    e-?mail(?:adresse)?
    mail
    mailadresse
    nettside
    hjemmeside
    instagram
    facebook
  `,
  photos: words`
    foto(?:er|s)?
    bilde(?:r|ne)?
    billede(?:r|rne)?
    galleri
    hvordan det ser ut
    hvordan ser det (?:ut|ud)
  `,
  parking: words`
    parker(?:er|e|ing|ingen|ingsplass|ingsplasser|ingsplads|ingspladser|ingshus)
    parkeringshus
    p-?hus
    p-?plass(?:er)?
    p-?plads(?:er)?
    garasje
    garage
    lader
    stille bilen
  `,
  transport: words`
    buss(?:en|holdeplass)?
    bus(?:sen)?
    busstoppested
    t-bane(?:n)?
    metro(?:en)?
    trikk(?:en)?
    tog(?:et)?
    stasjon(?:en)?
    station(?:en)?
    holdeplass
    stoppested
    kollektivtransport
    offentlig transport
    taxi
  `,
  access: words`
    rullestol(?:en|er|brukere?|tilpasset|vennlig)?
    kørestol(?:e|sbruger|svenlig)?
    tilgjengelig(?:het)?
    tilgængelig(?:hed)?
    universell utforming
    handicap(?:venlig|toilet)?
    handikap(?:toalett)?
    rullator
    trapp(?:er)?
    trappe(?:r)?
    trinn
    trin
    heis
    elevator
    rampe
    bevegelseshemmet
    gangbesværet
  `,
} satisfies Partial<TopicWords>;
