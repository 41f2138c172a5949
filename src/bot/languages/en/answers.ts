import type { AnswerWords } from "../answer-words.ts";
import { words } from "../word-list.ts";
import { notCancelling } from "./not-cancelling.ts";

export const answers: AnswerWords = {
  pleas: words`
    please
    pls
    plz
    kindly
  `,
  changing: words`
    change it
    change that
    change it so
    change it like that
    change
    make the change
    make that change
    do the change
    move it
    update it
  `,
  besides: words`
    was
    were
    been
    olly's
    job
    right answer
    i
    i'm
    i'll
    we'll
    i've
    im
    me
    my
    we
    we're
    we've
    us
    our
    you
    you're
    you've
    your
    it
    its
    it's
    that
    that's
    thats
    this
    these
    those
    is
    are
    be
    will
    would
    do
    does
    did
    have
    has
    got
    gotten
    get
    the
    a
    an
    one
    of
    on
    at
    for
    to
    in
    with
    by
    from
    and
    as
    too
    also
    very
    really
    so
    just
    even
    still
    quite
    all
    everything
    every
    most
    more
    much
    alot
    a lot
    now
    then
    here
    there
    again
    today
    tonight
    both
    then
    book
    booked
    booking
    reserve
    reserved
    reservation
    reservations
    table
    tables
    seat
    place
    restaurant
    time
    date
    day
    slot
    spot
    details
    detail
    info
    information
    booked in
    go
    going
    proceed
    ahead
    make
    made
    set
    up
    aside
    arrange
    schedule
    give
    try
    shot
    put
    take
    took
    submit
    send
    done
    mark
    like
    love
    want
    wanted
    need
    work
    works
    worked
    suits
    fits
    sound
    sounds
    look
    looks
    seem
    seems
    feels
    appears
    perfectly
    greatly
    strongly
    most definitely
    exact
    totally
    completely
    entirely
    actually
    honestly
    surely
    certainly
    looking forward(?: to (?:it|that|this|seeing you|our visit|the evening))?
    (?:can't|can not|cannot) wait
    until then
    excited
    happy
    glad
    pleased
    helpful
    kind
    lovely
    delighted
    am
    believe
    may
    on with
    procedure
    i'd
    we'd
    that'll
    it'll
    let's
    lets
    let us
    continue
    further
    ideal
    plan
    better
    order
    definite
    telling
    what (?:i|we|i'd|we'd) (?:want|wanted|would like|like|need|asked for|said|meant|wish)
    wish
    thing
    answer
    statement
    command
    command
    instructions
    response
    understood
    understanding
    understand
    said
    saying
    say
    says
    done
    resounding
    idea
    mate
    love
    man
    guys
    team
    friend
    dear
    chef
    ai
    olly
  `,
  afterNo: words`
    was
    were
    been
    made
    make
    have
    has
    done
    did
    all
    in
    this
    the
    a
    manner
    olly's
    olly
    shit
    damn
    task
    think
    to
    be
    there
    should
    you've
    i
    i'm
    i've
    i'd
    i'll
    we
    we're
    we've
    we'd
    we'll
    it
    it's
    that
    that's
    thats
    this
    you
    they
    he
    she
    my
    our
    sorry
    unfortunately
    sadly
    thank
    not
    don't
    can't
    cannot
    please
    because
    cause
    cuz
    since
    as
    no
    nope
    never
    way
    need
    way
    forget
    cancel
    longer
    for
    actually
    thanks
    really
    want
    wanna
    book
    do
    leave
    keep
    i
    at
    now
    today
    chance
    mate
    but
    worth
    good
    interested
    correct
    right
    true
    yet
    ok
    okay
    im
    am
    think
    thats
    what
    meant
    said
    asked
    ask
    requested
    request
    task
    command
    response
    mistake
    mistakes
    some
    must
    messed up
    incorrectly
    wrongly
    manner
    have
    has
    had
    not
    me
    i
    information
    gave
    was
    were
    all
    appreciate
    what i
    hard
    from
    overwhelmingly
    definitely
    false
    say
    would
    ask for
    they
    he
    she
    going
    where
    pop
  `,
  passedOn: words`
    (?:she|he|they|everyone|everybody|we all|all of (?:us|them)|the (?:others|kids|family|boss|group)) (?:just )?(?:says?|said|is|are)(?: that)?(?: all)?
    (?:my|our) (?:[\p{L}]{2,14} )?[\p{L}]{2,14} (?:just )?(?:says?|said|is|are)(?: that)?(?: all)?
    (?:she|he|they|everyone|everybody)(?:'s|'re)(?: all)?
  `,
  noWishes: words`
    no (?:other |further |more |extra |special |particular |specific |additional )?(?:wish|wishes|requests?|requirements?|preferences?|comments?|remarks?|notes?)(?: (?:or|and) (?:wishes|requests?|requirements?|preferences?|comments?|needs))?(?: (?:from (?:me|us|my side|our side)|at all|really|for (?:me|us|now)))?
    (?:there's |there is |we have |i have )?nothing (?:else|more|special|in particular|to add|further)(?: (?:from (?:me|us)|to add|really|for (?:me|us|now)))?
    (?:we|i) (?:don't|do not) have any (?:other |special |particular )?(?:wishes|requests|requirements|preferences)
  `,
  postpones: words`
    ask (?:me|us)(?! (?:for|about|out)(?![\p{L}]))
    (?:remind|text|message) (?:me|us)
    (?:i'll|ill|i will|we'll|we will|won't|will not|will only|only) (?:\p{L}{1,8} ){0,2}know(?! (?:how|what)(?![\p{L}]))
    (?:i|we) (?:can|could) (?:only |first )?(?:tell|say)
    (?:can't|cannot|can not) (?:tell|say|know|promise)
    give (?:me|us) (?:(?:a|an|some|another|one|just|more|few|couple of|bit of|half an|\d{1,2}) ){0,3}(?:until|till|time|secs?|seconds?)(?![\p{L}])
    give (?:me|us) (?:(?:a|an|some|another|one|just|more|few|couple of|bit of|half an|\d{1,2}) ){0,3}(?:moment|minutes?)(?![\p{L}])
    give (?:me|us) (?:(?:a|an|some|another|one|just|more|few|couple of|bit of|half an|\d{1,2}) ){0,3}(?:mins?|bit|while|hours?|days?)(?![\p{L}])
    give (?:me|us) (?:(?:a|an|some|another|one|just|more|few|couple of|bit of|half an|\d{1,2}) ){0,3}(?:night|week|mo|tick)(?![\p{L}])
    (?:let (?:me|us)|lemme) (?:just |first |quickly |please |maybe )?(?:think|ask|check|see|talk|discuss|speak|call|get back)(?! (?:for|in|with) \d)
    (?:let (?:me|us)|lemme) (?:just |first |quickly |please |maybe )?(?:know|sleep|look|confirm|consult|decide)(?! (?:for|in|with) \d)
    (?:let (?:me|us)|lemme) (?:just |first |quickly |please |maybe )?(?:find out|have a|double check|verify|read)(?! (?:for|in|with) \d)
    (?:let (?:me|us)|lemme) (?:just |first |quickly |please |maybe )?(?:clarify|mull|get|first|wait|hear|tell)(?! (?:for|in|with) \d)
    (?<!please )let you know
    lyk
    get back to you
    come back to you
    brb
    (?:i'll|ill|i will|we'll|we will|gotta|got to|have to|has to|need to|needs to|must|want to|wanna|going to|gonna|
      should|better|let's|lets|rather|try to|i'd like to|(?:i|we) (?:can|could)) (?:\p{L}{1,10} ){0,2}(?:ask|check|
      think|discuss|talk|see|consult|decide|confirm|verify|look|call|speak|sleep|find out|double check|hear|clarify|
      coordinate)(?! (?:you|u|forward)(?![\p{L}]))
    (?:can|could|may|might|shall|should) (?:i|we|u|you) (?:please |maybe |just |also )?(?:confirm|decide|answer|reply|respond|tell you)
    (?:can|could|may|might|shall|should) (?:i|we|u|you) (?:please |maybe |just |also )?(?:let you know|get back|think)
    (?:can|could|may|might|shall|should) (?:i|we|u|you) (?:please |maybe |just |also )?(?:wait|ask|hold it|keep it|have (?:a|some) time|book (?:it )?later)
    (?:i'll|i will|we'll|we will|will|gonna) (?:\p{L}{1,8} )?(?:text|message|write|ping|tell|answer|reply|respond)(?! (?:them|him|her)(?![\p{L}]))
    (?:i'll|i will|we'll|we will|will|gonna) (?:\p{L}{1,8} )?(?:be back|confirm|decide|get back|let (?:you|u))(?! (?:them|him|her)(?![\p{L}]))
    not yet
    not just yet
    (?:don't|do not|dont) (?:book|reserve|confirm|do) (?:it |that |this )?(?:just )?yet
  `,
  doubts: words`
    maybe
    perhaps
    possibly
    probably
    prob
    prolly
    hold on
    hang on
    (?<!(?:can't|cannot|can not) )wait
    waiting
    hold up
    (?:1|one|a|just a|half a|another|quick) (?:sec|secs|second|moment|minute|min|mins|mo|while|bit|tick)
    (?:few|couple of|couple|\d{1,2}) (?:more )?(?:sec|secs|seconds|moments|minutes|mins|min|hours|days)
    in a (?:sec|second|moment|minute|min|bit|while)
    asking
    checking
    check with
    ask (?:my|the|him|her|them|at|around)
    talk to my
    not sure
    not so sure
    not quite sure
    unsure
    not certain
    not 100
    don't know
    do not know
    dont know
    dunno
    idk
    no idea
    undecided
    indecisive
    (?:not|haven't|havent|can't|cannot) (?:\p{L}{1,8} )?decided?
    decides?
    deciding
    thinking
    think (?:about|it over|it through|on it|over)
    sleep on
    second thoughts
    not yet
    not just yet
    not decided
    (?<!(?:see you|talk to you|see ya|see u) )later(?! (?:time|one))
    first
    in the morning
    i think so
    i guess
    i guess so
    i suppose
    i suppose so
    i believe so
    i hope so
    hopefully
    i imagine
    in principle
    in theory
    theoretically
    more or less
    might
    could be
    kind of
    kinda
    sort of
    sorta
    tentative
    tentatively
    tbd
    tbc
    pending
    nearly
    almost
    if
    unless
    as long as
    so long as
    provided
    providing
    only when
    only in case
    in case
    assuming
    supposing
    suppose
    whether
    subject to
    depends?
    depending
    until i
    until we
    till i
    till we
    before i
    before we
    once i
    once we
    when i've
    when we've
    🤔
    😬
    🤷
    ^(?:(?:ok|okay|k|alright|right|fine|yes|yeah|well|cool)[,.! ]{1,3})?(?:bye|bye bye|goodbye|good night|see ya|cya)(?=[,.! ]*$)
    (?:ok|okay|yes|yeah) (?:so|and|but)(?=[,.! ]*$)
    yeah right
    good one
    on (?:the )?condition
  `,
  asks: words`
    (?<!(?:that|this|that's|thats|as|so|which) )(?:is|was) (?:it|that|this|there|everything|anything|she|he|\d{1,2})
    (?:are|were) (?:you|we|they|there|these|those|the|my|our|kids|children|dogs)
    (?:do|did|does) (?:i|you|u|we|they|your|my|he|she)
    (?:can|could|would|will|shall|should|may|might|must) (?:i|you|u|we|they|it|that|this|there|my|our|the|your|someone|somebody|anyone|he|she)
    (?:have|has) (?:you|we|they|it)(?! (?:been|a|an))
    what if
    what about
    how about
    what happens
    what's
    whats
    how (?:do|does|can|could|would|late|long|much|many|about|far|early|is|are)
    when (?:do|does|can|would|is|are)
    any chance
    wonder
    wondering
    ok to
    okay to
    ok if
    okay if
    fine if
    fine to(?! (?:me|us|be))
    alright if
    alright to
    all right if
    possible to
    is that ok
    yes or no
    sure about
    ^(?:so )?(?:that|this|it) (?:ok|okay|right|correct|fine|alright)(?=[,.! ]*$)
    you (?:sure|ok|okay)(?! can)
    (?<!(?:you|we|they|he|she|it|i) )(?:does|did) (?:this|that|it|the|these)
  `,
  orders: words`
    can you
    could you
    would you
    will you
    can u
    could u
    would u
    can ya
    can someone
    could someone
    can i ask you to
    may i ask you to
    would you mind
    do you mind
    can we please
    can i please
  `,
  notCancelling,
};
