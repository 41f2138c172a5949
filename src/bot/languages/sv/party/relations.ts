import type { RelationWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

/** Those who come with the guest, by what they are to one another; they are counted too: "2 friends". */
export const relatives = words`
  pojkar
  flickor
  ungar
  barn
  bebisar
  vanner
  kompisar
  kollegor
  smabarn
  killar
  tjejer
  arbetskamrater
  kusiner
  systrar
  broder
  syskon
  dottrar
  soner
  barnbarn
  grannar
  mostrar
  fastrar
  vaninnor
  polare
  tjejkompisar
  jobbarkompisar
  grabbar
  kunder
  klienter
  tonaring(?:ar)?
`;

export const relations: RelationWords = {
  companions: [
    ...relatives,
    ...words`
      andra
      kunder
    `,
  ],
  knownBy: ["en", "et", "an", "un", "na"],
  littleOnes: words`
    bebis
    bebisen
    baby
    babyn
    barn
    barnet
    spadbarn
    smabarn
  `,
  relations: words`
    flicka
    flickan
    pojke
    bebisen
    barnet
    baby
    babyn
    spadbarn
    ungen?
    smabarn
    (?:ett|tva|tre|fyra|fem|sex|sju|atta|nio|tio|elva|tolv|\d{1,2}[- ]?)aring(?:ar|en)?
    grabben
    grabb
    pojken
    gumman
    gubben
    bruden
    lillan
    kollegan
    vannen
    sambon
    fru
    man
    make
    maka
    partner
    sambo
    flickvan
    pojkvan
    tjej
    kille
    fastmo
    fastman
    mamma
    pappa
    mor
    far
    syster
    bror
    son
    dotter
    barn
    bebis
    van
    kompis
    chef
    kollega
    mormor
    morfar
    farmor
    farfar
    moster
    faster
    kusin
    svarmor
    svarfar
    hustru
    frun
    mannen
    flickvannen
    tjejen
    killen
    dejt
    date
    polare
    brorsa
    brorsan
    syrra
    syrran
    morsan
    farsan
    morbror
    farbror
    barnbarn
    barnbarnet
    bonusson
    bonusdotter
    svarson
    svardotter
    granne
    vaninna
    kompisen
    dottern
    sonen
    bordsdam
    blivande man
    blivande fru
    respektive
    karlek
    gubbe
    gumma
    assistent
    kund
    svager
    svagerska
    lillebror
    lillasyster
    storebror
    storasyster
    till
    person till
    person
    extra person
    liten
    lilla
    lillen
    brorson
    brorsdotter
    systersdotter
    systerdotter
    brordotter
    systerson
    sallskap
    frugan
    makan
    maken
    maman
    pappan
    bebisen
    van till
    singel
    ungkarl
    battre halft
  `,
  agedLeads: words`
    pa
  `,
  relationPairs: words`
    foraldrar(?:na)?
    svarforaldrar(?:na)?
    tvillingar
    morforaldrar(?:na)?
    farforaldrar(?:na)?
    mamma och pappa
    morsa och farsa
    paron
    mormor och morfar
    farmor och farfar
    par(?! \p{L})
    par till
    par vanner
    vanpar
  `,
  both: ["bada", "bagge"],
  possessives: words`
    min
    mitt
    mina
    var
    vart
    vara
    hennes
    hans
    sin
    sina
    ens
    de
    den
  `,
};
