import type { NoteWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const notes: NoteWords = {
  verbs: words`
    add
    note
    mention
    write
    write down
    put
    put down
    put in
    make a note
    jot down
    pass on
    (?:tell|inform|remind) (?:them|everyone|(?:the|your) (?:restaurant|kitchen|chef|cook|staff|waiters?|waitress|team|house|boss|people|guys))
    let (?:them|the (?:restaurant|kitchen|chef|staff|team|house)) know
  `,
  writes: words`
    note(?: down)?
    write down
    jot down
    make (?:a )?note of
    mention
  `,
  that: ["that"],
  never: ["did", "have", "has", "don't", "not", "never", "if", "who", "why"],
  deeds: words`
    (?:can|could|would|will) you (?:please |also |maybe |perhaps |possibly ){0,2}(?:put|place|pop|stick|write|pipe|light|sing|play|decorate|prepare|bake|hide|serve|bring|bring out)(?! (?:me|us|it|that|this|him|her|them|down|back|up|forward|the (?:booking|table|reservation|menu))(?!\p{L}))
    (?:can|could|would|will) you (?:please |also |maybe |perhaps |possibly ){0,2}(?:surprise (?:her|him|them)|do something special|make (?:it|her|his|their) (?:\p{L}{2,12} ){0,2}special)
    (?:can|could|would|will) you (?:please |also |maybe ){0,2}(?:tell|warn|inform) (?:them|(?:the|your) (?:kitchen|chef|cook|staff|waiters?|waitress|team))
    (?:can|could|would|will) you (?:please |also |maybe |perhaps |possibly ){0,2}(?:do|organi[sz]e|arrange|sort(?: out)?)(?: (?:us|her|him|them))? (?:a|some) (?:\p{L}{2,12} ){0,2}(?:candle|cake|surprise|card|dessert|flowers|balloons?)
  `,
  beside:
    "then so well ok okay oh great good nice perfect lovely super cool alright yes yeah yep sure thanks please pls also too we i we'd i'd we'll i'll would could can may you will need needs like love want take have get us me for down put add note book reserve give bring prepare really definitely just in that case".split(
      " ",
    ),
  ones: words`
    one
    two
    three
    some
    a couple
    both
    \d{1,2}
    one of them
    one of those
    two of them
    two of those
  `,
};
