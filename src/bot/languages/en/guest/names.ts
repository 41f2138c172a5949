import type { NameWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

/** The house a guest works for, before its name. */
const firm = "(?:the|my|our) (?:company|firm|business|employer)(?:'s)?(?: name)?(?: please)?[,:]?";

export const names: NameWords = {
  nameLeads: words`
    (?:the |my )?name (?:has to|must|needs to|should|ought to) be
    (?:under|in|on) the name of ${firm}
    in (?:her|his) name[,:]?
    here is(?= \p{L}{2,20}(?: [\p{L}'-]{2,20}){0,3} writing)
    (?:correct|change|fix|update) (?:the |my )?name(?: please)?[?.:,;](?: (?:just|it's|it is|it should be|should be|to))?
    (?:it's|its|it is|that's) (?:spelled|spelt)
    (?:use|take|put) mine[,:;]?
    under the name of the
    (?:change|changed|correct|update|amend|edit) (?:the |my )?(?:name|surname) (?:on|of|for) (?:the|my|our|this|that) (?:booking|reservation|table) (?:in)?to
    (?:the |my )?name(?: on the (?:booking|reservation))? is (?:wrong|incorrect|misspelt|misspelled)[,.;:]? (?:it should be|it's|it is|should be)
    first name(?: is)?:?
    given name(?: is)?:?
    last name(?: is)?:?
    family name(?: is)?:?
    surname:?
    change the name to
    changed the name to
    name to
    the name should be
    name should be
    (?:my |the )?name is (?:spelled|spelt|written)
    (?:under|in|on) my (?:husband|wife|partner|mother|mum|father|dad|boss|friend|colleague|company)'s name[,:]?
    my (?:husband|wife|partner|boss|friend|company)'s name,?
    my name is
    the name is
    (?:my |the )?name'?s
    name is
    name:
    under the name of
    under the name
    under name
    in the name of
    in the name
    by the name of
    by the name
    my full name is
    booked under
    listed under
    name on the booking is
    c/o
    (?<!(?:take|taking|taken|takes|took) )care of
    last name is
    first name is
    (?:the |my |our )?(?:surname|last name)(?:'s| is|s)
    it's under
    reservation under
    booking under
    table under
    (?:put|book|have)(?: it| the table)? (?:under|in|on) (?:me|my name)[,:]
    (?:the |our |your )?contact(?: person)?(?: is|'s|:)(?: called)?
  `,
  weakNameLeads: words`
    (?:(?:it's|its|it is|put|book|make|have)(?: it| that| us)? )?(?:under|for|in|as|to|on) ${firm}
    (?:use|put) ${firm}
    (?:that's|thats|it's|its|this is) me,
    it's just
    it is just
    its just
    that(?:'s| is|(?:'d| would) be)(?! me,)
    it(?:'d| would) be
    make it
    make that
    it should say
    it should be
    should say
    should be
    put it down as
    put(?! (?:it|down|me|us|this|that|the|them|in)(?![\p{L}]))
    book it for
    change it to
    use
    i'm
    i am
    im
    this is
    call me
    under
    it's for
    it is for
    it's under
    it is under
    it's
    it is
    its
    for
    name
    (?<!(?:clients?|customers?|guests?|people|friends?|colleagues?|com(?:e|es|ing)|visitors?|family|relatives|partners?|team|group|party|us|we're|are|am|i'm|one|ones|up|over|in|down|flying|travell?ing|arriving) )from
  `,
  somethingToEat: words`
    (?:something|anything|dish|dishes|option|options|menu|meal|choice|choices)
  `,
  familyLeads: words`
    last name(?: is)?:?
    family name(?: is)?:?
    surname:?
    under the name of
    under the name
    under name
    in the name of
    in the name
    by the name of
    by the name
    booked under
    listed under
    name on the booking is
    last name is
    (?:the |my |our )?(?:surname|last name)(?:'s| is|s)
    it's under
    it is under
    reservation under
    booking under
    table under
    under
  `,
  answerLeads: words`
    (?:\p{L}{2,15}'s|that's) (?:fine|ok|okay|good|perfect)[,.]?
    (?:it's|its|i'm|im|this is) \p{L}{2,15}, (?:can|could|would|will) (?:you|u) (?:just |please )?(?:put|write|note)(?: it| us| me)?(?: down| under)?
    just
    (?:just )?(?:put|write|use|take)(?: it| us| me)?(?: down| in)?(?: under| as)?
    only
  `,
  instead: words`
    instead
    rather
    not
  `,
  again: words`
    again
    (?:as|like) (?:always|usual|before|ever|last time|(?:for )?the (?:other|first)(?: (?:one|table))?|above|just now|earlier)
    (?:like|as) i (?:said|wrote|told you)
    (?:i|i've) (?:already |just )?(?:said|told you|wrote|written)
    (?:said|told you) already
  `,
  staysName: words`
    (?:the |my )?name (?:stays|remains|is still|stays as|is unchanged)
    unchanged
    still
    as before
  `,
  sameName: words`
    (?:(?:under|in|on|for|use|put) )?(?:the |my )?same(?: (?:name|one|person|guest|surname|details))?(?: again)?(?: (?:as|like) (?:before|last time|the (?:other|first|last|previous)(?: (?:one|table|booking))?|above|just now|earlier|ever|always))?
    (?:under |in )?the (?:name|one) (?:from before|from the (?:other|first|last)(?: (?:one|table|booking))?|i (?:just )?(?:gave|used)(?: you)?(?: (?:before|for the (?:other|first)(?: (?:one|table))?))?)
    (?:as|like) (?:before|last time|the (?:other|first)(?: (?:one|table))?)
  `,
  saidBefore: words`
    (?:i|i've|i have)(?: (?:only |just |already |literally )?)(?:just |already )?(?:said|told you|told u|given you|gave you|typed|mentioned|wrote|written)(?: (?:that|it|this|so|my name|the name|you)){0,2}(?: (?:already|before|twice|just now|above|earlier|once|a minute ago|a second ago|now)){0,3}
    (?:as|like) (?:i(?:'ve| have)? )?(?:already |just )?(?:said|told you|mentioned|wrote|written)(?: (?:already|before|above|earlier))?
    (?:already|just) (?:said|told you|gave you|mentioned)(?: (?:that|it|so)){0,2}
    (?:didn't|did) i (?:not )?(?:just |already )?(?:say|tell you|give you|mention)(?: (?:that|it|this|so)){0,2}(?: already)?
    for the (?:second|third|fourth|fifth|umpteenth|hundredth|last|2nd|3rd|4th|5th|10th) time
    you(?:'ve| have)? (?:already )?(?:got|have|know)(?: (?:it|that|my name))(?: already)?
  `,
  notMine: words`
    not (?:(?:in|under|for|on|to) )?(?:me|mine|myself|my (?:own )?name)(?: please)?
    (?:it's|its|it is|it'll|that's) not (?:be )?(?:for|under|in|on) (?:me|my name|mine)
    it (?:isn't|won't be) (?:for|under|in|on) (?:me|my name|mine)
    (?:don't|do not) (?:put|use|write) (?:it (?:under|in|on) )?(?:me|mine|my name)
  `,
  ownNames: words`
    (?:under|in|on|use|put|with) my (?:own )?name(?: then| please)?
    (?:(?:under|in|on|use|put|take|make it|better) )?(?:mine|my own)(?: then| instead)?
  `,
  givenLeads: ["(?:and )?(?:the |my )?(?:first|given|christian) name(?: is)?"],
  called: ["(?:is|'s|are) called", "(?<='s )(?:full |last |sur)?name(?: is|'s)", "goes by"],
  titles: [
    "doctor",
    "judge",
    "pastor",
    "rabbi",
    "sergeant",
    "lieutenant",
    "baroness",
    "colonel",
    "captain",
    "major",
    "sir",
    "lady",
    "lord",
    "dame",
    "reverend",
    "rev",
    "professor",
    "mr",
    "mrs",
    "ms",
    "miss",
    "dr",
    "dr\\.? med",
    "dr\\.? phil",
    "mister",
    "prof",
  ],
  signOffs: words`
    kind(?:est)? regards
    best regards
    warm(?:est)? regards
    with (?:kind|best|warm) regards
    regards
    best wishes
    all the best
    best
    many thanks
    thanks(?: (?:a lot|so much|in advance|again))?
    thank you(?: (?:very|so) much)?(?: in advance)?
    cheers
    (?:yours )?sincerely(?: yours)?
    yours (?:faithfully|truly)
    yours
    respectfully
  `,
  nameFollowers: words`
    here
    speaking
    calling
    on the (?:line|phone)
    writing
  `,
  familyTails: words`
    by the way
    btw
    incidentally
    as (?:a |the )?surname
    is (?:the|my) (?:surname|last name|family name)
    for the surname
  `,
  firmTails: words`
    (?:that's|it's|that is|it is|which is) (?:what )?(?:the |our |my )?(?:name of )?(?:the |our |my )?(?:company|firm|business|employer)(?:'s)?(?: name| called| is called)?
    (?:the|our|my) (?:company|firm|business)(?:'s name)?
  `,
  nameTails: words`
    is (?:the|my|his|her) (?:full |whole |last |first |right |correct |real ){0,2}name
  `,
  introductions: words`
    this is
    it's
    its
    i'm
    im
    i am
  `,
  halves: ["(?:first|given|christian|last|family|sur) ?names?"],
  nameWords: ["names?"],
  thatIs: ["that'?s", "that is"],
  townLeads: ["from"],
  origins: words`
    from
    of the
    at the
  `,
  families: words`
    the @s
    the @ family
    family @
  `,
  givenWritten: words`
    (?:the |my |her |his )?(?:first|given|christian) name(?:'s| is| should be| must be| has to be)?(?: actually| really)?(?: (?:spelled|spelt|written))?(?: as)?
  `,
  familyWritten: words`
    (?:the |my |her |his )?(?:last|family|second) ?name(?:'s| is| should be| must be| has to be)?(?: actually| really)?(?: (?:spelled|spelt|written))?(?: as)?
    (?:the |my |her |his )?surname(?:'s| is| should be| must be| has to be)?(?: actually| really)?(?: (?:spelled|spelt|written))?(?: as)?
  `,
};
