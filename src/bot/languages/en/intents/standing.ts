import type { StandingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";
import { noun } from "./patterns.ts";

/** Where such a question ends: what follows would be what it asks about. */
const end =
  "(?=[^\\p{L}]{0,3}(?:(?:then|now|yet|already|for me|for us|or not|or what|please|thanks|ok)[^\\p{L}]{0,3})?$)";

export const standing: StandingWords = {
  list: words`
    (?:tell me |remind me )?what(?:'ve| have)? (?:you (?:have|got|have got)|you've got|have you got) (?:down|booked|noted) for (?:me|us)
    what(?:'s| is| did we)(?: actually| now| end up)? (?:booked|booking|with)(?: in the end)?(?=[?.! ]*$)
    remind (?:me|us) (?:when|what time|what day|which day|where|what) (?:it|that) (?:is|was)
    remind (?:me|us) (?:when|what time|what day|which day|where|what) (?:my|our|the) (?:booking|reservation|table)
    (?:what|which table|which day) (?:it was |it is )?(?:i've|we've|i have|we have|i had|we had|i'd|we'd)(?: already)? (?:booked|reserved)(?=[ ?!.]*$| (?:with you|again|there|here))
    have (?:i|we) (?:got |still got |already got )?(?:anything|something|any table) (?:booked|reserved|with you)
    (?:do|did) (?:i|we) have (?:anything|something) (?:booked|reserved|with you)
    what (?:have i got|do i have|have we got|do we have) (?:booked|reserved|with you|now)(?: now| so far| then){0,1}(?=[?!. ]*$)
    remind (?:me|us) (?:of|about) (?:my|our|the) (?:booking|reservation|table)
    have (?:i|we) (?:still |already )?(?:got )?(?:a|any|my|our|the) (?:\p{L}{1,12} )?(?:booking|reservation|table booked|table reserved)
    have (?:i|we) got a table
    (?:do|did) (?:i|we) (?:still |already )?have a table(?! for \d)
    (?:have|did) (?:i|we) (?:already |actually )?(?:booked|book|reserved|reserve)(?= [^?]{0,40}[?]|[?.! ]*$)
    (?:when|what time|what day|which day) (?:am|are|was|were) (?:i|we) booked
    (?:when|what time|what day|which day|what|how many) (?:have|did) (?:i|we) (?:\p{L}{1,8} )?book(?:ed)?
    (?:confirm|verify|check) (?:[\p{L}']{1,12} ){0,4}(?:i have|we have|there is) (?:a |any |the )?(?:\p{L}{1,12} )?(?:reservations?|bookings?|reserved)
    (?:see|tell me) (?:[\p{L}']{1,12} ){0,4}(?:i have|we have|there is) (?:a |any |the )?(?:\p{L}{1,12} )?(?:reservations?|bookings?|reserved)
    (?:confirm|verify|check|see|tell me) (?:[\p{L}']{1,12} ){0,4}(?:there's|i am still) (?:a |any |the )?(?:\p{L}{1,12} )?(?:reservations?|bookings?|reserved)
    (?:confirm|verify|check) (?:[\p{L}']{1,12} ){0,4}(?:we are still|i'm still) (?:a |any |the )?(?:\p{L}{1,12} )?(?:reservations?|bookings?|reserved)
    (?:see|tell me) (?:[\p{L}']{1,12} ){0,4}(?:we are still|i'm still) (?:a |any |the )?(?:\p{L}{1,12} )?(?:reservations?|bookings?|reserved)
    (?:confirm|verify|check|see|tell me) (?:[\p{L}']{1,12} ){0,4}we're still (?:a |any |the )?(?:\p{L}{1,12} )?(?:reservations?|bookings?|reserved)
    (?:confirm|confirming|verify)(?: and \p{L}{1,8})? (?:my|our|the|a|his|her|this) (?:[\p{L}\d:'.]{1,12} ){0,3}(?:reservation|booking)
    (?:is|was) (?:my|our) (?:[\p{L}\d:'.]{0,11}[\p{L}\d:'] ){1,4}${noun}
    (?:check|verify|confirm)(?: and \p{L}{1,8})?(?: for)? reservations? (?:at|for|under)
    (?:show|list|see|view|check|check on|find|look up|display)(?: me| for me| on)?(?: all)?(?: of)? (?:my|our|the) (?:\p{L}{1,20} )?${noun}
    (?:pull up|look at|confirm|verify|double check|review)(?: me| for me| on)?(?: all)?(?: of)? (?:my|our|the) (?:\p{L}{1,20} )?${noun}
    do (?:i|we) (?:already |still )?have (?:a|any|some|the) (?:\p{L}{1,20} )?(?:reservations?|bookings?)
    what (?:reservations|bookings) do (?:i|we) have
    (?:what|which|where|when|what time) (?:is|are|was|were) (?:my|our) (?:\p{L}{1,20} )?(?:reservations?|bookings?|table)
    (?:is|was|has|are) (?:my|our) (?:\p{L}{1,20} )?${noun}
    my bookings
    my reservations
    our bookings
    our reservations
    (?:i|we) have (?:a|my) (?:reservation|booking).{0,60} confirmed
    confirm (?:that )?(?:i|we) have (?:a|my) (?:reservation|booking)
    (?:if|that|whether) (?:my|our) ${noun} (?:at|for|is|was|has|under)
    status of (?:my|our|the) ${noun}
    details of my (?:reservation|booking)
    have (?:a|my) (?:reservation|booking) confirmed
    is there a (?:reservation|booking) (?:for|under)
    make sure (?:i have|that i have|my) (?:a )?(?:reservation|booking)(?! .{0,50}cancel)
    (?:booked|reserved).{0,60}did (?:it|that) (?:go|come) through
    (?:what(?:'s| is| was| are)|remind me of|tell me|give me|send me|do i have|is there|have i got|did i get|where(?:'s| is)) (?:my|our|the|a|
      that) (?:booking |reservation |confirmation )?(?:reference|ref|confirmation (?:number|code)|booking (?:number|code)|reservation (?:number|code))
    (?:booking|reservation|confirmation) (?:reference|number|code)(?=[ ,]{0,5}(?:please|pls|again)?[ ?.!]{0,5}$)
    (?:what|which|whose) name (?:is|was|did|have|are|am|do) (?:it|that|this|the (?:booking|table|reservation)|my (?:booking|table|reservation)|
      our (?:booking|table|reservation)|we|i|you)
    under (?:what|which|whose) name
    (?:a |another )?copy of (?:my|our|the|that|this) (?:booking|reservation|confirmation)
    (?:send|resend|show|give|text|forward)(?: it| that| me| us| it to me)? (?:a copy|(?:(?:the|my|our|that) )?(?:booking )?(?:confirmation|
      booking details|details of (?:the|my|our) booking|reservation details)|it again|that again)
    (?:when|what time|what day|which day|where) (?:is|was) (?:it|that|the table|the booking|the reservation)(?: booked)?(?: for)? again
    what(?:'s| is) (?:my|our) (?:booking|reservation)(?=[ ?.!]{0,4}$)
    how many (?:bookings|reservations|tables) (?:do|have) (?:i|we)(?: have| got| booked)?
    ^(?:list|bookings|reservations)(?=[.! ]{0,3}$)
    (?:confirm|verify|check|make sure|see)(?: for me)? (?:that |whether |if )?(?:i|we)(?:'ve| have|'ve got| have got)(?: still| really| already)? (?:a|our|my|the) table
    (?:when|where|what time|what)'s (?:my|our) (?:\p{L}{1,20} )?(?:reservations?|bookings?|table)
    (?:does|do) (?:my|our) (?:booking|reservation|table)(?: [\p{L}\d:'.]{1,12}){0,4} still (?:stand|hold)
    what (?:have|did) (?:i|we) (?:got )?(?:booked?|reserved?)(?=[?!. ]*$)
    (?:which|what) (?:booking|reservation|table) (?:is|was) (?:that|this|it)(?: for)?(?=[?. ]*$)
    (?:which|what) (?:booking|reservation) (?:do you mean|are you (?:talking about|asking about))
    remind (?:me|us) (?:again )?(?:of|about) (?:the|our|my) (?:date|day|time|details)
    remind (?:me|us) (?:again )?(?:please )?(?:when|what time|what day|what date|which day) (?:we|i)(?:'re|'m| are| am)
    (?:which|what) (?:tables?|bookings?|reservations?) (?:do|have) (?:i|we) (?:have|got)(?=[?!. ]*$)
    what (?:date|day|time)(?: and time)? was (?:it|that|ours|our table|my table)(?: again)?
  `,
  askBooked: words`
    that's where (?:i|we)(?:'ve got| have| have got)? (?:booked |reserved )?(?:the|my|our) (?:table|booking|reservation)(?=(?:,? (?:no|right|isn't it|correct))?[^\p{L}]{0,3}$)
    (?:so )?what(?:'s| is) (?:it|that|the (?:booking|table|time)) now(?=[ .!?]*$)
    (?:so )?(?:am i|are we) (?:all |now |really |actually |already )?(?:booked(?: in)?|confirmed|all set|set|good to go|sorted)${end}
    (?:did|has|have) (?:that|this|it|the booking|my booking|our booking|everything) (?:just |all |actually )?(?:work|worked|go through|gone through|
      been (?:booked|confirmed|reserved|done|made))${end}
    (?:did|have) you (?:really |actually |already |just )?(?:book|booked|reserve|reserved|confirm|confirmed|get|got) (?:it|that|us|me|the table|
      my table|our table)${end}
    is (?:it|that|this|the table|the booking) (?:all |now |already |really |actually |definitely )?(?:done|booked(?: in)?|confirmed|reserved|
      settled|sorted|all set)${end}
    (?:it's|that's|it is|that is|we're|i'm|i am|we are) (?:all |now |already |really |definitely )?(?:booked(?: in)?|confirmed|reserved|done|
      set)(?: now| then)?(?:,? (?:right|correct|yes|yeah|then|isn't it))?(?=[ !]{0,2}\?)
    do (?:i|we) have (?:the|that|this) table (?:now|then|yet)
    (?:you|u|do you)(?: do)? (?:still )?(?:have|got|have got)(?: still)? (?:us|me)(?: still)?(?: down| booked| in)?(?: for (?:tonight|tomorrow|today))?,? ?(?:right|yes|yeah|correct|don't you)?(?=[^\p{L}]{0,3}\?)
    (?:we're|we are|are we|i'm|am i)(?: all)?(?: still)? (?:on|good|down|booked)(?: for (?:tonight|tomorrow|today|\p{L}{3,9}))?,? ?(?:right|yes|yeah|correct|aren't we)?(?=[^\p{L}]{0,3}\?)
    ^(?:so,? |and |ok,? )?(?:is|was|has) (?:it|that|the table|my table|the booking|my booking)(?: been| now| already| really){0,2} cancell?ed(?: now| already| then)?(?= ?\?)
    ^(?:so,? |and |ok,? |hi,? |hello,? )?(?:is|are) (?:it|that|we|our table|the table|my booking|our booking)(?: now| still| all| really){0,2} (?:down|booked(?: in)?|noted|set) (?:for|as) [^.;!?]{1,40}(?= ?\?)
    (?:do (?:i|we)(?: now)? have|have (?:i|we)(?: now)?(?: got)?) (?:now )?(?:\d{1,2}|two|three) (?:bookings|reservations|tables)(?: now)? or (?:just |only )?(?:\d{1,2}|one|two)
    ^(?:hi,? |hello,? |so,? )?(?:can|could|would) you (?:please |just ){0,2}confirm(?: to me| for me)?(?: that)? (?:we're|we are|i'm|it's|it is|there are|there's) [^;!?]{1,60}(?= ?\?)
    (?:so |and |ok,? )?is the \p{L}{3,9} (?:one|table|booking|reservation) (?:all |now |already |really ){0,2}(?:done|booked(?: in)?|confirmed|reserved|changed|sorted|moved)(?: now| then)?${end}
    (?:is|was) (?:the |our |my )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: evening| night| lunch)? (?:booked|reserved)(?! (?:up|out|solid))
  `,
  recap: words`
    (?:how many|what (?:day|date|time|name|number|restaurant|place)|which (?:day|restaurant|name|number))(?: of us| people| guests| persons)? did (?:i|we) (?:say|tell you|give(?: you)?|put|ask for)(?: (?:we (?:were|are)|there (?:were|are|would be)|it was|again|earlier|before))?(?=[ ?.!]*$)
    (?:send|show|give|tell|repeat|read|text|resend)(?: to)?(?: me| us)?(?: all)?(?: of)? (?:the |my |our )(?:booking |reservation )?(?:details|summary|info)(?: (?:again|once more|back|so far))?
    what (?:have|do|did) you (?:got|have|get|noted?|written|write)(?: down)?(?: for me| for us)? (?:so far|until now|up to now)
    (?:can|could|would) you (?:please )?(?:summari[sz]e|recap|sum (?:it|that|this|everything)? ?up|(?:repeat|read back) (?:everything|all of it|it all|the details))
    what (?:did|have) you (?:just |actually )?(?:write|written|note|noted|put|got|get)(?: down)?(?: for me| so far)?(?=[ ?.!]*$)
    (?:send|show|give|read|text|resend) (?:me|us) (?:the |my |our )?(?:whole|entire|full|complete) (?:booking|reservation)
    (?:(?:at|in|for) )?(?:which|what) (?:restaurant|place|house|one of (?:the|your) restaurants) (?:is|was) (?:it|this|that|the table)(?: (?:for|at|in|again))?(?=[ ?.!]*$)
  `,
  probably: words`
    probably
    likely
    most likely
  `,
  punctual: words`
    (?:won't|wont|will not|'ll not|not going to|shan't|promise not to|try not to) be (?:too |that |so |at all )?late
    (?:we'll|i'll|we will|i will|we're|i'm|we are) (?:definitely |both |all )?(?:be |there |arrive |come )?(?:right |bang )?on time
  `,
  late: words`
    (?:we|i)(?:'ll|'re|'m| will| are| am)? (?:be |gonna be |going to be |running )?(?:a )?(?:\p{L}{2,6} )?later,? (?:like |maybe |about |say )?(?:\d{1,3} ?m(?:in|ins|inutes)?|(?:a )?quarter of an hour)
    (?:traffic|jam),? (?:we|i)(?:'ll| will|'re|'m)
    it's (?:just |only )?(?:a delay|about being late|that we're late)
    (?:running|be|we're|i'm|we are|i am) (?:\p{L}{1,9} ){0,2}# (?:late|behind)(?! (?:dinner|lunch|table|booking|reservation|night))
    ^# (?:late|behind)(?! (?:dinner|lunch|table|booking|reservation|night))
    traffic (?:is|was|'s) (?:\p{L}{1,10} ){0,2}(?:awful|bad|terrible|horrible|heavy|mad|insane|a nightmare|horrendous|crazy|at a standstill)
    (?:running|be|we're|i'm|we are|i am|arrive|arriving) (?:\p{L}{1,9} ){0,2}late(?! (?:dinner|lunch|table|booking|reservation|night))
    (?:be there|come|turn up|getting there) (?:\p{L}{1,9} ){0,2}late(?! (?:dinner|lunch|table|booking|reservation|night))
    (?:\d{1,3} ?(?:min|mins|minutes?)|hour|bit|little|slightly|might be) (?:\p{L}{1,9} ){0,2}late(?! (?:dinner|lunch|table|booking|reservation|night))
    late by
    running (?:a (?:bit|little) )?behind
    (?:min|mins|minutes?|bit|hour) (?:behind|delayed)
    behind schedule
    stuck (?:in|on) (?:\p{L}{1,8} ){0,2}(?:traffic|train|motorway|tube|jam|bus)
    (?:train|flight|bus|plane|taxi|we|ferry|tram) (?:is|are|was|got|has been|have been) (?:\p{L}{1,9} )?delayed
    (?:train|flight|bus|plane|taxi|ferry|tram|babysitter|lift)(?:'s| is| was| will be|'ll be)? (?:\p{L}{1,9} )?(?:running )?late(?! (?:night|in))
    held up
    (?:we'll|we will|i'll|i will|will) (?:only |not )?(?:be there|arrive|get there|make it) (?:at|by|around|before|until|in) .{1,20}(?:instead|only|earliest)
    (?:we|i)(?:'ll| will)? (?:now |only )(?:be there|arrive|get there|make it|come)(?: at| by)? \d{1,2}[:.]\d\d
    lost track of (?:the )?time
    (?:train|flight|bus|ferry|tram) (?:is|was|'s|has been|got) cancell?ed and (?:we're|i'm|we are|i am) (?:\p{L}{1,8} )?(?:stuck|still)
    (?:taxi|cab|uber|bus|train|lift|babysitter) (?:hasn't|has not|didn't|never) (?:turned up|turn up|come|came|shown up|arrived)
    (?:running|be|we're|i'm|we are|i am|gonna be) (?:\p{L}{1,9} ){0,3}(?:tad|touch|bit|smidge|little|shade|wee bit|few (?:mins|minutes)) (?:late|behind)
    # behind(?! (?:the|us|you|me|a|an|our|my|your|schedule)(?!\p{L}))
    (?:runnin|runin|gonna b|we b)'? (?:\p{L}{1,9} ){0,2}(?:# )?(?:late|behind)(?! (?:dinner|lunch|table|booking|reservation|night))
    runnin(?:g)?'? (?:a (?:bit|little) )?behind,? (?:like |maybe |about )?\d{1,3} ?mins?
  `,
  losing: words`
    without (?:losing|giving up|forfeiting) (?:the|our|my)
    and (?:still )?(?:keep|have) (?:the|our|my) table
  `,
  delayed: words`
    late
    delayed
    held up
    stuck in \p{L}{3,9}
  `,
  keeping: words`
    (?:will|would|can|could|do|wd) (?:you|they|u|ya|the \p{L}{3,10}) (?:please |still |just ){0,2}(?:hold|keep|save) (?:it|onto it|(?:the|our|my|a) (?:table|booking|reservation))(?: for (?:us|me))?
    (?:do|will|would|could) (?:we|i) (?:then |just |still ){0,2}(?:lose|have|keep|get) (?:it|(?:the|our|my) (?:table|booking|reservation|spot|place))
    (?:how long|until when|till when) (?:do|will|would|can|d'you) (?:you|they|u) (?:hold|keep|save|wait)
    (?:what|wat) (?:happens|would happen|will happen|do (?:we|i) do)
    (?:is|will|would) (?:the|our|my|that) (?:table|booking|reservation|spot) (?:be )?(?:still )?(?:gone|given away|there|kept|held|safe|lost|cancelled)
    (?:do|will|would) (?:you|they|u) (?:give (?:it|(?:the|our|my) table) away|give away (?:the|our|my) table|cancel (?:it|us|(?:the|our|my) (?:table|booking)))
  `,
  tellsHouse: words`
    (?:tell|let|inform|warn) (?:the (?:restaurant|staff|kitchen|team)|them)(?: know)?
  `,
  arriving: words`
    (?:we|i)(?:'re|'d| are| only| actually| end up| don't| do){0,2} (?:get|getting|come|coming|arrive|arriving|turn up|turning up|show up|make it|be|roll up|rock up|walk in)(?: there| here| in)?
  `,
  lateTags: words`
    fine
    ok(?:ay)?
    alright
    all right
    no problem
    cool
    (?:is |are |would |will |hope )?(?:that|this|it|you|we)(?:'s| is)? (?:be )?(?:ok(?:ay)?|fine|alright|all right|cool|good|possible|a problem|no problem)(?: (?:with|for|by) (?:you|them))?
    do you mind
    does (?:that|it) matter
    (?:will|would|can|could|do) (?:you|they|u) (?:please |still ){0,2}(?:hold|keep|save) (?:the|our|my|a) (?:table|booking|reservation)(?: for (?:us|me))?
  `,
  told: words`
    (?<!(?:can|could|may|might|do|did|shall|should|would|will|if|when|unless|suppose|once) )(?:i|we)(?:'d| had)(?: already)?(?: made)? (?:a|our) (?:booking|reservation)(?! (?:at|in) (?:the|a|an|another)(?! \d)| elsewhere| somewhere)
    (?<!(?:can|could|may|might|do|did|shall|should|would|will|if|when|unless|suppose|once) )(?:i|we)(?:'ve| have)?(?: already)?(?: got| made)? (?:a|my|our) (?:(?:small|big|dinner|lunch) )?(?:table|booking|reservation)(?! (?:at|in) (?:the|a|an|another)(?! \d)| elsewhere| somewhere| for a )
    (?<!(?:can|could|may|might|do|did|shall|should|would|will|if|when|unless|suppose|once) )(?:i|we)(?:'ve| have|'d| had)?(?: already)? (?:booked|reserved)(?! (?:an?|the|our|my|some|tickets|flights)(?! (?:table|booking|reservation)))
    (?:i'm|i am|we're|we are)(?: already)? booked(?: in)?(?! (?:for|into|on|up|out) (?:an?|the|some|other) | up| out)
    (?:there's|there is|there should be|you have|you've got) a (?:table|booking|reservation) (?:in my|in our|under|for (?:me|us))
    (?:the|my|our|that) (?:\p{L}{1,12} ){0,2}(?:table|booking|reservation) (?:that |which )?(?:i|we)(?:'ve| have|'d| had)? (?:already |just )?(?:arranged|booked|reserved|made|agreed)
  `,
  askedOfTold: words`
    can
    could
    may
    might
    would
    is it
    is there any chance
    any chance
    possible to
    please (?:make|change)
    make (?:it|that)
    (?:there|we|it)(?:'ll| will|'re| are|'d| would|'s| is| should)(?: now| then)?(?: be)?(?= (?:now |then )?\d{1,2}(?: of us| people| persons| guests)?(?: now| then| instead|[,.;!]|$))
    for(?= \d{1,2} (?:instead of|rather than|and not|not) \d)
  `,
};
