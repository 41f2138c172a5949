import type { AgreeingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const agreeing: AgreeingWords = {
  yes: words`
    ja
    jaa
    japp
    jepp
    jo
    ja takk
    ja tak
    ja da
    jada
    ja gjerne
    ja gerne
    absolutt
    absolut
    sikkert
    selvfølgelig
    selvsagt
    naturligvis
    klart
    klart det
    ok
    okay
    okei
    oki
    yes
    yep
    yess
    jupp
    jup
    mm
    mhm
    jess
    ja visst
    javel
    javist
    ja klart
    ja for pokker
    jaa{1,5}
    joda
    jo da
    jo takk
    jadda
    jaggu
    javisst
    ja,? ?men (?:visst|absolutt|gjerne|selvfølgelig|ok|topp|perfekt|bra|javisst|kjør(?: pa)?(?: det)?|gjør (?:det|sa)|akkurat|naturligvis|ja)
    selvsagt ja
    selvfølgelig ja
    gjerne ja
    ja absolutt
    ja det er riktig
    ja akkurat
    ja det stemmer
    jepp jepp
    japp japp
    jau
    jada takk
    okidoki
    okei da
    ok da
    yup
    yes takk
    j
    jajamen
    visst
    klart vi gjør
  `,
  affirm: words`
    kør(?: den| pa| bare)?
    bra
    flott
    fint
    fedt
    perfekt
    topp
    top
    supert
    super
    stemmer
    det stemmer
    stemmer bra
    stemmer det
    riktig
    rigtigt
    korrekt
    akkurat
    præcis
    nettopp
    nemlig
    gjerne
    gerne
    det er greit
    greit
    den er grei
    greit det
    alt i orden
    i orden
    helt i orden
    avtale
    aftale
    (?:det |den |ja det )?(?:er|blir|bliver|gar|høres|ser|lyder|passer) (?:helt |veldig |meget |kjempe )?(?:bra|bra ut|fint|fint ut|godt|godt ut)
    (?:det |den |ja det )?(?:er|blir|bliver|gar|høres|ser|lyder|passer) (?:helt |veldig |meget |kjempe )?(?:perfekt|flott|greit|riktig|rigtigt)
    (?:det |den |ja det )?(?:er|blir|bliver|gar|høres|ser|lyder|passer) (?:helt |veldig |meget |kjempe )?(?:korrekt|ok|okay|supert|super|kjempebra)
    (?:det |den |ja det )?(?:er|blir|bliver|gar|høres|ser|lyder|passer) (?:helt |veldig |meget |kjempe )?(?:topp|i orden|herlig|fedt|dejligt)
    (?:det )?(?:passer|funker|holder|fungerer)(?: bra| fint| perfekt| godt| helt fint)?
    bekreft
    bekrefter
    bekreftet
    jeg bekrefter
    bekræft
    bekræfter
    jeg bekræfter
    bekræftet
    godkjent
    godkendt
    kjør pa
    kør pa
    kjør pa det
    vi kjører pa
    det gjør vi
    det gør vi
    gjør det
    gør det
    bestill det
    bestill den
    den tar vi
    vi tar den
    vi tager den
    utmerket
    udmærket
    glimrende
    stralende
    fantastisk
    enig
    vi kommer
    jeg kommer
    det blir koselig
    kult
    nice
    sant
    helt riktig
    helt rigtigt
    👍
    👌
    ✅
    definitivt
    sann er det
    ser bra ut
    høres bra ut
    lyder godt
    høres fint ut
    vi (?:tager|tar) (?:det|den)(?=[ ,.!]*$)
    (?:jeg|vi|eg) (?:godkjenner|aksepterer|godtar)(?: (?:det|dem|vilkarene|gebyret|alt))?(?: da)?
    (?:vennligst|vær sa snill og) (?:bekreft|bestill|book)(?: (?:bestillingen|bordet|det))?(?=[,.! ]*$)
    det gar (?:vi|jeg) ikke glipp av
    (?:selv)?(?:sagt|klart|følgelig) (?:at )?(?:vi|jeg) (?:gjør|kommer|skal)(?: det)?
    (?:det |alt )?star fortsatt ved lag
    da sier vi (?:det|sa|sann)(?: da)?
    (?:vi|jeg) sier (?:det|sann)
    sann (?:blir|gjør vi) det
    for all del
    kjør
    kjør (?:pa|i vei|det|den)(?: da)?
    bare kjør(?: pa)?
    det (?:er|var|blir) (?:mye )?bedre
    (?:det (?:er|var) )?(?:akkurat )?(?:sann|det|slik) (?:jeg|vi) (?:ville|mente)(?: ha det)?
    (?:jeg|vi|eg) vil(?: gjerne)? ha det
    (?:ikke noe|ingen) problem,? (?:kjør|bestill|book|gjør det|absolutt)
    det (?:gar|er|blir) (?:fint|greit|helt fint|helt greit|helt topp|kjempefint|null problem)
    gar (?:bra|fint|greit|helt fint)
    helt (?:greit|fint|topp|ok|perfekt|supert)
    kjempefint
    kjempeflott
    kjempebra
    veldig (?:bra|fint|gjerne|flott)
    mer enn gjerne
    kjempegjerne
    strøkent
    konge
    kanon
    kanonbra
    nydelig
    herlig
    knall
    knallbra
    ratt
    helt ratt
    sykt bra
    dritbra
    (?:den|det) er (?:grei|god)
    greit for (?:meg|oss)
    alt stemmer
    det stemmer(?: det| bra| helt)?
    helt korrekt
    ok for (?:meg|oss)
    null problem
    ingen problem
    ikke noe problem
    ingen arsak
    hvorfor ikke
    deal
    avgjort
    bestill(?! (?:(?:1 |et |ett |nytt )?(?:nytt )?bord|av|ned)(?!\p{L}))
    bestill (?:den|det) (?:du|da)
    book(?: det| den| bordet)?(?! (?:et|1|ett))
    booke det
    fiks det
    ordne det
    reserver det
    bare bestill
    da bestiller vi
    da tar vi (?:det|den)
    da kjører vi(?: pa)?(?: det)?
    vi kjører
    vi gar for (?:det|den)
    jeg tar (?:det|den)
    (?:jeg|vi|alle|hun|han|de) (?:er|blir) med(?: pa det)?(?=[,.! ]*$)
    vi kommer gjerne
    vi bekrefter
    bekreftes
    aksepterer
    godkjenner
    godtar
    jeg godtar
    vi godtar
    sant det
    ja,? det (?:er|blir|gar|høres|passer) (?:helt |veldig )?(?:bra|fint|greit|perfekt|flott|supert|topp|ok)(?: ut)?
    (?:husk|lagre) (?:det|dem|meg|den|opplysningene mine)(?=[.! ]*$)
    sla til(?=[,.! ]*$|[,.!] )
    (?:glimrende|stralende|utmerket|prima|knallfint|fenomenalt|suverent|fortreffelig|magisk)(?=[.! ]*$|[,.!;] |,? (?:takk|bestill|book|kjør|ta|reserver|vi tar|jeg tar))
    (?<=\p{L},? )legg til(?: det| den)?(?=[.! ]*$)
  `,
  permits: words`
    det (?:kan|far|ma) (?:du|dere|i)(?: gjerne| gerne| godt| absolutt)?
    (?:det )?(?:far|kan|ma) (?:du|dere)(?: gjerne| absolutt| godt)?
  `,
};
