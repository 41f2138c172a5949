import type { RelationWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

/** Those who come with the guest, by what they are to one another; they are counted too: "2 friends". */
export const relatives = words`
  kids
  kinder
  kindern
  freunde
  freunden
  kollegen
  kolleginnen
  schwestern?
  bruder
  brudern
  geschwistern?
  tochter
  tochtern
  sohne
  sohnen
  cousins
  cousinen
  neffen
  nichten
  tanten
  enkel
  enkelkindern?
  nachbarn
  madels
  jungs
  bekannten?
  kumpels?
  freundinnen
  kunden
  klienten
  mandanten
  geschaftspartner
  jugendliche[rn]?
  teenagern?
`;

export const relations: RelationWords = {
  companions: [
    ...relatives,
    ...words`
      weitere
      andere
      enkeln
    `,
  ],
  littleOnes: words`
    baby
    kleinkind
    saugling
    neugeborene[nrs]?
    kind
    kleine[rn]?
  `,
  relations: words`
    madchen
    junge(?! (?:frau|mann|dame|herr|leute|madchen|familie|freundin)(?![\p{L}]))
    neugeborene[nrs]?
    bub
    kleine
    kleiner
    frau
    mann
    partner
    partnerin
    freundin
    freund
    verlobte
    verlobter
    mutter
    vater
    mama
    papa
    schwester
    bruder
    sohn
    tochter
    kind
    baby
    oma
    opa
    tante
    onkel
    cousin
    cousine
    chef
    chefin
    kollege
    kollegin
    kollegen
    gatte
    gattin
    begleitung
    schwiegermutter
    schwiegervater
    kumpel
    person
    enkel
    enkelin
    schwagerin
    schwager
    schwiegertochter
    schwiegersohn
    neffe
    nichte
    nachbarin
    nachbar
    freundchen
    kleinen
    mutti
    vati
    begleiter
    begleiterin
    weitere person
    bekannte
    bekannter
    lebensgefahrte
    lebensgefahrtin
    ehefrau
    ehemann
    kunde
    kundin
    (?:einhalb|ein|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|\d{1,2}[- ]?)jahrige[rnms]?(?! (?:sohn|tochter|tochterchen|kind|junge|madchen|bruder|schwester|mutter|vater|oma|opa|zwillinge|enkel\p{L}{0,3})(?![\p{L}]))
    kleinkind
    single
    junggeselle
    junggesellin
    (?:bessere|zweite) halfte
    saugling
  `,
  agedLeads: words`
    von
  `,
  relationPairs: words`
    eltern
    großeltern
    schwiegereltern
    zwillinge
    grosseltern
    paar(?! \p{L})
    parchen
    ehepaar
    zwillingen
  `,
  both: ["beiden", "beide"],
  possessives: words`
    mein
    meine
    meinen
    meinem
    meiner
    unser
    unsere
    unseren
    ihre
    ihren
    deren
    seine
    seinen
    meines
    deine
    deinen
    unserem
    unserer
    ihr
    ihrem
    sein
    seinem
    seiner
    die
    der
    den
    das
  `,
};
