import type { PartyWords, PeopleWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const party: PartyWords = {
  people: words`
    souls
    people
    peoples
    in total
    total
    altogether
    ppl
    persons?
    peeps
    pax
    guests?
    adults?
    grown[ -]?ups?
    kids?
    child
    childs
    children
    childrens
    babies
    baby
    toddlers?
    infants?
    teens?
    teenagers?
    men
    women
    man
    woman
    ladies
    guys
    girls?
    boys?
    gentlemen
    seniors?
    pensioners
    friends?
    mates
    colleagues
    coworkers?
    co-workers?
    family members
    members
    others?
    heads?
    diners?
    covers?
    souls
    visitors
    attendees
    individuals
    of us
    of my friends
    folks?
    students?
    ppls?
    seats
    daughters?
    sons?
    sisters?
    brothers?
    cousins?
    clients?
    customers?
    nieces
    nephews
    aunts?
    uncles?
    grand(?:kids|children)
    twins
    neighbou?rs
    brothers[ -]in[ -]law
    sisters[ -]in[ -]law
    (?:big|little|small) ones
    grown-?ups
    littl(?:e|ies)(?=$|[,.;!])
    bigs
  `,
  phrases: words`
    (?:tables?|party|parties|group|family|team|reservations?|bookings?|spots?|seats?) (?:for|of|is|to) (?:up to |about |around |only |just |a total of |the )?#
    (?:seating|dinner|lunch|room|space|bunch|total|count|places?|crowd|crew) (?:for|of|is|to) (?:up to |about |around |only |just |a total of |the )?#
    party size (?:is |of |to |will be |would be )?#
    head ?count (?:is |of |to |will be |would be )?#
    x ?#
    # x(?= ¦|$)
    tables? 4 #
    tables? #(?=,? ¦)
    (?:guests?|people|persons?|pax|party|party size|covers|diners|adults|number of (?:guests|people)) ?[:=] #
    # of us
    # in total
    # total
    # all together
    # altogether
    # in (?:our|my|the) (?:party|group)
    #[ -]?top
    #[ -]?seater
    # seats?
    #[ -]person
    # pers
    # places
    (?:we|we'll|we will|we'd|we would|there|there'll|there will|there|it'll|it will|party|it should|it would|now|total)(?: now| just| only| actually| still)? (?:are|are now|be|'re|have|is|will be|going to be|be coming)(?: now| just| only| about| actually| still| for| a total of)? #
    (?:we're|there's|we've|there'll be)(?: now| just| only| actually)? #
    us #
    we 2
    all # of
    all # (?:together|seated|sit|sitting)
    (?<=(?:people|guests|number|party|us|from \d{1,3}) )to (?:just |only )?#
    # to be (?:precise|exact)
    band of #
    # is the (?:amount|number) of people
    (?:people|guests) (?:i want |we are |in our party )?(?:is|are|will be|would be|:) #
    # (?:is|are|will be) (?:coming|attending|welcome|arriving|present|at the table)
    1 (?:is|will be) (?:coming|dining)
    people (?:is|are|will be|would be) #
    guests (?:is|are|will be) #
    seats? (?:for )?#
    can seat #
    accommodate #
    a party of(?: about| around)? #
    party of(?: about| around)? #
    # will (?:be )?(?:arrive|arriving|attend|attending|come|coming)
    # are coming
    # coming
    bringing #
    (?:feed|fit|fits|hosting|serve|serves) #
    (?:up|down) to #
    (?:number|amount|size) (?:of (?:people|guests) )?(?:is|to) #
    (?:we )?(?:shall|should|'ll|will|would|might) be #
    # (?:at|round|around) (?:the )?table
    (?:we )?shall be #
  `,
  totals: words`
    # (?:of us )?in (?:total|all)
    # (?:of us )?all (?:in|told)
    # (?:of us )?(?:altogether|all together|total)
    (?:in total|altogether|all in all|in all),? (?:we're|we are|we'll be|there are|that's|it's)? ?#
    (?:a )?total of #
  `,
  weakPhrases: words`
    now #
    # (?:for|at|on)(?= ¦)
    i said #
    make (?:it|that) #
    for (?:about |around |only |just |up to |a total of |the |all |like |exactly |maybe )?#
    book(?:ing)? (?:in |us )?#
    with #
    make it #
    make that #
    just #
    only #
    actually #
    say #
    (?<!\d )to #
    be #
    we have #
    it's #
  `,
  openPhrases: words`
    to #(?=[.?! ]*$)
    make (?:it|that) #
    actually #
    it's #
    say #
  `,
  answerLeads: words`
    (?:i'd |let's |lets )?say
    about
    around
    approx(?:imately)?
    roughly
    circa
    ca\.?
    some
    up to
    no more than
    at least
    at most
    maybe
    perhaps
    probably
    possibly
    let's do
    between
    not more than
    not less than
    at the most
    at the least
    like
    think
    i think
    i guess
    close to
    somewhere around
    make it
    make that
    call it
    go with
    nearly
  `,
  including: words`
    including
    incl\.?
    of (?:them|which|whom|us)
    with
  `,
  otherUnits: words`
    hours?
    hrs?
    minutes?
    mins?
    nights?
    days?
    weeks?
    months?
    years?
    stars?
    star
    rooms?
    bedrooms?
    tables?
    courses?
    bottles?
    pounds?
    dollars?
    euros?
    bucks
    quid
    th
    st
    nd
    rd
    km
    miles?
    meters?
    percent
    seconds?
    cars?
    beds?
    times
    points?
    out of
    and a half
    or more stars
    yo
    year olds?
    pizzas?
    burgers?
    drinks
    dogs?
    high ?chairs?
    th floor
    reservations
    bookings
    michelin
    hour
  `,
  fixed: {
    "just me": 1,
    "nobody but me": 1,
    "me myself and i": 1,
    "just be me": 1,
    "only be me": 1,
    "only me": 1,
    "just myself": 1,
    "only myself": 1,
    "by myself": 1,
    "on my own": 1,
    "for myself": 1,
    "just for me": 1,
    "it's just me": 1,
    "me alone": 1,
    "dining alone": 1,
    "eating alone": 1,
    "table for myself": 1,
    solo: 1,
    "single person": 1,
    "a single person": 1,
    "coming alone": 1,
    "just i": 1,
    "myself only": 1,
    "me only": 1,
    "both of us": 2,
    "us both": 2,
    "a couple": 2,
    "couple of us": 2,
    "the couple of us": 2,
    "the couple": 2,
    "one couple": 2,
    "my partner and i": 2,
    "the pair of us": 2,
    "a pair": 2,
    "a deuce": 2,
    "a dozen": 12,
    "half a dozen": 6,
    "a dozen people": 12,
    "half a dozen people": 6,
    "a dozen of us": 12,
  },
  companions: words`
    friends
    mates
    colleagues
    coworkers
    co-workers
    kids
    children
    sons
    daughters
    sisters
    brothers
    cousins
    others
    boys
    girls
    babies
    nieces
    nephews
    aunts
    uncles
    grandkids
    grandchildren
    neighbou?rs
    clients
  `,
  couples: ["# couples?"],
  companyLeads: words`with`,
  comesWith: words`
    (?:i'm|i am|im|i'll be|i will be) (?:bringing|coming with|taking)(?: along)?
    i(?:'ll| will|'d like to| want to)? (?:bring|come with|take)
    i've got
    (?:it's|its|it is|it'll be|it'd be|it will be|it would be) me with
  `,
  therefore: words`
    so
    so now
    so that's
    so it's
    so we're
    so that makes
    so that leaves
    that leaves
    that leaves us with
    which leaves
    which makes
    which makes us
    which makes it
    that makes
    that makes us
    leaving
    making
    making it
    makes
    now
    now just
    now only
    now we're
    down to
    and that makes
  `,
  self: ["me", "myself", "yours truly"],
  selfAfterAnd: ["i"],
  selfLeads: ["for", "just", "only", "with"],
  articles: ["a", "an", "one", "another"],
  adjectives: words`
    hungry
    other
    more
    additional
    young
    small
    little
    adult
    elderly
    hungry
    disabled
    old
    grown
    extra
    close
    good
    dear
    lovely
    new
    big
    large
    long
    round
    single
    whole
    great
  `,
  relations: words`
    wife
    husband
    partner
    girlfriend
    boyfriend
    fiancee?
    spouse
    mother
    father
    mom
    mum
    dad
    sister
    brother
    son
    daughter
    child
    kid
    baby
    friend
    mate
    boss
    colleague
    coworker
    co-worker
    grandmother
    grandfather
    grandma
    grandpa
    granny
    aunt
    uncle
    cousin
    niece
    nephew
    mother in law
    father in law
    mother-in-law
    father-in-law
    girl
    date
    client
    bestie
    best friend
    roommate
    neighbou?r
    better half
    grandson
    granddaughter
    mistress
    lover
    teenager
    assistant
    guest
    stepson
    stepdaughter
    so(?! \d)
    significant other
    bf
    gf
    bro
    little one
    hubby
    wifey
    missus
    nan
    person
    daughter[ -]in[ -]law
    son[ -]in[ -]law
    sister[ -]in[ -]law
    brother[ -]in[ -]law
    plus[ -](?:one|1)
    old man
    little boy
    little girl
    stepmum
    stepdad
    auntie
    flatmate
    housemate
  `,
  both: ["both", "both of"],
  relationPairs: words`
    parents
    grandparents
    parents in law
    parents-in-law
    in-laws
    in laws
    twins
    folks
    couple
    mum and dad
    mom and dad
  `,
  possessives: ["my", "our", "her", "his", "their", "the", "your"],
  and: words`
    and
    plus
    &
    and also
    with
    along with
    as well as
    and then
  `,
  or: ["or", "or maybe", "or possibly", "or perhaps", "maybe", "possibly", "perhaps"],
  to: ["to"],
  more: words`
    (?:add|adding) (?:another|#|one|a|an)(?: (?:more|other|extra))? (?:persons?|people|guests?|seats?|places?)
    (?:add|adding) (?:#|one) more(?! \p{L})
    # (?:people|persons?|guests?|of us) more
    # (?:more|extra|additional) (?:person|people|persons|guests?|seats?|places?|adults?|kids?|child|children|of us)
    # more(?=[.,!?]|$| please|(?: are| is| will be)? (?:coming|joining)| will (?:come|join))
    (?:one|1|an|another|a) (?:more|extra|additional|other) (?:person|guest|adult|kid|child|friend|seat|place|of us)(?: joining| coming)?
    another person
    another guest
    (?:1|one) person more
    we(?:'re| are|'ll be| will be) (?:1|one|#) more
    plus (?:one|1|#)(?=[.! ]*$)
  `,
  fewer: words`
    (?:#|one)(?: people| persons?| person| guests?| of us)? (?:fewer|less)(?: people| person| persons| guests?)?
    (?:1|one|#)(?: person| people| guests?) (?:can't|cannot|can not|won't|will not) (?:make it|come|be coming|be able to come)(?: any ?more)?
    (?:1|one|#)(?: guest| friend| friends) (?:can't|cannot|can not|won't|will not) (?:make it|come|be coming|be able to come)(?: any ?more)?
    (?:1|one|#)(?: person| people| guests?| guest| friend| friends) (?:can't|cannot|can not|won't|will not) (?:coming|attend)(?: any ?more)?
    (?:1|one|#)(?: person| people| guests?| guest| friend| friends) (?:isn't|is not|aren't|are not) (?:make it|come|be coming|be able to come)(?: any ?more)?
    (?:1|one|#)(?: person| people| guests?| guest| friend| friends) (?:isn't|is not|aren't|are not) (?:coming|attend)(?: any ?more)?
    (?:1|one|#)(?: of us| of them| of the guests) (?:can't|cannot|can not|won't|will not) (?:make it|come|be coming|be able to come)(?: any ?more)?
    (?:1|one|#)(?: of us| of them| of the guests) (?:can't|cannot|can not|won't|will not) (?:coming|attend)(?: any ?more)?
    (?:1|one|#)(?: of us| of them| of the guests) (?:isn't|is not|aren't|are not) (?:make it|come|be coming|be able to come|coming|attend)(?: any ?more)?
    minus (?:one|1|#)(?=[.! ]*$)
    (?:#|one)(?: (?:people|persons?|guests?|friends?|of (?:us|them|my \p{L}{2,10}|our \p{L}{2,10})))?(?: have| has| just| all){0,2} cancell?ed(?: on (?:us|me))?
    (?:#|one)(?: (?:people|persons?|guests?|friends?|of (?:us|them|my \p{L}{2,10}|our \p{L}{2,10})))?(?: have| has| just| all){0,2} called off(?: on (?:us|me))?
    #(?: (?:people|persons?|guests?|friends?|of (?:us|them|my \p{L}{2,10}|our \p{L}{2,10})))?(?: have| has| just| all){0,2} dropped out(?: on (?:us|me))?
    one(?: (?:people|persons?|guests?|friends?|of (?:us|them|my \p{L}{2,10}|our \p{L}{2,10})))?(?: have| has| just| all){0,2} dropped out(?: on (?:us|me))?
    (?:#|one)(?: (?:people|persons?|guests?|friends?|of (?:us|them|my \p{L}{2,10}|our \p{L}{2,10})))?(?: have| has| just| all){0,2} bailed(?: on (?:us|me))?
    (?:#|one)(?: (?:people|persons?|guests?|friends?|of (?:us|them|my \p{L}{2,10}|our \p{L}{2,10})))?(?: have| has| just| all){0,2} pulled out(?: on (?:us|me))?
    (?:#|one)(?: (?:people|persons?|guests?|friends?|of (?:us|them|my \p{L}{2,10}|our \p{L}{2,10})))?(?: have| has| just| all){0,2} backed out(?: on (?:us|me))?
    (?:#|one|the other #)(?: kids?| children| adults?| colleagues?| girls?| boys?| ladies)? (?:can't|cannot|can not) (?:make it|come|coming|be coming)
    (?:#|one|the other #)(?: kids?| children| adults?| colleagues?| girls?| boys?| ladies)? (?:won't|aren't|isn't) (?:make it|come|coming|be coming)
    (?:#|one|the other #)(?: kids?| children| adults?| colleagues?| girls?| boys?| ladies)? (?:can't|cannot|can not|won't|aren't|isn't) (?:be there|join us)
  `,
};

export const people: PeopleWords = {
  nameLeads: words`
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
    my name's
    the name is
    the name's
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
    surname is
    it's under
    reservation under
    booking under
    table under
  `,
  weakNameLeads: words`
    that(?:'s| is|(?:'d| would) be)
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
    from
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
    surname is
    it's under
    it is under
    reservation under
    booking under
    table under
    under
  `,
  notNames: words`
    is
    the
    a
    an
    at
    for
    on
    in
    and
    to
    of
    please
    if
    it
    that
    this
    be
    i
    my
    me
    we
    our
    us
    you
    your
    party
    table
    reservation
    booking
    tonight
    today
    tomorrow
    not
    from
    with
    but
    or
    so
    because
    will
    would
    can
    could
    here
    there
    by
    under
    around
    about
    name
    as
    thanks
    thank
    sorry
    i'd
    we'd
    what
    when
    where
    how
    why
    who
    do
    does
    did
    don't
    just
    it's
    its
    i'm
    there's
    have
    has
    had
    are
    am
    looking
    going
    restaurant
    correct
    right
    wrong
    cancel
    change
    nothing
    something
    anything
    dinner
    lunch
    no
    yes
    monday
    tuesday
    wednesday
    thursday
    friday
    saturday
    sunday
    should
    which
    also
    one
    time
    date
    late
    things
    indeed
    probably
    none
    same
    already
    back
    later
    still
    great
    ridiculous
    nice
    good
    perfect
    hungry
    interested
    sure
    new
    free
    available
    planning
    trying
    spelled
    spelt
    changed
    different
    calling
    writing
    asking
    wondering
    all
    any
    some
    more
    other
    first
    last
    next
    before
    again
    now
    very
    too
    really
    only
    we're
    we'll
    i'll
    you're
    that's
    what's
    whatever
    skip
    pass
    into
    out
    up
    down
    off
    over
    than
    then
    their
    his
    her
    they
    he
    she
    him
    them
    no-one
    nobody
    everyone
    everything
    someone
    somebody
    anyone
    business
    already
    mean
    i mean
  `,
  introductions: words`
    this is
    it's
    its
    i'm
    im
    i am
  `,
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
  instead: words`
    instead
    rather
    not
  `,
  titles: ["doctor", "professor", "mr", "mrs", "ms", "miss", "dr", "mister", "prof"],
  doubles: ["double"],
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
  contactLeads: words`
    (?<!(?:booking|reservation|order|confirmation|reference|table|customer|account|party|the|card) )number
    phone
    phone number
    mobile number
    cell number
    telephone
    telephone number
    tel
    tel\.
    mobile
    cell
    cellphone
    cell phone
    ph
    call me
    reach me
    text me
    ring me
    phone me
    contact
    contact me
    contact number
    whatsapp
    e-?mail
    e-?mail address
    mail
  `,
};

export const wishes: readonly string[] = words`
  window
  windows
  by the window
  near the window
  view
  seaview
  terrace
  patio
  garden
  outside
  outdoors?
  inside
  indoors?
  inner
  outer
  balcony
  rooftop
  sun
  shade
  fireplace
  fire place
  quiet
  quieter
  quietest
  corner
  booth
  private
  bar stool
  at the bar
  near the bar
  high ?chairs?
  baby chair
  booster
  stroller
  pram
  pushchair
  buggy
  wheelchair
  wheel chair
  accessible
  handicap
  disabled
  step-free
  dogs?
  puppy
  pet
  birthday
  anniversary
  engagement
  proposal
  honeymoon
  celebrat(?:e|es|ing|ion)
  cake
  candles?
  surprise
  vegan
  vegans
  vegetarian
  vegetarians
  veggie
  gluten
  gluten-free
  celiac
  coeliac
  lactose
  dairy
  nuts?
  peanuts?
  allerg(?:y|ies|ic)
  shellfish
  seafood allergy
  halal
  kosher
  pescatarian
  intoleran(?:t|ce)
  pregnant
  away from
  romantic
  smoking
  non-smoking
  near the
  next to the
  close to the
  overlooking
  open air
  al fresco
  alfresco
  yard
  courtyard
  pool
  window seat
  step free
  hen (?:do|party)
  stag (?:do|party)
  peanut
  egg
  eggs
  sesame
  soy
  birthdays
  retirement
  graduation
  christening
  large table
  round table
  ground floor
  heaters
  guide dog
  baby seat
  prams
  strollers
  high[- ]?chair
  high[- ]?chairs
  alcove
  nook
  sofa
  bench
  banquette
  snug
  back room
  table at the back
  at the back
  upstairs
  downstairs
  could do with
  space for
  room for (?:a|the|our|my)
  carrycot
  cot
  calm
  peaceful
  cosy
  cozy
  draught
  radiator
  same table
  flowers
  balloons
  walking frame
  walker
  crutches
  shady
  sunny
  spacious
  light
  milk
  fish
  privacy
  serenade
`;

export const wishFillers: readonly string[] = words`
  please
  and
  with
  could we have
  can we have
  could i have
  can i have
  we'd like
  i'd like
  i would like
  we would like
  if possible
  a table
  table
  book
  reserve
  also
  and a
  but
  preferably
  thanks
  thank you
  for
  at
  on
  hi
  hello
  ideally
  oh
  yes
  ok
  okay
  make it
  i want
  we want
  get
  get me
  can i book
  can you book
  i need
  we need
  (?:could|can|may|might) (?:we|i)(?: please)?(?: also| possibly)?(?: have| get| book)?
  (?:could|can) you (?:please )?(?:give|get|book) (?:me|us)
  we would love
  we'd love
  i'd love
  that's all
  pls
  plz
  kindly
  now
  there's
  there is
  so
  could do with
  we could do with
  would be handy
  if poss
  (?:could|can) we have the
  our usual
`;

export const negations: readonly string[] = words`
  not
  not for
  not on
  not at
  instead of
  rather than
  isn't
  isn't for
  aren't
  no longer
  don't want
  anything but
  except
  except for
  other than
  instead of the
  not the for
  were
`;

export const otherNumbers: readonly string[] = words`
  (?<=(?:how much|price|cost) .{0,20})(?:lunch|dinner|evening|breakfast) (?:menu|deal|special)
  table (?:number|no\.?|nr\.?|\x23) ?#
  (?:room|suite|flat|apartment|apt|unit|floor|gate|terminal|number|no\.|bus|route|line|platform|channel|option) #
  (?:page|chapter|catch|section|zone|district|ward|pier|highway|hwy|interstate|windows|iphone|xbox|ps|top) #
  # ?(?:years?|yrs?|yo|y/o|months?)(?: old|-old|s old)
  (?:age|aged|ages|turns|turning|is turning) #(?: and #)?
  (?:my|our|his|her|their) #(?:st|nd|rd|th)(?: birthday| anniversary)?
  #(?:st|nd|rd|th) (?:birthday|anniversary|floor|street|st|avenue|ave|road|row|century|time|place|course|table)
  # (?:stars?|michelin stars?|out of #|points?|percent|per cent|dollars?|pounds?|euros?|bucks|quid|usd|eur|gbp|miles?|kilometers?)
  # (?:kilometres?|km|blocks?|seconds?|bottles?|courses?|cars?|rooms?|bedrooms?|beds?|nights?|stops?|tables)
  (?:rating|rated|rate|ratings) (?:of |is |than |above |below |under |over |at least |greater than |less than |more than |higher than |lower than |equal to )?#
  (?:score|stars?) (?:of |is |than |above |below |under |over |at least |greater than |less than |more than |higher than |lower than |equal to )?#
  (?<!(?:no|not) )(?:less|more|greater|higher|lower|better) than #(?! people| persons| guests)
  [\p{L}]{1,20} #(?:st|nd|rd|th) (?:street|avenue|ave)
  # [a-z]{3,12} (?:street|road|avenue|lane|drive|boulevard|square|way)
  (?:reference|ref|code|booking number|confirmation|reservation number|id|number|pin|zip|postcode)(?: is| no\.?)?:? ?#
  as (?:early|late|soon) as possible
  for (?:about |around |roughly |up to |only |just |at least )?(?:an?|#) (?:hours?|hrs?|minutes?|mins?)(?: and a half)?(?! (?:from|before|past|to|after))
  one second
  # second
  for # (?:hours?|hrs?|nights?|days?|weeks?|minutes?)(?! (?:from|before|past|to|after))
  (?<=(?<![\p{L}])(?:no|without) (?:[\p{L}]{2,12} ){1,3}for )# of (?:us|them)
`;
export const wishJoints = words`
  at
  on
  for
  with
  in
  to
  by
  from
  under
  without
`;
export const allergies = words`
  allerg(?:y|ies|ic)
  celiac
  coeliac
  intoleran(?:t|ce)
  anaphyla\p{L}{1,6}
  epi-?pen
`;
