import type { RelationWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

/** Those who come with the guest, by what they are to one another; they are counted too: "2 friends". */
export const relatives = words`
  kids?
  children
  babies
  girls?
  boys?
  friends?
  mates
  colleagues
  coworkers?
  co-workers?
  others?
  daughters?
  sons?
  sisters?
  brothers?
  cousins?
  clients?
  nieces
  nephews
  aunts?
  uncles?
  neighbou?rs
  lads?
  lass(?:es)?
  pals?
  buddies
`;

export const relations: RelationWords = {
  companions: [
    ...relatives,
    ...words`
      grandkids
      grandchildren
    `,
    "toddlers?",
    "(?:1[0-7]|\\d)[- ](?:year|yr|month|week)s?[- ]olds?(?! (?:son|daughter|boy|girl|kid|child|twin|grandson|granddaughter|brother|sister|nephew|niece|mother|mum|dad|father)s?(?![\\p{L}]))",
  ],
  littleOnes: words`
    baby
    babe
    newborn
    infant
    toddler
    child
    kid
    little one
  `,
  relations: words`
    newborn
    infant
    grand?dad
    lad
    lass
    laddie
    lads? and dad
    nana
    gran
    mam
    littl?ie
    little lad
    little lass
    pal
    chum
    buddy
    stepdaughter
    ex
    fiance
    (?:1[0-7]|\d)[- ](?:year|yr|month|week)s?[- ]olds?(?! (?:son|daughter|boy|girl|kid|child|twin|grandson|granddaughter|brother|sister|nephew|niece|mother|mum|dad|father)s?(?![\p{L}]))
    wife
    husband
    partner
    girlfriend
    boyfriend
    fiancee?
    spouse
    mother
    father
    mom
    mum
    dad
    sister
    brother
    son
    daughter
    child
    kid
    baby
    friend
    mate
    boss
    colleague
    coworker
    co-worker
    grandmother
    grandfather
    grandma
    grandpa
    granny
    aunt
    uncle
    cousin
    niece
    nephew
    mother in law
    father in law
    mother-in-law
    father-in-law
    girl
    date
    client
    bestie
    best friend
    roommate
    neighbou?r
    better half
    grandson
    granddaughter
    mistress
    lover
    teenager
    assistant
    guest
    stepson
    stepdaughter
    so(?! \d| $)
    significant other
    bf
    gf
    bro
    little one
    hubby
    wifey
    missus
    nan
    person
    daughter[ -]in[ -]law
    son[ -]in[ -]law
    sister[ -]in[ -]law
    brother[ -]in[ -]law
    plus[ -](?:one|1)
    old man
    little boy
    little girl
    stepmum
    stepdad
    auntie
    flatmate
    housemate
    single(?! (?!on|at|for|this|next|tonight|tomorrow|please)\p{L})
    bachelor
    bachelorette
    singleton
    (?:other|significant) (?:half|other)
    missis
    fella
    bloke
  `,
  agedLeads: words`
    of
  `,
  relationPairs: words`
    parents
    grandparents
    parents in law
    parents-in-law
    in-laws
    in laws
    twins
    folks
    couple
    mum and dad
    mom and dad
  `,
  both: ["both", "both of"],
  possessives: ["my", "our", "her", "his", "their", "the", "your"],
};
