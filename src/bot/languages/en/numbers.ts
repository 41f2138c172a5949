import type { NumberWords } from "../locale.ts";
import { cardinals, ordinals } from "../number-words.ts";
import { words } from "../word-list.ts";
import { months } from "./dates.ts";

const counted = words`
  person
  people
  adult
  guest
  child
  kid
  baby
  toddler
  couple
  hour
  day
  week
  o
  oclock
  ish
  am
  pm
  thirty
  fifteen
  forty
  pax
  seat
`;

const asNumber = words`
  for
  at
  of
  just
  only
  about
  around
  past
  to
  is
  be
  are
  or
  us
  plus
  by
  actually
  say
`;

export const numbers: NumberWords = {
  cardinals: cardinals({
    small: words`
      zero
      one
      two
      three
      four
      five
      six
      seven
      eight
      nine
      ten
      eleven
      twelve
      thirteen
      fourteen
      fifteen
      sixteen
      seventeen
      eighteen
      nineteen
    `,
    tens: { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
    joiners: [" "],
  }),
  ordinals: ordinals(words`
    first
    second
    third
    fourth
    fifth
    sixth
    seventh
    eighth
    ninth
    tenth
    eleventh
    twelfth
    thirteenth
    fourteenth
    fifteenth
    sixteenth
    seventeenth
    eighteenth
    nineteenth
    twentieth
    twenty first
    twenty second
    twenty third
    twenty fourth
    twenty fifth
    twenty sixth
    twenty seventh
    twenty eighth
    twenty ninth
    thirtieth
    thirty first
  `),
  ordinalSuffixes: ["th", "st", "nd", "rd"],
  hesitant: {
    one: { before: counted, after: asNumber },
    first: { before: ["of", ...months.flat()], after: ["the", "on", ...months.flat()] },
    second: { before: ["of", "one", "option", ...months.flat()], after: ["the", "on", ...months.flat()] },
  },
};
