import type { AskingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const asking: AskingWords = {
  whatNeeded: words`
    (?:do |will )?you (?:also |really )?(?:need|want|require) (?:my |the |a |our )?(?:(?:first|last|full|family|whole) name|surname)(?: (?:too|as well|also))?(?=[ ?!.]*$)
    (?:is|will) (?:the |my |a |just (?:the |my |a )?)?(?:(?:first|last|family) name|surname)(?: be)? (?:enough|ok|okay|fine|alright|all you need)(?=[ ?!.]*$)
    (?:what|which|anything|something)(?: else| more| other)?(?: (?:details|info|information|data))? (?:do |would |will |that )?(?:you|u|ya)(?:'ll)? (?:still |also )?(?:need|require|want)(?: to know)?(?: (?:from|of) (?:me|us)| for (?:the|a|my|this) (?:booking|table|reservation)| to (?:book|reserve)(?: (?:a|the|it|this))?(?: table)?| to know)?(?=[ ?!.]*$)
    do you need (?:anything|something)(?: else| more)(?: from (?:me|us))?
    is (?:that|this) (?:all|everything) you need
  `,
  question: words`
    (?:do|does|will|would|is|are) (?:[\p{L}']{1,20} ){1,5}(?:take|accept|taking|accepting|allow|require|do|have to have) (?:a )?reservations?
    (?:take|accept|takes|accepts|taking|accepting|allows?|do) reservations
    how long
    how much
    how many
    how busy
    how (?:crowded|packed|full|expensive|pricey|late|early|far|do i|can i|do you)
    wait time
    waiting time
    (?:is|would) (?:it )?(?:be )?possible to (?:make|get|book) reservations?
    what time do
    what (?:are|is) (?:the|your|their|its|they)
    opening (?:hours|times)
    when do(?:es)? (?:you|they|it|the)
    when are (?:you|they)
    are you open
    do you (?:have|serve|offer|accept|allow|know|do|sell|take|cater)(?! (?:a |any |some )?(?:table|space|room|availability|anything|something))
    does it (?:have|serve|offer)
    do they
    does they
    is it (?:expensive|cheap|open|far|good)
    is it possible(?! (?:to (?:get|have|book|reserve|make|come)|for \p{L}{1,6} to (?:get|have|book|reserve|make|come)) (?!reservations))
    (?:where|who|why) (?:is|are|do|does)
    (?:the|their|your|its) (?:address|phone number|menu|price range|prices|rating|postcode|contact number)
    can (?:i|you|we|one) make reservations(?!.{0,80}\d)
    what(?:'ve| have|'s| is) (?:you |there )?(?:got |still |left )?(?:free|available|left|going)
  `,
  asksWhat: ["what'?s", "what … (?:is|are|does|do)"],
  exactly: ["exactly", "actually", "precisely"],
  askedBefore: words`
    (?:my|our|the|that|other) questions? (?:about|on|regarding|concerning|whether|if)
    (?:n't|not|never)(?: (?:yet|even|actually|really))? answer(?:ed)? (?:my|our|the|that|all my)(?: (?:other|first|second|last))? questions?
    (?:ignored|skipped|missed|overlooked|dodged) (?:my|our|the)(?: (?:other|first|second))? questions?
    (?:i|we) (?:also |just |did )?asked (?:you )?about
  `,
  charged: words`
    charg\p{L}{1,3}
    costs?
    costing
    fees?
    pay
  `,
  orNot: words`
    (?:is (?:that )?)?not(?: ok| allowed| possible)?
  `,
  toKnow: words`
    (?:to |rather )know(?: first)? (?:about|if|whether|what|how|first)
    (?:to )?find out (?:about|if|whether)
  `,
  wantsAnswer: words`
    (?:please )?(?:answer|reply to) (?:my|the|our) (?:earlier )?question (?:about|on|regarding|of|with)
    (?:i|we)(?:'d| would)(?: really)? (?:appreciate|be (?:grateful|glad|thankful) for|like|love)(?: to (?:have|get))? (?:an? )?(?:answer|reply|response) (?:about|on|to|regarding|as to)(?: (?:my|the) question)?(?: about| on| regarding)?
    (?:it(?:'d| would) be (?:nice|good|great|lovely)|i(?:'d| would) (?:appreciate it|be grateful)) if (?:you|someone) (?:could )?answer(?:ed)? (?:my|the|our) question (?:about|on|regarding)
  `,
  onlyAsks: words`
    tell (?:me|us)(?:,? (?:by the way|btw|while we're at it),?)? (?:if|whether)
    (?:may|might|can|could) i (?:just |please |also |quickly ){0,2}(?:ask|enquire|inquire|check)(?: (?:you|at this point|while i'm at it))?(?:,? (?:if|whether))?
    (?:i |we )?(?:just |only |simply ){0,2}(?:wanted|want|would like|'d like) to (?:ask|know|check|find out|see)(?: you| u| you guys)?(?: if| whether)?
    (?:i |i'm |i am |i was |was |we were )?(?:just |only ){0,2}(?:wondering|asking|curious)(?: if| whether)?
    (?:can|could) (?:you|u) (?:please )?tell me(?: if| whether)?
    do (?:you|u) know (?:if|whether)
  `,
  questionStart: words`
    (?:[\p{L}']{1,12} ){1,3}(?:asks?|asked me|wonders|wants? to know|wanted to know|
      would like to know) (?:you )?(?:(?:if|whether)(?! (?:we|i|she|he|they) (?:can|could|may|might))|what|when|
      where|how|which|who)
    (?:you|u|ya|y'?all)(?: guys)? got(?! (?:it|that|this|me|us|my|our|the|your)(?!\p{L}))
    whereabouts
    (?:(?:a|one|just a|i have a) )?(?:(?:super |really |very )?(?:quick|small|short) )?question
    (?:a |just a )?quick one
    (?:at|on|in|until|till|from|for) (?:what|which)
    what(?! an? (?:clever|smart|polite|wonderful|fantastic|brilliant|sweet|charming|helpful|marvellous|thing|laugh|shame|pity|relief|pleasure|treat|delight|lovely|nice|good|great|kind|surprise|result|star|find))
    what's
    whats
    when
    where
    who
    why
    how(?! (?:very |really |awfully )?(?:kind|lovely|nice|sweet|thoughtful|wonderful|good of|generous|great|fantastic|delightful|charming|exciting|fab))
    hows(?! (?:it going|things|life|everything|your))
    which
    is
    are
    do (?:you|u|ya|they|we|i|the|your|people|guests|kids|children|dogs|any|all)
    does
    did
    can
    could(?! do (?:with|\d|half|quarter|any|either|both))
    will(?! (?:do|have))
    would(?! (?:like|love|prefer|be (?:nice|good|great|lovely|perfect)))
    should
    may
    has
    have you
    any(?! (?:time|day|evening|night)(?: (?:after|before|from|between|on|in|is|that|at|of|really|works?|will|you|would)|[,.!]|$))
    is there
    are there
    tell me
    can you tell me
    do you know
    let me know
    find out
    (?:i'm |i am |i was |we were |was )?wondering (?:if|whether|what|when|how)
    (?:i |we )?(?:wanted|want|would like|'d like) to (?:ask|know|check|see) (?:if|whether|what|when|how)
    (?:you|u)(?: (?:did not|didn't|haven't|have not|hadn't|never|still haven't|still didn't)| have never) (?:\p{L}{1,8} )?(?:say|said|answer(?:ed)?|tell|told|mention(?:ed)?|repl(?:y|ied))
    i (?:asked|was asking) (?:about|if|whether)
  `,
  isOnDay: words`
    (?:is|was) (?:that|it|this)(?: (?:still|really|definitely|on|for|the|coming)){0,3}
    (?:that|it|this)(?:'s| is| was)(?: (?:on|for|the)){0,2}
  `,
  requests: words`
    would(?= (?:an?|some|any|a little) (?:[\p{L}'-]{2,12} ){1,7}be (?:possible|doable|ok|okay|feasible))
    do (?:you|u) have (?:\p{L}{1,4} )?(?:tables?|seats?|spots?|mesas?|tavol[oi]|tisch|tafel(?:tje)?|bord)(?= (?:by|near|next|with|outside|away|cerca|al|en|vicino|am|bij|vid|perto|a|pres|na|nara))
    (?:is|are|will) there (?:be )?(?:any |enough )?(?:space|room|access) for (?:a|the|our|my|his|her|a small|\d)(?= (?:wheelchair|(?:walking|zimmer) frame|pram|buggy|pushchair|stroller|walker|rollator))
    (?:is|are) there (?:any |maybe )?(?:tables?|seats?|places?|spots?)(?= (?:away|near|far|close|by|that's|that are))
    (?:would|will) there (?:please |maybe |perhaps |possibly )?be(?= (?:a|an|any|some|somewhere|space|room)(?!\p{L}))
    (?:is|was|would) there any (?:way|chance) (?:we|you|i|of)
    (?:you )?wouldn't (?:you )?happen to have
    (?:is|would|will) (?:that|it|this) (?:be )?(?:possible|ok|okay|fine|doable)(?= with an? (?:wheelchair|pram|buggy|pushchair|stroller|walker|rollator))
    (?:could|can|might|would) there (?:please |maybe |perhaps |possibly )?be
    can't you(?: please)?(?: just)? (?:put|leave|arrange|give|keep|save|get)
    (?:can|could|would|will) you (?:please |maybe |perhaps )?(?:make sure|see to it|try|ensure|check)
    (?:can|could|may|might|shall) (?:we|i)(?: please| possibly| maybe)?
    (?:can|could|would) you (?:please |just )?(?:not|avoid|refrain from|keep quiet)(?! (?:\p{L}{1,12} )?(?:seat|do|have|take|serve|find))
    (?:can|could|would|will) you (?:please |also |kindly |maybe |perhaps ){0,2}(?:give|put|arrange|reserve|prepare|seat|get|keep|save|do|make)(?= (?!you|it again|that again))
    would it be possible to
    is it possible to (?:sit|have|get|be seated)
    (?:could|can|would|will) you (?:please |also ){0,2}(?:tell|let) (?:them|the (?:staff|restaurant|team|kitchen|chef))(?: know)?
    (?:is|was|would) there (?:any |a )?chance (?:of|to|that|you|we)
    any chance (?:of|you|we)
    (?:can|could) it be
    (?:can|could) (?:they|we|it) (?:please )?(?:be|sit|have)
    (?:can|could|would) you (?:please )?(?:do|sort|manage|bring|add)(?= (?:us |me )?(?:an?|some|the|two|2) )
  `,
  offered: words`
    free
    available
    possible
    poss
    works?
    suits?
    sounds?
    good
    better
    bigger
    larger
    fits?
    chance
    still
    anything
    something
    else
    slots?
    times?
    left
    open
    come
    move
    make
    have
    get
    you
    more
    instead
    also
    too
    any
    then
    (?:got|had|about|around|near|towards?)
    be
  `,
};
