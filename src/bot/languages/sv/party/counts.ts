import type { CountWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

/** Between "we are" and the count. */
const hedges =
  "(?:nu|ju|bara|endast|ca\\.?|cirka|ungefar|runt|typ|kanske|nog|troligen|egentligen|faktiskt|totalt|alltsa|da|istallet|val|darmed|" +
  "saledes|darfor|salunda|foljaktligen|numera|sammanlagt|tyvarr|ocksa)";

export const counts: CountWords = {
  phrases: words`
    (?<=^(?:nej|nix|forlat)[,.]? )#(?= (?:med) (?!(?:en|ett|utsikt|oss|vin|barnvagn)(?![\p{L}]))\p{L}{2,14}[ .!]{0,3}$)
    vi (?:bli|vara) (?:nu |bara |istallet |da )?#
    (?:klamma|trycka|pressa) in(?: oss)? #
    (?:(?:antal )?(?:personer|gaster|vuxna)|antal) ?[:=] #
    (?<!(?:flyttar?|skjuta?|andra) (?:[\p{L}¦]{3,11} )?)(?:bord|bordet|bordsbokning|sallskap|bokning|bokningen|plats|platser) (?:for|pa|till|om|med) (?:ca\.? |cirka |ungefar |bara |oss |upp till |runt |max )?#
    (?:grupp|gang|familj|middag|lunch|reservation|fest|gruppen) (?:for|pa|till|om|med) (?:ca\.? |cirka |ungefar |bara |oss |upp till |runt |max )?#
    vi (?:(?:bara|endast|nu|da|alltsa) )?(?:ar|blir|var) (?:${hedges} ){0,2}#
    vi (?:kommer(?: att)?|ska|skulle|lar) (?:${hedges} ){0,2}(?:bli |vara )?(?:${hedges} ){0,2}#
    (?:ar|blir) vi (?:nu |bara |ca\.? |nog |da |totalt )?#
    det (?:ar|blir) (?:nu |bara |ca\.? |ungefar |nog |vi |oss |da )?#
    (?:vi|oss) #
    alla #
    antal(?: personer| gaster)?:? (?:ar )?#
    #-?mannabord
    # av oss
    sammanlagt #
    # sammanlagt
    # totalt
    #-?manna
    #-?personersbord
    upp till #
    totalt #
    oss #
    (?:blir|blev) (?:visst |nog |tyvarr |nu )?(?:bara |endast )?#
    ett bord for #
    # blir vi
    vi ar tillbaka (?:pa|till) #
  `,
  totals: words`
    # alltsa(?=[.! ]*$)
    # (?:personer |pers |stycken )?(?:totalt|sammanlagt|allt som allt|tillsammans)
    (?:totalt|sammanlagt|allt som allt|tillsammans) (?:sa |blir vi |ar vi |blir det )?#
  `,
  putsDown: words`
    lat(?: det| oss)?(?: (?:vara|bli|sta|sta kvar pa))?
    (?:skriv|satt|lagg)(?: det| oss| in)?(?: pa)?
  `,
  keptAt: words`
    (?:lat|hall)(?: (?:det|oss|den))?(?: (?:vara|bli|sta))?(?: (?:pa|kvar pa))?
    vi (?:haller|stannar|ligger) (?:oss |det |den )?(?:pa|vid|till|kvar pa)
  `,
  weakPhrases: words`
    (?:tills vidare|just nu|for tillfallet|an sa lange|hittills),? (?:ar vi |blir vi )?#
    for (?:ca\.? |cirka |bara |oss |ungefar |max )?#
    boka (?:in )?(?:oss )?#
    till #(?= personer)
    hellre #
    till #(?= (?:pa |i |den |kl|vid |klockan |imorgon|ikvall|[¦]))
    (?:bara|endast) #
  `,
  openPhrases: words`
    menar #
    # (?:istallet|i stallet)(?: tack)?(?=[.?! ]*$)
    (?:skulle|kan|gar|funkar) # (?:funka|ga|vara|passa|bra|ocksa)
    hellre #
    gor det till #
    gor om det till #
    andra till #
    andra det till #
    till # istallet
    egentligen #
    snarare #
    blir #
    det blir #
    ta #
    vi tar #
    faktiskt #
    (?:lat oss saga|vi sager|sag|saga) #
    da #(?=[.! ]*$)
    # da(?=[.! ]*$)
    (?:kor pa|vi kor pa|satt|skriv) #
  `,
  answerEnds: words`
    eller sa
    eller nagot(?: sant)?
    nanting
    ungefar
    cirka
    typ
    sadar
    plus minus
  `,
  answerLeads: words`
    ungefar
    runt
    cirka
    ca\.?
    kanske
    typ
    omkring
    hogst
    minst
    inte fler an
    inte mer an
    inte farre an
    max
    sag
    lat oss saga
    vi sager
    jag tror
    jag gissar
    uppat
    bortat
    sadar
    en
    upp till
  `,
  fixed: {
    "pa tu man hand": 2,
    "bara jag": 1,
    "jag kommer sjalv": 1,
    "jag kommer ensam": 1,
    "for mig sjalv": 1,
    "for mig ensam": 1,
    "pa egen hand": 1,
    "endast jag": 1,
    "endast for mig": 1,
    "bara mig": 1,
    "jag ar sjalv": 1,
    "helt sjalv": 1,
    tvamannabord: 2,
    fyramannabord: 4,
    sexmannabord: 6,
    attamannabord: 8,
    "tva mannabord": 2,
    "vi bada": 2,
    "oss bada": 2,
    "ett halvt dussin": 6,
    "ett halvdussin": 6,
    "bara for mig": 1,
    "jag sjalv": 1,
    ensam: 1,
    "vi 2": 2,
    "oss 2": 2,
    "bada 2": 2,
    "ett par": 2,
    "ett dussin": 12,
    "ett tjugotal": 20,
    "ett tiotal": 10,
  },
  including: words`
    ar
    varav
    inklusive
    inkl\.?
  `,
  or: ["eller", "eller kanske", "(?:men )?kanske", "(?:men )?eventuellt"],
  to: ["till", "a"],
};
