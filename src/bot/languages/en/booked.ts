import type { BookedWords } from "../booked-words.ts";
import { words } from "../word-list.ts";

export const booked: BookedWords = {
  ours: ["my", "our"],
  bookers: words`
    he
    she
    they
    (?:a|another|one of (?:the|my|our)) (?:friend|colleague|mate|cousin|neighbour|neighbor|friends|colleagues|mates)
    (?:the|our) (?:hotel|concierge|reception|receptionist|office|company|agency|travel agent|wife|husband|missus|boss)
    (?:someone|somebody) else
  `,
  done: words`
    booked
    reserved
    (?:made|put in|got|has) (?:a|the|our|us a|that) (?:table|booking|reservation)
    got us (?:a table|in|booked)
  `,
  asked: {
    before: words`
      did
    `,
    behind: words`
      book
      reserve
      make (?:a|the|that) (?:booking|reservation)
      get (?:us )?a table
    `,
  },
  ownDone: words`
    (?:i|we)(?:'ve| have|'d| had)?(?: already| just)? (?:booked|reserved)
    (?:i|we)(?:'ve| have|'d| had)?(?: already| just)? made (?:a|the|our) (?:booking|reservation)
    (?:i|we)(?:'ve| have|'d| had)?(?: already| just)? (?:called|rang|rung|phoned|emailed|mailed|spoke|spoken|telephoned)(?: [\p{L}']{2,10}){0,4} (?:to|and) (?:book|booked|reserve|reserved|make|made)
    (?<=^(?:(?:hi|hello|hey|so|yes|yeah|ok|no)[,.! ]{1,3}){0,2})(?:booked|reserved)(?! by)
  `,
  ways: words`
    online
    on (?:your|the) (?:website|site|web page|webpage|app|page)
    (?:through|via|using|from) (?:your|the|an) (?:website|site|app|opentable|google|tripadvisor)
    (?:by|over|on) (?:the )?(?:phone|telephone|e-?mail)
    (?:last|the other) (?:week|month|night|day)
    yesterday
    (?:a (?:week|month|few days|couple of (?:days|weeks))|ages|weeks|\d days|\d weeks) ago
    called
    rang
    phoned
    telephoned
    e?mailed
    spoke(?:n)?
  `,
  checks: words`
    (?:can't|cant|cannot|can not|couldn't|don't) (?:find|see|seem to find) (?:the|my|any|our) (?:e-?mail|confirmation|reference|booking)
    (?:never|didn't|didnt|haven't|havent|not|no|did not|have not)(?: yet| ever)? (?:got|get|had|have|received|receive|gotten|seen)?(?: (?:a|any|the|my))? ?(?:confirmation|confirmation email|e-?mail|reply|answer)(?: yet| back)?
    just (?:checking|to check|wanted to check|making sure|to make sure|to confirm|confirming|wanna check)
    (?:want|wanted|like) to (?:check|make sure|confirm)
    (?:can|could) (?:you|u) (?:please )?(?:check|confirm|find|see)(?: it| that| this)?
    (?:is|was) (?:it|that|this) (?:in (?:there|the (?:book|system))|on (?:the|your) (?:list|system)|ok|okay|confirmed|all (?:ok|good|fine|set))
    (?:do|can|have) you (?:see|find|have|got|have got) (?:it|that|us)
  `,
  standing: words`
    (?:do|have|did|don't) you (?:already )?(?:guys )?(?:have|got|find|get|see) (?:a|any|the|our|my) (?:booking|reservation)(?: made)? (?:under|for(?! (?:me|us|\d|tonight|today|tomorrow|lunch|dinner))|in the name)
    (?:is|was|isn't) there (?:already )?(?:a|any|supposed to be a) (?:booking|reservation)(?: made)? (?:under|for(?! (?:\d|tonight|today|tomorrow|lunch|dinner))|in the name)
    (?:are|aren't) we (?:in|on|down|booked) (?:in|for|the (?:book|system|list|books)|your (?:book|system|list|books))
    (?:have you got|do you have|are) (?:us|me|we) (?:down|booked|in the (?:book|system)|on the list|in) for
    (?:there should be|should be) (?:a|our) (?:table|booking|reservation) (?:under|for|in)
    (?<!(?:make|book|put|place|have|keep|register|want|like|reserve) (?:the|a|this|our|my|that) )(?:booking|reservation|table) (?:already )?(?:under|in) (?:the name(?: of)?|name)
  `,
  undone: words`
    (?:hasn|haven|hadn|didn|won|isn|wasn|couldn|can|don|doesn)'?t
    not
    never
    wants?
    wanted
    (?:would|will|'ll|'d|could|can|should|might|may|must) 
    needs?
    going to
    likes?
    is
    are
    to be
    if
    nobody
    forgot
    tried
    trying
    been
    recommended
    says? (?:you|it's|its|it)
  `,
  others: words`
    theat(?:re|er)
    tickets?
    hotel
    flights?
    rooms?
    taxi
    cab
    babysitter
    baby sitter
    holidays?
    show
    concert
    cinema
    film
    movie
    trip
    train
    cruise
    band
    photographer
    church
    off
    elsewhere
    somewhere else
    another (?:place|restaurant)
  `,
};
