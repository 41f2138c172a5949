import type { TopicWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const topics: TopicWords = {
  fees: words`
    (?:does|do|will|would|is)(?: (?:the|a|my|this|it|making|i|we)){0,3} (?:booking|reserving|reservation)(?: (?:a|the) table)? (?:cost|free(?: of charge)?(?=[ ?.!]*$)|charged?)
    (?:cost|costs|pay|charged?)(?: (?:anything|something|money|extra|us|me|for it|a fee)){0,2} (?:to|for|when)(?: (?:the|a|my|making|this|we|i)){0,2} (?:book|booking|reserve|reservation|reserving)(?! (?:in advance|ahead))
    is it (?:for )?free(?: of charge)? to (?:book|reserve)
    if (?:i|we) (?:just |simply )?forget(?! (?:the|my|our) )
    (?:pay|charged?|cost|costs|fee|bill) (?:[\p{L}']{1,10} ){0,4}(?:if|when) (?:[\p{L}'\d]{1,10} ){0,4}(?:sick|ill|missing|short|cancels?|turn up|show)
    (?:if|when) (?:[\p{L}'\d]{1,10} ){0,5}(?:sick|ill|fewer|less|missing|cancels?|turn up|show up) (?:[\p{L}']{1,10} ){0,2}(?:pay|charged?|cost|fee)
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
  `,
  stay: words`
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
  day: words`
    (?:what|which) (?:date|day) (?:is|was|would|will) (?:that|this|it|it be|that be|today|tomorrow|(?:next |this )?\p{L}{3,6}day)
    what's the date
    the date (?:of|on) (?:that|(?:next |this )?\p{L}{3,6}day)
    (?:what|which) day of the week
  `,
  assistant: words`
    who (?:are you|am i (?:talking|speaking|chatting|writing) (?:to|with)|is this|is there)
    are you (?:a |an |the )?(?:real|actual|robot|bot|ai|human|person|machine|computer|program)(?: person| human)?
    are you (?:a |an |the )?(?:chat ?bot|real person|alive|human being|chat ?gpt)(?: person| human)?
    (?:is this|am i (?:talking|speaking|chatting) (?:to|with)) (?:a |an )?(?:robot|bot|ai|human|person|machine|computer|real person|chat ?bot)
    what(?: kind of \p{L}{2,8})? are you
    what(?:'s| is) your name
    (?:am i|i'm|are we) (?:talking|speaking|chatting|writing) (?:to|with) (?:1 |a |an )?(?:real |actual )?(?:person|human|somebody|someone|machine)
    is there (?:a |1 |any )?(?:real |actual )?(?:person|human|somebody|someone|anybody|anyone) (?:behind|at the other end|on the other end|reading)
  `,
  largest: words`
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
    (?:what(?:'s|s| is)|which(?: one)?(?:'s| is)) (?:your |the )?(?:latest|earliest)(?: (?:one|slot|you have|you've got|you got|there is|available|possible|that's free))?(?=[.!?, ]*$)
    ^(?:earliest|latest)\?+$
    (?:latest|earliest|last|first) (?:(?:time|moment|point|hour) )?(?:that )?(?:i|we|you|one) (?:can|could|may|might) (?:come|arrive|book|eat|dine|get|be|have|start|sit|reserve|turn up|take|seat)
    (?:latest|earliest) (?:time )?(?:to|for) (?:come|arriving|coming|arrive|book|booking|eat|dinner|lunch|a table)
    how (?:late|early) (?:can|could|may) (?:i|we|one) (?:still )?(?:come|arrive|book|eat|dine|get|turn up|be seated|reserve|have)
    when(?:'s| is) the (?:latest|earliest|last|first) (?:table|booking|slot|seating|arrival|reservation|time)(?! (?:to|for|i can|we can) cancel)
    what(?:'s| is) (?:your|the) (?:latest|earliest|last|first) (?:table|booking|slot|seating|arrival|reservation|time)(?! free| (?:to|for|i can|we can) cancel)
    (?:the |your )?(?:first|earliest) (?:and|or) (?:the )?(?:last|latest) (?:table|slot|seating|booking|time)s?
  `,
  ownName: words`
    (?:why|what) (?:do|would|should|must|are) (?:you|i|we) (?:need|want|require|have to give|give|leave|asking for|ask for)(?: you)? (?:my|our|a|the) (?:first |last |full |sur)?name
    what (?:happens|do you do|will you do|will happen) (?:with|to) (?:my|our) name
  `,
  ownPhone: words`
    (?:why|what) (?:do|would|should|must|are) (?:you|i|we) (?:need|want|require|have to give|give|leave|asking for|ask for)(?: you)? (?:my|our|a|the) (?:(?:phone|mobile|cell|telephone)(?: number)?|number|contact details)
    what (?:happens|do you do|will you do|will happen) (?:with|to) (?:my|our|the) (?:(?:phone|mobile|cell|telephone)(?: number)?|number|contact details)
    who (?:gets|sees|can see) (?:my|our) (?:(?:phone|mobile|cell|telephone)(?: number)?|number)
  `,
  reminder: words`
    (?:do|will|would|can|could) (?:you|i|we) (?:also |still )?(?:get|receive|have|send|text|message|email|give)(?: (?:me|us|out|a text|a message))?(?: with)?(?: an?| any| the)? ?reminders?
    (?:will|can|could|do|would) you (?:also )?(?:remind|text|message|notify) (?:me|us)(?: (?:before|beforehand|on the day|the day before|a day before|nearer the time|again))?(?= ?[?.!,]| ?$)
    is there a reminder
  `,
  noted: words`
    (?:is|are|was|were) (?:(?:the|my|our|that|this|it) ?)(?:\p{L}{2,14} ){0,3}(?:noted|on the booking|on my booking|on there|written down|passed on)
    (?:did|have) you (?:note|noted|written down|passed on|added|made a note of|note down)(?: the| my| our| that| it| this)
    did you get (?:the|my|our) (?:\p{L}{2,12} ){0,2}(?:wish|wishes|request|requests|note|allergy|allergies|wheelchair|high ?chair)
  `,
  adjusting: words`
    what (?:if|happens if|happens when|about if) (?:only |just )?(?:one|1|some|fewer|less|more|somebody|someone|a few|not all|not everybody|not everyone)(?: of us| people| persons| guests)? (?:comes?|come|shows?|joins?|can|can't|aren't|are|turns? up|turn up|wants? to)
    what (?:if|happens if|happens when) (?:we|we're|we are|it's|there are|there's|i'm|i) (?:end up |suddenly )?(?:only |just )?(?:one|1|fewer|less|more|too few|alone)(?![\p{L}])
    (?:can|could|may) (?:i|we) (?:still )?(?:change|adjust|alter|update|modify) (?:it|the (?:number|party|booking|reservation|table|time|day)|how many)(?: of (?:people|guests|persons|us))?(?: we are)? (?:later|afterwards|after (?:that|booking)|again|at any time|any time)
    (?:add|bring) (?:more|another|extra)(?: people| guests| person| one)? later
    what (?:if|happens if|about if) (?:only |just |there are only )?# of us(?: come| show up| turn up| can)?
    (?:can|could|may) (?:i|we) (?:still )?(?:add|bring) (?:someone|somebody|people|a person|anyone|guests?|a friend)(?: else)? (?:later|afterwards)
  `,
  hours: words`
    (?:opening|closing|business|kitchen|serving) (?:hours|times?)
    opening
    your hours
    the hours
    what hours
    hours are
    (?:you|it|they|kitchen|place)(?: guys)?(?: still| all| normally| usually| currently)? (?:open|opens|close|closes|closed|shut)(?!,? (?:table|to))(?: on)?
    (?:restaurant|bar|terrace)(?: guys)?(?: still| all| normally| usually| currently)? (?:open|opens|close|closes|closed|shut)(?!,? (?:table|to))(?: on)?
    last orders?
    last seating
    stop serving
    how late
    how early
    (?:until|till) (?:what time|when)
    kitchen open(?: until| till)?
    open (?:until|till|on|for lunch|for dinner|for breakfast|for brunch|today|tomorrow|tonight|sundays?|mondays?)
    (?:when|what time|how long|(?:un)?til(?:l)? when)(?:'s| is| does| do| will) (?:the )?(?:lunch|dinner|brunch|breakfast|food|service|kitchen)(?: service)? (?:over|ends?|finish|stop|start|begin|served|run|last|close)
  `,
  address: words`
    how (?:do|can|would|should) (?:i|we|you|one) (?:best )?(?:get|come|travel)(?: \p{L}{2,8}){0,2} (?:there|to you|here)
    how to get (?:there|to you)
    what's the (?:best )?way (?:there|to (?:you|get there))
    (?:can't|cannot|can not|couldn't) (?:seem to )?find (?:you|it|the (?:place|restaurant|entrance))
    (?:we're|we are|i'm|i am) (?:a bit |completely )?lost
    (?<!(?:e-?mail|web) )address
    where are you
    whereabouts
    where(?: exactly)? is (?:the|your|it|this)(?: restaurant| place| venue)?
    where (?:can|do) (?:i|we) find you
    located
    location
    directions?
    how (?:do|can) (?:i|we) (?:get (?:there|to you)|find you|reach the)
    postcode
    zip code
    street
    google maps
    on the map
  `,
  contact: words`
    phone number
    telephone(?: number)?
    contact(?: number| details)?
    call you
    ring you
    reach you
    your number
    phone you
    e-?mail(?: address)?
    website
    web site
    instagram
    facebook
  `,
  photos: words`
    photos?
    photographs?
    pictures?
    pics?
    images?
    (?:what (?:does|do) (?:it|you|the (?:place|restaurant|terrace)) look|see (?:what )?(?:it|the (?:place|restaurant|inside|room)))(?: looks?)?(?: like)?
    how (?:does|do) (?:it|you|the (?:place|restaurant|inside|terrace|room))(?: \p{L}{1,8}){0,2} look
    gallery
  `,
  parking: words`
    parking
    park
    car park
    carpark
    leave (?:the|my|our) car
    parking lot
    garage
    valet
    charging station
    ev charger
  `,
  transport: words`
    bus(?: stop)?
    metro
    tram
    train
    subway
    underground
    station
    public transport
    public transit
    taxi
  `,
  dogs: words`
    dogs?
    pets?
    pup
    puppy
    doggo
    dog-friendly
    pet-friendly
    animals?
    cats?
  `,
  children: words`
    kids?'?(?: menu)?
    child(?:ren)?'?s?(?: menu)?
    bab(?:y|ies)
    toddlers?
    high ?chairs?
    booster seats?
    pram
    stroller
    buggy
    pushchair
    kid-friendly
    child-friendly
    family-friendly
    changing table
    play area
    playground
  `,
  access: words`
    wheelchairs?
    accessible
    accessibility
    step[- ]free(?: access)?
    steps
    stairs
    elevator
    lift
    disabled
    ramp
    walker
    mobility
  `,
  payment: words`
    credit cards?
    debit cards?
    cards?
    cash
    amex
    american express
    visa
    mastercard
    apple pay
    google pay
    pay
    payment
    contactless
    gift cards?
    vouchers?
    split the bill
    tip
    service charge
    cheques?
  `,
  diets: words`
    vegan
    vegans
    vegetarian
    vegetarians
    veggie
    gluten(?:-free)?
    co?eliacs?
    halal
    kosher
    lactose(?:-free)?
    dairy(?:-free)?
    nuts?
    nut-free
    allerg(?:y|ies|ic|ens?)
    pescatarian
    plant-based
    diets?
    dietary
    intoleran(?:t|ces?|cies)
  `,
  menu: words`
    what(?:'s| is| are)(?: really| especially)? good(?: there| here| to eat)?
    (?:what|anything|which \p{L}{3,8}) (?:do|would|can|could) you(?: guys)? recommend
    what should (?:i|we) (?:eat|have|order|try)
    (?:your|any) recommendations?
    menu
    menus
    dish
    dishes
    food
    cuisine
    specials?
    tasting
    wine list
    wines?
    cocktails?
    beers?
    drinks
    (?<!(?:on|onto|with|in) (?:the |a |my |our |her |his )?)desserts?
    steaks?
    fish
    seafood
    pizza
    pasta
    burgers?
    sushi
    oysters
    brunch
    breakfast
    buffet
    on the card
    happy hour
  `,
  prices: words`
    prices?
    cost
    costs
    expensive
    cheap
    pricey
    how much
    deposit
    fee
    per person
    cover charge
    budget
  `,
  outdoors: words`
    outside
    outdoors?
    terrace
    patio
    garden
    rooftop
    al fresco
    balcony
    sea view
    view
    window seats?
  `,
  dress: words`
    dress code
    dress
    wear
    jeans
    shorts
    trainers
    sneakers
    attire
    suit
    jacket
    tie
    formal
    casual
    smart casual
  `,
  corkage: words`
    corkage
    byob
    byo
    (?:bring|brought|bringing) (?:along )?(?:my|our|your|a|an|the|some)?(?: own)? ?(?:\p{L}{1,12} )?(?:wine|bottles?(?: of \p{L}{1,12})?)
    (?:bring|brought|bringing) (?:along )?(?:my|our|your|a|an|the|some)?(?: own)? ?(?:\p{L}{1,12} )?(?:drinks?|food|cake|champagne|alcohol)
    own (?:wine|bottles?(?: of \p{L}{1,12})?|drinks?|food|cake|alcohol)
  `,
  wifi: words`
    wi-?fi
    wi fi
    internet
    wlan
    plugs?
    power sockets?
  `,
  smoking: words`
    smok(?:e|ing|ers?)(?: (?:outside|on the (?:terrace|patio|balcony)|in the garden))?
    vape
    vaping
    shisha
    hookah
    cigars?
  `,
  music: words`
    music
    live music
    live band
    band
    dj
    karaoke
    piano
    quiz
    football
    the match
    the game
    entertainment
    dancing
  `,
  events: words`
    private (?:room|dining|events?|hire|party|function|area|space)
    function room
    separate room
    hire (?:out )?the
    rent (?:out )?the
    weddings?
    (?:christmas|birthday|office) part(?:y|ies)
    events?
    large groups?
    big groups?
    catering
    take ?away
    take ?out
    deliver(?:y)?
  `,
};
