import type { IntentWords } from "../intent-words.ts";
import { words } from "../word-list.ts";

const noun = "(?:reservations?|bookings?|tables?|appointment)";
const the = "(?:my|the|our|a|this|that|any|an?y?)";

export const intents: IntentWords = {
  startOver: words`
    start over
    start again
    start from scratch
    begin again
    restart
    from the beginning
    /start
    reset
  `,
  human: [
    "(?:talk|speak|chat|connect me|put me through|transfer me|get me) (?:to|with) (?:a |an |some |the |your |real |actual )?(?:real |actual |" +
      "live )?(?:person|human|someone|somebody|staff|manager|agent|operator|waiter|owner|host|representative|people|team)",
    "real person",
    "human being",
    "(?:i want|i need|get me|give me) (?:a|an) (?:human|agent|operator|manager|person)",
    "(?:get|fetch|give|put) (?:me |us )?(?:on to |through to )?(?:the|your|a) (?:manager|owner|boss|supervisor)",
    "call me back",
    "can someone call me",
    "customer service",
    "(?:nobody|no one|noone) (?:is )?(?:answers?|answering|picks? up|picking up|replies|responds|responding|replying)(?: (?:the|your) phone)?",
    "(?:can't|cannot|couldn't) (?:get through|reach (?:you|anyone|anybody))",
  ],
  humanAlone: words`
    human
    a human
    a person
    person
    staff
    the staff
    agent
    live agent
    operator
    manager
    the manager
    representative
    real human
    someone real
  `,
  back: words`
    (?:go |take me |put me )?back(?: to (?:you|booking|maitred|the (?:bot|assistant|machine)))?
    (?:the )?(?:bot|assistant)
    (?:i want |talk to |give me )(?:you|the (?:bot|assistant)) again
  `,
  help: words`
    (?:what|which|tell me|are there|can i|can you)(?: [\p{L}']{1,15}){0,8} (?:questions?|topics?|subjects?|skills?|commands?)(?: [\p{L}']{1,15}){0,8}
    (?:what|which|tell me|are there|can i|can you)(?: [\p{L}']{1,15}){0,8} (?:abilities|capabilities|areas)(?: [\p{L}']{1,15}){0,8}
    what (?:(?!and)[\p{L}']{1,15} ){0,4}(?:can|do|could) you (?:answer|know|offer help with)(?: [\p{L}']{1,15}){0,3}
    what (?:(?!and)[\p{L}']{1,15} ){0,4}(?:are|am|can|could) (?:you|i) (?:able to |good at |allowed to )?(?:help|helping|ask|answer)(?: [\p{L}']{1,15}){0,5}
    what (?:(?!and)[\p{L}']{1,15} ){0,4}(?:are|am|can|could) (?:you|i) (?:able to |good at |allowed to )?answering(?: [\p{L}']{1,15}){0,5}
    tell me (?:what|the (?:types|kinds|sorts) of things) (?:i|you) can (?:do|ask|help)(?: [\p{L}']{1,15}){0,4}
    help
    /help
    (?:what|which|how) (?:[\p{L}']{1,15} ){0,5}(?:ask|help|assist|do)(?: you| me| for me)?(?: about| with| for me| here)?(?<=.{0,80}(?:you|i) .{0,60})
    (?:can|could|may) i ask you (?:about )?(?:\p{L}{1,12})
    help me
    i need help
    i need some help
    can you help me
    can you help
    what can you do
    what can i (?:do|say|ask)(?: here)?
    how does this work
    how do i use this
    what do you do
    what are you able to do
    commands
    i don't know what to do
    what can you do for me
    what can you help me with
    what things can you do
    what else can you do
    how can you help(?: me)?
    tell me what you can do
  `,
  list: words`
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
    (?:is|was) (?:my|our) (?:[\p{L}\d:'.]{1,12} ){1,4}${noun}
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
  `,
  cancel: words`
    (?:bail(?:ing)? (?:on|out of)|pass(?:ing)? on|let go of) (?:my|our|the|that) (?:\p{L}{1,12} )?(?:reservation|booking|table)
    (?:back(?:ing)?|pull(?:ing)?) out of (?:my|our|the|that) (?:\p{L}{1,12} )?(?:reservation|booking|table)
    (?:giv(?:e|ing) (?:up|back)|hand(?:ing)? back|forgo) (?:on )?(?:my|our|the|that) (?:\p{L}{1,12} )?(?:reservation|booking|table)
    take (?:my|our) (?:reservation|booking|name) (?:off|out)
    unreserve
    un-reserve
    withdraw(?:ing)? from ${the} (?:\p{L}{1,20} )?${noun}
    (?:delete|remove|strike|scratch|scrap|drop) \p{L}{3,6}day(?:'?s)? ${noun}
    unbook
    (?:scrap|release|close|abandon|drop|end|kill|forget) (?:${the} )?(?:\p{L}{1,15} )?(?:reservation|booking)
    (?:table|reservation|booking) .{0,40}(?:need|needs|want|have) to (?:be )?(?:release|released|drop|dropped)
    (?:don't|do not|no longer) (?:actually |really |even )?(?:need|want) (?:my|our|the|that|this) (?:\p{L}{1,20} )?(?:reservation|booking|table)
    cancel
    canceling
    cancelling
    cancel it
    cancelled please
    canceled
    cancelled
    call off
    drop (?:my|the|our) (?:reservation|booking)
    (?:delete|remove|scrap|undo|abort|erase|get rid of|withdraw|eliminate) ${the} (?:\p{L}{1,20} )?${noun}
    (?:nix|scratch|strike|void|revoke|terminate|take off|ditch|forget about) ${the} (?:\p{L}{1,20} )?${noun}
    (?:don't|do not|no longer|won't|will not|not) (?:want|need|be needing|wanna) (?:${the} |that )?(?:\p{L}{1,20} )?(?:reservation|booking|table)
    (?:don't|do not|no longer|won't|will not|not) (?:require|have need of) (?:${the} |that )?(?:\p{L}{1,20} )?(?:reservation|booking|table)
    (?:isn't|is not|not) (?:needed|necessary|required) any ?more
    no longer (?:needed|necessary|required)
    free up (?:my|our|the) table
    terminate
    stop (?:talking|speaking|that|it|this|now|please)
    can't make (?:my|our|the) (?:reservation|booking)
    release (?:my|the|our) (?:table|booking|reservation)
    call it off
    (?:table|booking|reservation) (?:[\p{L}']{1,12} ){0,4}(?:can|may|could) (?:go|be (?:released|freed|given (?:away|to)|dropped|removed|deleted))
    (?:please )?(?:give|let|free|release) (?:[\p{L}']{1,12} ){0,2}(?:table|booking|reservation) (?:[\p{L}']{1,12} ){0,4}(?:go|away|up|someone else)
    take (?:us|me) off(?! (?:the|your) (?:wait|mailing))
    cross (?:us|me) off(?! (?:the|your) wait)
  `,
  absence: words`
    (?:something|somethings|something's|sth)(?: has|'s| has just| just)? (?:come|came) up
    (?:can't|cannot|can not|won't|will not|unable to|not able to|not be able to) (?:make it|come|attend|be there)(?! (?:at|on|before|until|to)(?![\p{L}]))
    can't make (?:my|our|the) (?:reservation|booking)
    won't be (?:coming|able to come|able to make it)
    (?:we're|i'm|we are|i am|are|am) not (?:coming|going to make it|going to come|going to be there)(?! (?:at|on|before|until|to|with|by|for)(?![\p{L}]))
    not coming any ?more
    not coming(?=[.!? ]*$)
    (?:can't|cannot|can not|won't|will not|unable to|not able to|not be able to) (?:make it|come|attend|be there) on(?! (?:time|foot|our own|my own))
    (?:we're|i'm|we are|i am) not (?:coming|going to make it) (?:on(?! time)|tonight|today|tomorrow)
  `,
  proposals: words`
    how about
    what about
    can you try
    could you try
    could we (?:do|try|make|say|come)
    can we (?:do|try|make|say|come)
    can you make
    could you make
    can i come
    can you do
    (?:can|could|would|will|may|might) (?:you|i|we|u)(?: please| pls| also| just)?
    let's try
    would it be possible
  `,
  elsewhere: words`
    (?:set|delete|snooze|cancel|turn off|show|stop) .{0,30}alarms?
    alarm
    remind me (?:to|about|that|of)
    reminders?
    timer
    playlists?
    songs?
    albums?
    track
    movies?
    films?
    movie theat(?:er|re)s?
    cinemas?
    showtimes?
    movie schedules?
    weather
    forecast
    temperature
    humidity
    humid
    snow
    snowing
    rain
    raining
    rainy
    windy
    chilly
    freezing
    storm
    blizzard
    (?<!(?:a|the|room) )rate
    novel
    textbook
    saga
    chronicle
    essay
    book (?:a|an|\d|one|zero) (?:\d )?(?:stars?|points?|out of)
    tv
    television
    video game
    soundtrack
    youtube
    spotify
    netflix
    itunes
    pandora
    deezer
    last\.?fm
    groove shark
    iheart
    iheartradio
    podcast
    painting
    photograph
    jokes?
    joke
    credit card
    bank account
    bank(?! holidays?)
    oil
    play (?:some|a|the|me|music|my)
    tune
    concerto
    trailer
    music (?:by|from)
    hear (?:music|some|a)
    play
    tv series
    set an? alarm
    sunny
  `,
  closing: words`
    that's all
    that is all
    that's all (?:i want|i need|i need from you|for|we need)? ?(?:for )?(?:today|now|tonight)
    that is all (?:i want|i need|for|we need)? ?(?:for )?(?:today|now|tonight)
    maybe later
    that's it for
    that is it for
    that(?:'ll| will| would|'s| is) (?:be )?(?:all|it|everything)(?: for)? (?:today|now|tonight)
    (?:help|assistance|service)(?: for)? today
    that'll be all
    that will be all
    that would be all
    nothing else
    that'll do
    that will do
    that's everything
    i'm all set
    i am all set
    all set
    i'm done
    i am done
    bye
    goodbye
    good bye
    see you(?! (?:then|there)(?![\p{L}]))
    see ya
    farewell
    have a (?:nice|good|great|lovely|wonderful) (?:day|evening|one|night|weekend|time)
    later gator
    take care
    good to know
    no issues
    talk to you later
    cya
    ciao
  `,
  yes: words`
    yes
    yeah
    yea
    yep
    yup
    yeap
    yah
    yes please
    sure
    of course
    absolutely
    definitely
    certainly
    yess
    sure thing
    ok
    okay
    alright
  `,
  stop: words`
    never ?mind
    nvm
    forget it
    forget that
    forget about it
    stop
    stop it
    please stop
    abort
    quit
    exit
    don't bother
    drop it
    scratch that
    leave it(?! (?:as|like|how|the way))
    that's enough
    enough
    be quiet
    quiet
    shut up
    hush
    dismiss
    please cancel
    disregard
    ignore that
    ai,? stop
    leave it(?=[.! ]*$)
  `,
  change: words`
    (?:more|fewer|less) (?:or (?:more|fewer|less) )?of us
    (?:change|changing|move|reschedule|rescheduling|amend) (?:${the}|to|it|that|things|from|back|up|everything|one)
    (?:modify|update|switch|adjust|edit|alter|shift|push) (?:${the}|to|it|that|things|from|back|up|everything|one)
    (?:postpone|bring forward|swap|rearrange|correct|revise) (?:${the}|to|it|that|things|from|back|up|everything|one)
    (?:increase|decrease|reduce|extend|bump|transfer) (?:${the}|to|it|that|things|from|back|up|everything|one)
    reschedule
    rescheduled
    change the (?:time|date|number|name|restaurant|party|booking|reservation)
    changed
    make changes
    make a change
    a change to
    needs? changing
    (?:be|get|have|was|it) (?:moved|changed|switched|rescheduled|amended|altered)
    amend
    modify
    push back
    push it back
    (?:add|adding) (?:one|two|\d{1,2}) more
    a different (?:time|date|day)
    another (?:time|date|day)
    change (?:that|it|this|to)
    let's change
    change(?! of plans?(?![\p{L}]))
  `,
  rather: words`
    change of plans?
    instead
  `,
  minds: words`
    (?:changed|changing) (?:my|our|his|her|their) minds?
    (?:the |our |my )?plans? (?:has |have |'ve )?(?:just )?changed
    change of (?:heart|plans?)
    (?:new|different) plans?
  `,
  correction: words`
    forget (?:it|that)
    scrap that
    nonsense
    actually
    sorry
    no
    nope
    not(?! (?:before|after|until|earlier|later|sure|too|yet|at all))
    make it
    make that
    rather
    i meant
    i mean
    correction
    oops
    wait
    (?:can|could|may|shall|should) (?:we|you|i)(?: please| just| maybe| perhaps| still)? make (?:it|that)
    let's make (?:it|that)
    wrong
    better
    no wait
    hang on
    hold on
    scratch that
    whoops
    my bad
    typo
    or rather
    i meant to say
    make this
    it's now
    it will now
    we are now
    we're now
    change of plans?
    pardon
    apologies
    er no
    um no
    oh no
    nah
    my mistake
    silly me
    to be precise
    strike that
  `,
  waitlist: words`
    (?:if|in case|when|should) (?:a table|something|anything|one|any tables?) (?:\p{L}{1,10} ){0,2}(?:(?:opens?|frees?) up)
    (?:if|in case|when|should) (?:a table|something|anything|one|any tables?) (?:\p{L}{1,10} ){0,2}(?:(?:comes?|becomes?|goes|gets) (?:free|available|open))
    (?:if|in case|when|should) (?:a spot|a space|space|any space|a slot) (?:\p{L}{1,10} ){0,2}(?:(?:opens?|frees?) up)
    (?:if|in case|when|should) (?:a spot|a space|space|any space|a slot) (?:\p{L}{1,10} ){0,2}(?:(?:comes?|becomes?|goes|gets) (?:free|available|open))
    (?:if|in case|when|should) (?:there(?:'s| is| are)|you (?:get|have)|someone|anyone|somebody|anybody) (?:a |any )?cancel(?:s|led|lations?)?
    wait ?list
    waiting list
    wait-list
    waitlisted
    let me know if (?:a table|something|anything|one) (?:opens up|frees up|becomes (?:free|available)|comes up)
    (?:notify|tell|alert|message|ping|text|call) me (?:if|when|in case) (?:a table|something|anything|one|there|it) (?:opens|opens up|frees up)
    (?:notify|tell|alert|message|ping|text|call) me (?:if|when|in case) (?:a table|something|anything|one|there|it) (?:becomes|is|comes up|gets)
    standby list
    put me on the list
    on the list in case
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
  `,
  requests: words`
    (?:can|could|may|might|shall) (?:we|i)(?: please| possibly| maybe)?
    (?:can|could|would) you (?:please )?(?:give|put|arrange|reserve|prepare|seat|get|keep|save)
    would it be possible to
    is it possible to (?:sit|have|get|be seated)
  `,
  questionStart: words`
    whereabouts
    (?:(?:a|one|just a|i have a) )?(?:quick |small |short )?question
    (?:at|on|in|until|till|from|for) (?:what|which)
    what
    what's
    whats
    when
    where
    who
    why
    how
    which
    is
    are
    do (?:you|u|ya|they|we|i|the|your|people|guests|kids|children|dogs|any|all)
    does
    did
    can
    could(?! do with)
    will(?! (?:do|have))
    would(?! (?:like|love|prefer|be (?:nice|good|great|lovely|perfect)))
    should
    may
    has
    have you
    any(?! (?:time|day|evening|night)(?: (?:after|before|from|between|on|in|is|that|at|of)|[,.!]|$))
    is there
    are there
    tell me
    can you tell me
    do you know
    let me know
    find out
    (?:i'm |i am |i was |we were |was )?wondering (?:if|whether|what|when|how)
    (?:i |we )?(?:wanted|want|would like|'d like) to (?:ask|know|check|see) (?:if|whether|what|when|how)
  `,
  book: words`
    (?:table|reservation|booking|spot|seats?|dinner|lunch|place|room) (?:for|x|4) (?:-?\d{1,5}|me|us|my|the)
    table of \d{1,3}
    (?:party|group) of \d{1,3}
    (?:table|reservation|booking) (?:request|x ?\d{1,3}|\d{1,2}(?= people))
    (?:have|got) (?:anything|something|space|room|a spot|any (?:space|room|spots?|seats?)) (?:left |free |available |open )?for \d{1,3}
    (?:squeeze|fit|get) (?:\d{1,2} of )?us in
    squeeze in
    (?<=^(?:\p{L}{2,5}[ ,!]{1,2})?)(?:reservation|table|booking) (?:please|under|tonight|today|tomorrow|this|on|at|by the|near)
    (?:i'd like|i would like|we'd like|we would like|i want|we want|i need|we need|need|looking for|look for|wanna have|like to have|lets get|let's get|would like|wish for|get me|give me|i'll take|i'll have|find me|find) (?:to have |to get |to make |to book |to reserve )?(?:a|an|one|some|the|another) (?:\p{L}{1,20} ){0,2}(?:table|reservation|booking|spot|seat)
    (?:need|want|like|needs|wants) (?:seats|reservations|a reservation|a table|a booking|a spot)
    (?:book|reserve) (?:it|that|this|one|them|us|me|in|now|there|at|a|an|the|for|for me)
    (?:like|want|need|wish|have|going|trying|looking|love|wanna|able) to (?:book|reserve|dine|come|come in|come by|stop by|join you|visit)
    (?:like|want|need|wish|have|going|trying|looking|love|wanna|able) to (?:make a reservation|make a booking|eat (?:at|in|out))
    (?:make|made|making|place|set up) (?:a|me a|the|us a|another|my|an) ?(?:\p{L}{1,20} )?(?:reservation|booking|appointment)?(?=.{0,3}(?:reservation|booking))
    (?:make|made|making|place|set up) (?:that|reservations?|for) ?(?:\p{L}{1,20} )?(?:reservation|booking|appointment)?(?=.{0,3}(?:reservation|booking))
    (?:get|schedule|arrange|do) (?:a|me a|the|us a|another|my|an) ?(?:\p{L}{1,20} )?(?:reservation|booking|appointment)?(?=.{0,3}(?:reservation|booking))
    (?:get|schedule|arrange|do) (?:that|reservations?|for) ?(?:\p{L}{1,20} )?(?:reservation|booking|appointment)?(?=.{0,3}(?:reservation|booking))
    make reservations
    table please
    (?:can|could) (?:i|we|you|you please) (?:please )?(?:get|have|book) (?:me |us )?(?:a|an|in|one) ?(?:\p{L}{1,20} )?(?:table|reservation|booking|spot)?
    (?:may|might) (?:i|we|you|you please) (?:please )?(?:get|have|book) (?:me |us )?(?:a|an|in|one) ?(?:\p{L}{1,20} )?(?:table|reservation|booking|spot)?
    (?:can|could|may|might) (?:i|we|you|you please) (?:please )?(?:get|have|book) (?:me |us )?(?:some|the) ?(?:\p{L}{1,20} )?(?:table|reservation|booking|spot)?
    (?:can|could|may|might) (?:i|we|you|you please) (?:please )?reserve (?:me |us )?(?:a|an|in|one) ?(?:\p{L}{1,20} )?(?:table|reservation|booking|spot)?
    (?:can|could|may|might) (?:i|we|you|you please) (?:please )?reserve (?:me |us )?(?:some|the) ?(?:\p{L}{1,20} )?(?:table|reservation|booking|spot)?
    (?:can|could|may|might) (?:i|we|you|you please) (?:please )?(?:make|find) (?:me |us )?(?:a|an|in|one) ?(?:\p{L}{1,20} )?(?:table|reservation|booking|spot)?
    (?:can|could|may|might) (?:i|we|you|you please) (?:please )?(?:make|find) (?:me |us )?(?:some|the) ?(?:\p{L}{1,20} )?(?:table|reservation|booking|spot)?
    book
    reserve
    try again
    how about (?:a|placing|booking|making|reserving)
    booking for
    reservation for
    reservation (?:at|in)
    i want to eat at
  `,
  bookVerbs: words`
    gimme
    book
    booking
    reserve
    reserving
    make
    get
    need
    want
    like
    find
    looking
    place
    arrange
    schedule
    secure
    save
    hold
    have
    request
    grab
    needs
    wants
    take
    set
    wanna
    lets
    let's
    wish
    give
  `,
  bookNouns: words`
    (?:something|anything) (?:free|available|left)
    to book
    to reserve
    restaurants?
    cafe
    bistro
    brasserie
    diner
    steakhouse
    pub
    tavern
    taverna
    eatery
    pizzeria
    place to eat
    somewhere to eat
    to dine
    want to eat
    like to eat
    oyster bar
    tea house
    coffeehouse
    gastropub
    food truck
    churrascaria
    osteria
    bakery
    spots?
    table
    tables
    reservation
    reservations
    booking
    seats?
    spot
    appointment
    seating
    availability
    space
    room
  `,
  affirm: words`
    perfectly
    yes
    yeah
    yea
    yeh
    yah
    ya
    yep
    yup
    yeap
    yas
    yess
    yessir
    y
    ye
    aye
    sure
    sure thing
    of course
    ok
    okay
    okey
    k
    kk
    okey dokey
    alright
    all right
    fine
    perfect
    great
    awesome
    excellent
    wonderful
    fantastic
    amazing
    brilliant
    lovely
    correct
    correctly
    correcly
    right
    exactly
    absolutely
    definitely
    certainly
    indeed
    affirmative
    confirm
    confirmed
    i confirm
    agree
    agreed
    i agree
    accept
    accepted
    true
    positive
    totally
    precisely
    that's it
    that is it
    that's right
    that's correct
    that works
    that works for me
    this is ok
    this is okay
    this is fine
    this is good
    this works
    you nailed it
    works for me
    sounds good
    sounds great
    sounds fine
    sounds perfect
    sounds right
    sound good
    go ahead
    please do
    do it
    go for it
    book it
    let's do it
    lets do it
    you got it
    you bet
    for sure
    by all means
    no problem
    that's fine
    that is fine
    that's good
    that is good
    that's great
    that would be great
    that would work
    that will work
    that'll work
    it's good
    it's fine
    all good
    good
    looks good
    looks right
    it is
    it does
    i do
    i did
    i would
    we do
    we will
    it will
    i think so
    i believe so
    i guess so
    i suppose so
    a fact
    yes please
    why not
    cool
    nice
    thumbs up
    you're right
    got it
    uh huh
    uh-huh
    mhm
    mm-hmm
    hell yes
    hell yeah
    roger
    well done
    👍
    👌
    ✅
    ✔
    🙂
    😀
    😊
    🙌
    it was good
    please book
    please go ahead
    (?:we'll|we will|i'll|i will|we shall|we're going to|i'm going to)(?: all| both| still| definitely| certainly)? be there
    (?:we're|we are|i'm|i am)(?: all| both| still| definitely| certainly)? coming
    still coming
    (?:it's |it is |we're |we are |that's )?still on
    count (?:us|me) in
    see you
    see you (?:then|there|soon)
    approved
    deal
    go on then
    go on
    that's the one
    that will also work
    that could work
    that could work too
    that checks out
    no problem at all
    no worries
    not a problem
    not bad
    no objections?
    facts
    permission granted
    granted
    please
    as agreed
    happy with that
    is (?:perfect|fine|ok|okay|good|great|correct|right)(?: (?:for|with|by) (?:me|us))?
    i'm happy
    we're happy
    love it
    i love it
    let's go
    i'm in
    we're in
    will be there
    i'll take it
    we'll take it
    lock it in
    let's go with that
    lets go with that
    make it so
    spot on
    righto
    send it
    lgtm
    yees
    yse
    yass
    (?:she|he|everyone|everybody|(?:my|our) [\p{L}]{2,14}) agrees
    (?:they|we) (?:all )?agree
    happy with (?:it|that|this)
  `,
  deny: words`
    (?:i|we) (?:did not|didn't) (?:ask|say|order|want|mean|request)
    mistakes
    that isn't
    not the (?:right|correct) (?:one|answer|command|response|thing)
    goddammit
    changed (?:my|our) minds?
    no
    nope
    nah
    naw
    nay
    n
    no way
    no thanks
    no thank you
    not really
    not now
    not at all
    not yet
    not today
    not quite
    not exactly
    not correct
    not right
    not true
    never
    negative
    wrong
    incorrect
    inaccurate
    false
    untrue
    disagree
    i disagree
    i don't think so
    don't think so
    i do not think so
    don't
    do not
    isn't
    is not
    that's not
    that is not
    it's not
    it is not
    wasn't
    doesn't
    does not
    didn't
    did not
    can't be
    cannot be
    no good
    i'd rather not
    rather not
    decline
    i decline
    refuse
    reject
    by no means
    certainly not
    absolutely not
    of course not
    definitely not
    nothing of the sort
    not the case
    not what i
    mistake
    mistaken
    messed up
    misunderstood
    misunderstand
    don't understand me
    seems not
    i'll pass
    👎
    ❌
    🚫
    🙅
    not ok
    not okay
    hell no
    maybe later
    some other time
    error
    wrongly
    fake
    i doubt it
    i don't
    lie
    i can't(?=[.! ]*$)
    we can't(?=[.! ]*$)
    (?:leave|keep) (?:it|that|everything|the booking|my booking) (?:as|the way) (?:it|that) (?:is|was)
    (?:leave|keep) (?:it|that) as is
    (?:don't|do not) (?:change|move|touch) (?:anything|a thing|it)
    (?:change|changing) nothing
    leave it like (?:that|this)
    nada
    not so
    unfortunately not
    negatory
    not at this time
    won't work
    will not
    thats not
    thats wrong
    none
    none of them
    none of these
    none of those
    none of these work
    none of them work
    none work
    neither
    neither of them
    not this time
    not just yet
    not anymore
    i would prefer not(?: to)?
    i'd prefer not(?: to)?
    prefer not
    would rather not
    no longer
    not possible
    can't do
    can't do that
    i can't make that
    doesn't suit
    does not suit
  `,
  withoutPhone: words`
    no (?:phone|number|phone number|mobile|telephone)
    without (?:a |my )?(?:number|phone|phone number)
    (?:i |we )?(?:don't|do not) have (?:a (?:phone|number|phone number|mobile))
  `,
  declines: words`
    (?:i |we )?(?:don't|do not) have (?:one|any)
    skip
    skip it
    skip this
    skip that
    skip please
    none
    pass
    without
    without (?:it|one)
    (?:i would |i'd |we'd )?(?:rather|prefer) not(?: to)?(?: (?:say|share|give|give it)(?: (?:it|that|my number))?)?
    not necessary
    no need
    next
    continue
  `,
  but: ["but", "except", "however", "though", "although"],
  greet: words`
    how are you(?: doing)?(?: today)?
    how(?:'s| is| was) your (?:day|evening|week)(?: going)?
    how are things
    how's it going
    how is it going
    how's life
    what's up
    whats up
    sup
    how have you been
    how do you do
    are you (?:well|okay|ok|feeling okay)
    how's everything
    how is everything
    how are you feeling
    hi
    hello
    hey
    hiya
    howdy
    good morning
    good afternoon
    good evening
    good day
    greetings
    (?<=^)(?:morning|evening|afternoon)(?: (?:all|guys|team|folks|everyone)|!|,(?= (?:can|could|do|is|are|any|just|hope|hi|have)(?![\p{L}])))
    hi there
    hello there
    hey there
    yo
    good night
    /start
  `,
  thanks: words`
    thanks
    thank you
    thank u
    thankyou
    thx
    thnx
    ty
    cheers
    much appreciated
    appreciated
    i appreciate
    appreciate it
    appreciate you
    grateful
    gratitude
    thank you so much
    many thanks
    thanks a lot
    ta
    ta very much
    tysm
    tyvm
    thanks a bunch
    thank youu
    🙏
  `,
  complaint: words`
    wait(?:ed)? ages
    not happy
    wait(?:ed|ing) (?:[\p{L}\d]{1,9} ){0,4}(?:hours?|minutes?|ages|forever|long)(?= .{0,60}(?:food|main|order|dish|bill|drink|apolog|sorry|nobody|no one))
    (?:nobody|no one|no-one|they never|not even) (?:\p{L}{1,8} ){0,2}(?:apologi[sz]ed|said sorry|an apology|cared|bothered)
    (?:got|felt|was|were|been) (?:\p{L}{1,8} )?(?:sick|ill) (?:after|from) (?:\p{L}{1,8} ){0,2}(?:eating|dinner|lunch|meal|dining|your|food)
    (?:file|make|have|want to|like to|need to) (?:a |an )?(?:formal |official )?complain(?:t)?
    complain(?:ing)? about
    (?:refund|money back|compensation)
    (?:disgrace|disgraceful|disgusting|outrageous|unacceptable|appalling|scandalous|a joke of|ripped off|rip-?off)
    (?:worst|terrible|horrible|awful|lousy|bad|poor|rude) (?:service|food|experience|restaurant|meal|dinner|evening|waiter|waitress|staff)
    (?:waiter|waitress|staff|service|host|food|steak|soup|meal|dish) (?:was|were) (?:\p{L}{1,10} ){0,3}(?:rude|cold|raw|awful|terrible|horrible|bad)
    (?:waiter|waitress|staff|service|host|food|steak|soup|meal|dish) (?:was|were) (?:\p{L}{1,10} ){0,3}(?:inedible|disgusting|slow|unfriendly)
    food poisoning
    (?:i'm|i am|we are|we're|so|very|really) (?:\p{L}{1,9} )?(?:angry|furious|upset|fed up|disappointed|annoyed)
    (?:you're|you are|this bot is|this is) (?:so |completely |totally )?(?:useless|stupid|incompetent|ridiculous)
    (?:overcharged|charged (?:twice|us twice|me twice)|wrong bill)
    never (?:again|coming back)
  `,
  sorrow: words`
    (?:mother|father|mum|mom|dad|grandma|grandmother|grandfather|grandpa|wife) (?:has |just |has just |suddenly |sadly )?(?:died|passed away|passed)
    (?:husband|son|daughter|brother|sister|friend|uncle|aunt|partner|dog|cat) (?:has |just |has just |suddenly |sadly )?(?:died|passed away|passed)
    (?:passed away|bereavement|bereaved|funeral|death in the family|lost my|lost our|in mourning)
    (?:in|to) (?:the )?(?:hospital|intensive care)
    (?:had|been in|has had) (?:a |an )?(?:\p{L}{1,8} )?(?:accident|heart attack|stroke|miscarriage)
    (?:i'm|i am|we're|we are|is|are|got|fallen|all|both|he's|she's) (?:\p{L}{1,8} )?(?:ill|sick|unwell|poorly)
    (?:have|has|got|caught) (?:the )?(?:covid|corona|flu|a fever|cancer|norovirus)
  `,
  usual: words`
    (?:the )?same (?:\p{L}{1,11} ){0,3}(?:as|like) (?:i had |we had |i did |we did )?(?:the |my |our )?(?:last|previous|usual|always|before|other)(?: time| visit| booking| reservation| day)?(?! (?:month|year|week))
    (?:exactly )?(?<!not )(?:like|as) (?:the )?last (?:time|visit)(?! (?:the|was|it|you|we had to))
    (?:my|our|the) (?:usual|regular|normal) (?:table|spot|place|booking|reservation|corner|seats?|order|time|deal)
    (?:my|our|the) usual(?= {0,2}(?:please|pls|for|on|at|this|next|again|tonight|tomorrow|[.!?,]|$))
    (?:the|my|our) same old (?:table|place|spot|thing)
    (?:same|usual) (?:table|booking|reservation|thing|order|deal|spot|place)(?: again)?,? (?:please|pls|again|as ever)
    as (?:usual|always)(?= {0,2}(?:please|pls|[.!?,]|$))
    (?:repeat|redo) (?:my|our|the) (?:last|previous) (?:booking|reservation|table|visit)
    (?:book|reserve|get) (?:me|us) (?:what|whatever) (?:i|we) had last time
    what (?:i|we) had last time
    same again(?= {0,2}(?:please|pls|[.!?,]|$))
    (?:my|our) favou?rite (?:table|spot|place|corner)(?: again)?
  `,
  besides: words`
    (?:another|a (?:second|2(?:th|nd))|1 more|one more|an additional|an extra) (?:table|booking|reservation|one)
    a (?:second|2(?:th|nd))(?= {0,2}(?:please|pls|thanks|[.!?,]|$))
    (?:(?:second|2(?:th|nd))|additional|extra) (?:table|booking|reservation)
    (?:keep|want|need|book|have) both
    (?<=^ {0,2})both(?= {0,2}(?:please|pls|tables|of them|[.!?,]|$))
    (?<=^ {0,2})(?:1|one) more(?= {0,2}(?:please|pls|[.!?,]|$))
    (?<=^ {0,2})(?:in addition|as well)(?= {0,2}(?:please|pls|[.!?,]|$))
  `,
  late: words`
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
    held up
    (?:we'll|we will|i'll|i will|will) (?:only |not )?(?:be there|arrive|get there|make it) (?:at|by|around|before|until|in) .{1,20}(?:instead|only|earliest)
    (?:we|i)(?:'ll| will)? (?:now |only )(?:be there|arrive|get there|make it|come)(?: at| by)? \d{1,2}[:.]\d\d
  `,
  praise: words`
    great
    lovely
    awesome
    wonderful
    fantastic
    amazing
    brilliant
    excellent
    nice
    cool
    super
    marvellous
    fab
    very kind
    (?:that's |that is |this is |how )(?:great|lovely|nice|kind|wonderful|brilliant)
    (?:just |simply )?perfect
    (?:that's|that is|sounds|it's) (?:just |simply )?perfect
  `,
  thankedFor: words`for`,
  first: words`
    the first
    first
    first one
    the earlier one
    earlier one
    the earlier
    the first one
    first option
    the first option
    1st
    the 1st
    the 1st one
    the 1st option
    earliest
    the earliest
    the earliest one
    the top one
    the first one works
    as early as possible
    as soon as possible
    asap
    the earliest (?:possible|available|you have|one|time|slot)(?: you have)?
    earliest possible
    earliest available
    soonest
    the soonest
    the earlier time
  `,
  last: words`
    the last
    last
    last one
    the later one
    later one
    the later
    the last one
    last option
    the last option
    latest
    the latest
    the latest one
    the bottom one
    as late as possible
    the latest (?:possible|available|you have|one|time|slot)(?: you have)?
    latest possible
    the later time
    the final one
  `,
  choice: words`
    the
    number
    no\.?
    option
    choice
    one
    i'll take the
    i'll take
    i'd like the
    i want the
    let's do the
    give me the
    i choose
    choose
    pick
    i'll have the
    the one at
    please
    let's go with
    let's go with the
    let's take
    let's take the
    i'll go with
    i'll go with the
    i'll go for
    i'll go for the
    we'll go with
    we'll go with the
    we'll take
    we'll take the
    i'd take the
    we'd like the
    works
    works for me
    works for us
    works best
    is fine
    is good
    is great
    is perfect
    would be great
    would be perfect
    will do
    time
    suits me
    suits us
  `,
  places: words`
    second
    third
    fourth
    fifth
    sixth
    seventh
    eighth
  `,
  any: words`
    any
    any of them
    any of those
    any of these
    any one
    anyone
    any one of them
    any time is fine
    any is fine
    any works
    either
    either one
    either works
    either is fine
    either of them
    whichever
    whatever
    whatever works
    whatever is (?:free|available|best|easiest)
    all (?:work|fine|good)
    they all work
    both work
    both are fine
    you choose
    you decide
    you pick
    surprise me
    (?:i |we )?(?:don't|do not) (?:mind|care)
    no preference
    doesn't matter
    it doesn't matter
    does not matter
    all the same
    all the same to me
    whenever
    no matter
    i'm easy
    we're easy
    i'm flexible
    we're flexible
  `,
  fillers: words`
    please
    pls
    plz
    um
    uh
    umm
    ehm
    er
    hmm
    well
    so
    oh
    ah
    ok
    okay
    then
    thanks
    thank you
    sorry
    maybe
    just
    i think
    i guess
    sir
    madam
    hey
    and
    but
    uhh
    dammit
    oops
    now
    it's
    its
    that's
    that is
    it is
    i'd say
    preferably
    actually
    let's say
    yes
    yeah
    all
    again
    absolutely
    is
  `,
};
