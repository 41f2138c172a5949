import type { RelationWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

/** Those who come with the guest, by what they are to one another; they are counted too: "2 friends". */
export const relatives = words`
  mensen
  kinderen
  vrienden
  vriendinnen
  collega's
  kids
  kindjes
  zussen
  broers
  dochters
  zonen
  zoons
  nichtjes
  neefjes
  neven
  nichten
  tantes
  ooms
  kleinkinderen
  buren
  maten
  zusjes
  broertjes
  klanten
  relaties
  tieners?
`;

export const relations: RelationWords = {
  companions: [
    ...relatives,
    ...words`
      anderen
      klanten
      kind
      kindje
      (?:kind|kindje|peuter|kleuter|jongetje|meisje) van (?:\d{1,2}|¦{1,2})
      peuter
      kleuter
      baby
    `,
  ],
  littleOnes: words`
    baby
    kindje
    kind
    peuter
    kleuter
    dreumes
    kleintje
    pasgeborene
  `,
  relations: words`
    peuter
    kleuter
    dreumes
    pasgeborene
    (?:een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|\d{1,2}[- ]?)jarigen?(?! (?:zoon|zoontje|dochter|dochtertje|kind|jongen|meisje|broer|zus|moeder|vader|oma|opa)(?![\p{L}]))
    vrouw
    man
    echtgenoot
    echtgenote
    partner
    vriendin
    vriend
    verloofde
    moeder
    vader
    mama
    papa
    zus
    broer
    zoon
    dochter
    kind
    baby
    baas
    collega
    oma
    opa
    tante
    oom
    neef
    nicht
    nichtje
    neefje
    schoonmoeder
    schoonvader
    schoonmama
    zoontje
    dochtertje
    kindje
    vriendje
    vriendinnetje
    broertje
    zusje
    mams
    paps
    ma
    pa
    lief
    wederhelft
    levenspartner
    schoonzus
    zwager
    kleinkind
    kleinzoon
    kleindochter
    buurvrouw
    buurman
    maat
    date
    metgezel
    jongen
    meisje
    introducee
    schoondochter
    schoonzoon
    kleintje
    kleine
    buurmeisje
    andere persoon
    persoon
    klant
    hartsvriendin
    1(?=[.,!]|$)
    vrijgezel
    single
  `,
  agedLeads: words`
    van
  `,
  relationPairs: words`
    ouders
    grootouders
    schoonouders
    tweeling
    opa en oma
    pa en ma
    vader en moeder
    stel
    koppel
    bevriend stel
    stelletje
    echtpaar
  `,
  both: ["beide", "allebei"],
  possessives: ["mijn", "onze", "ons", "haar", "zijn", "hun", "m'n", "mn", "z'n", "de", "het", "je"],
};
