import type { HesitatingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const hesitating: HesitatingWords = {
  mends: words`
    nei,? (?:unnskyld|beklager|sorry|vent|jeg mener)
    (?:unnskyld|beklager|sorry),? (?:nei|jeg mener)
    jeg mener
  `,
  only: ["bare", "kun"],
  willTell: ["(?:jeg|vi) (?:sier|gir|melder|skriver|ringer)"],
  postpones: words`
    spør (?:meg|mig|oss|os)
    (?:minn|mind) (?:meg|mig|oss|os)
    (?:vet|ved) (?:\p{L}{1,8} ){0,3}(?:i morgen|imorgen|senere|i kveld|i aften|først)
    (?:skal|ma|vil|far|kan|bør|trenger|behøver|lige|bare) (?:\p{L}{1,9} ){0,4}(?:spørre|sjekke|tjekke|høre|snakke|tale|se|undersøke|undersøge|ringe|tenke|tænke)
    (?:skal|ma|vil|far|kan|bør|trenger|behøver|lige|bare) (?:\p{L}{1,9} ){0,4}(?:avklare|afklare|dobbeltsjekke|vente|avvente|afvente|diskutere|drøfte)
    sjekker
    tjekker
    spør(?! (?:meg|mig|(?:restauranten |kjøkkenet |dem |de ansatte )?om (?:vi|jeg|det|de) (?:kan|far|gar|har)))
    spørger
    hører (?:med|fra)
    snakker med
    taler med
    kommer tilbake
    vender tilbage
    melder tilbake
    (?:gir|giver) (?:deg|dere|dig|jer|lyd|beskjed|besked)
    sier ifra
    sier fra
    siger til
    la (?:meg|oss)(?! si)
    lad (?:mig|os)
    gi (?:meg|oss) (?:(?:en|et|litt|noen|bare|\d{1,2}) ){0,3}(?:til|tid|betenkningstid|minutter|minutt|sekund|stund|time|timer|dag|øyeblikk)(?![\p{L}])
    giv (?:mig|os)
    tror det
    jeg tror det
    det tror jeg
    antar
    antager
    regner med
    haber
    haper
    forhapentligvis
    forhabentlig
    i prinsippet
    i princippet
    i utgangspunktet
    teoretisk
    mer eller mindre
    mere eller mindre
    kommer an pa
    avhenger
    afhænger
    forbehold
    (?:kan|far|kunne|skulle|ma) (?:jeg|vi|eg) (?:\p{L}{1,9} ){0,4}(?:bekrefte|bekræfte|svare|bestemme|tenke|tænke|si fra|sige til|gi beskjed|give besked)
    (?:bekrefter|bekræfter|svarer|bestemmer|skriver) (?:\p{L}{1,6} ){0,1}(?:senere|i morgen|imorgen|i kveld|i aften|straks|nar)
    ikke enna
    enda ikke
    spør (?:igjen|senere)
    (?:skal|ma|vil|far|kan|bør|trenger|tenker|bare) (?:\p{L}{1,9} ){0,4}(?:kikke|vurdere|fundere|tenke meg om|høre med|konferere)
    spørre (?:kona|mannen|de andre|sjefen|gjengen)
    sjekke med
    prater med
    avklarer
    dere hører fra (?:meg|oss)
    du hører fra (?:meg|oss)
    gir beskjed
    gir lyd
    skal gi beskjed
    jeg antar
    formoder
    jeg haper
    haper (?:det|vi|jeg)
    i teorien
    foreløpig
  `,
  perhaps: words`
    kanskje
    eventuelt
    muligens
  `,
  doubts: words`
    kanskje
    kansje
    kanske
    maske
    eventuelt
    evt
    muligens
    muligvis
    sannsynligvis
    sandsynligvis
    trolig
    formodentlig
    formentlig
    antagelig
    vent
    vente
    venter
    et øyeblikk
    øyeblikk
    et øjeblik
    øjeblik
    (?:et|1|en|bare et|lige et) (?:øyeblikk|øjeblik|sekund|minutt|minut|min|sek|stund|lite øyeblikk)
    (?:\d{1,2}|noen|nogle|par) (?:min|minutter|sekunder|timer|dager|dage)
    straks
    senere
    først
    før (?:jeg|vi|det)
    ikke enna
    ikke enda
    ikke endnu
    endnu ikke
    ikke (?:helt |sa )?sikre?
    usikker
    usikre
    usikker
    usikker pa
    vet (?:jeg |vi |faktisk |ikkje ){0,2}(?:ikke|ikkje)
    ved (?:jeg |vi |faktisk ){0,2}ikke
    aner ikke
    ingen anelse
    tviler
    tvivler
    i tvil
    i tvivl
    bestemmer
    bestemme
    bestemt meg
    avgjør
    afgør
    tenke (?:pa|over|meg|litt|gjennom)
    tænke (?:over|pa|lidt|mig)
    tenker (?:pa|over|meg om)
    tænker over
    betenkningstid
    betænkningstid
    sove pa
    hvis
    dersom
    om (?:det|jeg|vi|ikke|man|dere|du|hun|han|alle|barna|været|noen|mulig)
    ifall
    forutsatt
    forudsat
    med mindre
    sa lenge
    sa længe
    bare om
    kun hvis
    nar jeg (?:vet|har|ved)
    nar vi (?:vet|har|ved)
    til jeg
    hvorvidt
    safremt
    🤔
    😬
    🤷
    ^(?:(?:ok|ja|bra|greit)[,.! ]{1,3})?(?:ha det|hade|god natt)(?=[,.! ]*$)
    na ja
    nja
    ^na(?=[,.! ]*$)
    tja
    mulig(?= ?[.,!]|$)
    sikkert ikke
    nok(?= (?:ikke|ma|far|trenger))
    vent litt
    vent na
    siden(?: (?:bestemmer|svarer))
    enda ikke
    vet ikkje
    veit ikkje
    veit ikke
    vet ikke helt
    ingen aning
    nøler
    ubestemt
    ikke bestemt
    bestemme (?:meg|oss)
    vurderer
    ma vurdere
    funderer
    tenke (?:meg|oss) om
    gruble
    (?<!(?:være|sa|det) )sa lenge
    bare hvis
    kun om
    til vi (?:vet|har)
    vent(?: (?:litt|litegrann|et øyeblikk))?(?=[.,!? ]*$)
    ^straks(?=[.,!? ]*$)
  `,
  holdsOn: words`
    vent(?: (?:litt|na|litt na))?
    et øyeblikk
    (?:ett|et|1) sekund
  `,
  provided: words`
    sa fort
    sa snart
    sa lenge
    forutsatt
    under forutsetning
    pa (?:den )?betingelse
    med forbehold
    med mindre
    safremt
    om(?= (?:det|jeg|vi|ikke|man|dere|du|hun|han|alle|barna|været|noen|min|mine|mitt|tiden|den|ingen|de|mulig|noe|sjefen|kona|mannen)(?!\p{L}))
    bare (?:hvis|om)
    kun (?:hvis|om)
    hvis
    dersom
    ifall
    i tilfelle
    kommer (?:\p{L}{1,8} )?an pa
    avhengig av
    nar(?= (?:jeg|vi|min|mine|han|hun|sjefen|de|alle) )
    til(?= (?:jeg|vi) (?:vet|har|far))
    før(?= (?:jeg|vi) (?:vet|har|far))
    gitt at
    hvorvidt
    unntatt hvis
  `,
  gratefulIf: words`
    (?:(?:jeg|vi) (?:setter pris pa(?: det)?|(?:er|hadde vært|ville vært) (?:veldig )?takknemlige?|hadde satt pris pa(?: det)?)|det (?:hadde vært|er) (?:snilt|fint|bra|supert)) (?:om|hvis)(?= [^,.;!?]{0,60}(?:noter|nevn|skriv|hils|hensyn|vet|beskjed))
  `,
};
