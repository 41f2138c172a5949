import type { RelationWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

/** Those who come with the guest, by what they are to one another; they are counted too: "2 friends". */
export const relatives = words`
  gutter
  jenter
  drenge
  piger
  barn
  børn
  venner
  veninder
  venninner
  kompiser
  kollegaer
  kolleger
  døtre
  sønner
  barnebarn
  børnebørn
  søstre
  brødre
  svigerforeldre
  naboer
  kunder
  klienter
  tenaring(?:er)?
  kompisar
  kamerater
  unger
  smabarn
  babyer
  arbeidskolleger
  jobbkolleger
  fettere
  kusiner
  tanter
  onkler
  jentevenner
  guttevenner
  slektninger
  gjester
`;

export const relations: RelationWords = {
  companions: [
    ...relatives,
    ...words`
      andre
      søsken
    `,
  ],
  knownBy: ["en", "et", "ei", "a"],
  littleOnes: words`
    baby
    babyen
    barn
    barnet
    spedbarn
    smabarn
    nyfødt
  `,
  relations: words`
    (?:ett|to|tre|fire|fem|seks|sju|syv|atte|ni|ti|elleve|tolv|\d{1,2}[- ]?)aring(?:er|en)?
    (?:mannen|broren|faren|sønnen|kjæresten|vennen|sjefen|kompisen|samboeren|partneren|naboen) min
    (?:kona|moren|mora|søsteren|søstera|datteren|dattera|venninna|venninnen) (?:mi|min)
    (?:kona|konen|mannen|manden|moren|mora|faren|søsteren|søstera|broren|datteren|dattera|sønnen|kjæresten|samboeren|venninna|venninnen|kompisen) (?:var|hennes|hans|deres|hendes|vores)
    (?:mannen|konen|manden|moren|mora|faren|søsteren|søstera|broren|datteren|dattera|sønnen|sjefen|kompisen|venninna|venninnen|kollegaen)(?= og (?:jeg|meg|mig)(?!\p{L}))
    kone
    kona
    mann
    mand
    ektemann
    ektefelle
    ægtefælle
    partner
    samboer
    samboeren
    kjæreste
    kjæresten
    kæreste
    kæresten
    forlovede
    mamma
    pappa
    mor
    far
    søster
    bror
    sønn
    søn
    datter
    barn
    baby
    venn
    ven
    venninne
    veninde
    kompis
    sjef
    chef
    kollega
    mormor
    morfar
    farmor
    farfar
    bestemor
    bestefar
    tante
    onkel
    fetter
    kusine
    svigermor
    svigerfar
    svoger
    svigerinne
    dama
    typen
    frue
    date
    nabo
    barnebarn
    bestevenninne
    singel
    single
    ungkar
    bedre halvdel
    jente
    jenta
    gutt
    gutten
    babyen
    barnet
    spedbarn
    ungen?
    smabarn
    jenta mi
    gutten min
    gubben
    gubben min
    muttern
    fattern
    lillesøster
    lillebror
    storesøster
    storebror
    søstera
    søskenbarn
    svigersønn
    svigerdatter
    bonussønn
    bonusdatter
    venninna
    vennen
    kompisen
    kollegaen
    sjefen
    datteren
    dattera
    sønnen
    mannen
    besteforelder
    kamerat
    kameraten
    tremenning
    niese
    nevø
    kunde
    assistent
    person til
    person
    ekstra person
    vesla
    veslebror
    venn til
    mora
    faren
    moren
    broren
    søsteren
    fyren
    sambo
    samboern
    typen min
    naboen
    klient
  `,
  agedLeads: words`
    pa
  `,
  relationPairs: words`
    foreldre
    forældre
    svigerforeldre
    svigerforældre
    besteforeldre
    bedsteforældre
    tvillinger
    mor og far
    mamma og pappa
    foreldrene(?: mine)?
    svigerforeldrene(?: mine)?
    besteforeldrene(?: mine)?
    mormor og morfar
    farmor og farfar
    bestemor og bestefar
    par(?! \p{L})
    par til
    vennepar
  `,
  both: ["begge"],
  possessives: words`
    mi
    min
    mitt
    mine
    mit
    var
    vart
    vare
    vores
    hennes
    hans
    hendes
    sin
    dine
    sitt
    sine
    deres
    de
    den
  `,
};
