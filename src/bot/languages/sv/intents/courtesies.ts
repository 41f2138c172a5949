import type { CourtesyWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** Behind what a guest says kindly of the house, and no more. */
const praised = String.raw`(?= ?(?:$|[^\p{L}\d ?]))`;

export const courtesies: CourtesyWords = {
  greet: words`
    funkar (?:det har|den har grejen|grejen)(?=[ ?!]*$)
    svarar (?:ni|du|nan|nagon) eller(?: inte| hur)?
    ar (?:det )?(?:nagon|nan) (?:dar|har)
    ar du (?:dar|kvar)
    hej
    hejsan
    tja
    tjena
    god morgon
    god kvall
    god dag
    goddag
    halla
    hallo
    god natt
    hur mar du
    hur ar laget
    hej hej
    hejhej
    heej
    tjenare
    tjenixen
    tjohej
    god morron
    god formiddag
    god eftermiddag
    godkvall
    godmorgon
    god afton
    morsning
    hojsan
    hej pa er
    hej alla
    hej igen
    hallojsan
    tjabba
    tjo
    hi
    hello
    hej san
    hejsan hejsan
    👋
  `,
  thanks: words`
    (?:ni ar|du ar) (?:(?:sa|verkligen|helt|en|de|den|ju|bara|allihop) ){0,3}(?:bast|basta|underbara?|toppen|snalla?|rara?|gulliga?|klippa|klippor|fantastiska?|angel|anglar|super|grymma?|gull)${praised}
    tack (?:anda|i alla fall)
    tack
    tack sa mycket
    tusen tack
    stort tack
    tackar
    🙏
    tackar sa mycket
    tack for hjalpen
    tack for det
    tack ska du ha
    tack ska ni ha
    mange tack
    tack tack
    tackar tackar
    jattetack
    tackar och bockar
    thanks
    thx
    tack pa forhand
    tack sa jattemycket
    jattemycket tack
    hjartligt tack
    varmt tack
  `,
  thankedFor: words`for`,
  praise: words`
    toppen
    fantastiskt
    underbart
    jattebra
    harligt
    super
    kanon
    vad (?:bra|snallt|fint)
    perfekt
    det ar perfekt
    utmarkt
    finfint
    stralande
  `,
  closing: words`
    (?:vi |jag )?ser (?:verkligen |sa )?fram (?:e?mot|till) det
    det var allt
    det ar allt
    inget mer
    inget annat
    hej da
    hejda
    vi ses
    ha det bra
    ha en bra dag
    adjo
    hejdo
    hej sa lange
    vi ses da
    vi hors
    ha en bra kvall
    ha en fin dag
    ha en trevlig kvall
    ha en fin kvall
    trevlig helg
    trevlig kvall
    god natt
    det var allt tack
    nej det var allt
    inget mer tack
    mvh
    med vanlig halsning
    halsningar
    vanliga halsningar
    vanligen
    tack och hej
    puss
  `,
  fillers: words`
    (?:oj|usch|tja|asch)
    attans
    hoppsan
    jaklar
    tack
    snalla
    eh
    hm
    alltsa
    da
    sa
    oh
    ah
    kanske
    ok
    okej
    och
    ja
    men
    nog
    ju
    nu
    tror jag
    bara
    jag sa
    garna
    val
    hmm
    liksom
    typ
    ehm
    jo
    va
    tack snalla
    please
    pls
    forresten
    isafall
    i sa fall
    tack pa forhand
    allts
    vi tanker
    tanker
    jag tror
    sager
    jag tanker
    sag
    helst
    for fan
    for tusan
    javlar
    tyvarr
    som (?:jag )?(?:redan )?sagt
    den andra ocksa
  `,
};
