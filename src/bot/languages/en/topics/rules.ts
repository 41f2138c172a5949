import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const rules = {
  fees: words`
    (?:does|do|will|would|is)(?: (?:the|a|my|this|it|making|i|we)){0,3} (?:booking|reserving|reservation)(?: (?:a|the) table)? (?:cost|free(?: of charge)?(?=[ ?.!]*$)|charged?)
    (?:cost|costs|pay|charged?)(?: (?:anything|something|money|extra|us|me|for it|a fee)){0,2} (?:to|for|when)(?: (?:the|a|my|making|this|we|i)){0,2} (?:book|booking|reserve|reservation|reserving)(?! (?:in advance|ahead))
    is it (?:for )?free(?: of charge)? to (?:book|reserve)
    if (?:i|we) (?:just |simply )?forget(?! (?:the|my|our) )
    (?:pay|charged?|cost|costs|fee|bill) (?:[\p{L}']{1,10} ){0,4}(?:if|when) (?:[\p{L}'\d]{1,10} ){0,4}(?:sick|ill|missing|short|cancels?|turn up|show)
    (?:if|when) (?:[\p{L}'\d]{1,10} ){0,5}(?:sick|ill|fewer|less|missing|cancels?|turn up|show up) (?:[\p{L}']{1,10} ){0,2}(?:pay|charged?|cost|fee)
    (?:if|when) (?:[\p{L}']{1,10} ){0,5}(?:sick|ill|unwell)(?: (?:[\p{L}']{1,10} ){0,2}[\p{L}']{1,10})?[,;]? ?(?:[\p{L}']{1,10} ){0,4}(?:cost|pay|charged?|fee)
    (?:charge|charged|charging|debit|debited|bill|billed|deduct|deducted) (?:[\p{L}']{1,10} ){0,4}(?:card|account|deposit)
    (?:take|takes|taken) (?:[\p{L}']{1,10} ){0,3}(?:off|from|out of) (?:my|our|the) (?:card|account)
    (?:lose|losing|forfeit|refund|refunded|keep) (?:[\p{L}']{1,10} ){0,3}(?:deposit|prepayment|money)
    (?:non-?)?refundable
    (?:penalty|penalised|penalized|fined|fine) (?:fee|charge|for (?:cancelling|canceling|not|a no))
    (?:pay|paying|charged?|charge us|cost) (?:[\p{L}']{1,10} ){0,4}(?:if|when) (?:[\p{L}']{1,10} ){0,3}(?:don't|not|fewer|less|only|drops?|no-?show|cancel)
    (?:cancellation|no-?show) (?:fees?|policy)
    (?:card|credit card) (?:details )?to (?:book|reserve|secure|hold)
    hold (?:a|my|our) (?:card|credit card)
    (?:if|when) (?:i|we|some of us|someone|nobody|one of us) (?:don't|do not|didn't|can't|cannot|won't) (?:come|show up|show|turn up|make it|appear)
    (?:no[- ]?show|cancell?ation|cancell?ing)(?: \p{L}{2,8}){0,1} (?:fees?|charges?|policy|costs?|penalt(?:y|ies)|rules?|terms|deadline)
    no[- ]?shows?
    deposits?
    (?:pay|paid|payment|charge|charged) (?:\p{L}{1,10} ){0,2}(?:in advance|up ?front|beforehand|when (?:i|we) book|now)
    (?:is there|are there|do you (?:have|take|ask)) (?:a|any|an) (?:booking |reservation )?(?:charge|fees?|penalty)
    (?:cost|costs|charged?|free|fees?|pay|penalty|happens) (?:[\p{L}']{1,12} ){0,5}(?:cancel|cancell?ing)
    (?:cancel|cancell?ing|call off) (?:[\p{L}']{1,12} ){0,4}(?:free(?: of charge)?|without (?:paying|a fee|charge|cost)|later)
    (?:cancel|cancell?ing|call off) (?:[\p{L}']{1,12} ){0,4}(?:last minute|if plans change|on the day(?: itself)?|same day)
    (?:until|till|by) (?:when|what time) (?:can|could|may|do) (?:[\p{L}']{1,12} ){0,3}cancel
    (?:how late|how long before) (?:[\p{L}']{1,12} ){0,4}cancel
    still cancel
    how does cancelling work
    (?:latest|last) (?:(?:time|moment|point|date|day) )?(?:(?:that )?(?:i|we|you|one) (?:can|could|may|might)|to|for) (?:still )?(?:cancel|cancell?ing|cancell?ation|call it off)
    (?:deadline|time limit|cut-?off) (?:to|for) (?:a |free )?(?:cancel|cancell?ing|cancell?ation|call it off)
    (?:need|want|require|ask for|have to give|give you) (?:my|our|a|the|any) (?:credit |bank |debit )?card(?: number| details)?(?= |[?.!]|$)(?! (?:reader|machine))
    (?:(?:until|till|til|up to|by|before) (?:which|what) (?:day|date|hour|time)|(?:until|till|up to) how many (?:hours|days)(?: before| ahead)?) (?:[\p{L}',]{1,12} ){0,6}(?:cancel|cancell?ing|call (?:it )?off)
    (?:cancel|cancell?ing|call (?:it )?off)(?: [\p{L}']{1,14}){0,4},? (?:(?:until|till|til|up to|by|before) (?:which|what) (?:day|date|hour|time)|(?:until|till|up to) how many (?:hours|days)(?: before| ahead)?)
    (?:leave|put down|give|enter|provide|register|hand over) (?:you )?(?:a|my|our|any|the)(?: (?:credit|bank|debit))? card(?: number| details)?(?! reader)
    card (?:details|number)(?: (?:to|for))?
  `,
  counted: words`
    (?:does|do|did) (?:that|this|it|(?:the )?\d{1,2}|the (?:number|count|booking|table)) (?:already |also )?(?:include|count|cover) (?:the |my |our )?(?:babies|baby|kids?|children|child|toddler|little (?:one|ones)|me|us|everyone|husband|wife|son|daughter)
    (?:is|are|was|were|am) (?:the |my |our )?(?:babies|baby|kids?|children|child|toddler|little (?:one|ones)|i|we|everyone|husband|wife|son|daughter) (?:already |also )?(?:counted|included)(?! in (?:the|your) (?:price|bill|menu|fee|cost|set))
    (?:did|have) you (?:already )?(?:count|counted|include|included) (?:the |my |our )?(?:babies|baby|kids?|children|child|toddler|little (?:one|ones)|me|us|husband|wife|son|daughter)
  `,
  localTime: words`
    local time
    (?:your|ur|their) time(?: zone)?(?: or (?:mine|ours|my(?: time)?|our(?: time)?))?
    time ?zones?
    (?<=is (?:it|that|this) )(?!(?:a|an|the|still|lunch|dinner|high|about|good|any|some|my|our|quite|that|too) )\p{L}{3,12}(?: \p{L}{4,12})? time
  `,
  stay: words`
    (?:have|keep|get|hold|book|need) (?:it|(?:the|our|my|that|a) table)(?: for)?(?: a)?(?: bit| little)? longer
    (?:by )?(?:when|what time) (?:do|must|should) (?:we|i) (?:have to |need to )?(?:be (?:out|gone|done|finished)|get out)
    (?:when|what time|what hour|how soon|(?:at|by) (?:what|which) (?:time|hour)) (?:do|must|should|will|would) (?:we|i) (?:have to |need to |be expected to )?(?:give up|give back|vacate|hand back|leave|free|clear)
    how long(?= ?[?]| ?$)
    (?:gives?|leaves?|lets?) (?:us|me) (?:until|till|to) (?:when|what time)
    (?:until|till) (?:when|what time) (?:is|are|do|can|will) (?:it|the table|that|this|we|i) (?:be )?(?:ours|mine|have|keep|stay|sit|get)
    (?:table|it) (?:will be|would be|is|stays) ours
    be rushed
    (?:kick|kicked|throw|thrown|chuck|chucked|turf|turfed) (?:us )?out
    (?:be|get|have to be|need to be) (?:out|gone|done|finished) (?:by|at|before|after)
    (?:have|need|get|got|want|supposed|forced) to (?:leave|go|vacate|clear out|move on|get up) (?:by|at|after|before|once|when|or)
    (?:have|need|want|like) (?:the|our|your|that) table back
    (?:stay|hang around|hang out|linger|remain)(?: on)? (?:for|after|until|till|past|late|longer|over|as long|all)
    sit (?:there |here )?(?:until|till|longer|as long|all)
    (?:seating|sitting|dining) (?:time|duration)s?
    (?:two|2|1|one|\d|90)[- ](?:hour|minute|hours|minutes|min) (?:limit|slot|slots|seating|sitting|turn)
    (?:long|much time) (?:can|may|do|will|would|could|are) (?:[\p{L}']{1,10} ){0,4}(?:table|stay|sit|linger)
    (?:table|it) (?:is )?ours (?:for|until|till|all)
    rush(?:ed)?(?: us)? out
    how (?:long|much time) (?:\p{L}{1,8} ){0,3}(?:stay|sit|keep|have|get|linger|remain)(?: (?:the|our|my|at the|a) table)?
    how long (?:is|do we get|do you give us|until) (?:[\p{L}']{1,10} ){0,3}(?:table|slot|seating|seated|ours)(?: (?:for|ours))?
    time limit
    time slot
    (?:stay|linger) (?:as long as|longer|all (?:evening|night))
    (?:have to|need to|must) (?:leave|give (?:it|the table) back|vacate)(?: (?:the table|by|at)){0,2}
    how long (?:will|can) (?:it|that|we) last
  `,
  restaurants: words`
    (?:which|what|how many) (?:other )?(?:restaurants|venues) (?:do you have|have you got|are there|is there|can (?:i|we)|do you (?:run|offer|book))
    (?:which|what) places can (?:i|we) (?:book|choose|pick)
    what restaurants(?=[ ?!.]*$)
    (?:more than (?:one|1)|(?:only|just) (?:one|1)) restaurant
    list of (?:your )?restaurants
  `,
  house: words`
    what (?:kind|sort|type) of (?:a )?(?:places?|restaurants?|spot|joint)(?! (?:do you|can i|can we))
    tell (?:me|us) (?:more |something |a bit |a little )?about (?:the |your )?(?:place|restaurant|house)(?=[ ?!.]*$)
  `,
  ways: words`
    (?:what's|whats|what is|what are|is there|any) (?:the |a )?differences? (?:between|in)
    (?:which|what|how many) (?:different )?(?:ways|kinds? of (?:tables?|seating|dining|places?)|areas|sections|seating options|dining options|options)(?: (?:of|to|for|are there|do you have|have you got|can))?(?! for (?:kids|children|vegans|vegetarians|dessert))
    (?:ways|options) (?:to|for) (?:dine|dining|eat|eating|seating|sitting)
    (?:where|how) (?:can|could) (?:we|you|one|i) (?:sit|dine|eat)(?! (?:near|around|before|after))
    (?:eat|sit|dine|seats?|seating|places?|spots?) (?:\p{L}{2,9} ){0,2}at (?:the|your) (?:\p{L}{2,8}(?:'s)? )?(?:bar|counter)
    (?:bar|counter) (?:seats?|seating|stools?)
    (?:what's|whats|what is|how does) (?:this|that|the|your) (?:\p{L}{2,9}(?:'s)? )?(?:counter|tasting|terrace|late kitchen)(?: (?:thing|menu|like|work|about)){0,2}
    (?:have|got|is there|there) (?:a|any) (?:\p{L}{2,8} )?(?:bar|counter)
  `,
  largest: words`
    (?:can|could|may|are|is it (?:ok|okay|fine|possible)(?: if| for)?) (?:we|us|there|you) (?:be |to be |are |come as |take |have |seat |allowed to be )?(?:more than|over|above) (?:\d{1,2}|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?: people| of us| guests)?(?=[ ?!.]*$)
    (?:take|seat|fit|accept|have|do) (?:groups|parties|tables|a group|a party|a table) (?:of |for )?(?:more than|over|above) (?:\d{1,2}|six|seven|eight|nine|ten|twelve|fifteen|twenty)
    is it (?:ok|okay|fine|possible) if (?:we're|we are|there are) (?:more than|over) (?:\d{1,2}|six|seven|eight|nine|ten|twelve|fifteen|twenty)
    how many (?:people |guests |persons |of us )?(?:can|could|do|would|will) (?:you|the (?:restaurant|place|table|house|room)) (?:take|seat|fit|accommodate|host|have|handle|manage|book)
    how many (?:people |guests |persons |of us )?(?:can|could|may) (?:i|we|one) (?:bring|be|book(?: for)?|come with|reserve(?: for)?)
    how many (?:people |guests |persons )?(?:fit|is the (?:maximum|max|most|limit))
    (?:largest|biggest|maximum|max|maximal) (?:group|party|number of (?:people|guests|persons))(?: size)?
    (?:largest|biggest|maximum) table (?:that )?(?:you|i|we) (?:have|can|could)
    how (?:big|large) (?:a |can (?:a|the|our|my) |may (?:a|the|our|my) )?(?:group|party)
    (?:group|party) size (?:limit|maximum)
    what(?:'s| is| would be) the (?:most|max|maximum)(?: (?:people|guests|of us))?(?: (?:that )?you (?:can|could|do|would) (?:do|take|seat|fit|manage|handle))?(?=[ ?.!]{0,3}(?:then)?[ ?.!]{0,3}$)
  `,
  starts: words`
    (?:what(?:'s|s| is)|which is) (?:your |the )?(?:latest|earliest|last) (?:that )?(?:i|we) (?:can|could)
    (?:what(?:'s|s| is)|which(?: one)?(?:'s| is)) (?:your |the )?(?:latest|earliest)(?: (?:one|slot|you have|you've got|you got|there is|available|possible|that's free))?(?=[.!?, ]*$)
    ^(?:earliest|latest)\?+$
    (?:latest|earliest|last|first) (?:(?:time|moment|point|hour) )?(?:that )?(?:i|we|you|one) (?:can|could|may|might) (?:come|arrive|book|eat|dine|get|be|have|start|sit|reserve|turn up|take|seat)
    (?:latest|earliest) (?:time )?(?:to|for) (?:come|arriving|coming|arrive|book|booking|eat|dinner|lunch|a table)
    how (?:late|early) (?:can|could|may) (?:i|we|one) (?:still )?(?:come|arrive|book|eat|dine|get|turn up|be seated|reserve|have)
    when(?:'s| is) the (?:latest|earliest|last|first) (?:table|booking|slot|seating|arrival|reservation|time)(?! (?:to|for|i can|we can) cancel)
    what(?:'s| is) (?:your|the) (?:latest|earliest|last|first) (?:table|booking|slot|seating|arrival|reservation|time)(?! free| (?:to|for|i can|we can) cancel)
    (?:the |your )?(?:first|earliest) (?:and|or) (?:the )?(?:last|latest) (?:table|slot|seating|booking|time)s?
    (?:do|will|would) (?:you|they)(?: guys)? still (?:serve|do|be serving|have)(?: (?:any )?(?:food|dinner|lunch|meals|hot food|something))?(?: to eat)? (?:at|around|past|after|that late)(?! \p{L}{3,9}day)
    (?:is there|can (?:you|we|i|one) (?:still )?get) (?:still )?(?:something|anything) to eat (?:at|around|past|after) [\d¦][\d:.h¦]{0,4}
  `,
  adjusting: words`
    (?:can|could|may) (?:i|we) (?:still |just )?(?:let you know|tell you|confirm) (?:later|tomorrow|nearer the time|closer to the (?:day|time|date)|on the (?:day|night))(?:,? (?:whether|if|how many)(?: [\p{L}\d']{1,8}){0,6})?
    (?:do|can|could|should|shall|would) (?:i|we) (?:just |simply )?(?:text|message|write(?: to)?|ping|tell) you
    (?:if|in case|should)(?! (?:we|i)(?![\p{L}]))(?: [\p{L}']{1,12}){1,4} (?:(?:can't|cannot|can not|cant|doesn't|don't|won't|does not|do not|isn't|aren't|is not|not)(?: be)? (?:come|make it|coming|join|show up|turn up|able to come)|(?:drops?|backs?|pulls?|bails?) out)(?: after all)?
    (?:if|in case|should) (?:we|we're|we are|there|there's|it's)(?: [\p{L}']{1,9}){0,2} (?:fewer|less|more)(?: of us| people)?
    how (?:do|can|would|should|will) (?:i|we) (?:best )?(?:let you know|tell you|inform you|notify you)
    what (?:if|happens if|happens when|about if) (?:only |just )?(?:one|1|some|fewer|less|more|somebody|someone|a few|not all|not everybody|not everyone)(?: of us| people| persons| guests)? (?:comes?|come|shows?|joins?|can|can't|aren't|are|turns? up|turn up|wants? to)
    what (?:if|happens if|happens when) (?:we|we're|we are|it's|there are|there's|i'm|i) (?:end up |suddenly )?(?:only |just )?(?:one|1|fewer|less|more|too few|alone)(?![\p{L}])
    (?:can|could|may) (?:i|we) (?:still )?(?:change|adjust|alter|update|modify) (?:it|the (?:number|party|booking|reservation|table|time|day)|how many)(?: of (?:people|guests|persons|us))?(?: we are)? (?:later|afterwards|after (?:that|booking)|again|at any time|any time)
    (?:add|bring) (?:more|another|extra)(?: people| guests| person| one)? later
    what (?:if|happens if|about if) (?:only |just |there are only )?# of us(?: come| show up| turn up| can)?
    (?:can|could|may) (?:i|we) (?:still )?(?:add|bring) (?:someone|somebody|people|a person|anyone|guests?|a friend)(?: else)? (?:later|afterwards)
    what (?:if|happens if|happens when) (?:#|one|1|two|some(?:one|body)?|a (?:couple|few)) (?:of us |people |guests )?(?:drops?|pulls?|backs?) out
  `,
  confirmation: words`
    (?:do|will|would|can|could) (?:you|i|we) (?:also |please )?(?:get|receive|have|send|email|e-mail|text)(?: (?:me|us))?(?: over| out)?(?: with)?(?: an?| the| any| some)?(?: e-?mail| written| booking| text| sms)? ?confirmations?(?: (?:by|via|per|through|as an?) (?:e-?mail|text|sms|post))?
    (?:e-?mail|text|send) (?:me|us) (?:the |a )?confirmation(?: (?:by|via) (?:e-?mail|text))?
    (?:is|will) there (?:be )?(?:an? )?(?:e-?mail |written )?confirmation(?: e-?mail)?
    confirmation e-?mail
    (?:can|could|shall|should|may) (?:i|we) (?:also )?(?:add|give you|leave|send you|give) (?:my|our|an) e-?mail(?: address)?
  `,
  reminder: words`
    (?:do|will|would|can|could) (?:you|i|we) (?:also |still )?(?:get|receive|have|send|text|message|email|give)(?: (?:me|us|out|a text|a message))?(?: with)?(?: an?| any| the)? ?reminders?
    (?:will|can|could|do|would) you (?:also )?(?:remind|text|message|notify) (?:me|us)(?: (?:before|beforehand|on the day|the day before|a day before|nearer the time|again))?(?= ?[?.!,]| ?$)
    is there a reminder
  `,
  walkIns: words`
    (?:do|does|must|should|would|shall)(?: (?:we|i|you|one|people))? (?:(?:really |still )?(?:have to|need to|need|gotta) )?(?:book|reserve|make a (?:booking|reservation)|a (?:booking|reservation))(?: (?:a table|in advance|ahead|beforehand|first)){0,2}(?=[ ?.!,]{0,3}$| or )
    is (?:a |1 )?(?:booking|reservation|reserving)(?: (?:really|strictly))? (?:necessary|needed|required|compulsory|a must)
    (?:can|could|may|do) (?:we|i|you|one|people) (?:also |just |simply ){0,2}(?:walk in|turn up|show up|drop in|rock up|pop in)(?=[ ?.!,]{0,3}$| or )
    (?:take|accept|have|allow|seat) walk[- ]?ins?
    walk[- ]?ins? (?:ok|okay|possible|welcome|allowed|accepted|only)
    (?:come|come in|coming|eat|get in|get a table|turn up|show up|go|drop by) without (?:a |1 |any )?(?:booking|reservation|booking ahead)
  `,
} satisfies Partial<TopicWords>;
