import type { AsideWords } from "../aside-words.ts";
import { words } from "../word-list.ts";

export const asides: AsideWords = {
  hearsay: words`
    (?:some(?:one|body)|they|you|people|my \p{L}{2,12}|a (?:friend|colleague)) (?:told|tell) (?:me|us)
    (?:i|we)(?:'ve| have)? (?:just )?(?:heard|read|saw)
    i'?m told
    apparently
    (?:says|said) on (?:your|the)
    (?:you|u)(?: (?:did not|didn't|haven't|have not|hadn't|never|still haven't|still didn't)| have never) (?:\p{L}{1,8} )?(?:say|said|answer(?:ed)?|tell|told|mention(?:ed)?|repl(?:y|ied))
    i (?:asked|was asking) (?:about|if|whether)
  `,
  told: words`
    (?:some |more |enough |plenty of |extra |the )?(?:space|room)(?= (?:would|is needed|please|around))
    needs? (?:\p{L}{1,8} ){0,4}(?:space|room)(?! (?:for|at|in)(?!\p{L}))
    (?:don't|dont|doesn't|doesnt|do not|does not)(?: really| much)? (?:like|eat|care for)(?! (?:it|that|this|these|those|them|the|any|to|how|being|waiting|your|our|you|him|her|at|there|here|much|so|meat)(?!\p{L}))
    silent
    calm
    peaceful
    cos[yi](?:er)?
    cozy
    bright
    dark
    light
    sunny
    draughts?
    draughty
    drafty
    heating
    air ?con(?:ditioning)?
    sofa
    bench
    banquette
    cushions?
    bar stools?
    stools
    door
    entrance
    toilets?
    restrooms?
    bathrooms?
    loo
    kitchen
    speakers?
    fish tank
    aquarium
    piano
    stage
    bar counter
    counter
    chef's table
    upstairs
    downstairs
    main room
    back room
    same table
    big table
    bigger table
    small table
    long table
    low table
    high table
    nice table
    good table
    best table
    best seat
    one table
    tables together
    sit together
    seated together
    side by side
    space for
    room for
    facing
    deaf
    hearing
    blind
    eyesight
    visually impaired
    partially sighted
    crutches
    walking stick
    cane
    walking frame
    broken (?:leg|foot|arm)
    cast
    frail
    elderly
    old
    pregnan\p{L}{1,4}
    breast ?feed\p{L}{0,3}
    nurs(?:e|ing)
    autis\p{L}{1,3}
    anxiety
    epilep\p{L}{1,4}
    oxygen
    hip
    knee
    back pain
    bab(?:y|ies)
    toddlers?
    infants?
    newborn
    kids?
    child(?:ren)?
    grandchild(?:ren)?
    youngest
    highchairs?
    booster seats?
    car seat
    cot
    bottle warmed
    colou?ring
    eats?(?! ?(?:[¦.,!?]|$))
    eating(?! ?(?:[¦.,!?]|$))
    drinks?
    drinking
    alcohol
    alcohol-?free
    teetotal
    garlic
    onions?
    mushrooms?
    tomato(?:es)?
    spicy
    spice
    chilli
    chili
    coriander
    cilantro
    pork
    beef
    lamb
    meat
    fish
    raw
    seafood
    salt
    sugar
    milk
    cheese
    wheat
    lentils
    strawberr(?:y|ies)
    nuts?
    diabet\p{L}{1,3}
    diets?
    dietary
    keto
    low[- ]carb
    plant-based
    vegetables
    menus?
    kids' menu
    dessert
    starters?
    wine
    champagne
    prosecco
    sparkling
    bottle of \p{L}{1,12}
    ice bucket
    bread
    free of \p{L}{3,12}
    \p{L}{3,12}-free
    without (?!(?:a |an |the |my |any )?(?:number|phone|mobile|name|it|one|doubt|problems?)(?![\p{L}]))\p{L}{3,15}
    no (?:\p{L}{3,12} )?(?:nuts|garlic|onions?|meat|fish|pork|alcohol|spice|sugar|salt|music)
    wedding
    married
    marry
    engaged
    promotion
    promoted
    exams?
    graduat\p{L}{1,4}
    reunion
    farewell
    leaving do
    goodbye dinner
    first date
    date night
    mother's day
    father's day
    valentine's
    baptism
    communion
    confirmation lunch
    funeral
    wake
    baby shower
    jubilee
    turns
    turning
    (?:his|her|my|our|their) \d{1,3}(?:st|nd|rd|th)
    table (?:number |no\.? )?\d{1,2}
    turned
    special (?:occasion|day|evening|night)
    occasion
    party of the company
    work do
    balloons?
    flowers?
    roses
    bouquet
    banner
    speech(?:es)?
    toast
    ring
    propos(?:e|ing)
    photos?
    decorat\p{L}{1,5}
    wheelchairs?
    stairs
    steps
    ramp
    lift
    elevator
    walk(?:s|ing)?
    mobility
    cats?
    animals?
    pets?
    (?:service|assistance|guide|hearing|support) dogs?
    water bowl
    comes
    arrives?
    arriving
    leaves
    joins?
    later
    late
    later than
    delayed
    in a hurry
    (?:in such a|no) hurry
    rush
    quick dinner
    quick lunch
    train
    theatre
    theater
    concert
    flight
    luggage
    suitcases?
    bags
    bikes?
    bicycles?
    coats?
    umbrella
    scooter
    separate(?:ly)?
    bills?
    invoice
    receipt
    cash
    voucher
    gift card
    english
    speaks?
    translat\p{L}{1,4}
    laptop
    charger
    socket
    wi-?fi
    projector
    screen
    football
    music
    loud
    noisy
    noise
    cold
    warm
    hot
    smoke
    smoker
    smokers
  `,
  bygone: words`
    (?:flies|flying|drives|driving|travels|travelling|heads|heading|goes|going) (?:back )?home
    (?:flight|plane|train|ferry|boat|bus)s? (?:was|were|got|has been|have been|is|are) (?:\p{L}{1,10} )?(?:cancell?ed|delayed|rescheduled)
    (?:has )?died
    passed(?: away)?
    lost (?:my|our|her|his) \p{L}{2,12}
    (?:we )?(?:got|were) married
  `,
  passing: words`
    arriv(?:e|es|ing|al)
    land(?:s|ing)?
    fly(?:ing)?(?: in| home| back| out)?
    get(?:ting)? (?:in|into town)
    check(?:ing)? (?:in|out)
    stay(?:s|ing)?
    leav(?:e|es|ing)
    depart(?:s|ing|ure)?
    travel(?:l?ing)?
    in town
    visiting
    (?:am|are|'m|'re) writing
    today is
    birthdays?
    b-?day
    anniversary
    wedding
    born
    got married
    graduat(?:es?|ing|ion)
    was there
    were there
    your (?:e-?mail|mail|message|letter) (?:of|from)
    holiday (?:from|until)
    last (?:year|time|month|week)
    the year before
    a year ago
    previously
    turn(?:s|ing|ed)?
    (?:send|mail) (?:\p{L}{1,10} ){0,3}(?:invoice|bill|receipt)
    invoice
    deposit
    (?:wrote|called|rang|spoke|talked|ate|dined|visited)
    exams?
    closed
    (?:we are|we're|i am|i'm) (?:at|with|working|busy|away)
    (?:flight|plane|train|ferry)
    my \p{L}{2,14}(?: \p{L}{2,14})? (?:comes?|is coming|are coming|will come)
    (?:our|my) (?:last |previous |first |recent )?(?:visit|stay|meal)
  `,
  dayUnknown: words`
    (?:don't|do not|dont) know (?:\p{L}{2,8} ){0,3}(?:date|day|when)(?: \p{L}{1,6}){0,2}
    (?:date|day) (?:is|has|isn't|hasn't) (?:not |yet |still )?(?:yet |to |been |be ){0,3}(?:fixed|decided|set|confirmed|known|clear)(?: yet)?
    (?:date|day) (?:is )?(?:still )?(?:open|unclear|unknown|tbd|tbc|to be (?:confirmed|decided))
  `,
  countedIn: words`
    counted(?: in)?
    included
    part of (?:the|those|that)
  `,
  nthOfThem: words`
    (?:the|my|our) (?:#(?:th|st|nd|rd)|second|third|first|other)(?: one| person| guest| adult)? (?:is|has|needs|uses|can't|cannot|walks)
  `,
  someOfUs: words`
    (?:#|one|some|half|most|a few|a couple) of (?:us|them|those|the (?:guests|group|party|others|people|kids|children|adults|ladies|gentlemen)|
      (?:our|my) (?:\p{L}{3,12}s|group|party|kids|children))
  `,
  people: words`
    people
    persons?
    guests?
    adults?
    kids?
    child(?:ren)?
    women
    men
    ladies
    friends
    colleagues
    seniors?
  `,
  announced: words`
    #(?= (?:more |last |quick |small |little |other )?(?:things?|questions?|requests?|favou?rs?)(?!\p{L}))
  `,
  counted: words`
    high ?chairs?
    booster(?: seat)?s?
    baby chairs?
    baby seats?
    prams?
    strollers?
    pushchairs?
    buggies
    buggy
    cots?
    wheelchairs?
    walkers?
    crutches
    dogs?
    puppies
    cats?
    pets?
    cakes?
    candles?
    balloons?
    bottles?
    bikes?
    suitcases?
    bills?
    vegans?
    vegetarians?
    veggies?
    co?eliacs?
    pescatarians?
    diabetics?
    allerg(?:y|ies)
    gluten[- ]free
    lactose[- ]free
    dairy[- ]free
    vegan (?:menus?|meals?|guests?|people)
    vegetarian (?:menus?|meals?|guests?|people)
    non-drinkers
    wheelchair users?
    smokers?
    pregnant \p{L}{3,8}
  `,
  served: words`
    cakes?
    candles?
    champagne
    prosecco
    dessert
    flowers
    bouquet
    speech(?:es)?
    toast
    surprise
    balloons
  `,
  children: words`
    kids?
    child(?:ren)?
    bab(?:y|ies)
    toddlers?
    infants?
    teen(?:ager)?s?
  `,
};
