import type { NoteWords } from "../note-words.ts";
import { words } from "../word-list.ts";
import { alone, edits, untold, untoldThat } from "./the-note.ts";

const house = "(?:the|your) (?:kitchen|restaurant|chef|cook|staff|waiters?|waitress|team|house)";
const to =
  "(?: (?:(?:on|to|in|with|for) (?:it|there|(?:the|my|our) (?:booking|reservation|notes?|order|table))|to (?:them|(?:the|your) (?:kitchen|restaurant|chef|staff|team))))";

export const notes: NoteWords = {
  only: words`
    only
    just
  `,
  stays: words`
    (?:can |should |must |to )?(?:stays?|remains?)
  `,
  asTold: words`
    (?:and )?(?:that|this)(?:'s| is)(?: exactly| just)? (?:how|what|the way) (?:it|the note) (?:should|has to|must|needs to|is to|ought to) (?:read|be|say|look)(?: there)?
  `,
  right: words`
    (?:is|are|'s) (?:right|correct|true)
    appl(?:y|ies)
  `,
  nothing: words`
    nothing(?: at all| any ?more| actually)?
    none(?: at all)?
    no (?:note|notes|wish|wishes)(?: at all| any ?more)?
    (?:leave|keep) it (?:blank|empty)
    (?:blank|empty)
    (?:clear|delete|empty|erase|remove|wipe) (?:it|that|everything|(?:it )?all)
  `,
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
  writesAround: words`
    (?:write|put|jot|note|get) @ down
  `,
  unseen: words`
    (?:that|which) (?:i|we) (?:don't|do not|dont|can't|cannot|cant) (?:see|find)(?: (?:it|there|anywhere|in there|here|listed|mentioned|noted|above|in (?:the|that|your) (?:notes?|summary|list)))?
  `,
  thatToo: words`
    (?:please )?write (?:that|it|this) down(?: too| as well| also)?
    (?:please )?(?:note|jot) (?:that|it|this) down(?: too| as well)?
    (?:(?:can|could|would|will) you )?(?:also |maybe |just ){0,2}(?:add|note|mention|write|put|include|pass) (?:that|it|this)(?: down| in| on| along)?${to}?
    (?:(?:can|could|would|will) you )?(?:also |maybe |just ){0,2}(?:tell|inform|warn) (?:them|${house})(?: (?:that|about (?:it|that|this)))?
    (?:(?:can|could|would|will) you )?(?:also |maybe |just ){0,2}let (?:them|${house}) know(?: (?:that|about (?:it|that|this)))?
    (?:thanks|thank you) for (?:telling|informing|warning) (?:them|${house})
    (?:thanks|thank you) for (?:adding|noting|mentioning|passing) (?:that|it|this)(?: down| on| along)?
  `,
  that: ["that", "(?:something )?about"],
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
  ways: words`
    (?:text|texts|sms|whatsapp|message|messages|txt)(?: me)?(?: only| preferred| is (?:best|better|fine|easier)| works(?: best)?| rather than (?:a )?calls?)
    (?:only|just|preferably|best|better) (?:to )?(?:by |via |over |on |a )?(?:text|sms|whatsapp|message|messages|txt)(?: me)?
    no calls
    (?:please )?(?:text|message|whatsapp|sms) me
    (?:don't|do not|dont) (?:call|ring)(?: me)?
  `,
  calls: words`
    (?:don't|do not|dont|never|not to|no) (?:call|calls|ring|phone)(?: me| us)? (?:before|after|in|at|on|during|between|until|later|earlier|too)(?: [^,;!?]{1,40})?
    (?:only|just) (?:to )?(?:call|ring|phone|text)(?: me| us)? (?:after|before|between|from|in the|during|until) [^,;!?]{1,40}
    (?:call|ring|phone|text)(?: me| us)? (?:only |not )?(?:after|before|between|from|in the|during|until) [^,;!?]{1,40}
  `,
  invoices: words`
    (?:invoice|bill|receipt) (?:should |to |can |please |must |has to ){0,2}(?:(?:be )?(?:go|goes|made out|addressed|issued|sent|billed|is)(?: out)? )?(?:to|in the name of)(?! (?:pay|my room|our room|bring|me|us|be|split)(?!\p{L}))
  `,
  billing: words`
    (?:billing|invoice|invoicing) (?:address|details|data)
  `,
  alone,
  dictated: {
    of: words`
      notes?
      comments?
      remarks?
      requests?
      write
      put
      says?
      reads?
      noted
    `,
    anew: words`
      only
      just
      wrong
      incorrect
      instead
      delete
      remove
      scrap
      rewrite
      change
      should (?:\p{L}{2,6} )?(?:say|read)
      replace
    `,
    rest: words`
      nothing else
      everything else
      the rest
      all the rest
      no more
    `,
    dropsRest: words`
      (?:scrap|drop|delete|remove|strike|cross out|lose|leave out|forget|bin|take out|cut) (?:all )?the rest
      (?:the rest|everything else) can (?:go|come out|be (?:scrapped|dropped|deleted|removed|left out))
    `,
  },
  edits,
  untold,
  untoldThat,
  ahead: {
    dishes: words`
      lobsters?
      (?:king )?crabs?
      oysters?
      caviar
      mussels?
      langoustines?
      prawns?
      scallops?
      turbot
      halibut
      salmon
      sea ?bass
      bouillabaisse
      geese
      goose
      ducks?
      turkeys?
      capon
      pheasants?
      venison
      (?:roast|sunday roast)
      (?:rack of |leg of |shoulder of )?lamb
      suckling pigs?
      pig
      steaks?
      tomahawks?
      porterhouses?
      chateaubriand
      wellingtons?
      ribs?
      paella
      fondue
      raclette
      risotto
      truffles?
      pies?
      souffles?
      schnitzels?
      burgers?
      fish
      chicken
      beef
    `,
    orders: words`
      (?:keep|save|hold|reserve|book|order|pre-?order|note(?: down)?|put down|write down|prepare|get|make|cook|do)
      (?:put|set) (?:\p{L}{2,12} ){0,4}aside
      put by
      make sure
      (?:i|we)(?:'d| would| will|'ll)? (?:also |really )?(?:want|wants|like|love|take|have|need)
      (?:can|could|may) we (?:also |please )?(?:have|get|order)
      in advance
      please
      pls
    `,
    forWhom: words`
      for (?:us(?: all)?|all of us|everyone|me|the (?:table|birthday)|\d{1,2}(?: (?:people|persons|guests|of us))?)
    `,
    not: words`
      no
      not
      without
      don't
      dont
      doesn't
      allergic
      instead of
      can't
      cannot
      never
      hate
      hates
      allergy
      intolerant
    `,
    mayWe: words`
      (?:can|could|may|might) (?:we|i) (?:please |also |maybe )?(?:pre-?order|order|reserve|book|get|ask for)
    `,
    wants: words`
      (?:i|we)(?:'d| would)? (?:want|like|love|need) (?:that|it|this|one)(?: (?:too|as well|please|also))?
    `,
  },
  joinsNote: words`
    and
    also
    ah
    oh
  `,
  leadsToNote: words`
    also,?
    that(?! (?:is|are|was|table|same|spot)(?!\p{L}))
  `,
  asksToDo: words`
    (?:can|could|would|will) (?:you|u)(?: please)?
  `,
};
