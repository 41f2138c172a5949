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
  `,
  permits: words`
    det (?:kan|far|ma) (?:du|dere|i)(?: gjerne| gerne| godt| absolutt)?
  `,
};
