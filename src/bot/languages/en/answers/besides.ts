import { words } from "../../word-list.ts";

export const besides = words`
  hurry up
  get on with it
  chop chop
  finally
  at last
  at long last
  about time(?: too)?
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
  that(?:'s| is) (?:easier|simpler|easiest|handy|handier|practical|convenient)
  it(?:'s| is) easier
  exciting
  (?:i'm |we're )?so excited
  for (?:heaven|god|goodness|pete|christ|fuck)'?s? sake
  for the last time
  yay{1,5}
  wo{1,4}hoo
  hooray
  hallelujah
  (?:wonderful|great|good|fantastic|brilliant) news
  how (?:lovely|nice|wonderful|exciting|kind|delightful|marvellous)
  what (?:a treat|a joy|joy|fun|good news|great news)
  young man
  young lady
  (?:my )?(?:good man|good sir|dear fellow)
  sir
  madam
  buddy
  pal
  bro
  dude
  (?:right|straight) away
  right now
  immediately
  asap
  at once
  without further ado
  damn
  damned
  bloody
  bot
  and be done with it
  and that's that
  and (?:please |also |then )?(?:send|text|give|show) (?:me|us) (?:the |my |our )?(?:whole |entire |full |complete )?(?:booking|reservation|details)
`;
