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
  kamerater
  naboer
  kunder
  klienter
  tenaring(?:er)?
`;

export const relations: RelationWords = {
  companions: [
    ...relatives,
    ...words`
      andre
      søsken
    `,
  ],
  relations: words`
    (?:ett|to|tre|fire|fem|seks|sju|syv|atte|ni|ti|elleve|tolv|\d{1,2}[- ]?)aring(?:er|en)?
    (?:mannen|broren|faren|sønnen|kjæresten|vennen|sjefen|kompisen|samboeren|partneren|naboen) min
    (?:kona|moren|mora|søsteren|søstera|datteren|dattera|venninna|venninnen) (?:mi|min)
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
  `,
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
  `,
};
