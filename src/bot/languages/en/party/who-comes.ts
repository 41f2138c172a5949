import type { WhoComesWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const whoComes: WhoComesWords = {
  familiar: [
    "he",
    "she",
    "mum",
    "mom",
    "mam",
    "mama",
    "dad",
    "granny",
    "grandma",
    "grandpa",
    "nana",
    "nan",
    "hubby",
    "wifey",
  ],
  several: ["youngsters", "teenagers"],
  articles: ["the"],
  theirs: ["her", "his", "their", "a", "an", "another(?= ?[,.;!?]| ?$)", "one"],
  someone: [
    "someone",
    "somebody",
    "someone else",
    "somebody else",
    "anyone else",
    "one more(?= ?[,.;!?]| ?$)",
    "another",
    "1 more(?= ?[,.;!?]| ?$)",
  ],
  staysAway: words`
    @ (?:unfortunately |sadly |actually |now |just |probably )?(?:isn't|is not|aren't|are not|won't be|isnt|arent|wont be)(?: actually| now)? (?:coming|joining|able to (?:come|make it|join)|with us)
    @ (?:unfortunately |sadly |actually |now |just )?(?:can't|cannot|can not|cant|won't|wont|couldn't|doesn't|don't)(?: actually| now)? (?:make it|come|join|be coming|be joining|be there|want to come)
    @ (?:is|are|will be|'ll be)(?: now| actually){0,2} (?:staying|stopping)(?: at)? home
    @'s (?:now |actually )?(?:staying|stopping)(?: at)? home
    @ (?:will |'ll |are going to |is going to |have to |has to |might )?stays?(?: at)? home
    @ (?:has |have |just |has just )?(?:dropped out|pulled out|backed out|bailed)
    the (?:one|friend|person|guy|woman|lady|mate) (?:who|that) (?:\p{L}{1,12} ){1,4}(?:(?:isn't|is not|won't be|wont be) coming|(?:can't|cannot|won't) (?:come|make it))
  `,
  without: words`
    without @(?= ?[,.;!?]| ?$| (?:then|now|after all))
  `,
  comesToo: words`
    @ (?:can|could|is able to|will|'ll) (?:now |actually |still )?(?:come|make it|join us|join|be there) after all
    @ (?:is|are|will be|'ll be)(?: now| actually)? (?:coming|joining)(?: us)?(?: along)?(?: with us)? (?:too|as well|also|after all)
    @(?: is|'s| are| will be|'ll be)(?: now| also)? joining(?= ?(?:[.,!;]|$|too|as well|also))
    @ (?:is|are|will be|'ll be) (?:also|now) (?:coming|joining)(?! (?:at|around|later|after))
    @ (?:is|are|will be|'ll be) (?:joining us|coming along)(?! (?:at|around|later|after|a bit|from|for))
    @ comes?(?: along)? (?:too|as well|also|after all)
    @ (?:will|would like to|wants to|want to|'d like to|'ll)(?: also| now){0,2} (?:come|join)(?: us)?(?: along)? (?:too|as well|also|after all)
    @ (?:will|would like to|wants to|want to|'d like to|'ll)(?: also| now){0,2} join us(?! (?:at|around|later|after|a bit|from|for))
    (?:can|could|may|might) @ (?:also |still )?(?:come|join)(?: us)?(?: along)? (?:too|as well|also)
    (?:can|could|may|might) @ (?:also |still )?(?:come along|join us)
  `,
  brings: words`
    [\p{L}']{1,15}(?: is| will| wants to| would like to|'s)?(?: also)? (?:bringing|brings|bring)(?: along)? @
  `,
  late: words`
    late
    later
    after \d
    only at
    not (?:until|before)
  `,
  arrives: words`
    comes?
    coming
    joins?
    joining
    arrives?
    arriving
    be(?! (?:happy|fine|ok|okay|free|able|better|good|great|glad|up for|available|delighted))
    gets? (?:here|there)
    makes it
    (?<!(?:says?|said|thinks?|suggests?|reckons?|prefers?|asks?|asked|to|you|u|we) )make it
    turns? up
    turning up
    showing up
    getting (?:here|there)
    running
    shows? up
    brings?
    bringing
    drops? (?:off|by|in|round)
    dropping (?:off|by|in|round)
    pops? (?:in|by|over|round)
    popping (?:in|by|over|round)
    stops? by
    stopping by
    swings? by
    delivers?
    delivering
  `,
  pronouns: words`
    (?:he|she|they)(?:'ll|'s|'d|'re)?
  `,
  others: ["the others?", "the other \\d", "the rest"],
};
