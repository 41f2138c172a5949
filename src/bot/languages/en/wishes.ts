import { words } from "../word-list.ts";

export const wishes: readonly string[] = words`
  (?:by|next to|near|beside) the (?:kitchen|toilets?|loos?|door|bar|entrance)
  better (?:table|spot|seat|place) than last time
  (?:away|far) from the (?:door|kitchen|toilets?|loos?|bar|entrance|music|speakers?)
  (?:near|close to|by) the (?:loo|loos|toilets?|bathroom|door|exit)
  bday
  b-day
  (?:just|finally) got (?:engaged|married)
  (?:passed|aced) (?:her|his|my|our|their|the) (?:exams?|finals|driving test|a-levels|bar)
  (?:got|landed) the job
  hearing aids?
  (?:a bit|hard|almost|nearly) (?:deaf|of hearing)
  feels? the cold
  trouble walking
  champagne
  prosecco
  bubbly
  fizz
  sparkling wine
  bottle of \p{L}{3,12}
  on arrival
  balloons?
  (?:bills?|checks?|tabs?) (?:separate(?:ly)?|split)
  (?:separate|split) (?:bills?|checks?|tabs?)
  sparklers?
  split (?:into|between|over|across)
  (?:ruby|golden|gold|silver|pearl|diamond|tin|coral|sapphire) wedding
  honeymoon
  (?:hen|stag) (?:do|night|party)
  leaving (?:do|party)
  not (?:right |too |directly )?(?:near|by|next to|close to|beside|under|in front of|opposite) (?:the|a) \p{L}{3,15}
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
  (?:walking|zimmer) frame
  rollator
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
  (?:pure )?veg(?:gies?)?
  jains?
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
  (?:not|don't|never|without) (?:mention|mentioning|bring(?:ing)? up|talk(?:ing)? about)
  invoices?
  receipt (?:for|in) (?:the |my |our )?(?:company|work|business|name)
  (?:send|mail|email|e-mail|post|put|charge) (?:\p{L}{1,10} ){0,3}(?:bill|invoice|receipt)
  (?:next to|beside|near) each other
  side by side
  close together
  (?:my|our|his|her|their|a|the) (?:[\p{L}']{2,14} ){0,2}[3-9]\d(?:th|st|nd|rd)(?! (?:of|street|floor))
  (?:hit|hits|hitting|reaches|reaching) (?:[1-9]\d|1[0-2]\d)
  (?:he|she|(?:my|our|his|her|the) (?:\p{L}{2,12} ){0,2}(?:mum|mom|mother|dad|father|gran|granny|grandma|grandmother|nan|nana|grandad|granddad|grandpa|grandfather|wife|husband|son|daughter|sister|brother|aunt|uncle|friend|boyfriend|girlfriend|partner|boss)|mum|mom|dad|gran|granny|grandma|nan|grandad|grandpa)(?:'ll| will|'s going to| is going to) (?:\p{L}{2,8} ){0,2}?be (?:[1-9]\d|1[0-2]\d)
  (?:turns|turning) (?:[1-9]\d|1[0-2]\d)
  (?:christmas|xmas|work|office|staff|team|works|firm) (?:do|party)(?! of)
  (?:seats?|chairs?) for (?:the|our|my|a) (?:little (?:one|girl|boy)|baby|toddler|kids?|child|wee one|youngest)
  speech(?:es)?
  (?:going to|gonna|planning to|hoping to|i'm|i am) (?:propose|proposing)(?! (?:\d|an?|the|we|to (?:move|change|come)))
  (?:want to|wanna|will|'ll) propose to (?:her|him|my \p{L}{3,12})
  pop(?:ping)? the question
  ask(?:ing)? (?:her|him|my \p{L}{3,12}) to marry me
  (?:don't|do not|dont|never|not to) (?:tell|spoil it for) (?:her|him|them|anyone|my \p{L}{3,12})
  (?:don't|do not|dont|never|not to) say (?:anything|a word)
  keep(?:ing)? (?:it|this|that|the \p{L}{3,10}) (?:a )?(?:secret|quiet)
  (?:she|he|they) (?:doesn't|don't|must not|mustn't|shouldn't|can't) (?:know|find out|suspect)(?! (?:if|whether|when|yet|what|how))
  (?:spread|split|divided|distributed)(?: out)? (?:over|across|between|on|at) \d{1,2} tables
`;

export const wishFillers: readonly string[] = words`
  would(?= (?:an?|some|any) )
  be (?:possible|doable|feasible)(?=[ ?.!]*$)
  who(?= (?:needs?|has|have|is|are|can't|cannot|doesn't|don't)(?!\p{L}))
  (?:it |that )?(?:doesn't|does not|don't) (?:really )?matter
  whatever
  then
  instead
  (?:i |we )?(?:just |totally |completely )?forgot to (?:say|mention|add|tell (?:you|u)|note)(?: that)?
  (?:just )?(?:so (?:you|u|ya) know|fyi|for info|a heads up)(?: that)?
  (?:i |we )?(?:just |also )?(?:wanted|want|meant|need|should|ought) (?:to )?(?:say|mention|add|tell (?:you|u))(?: that)?
  anyway(?= (?:i|we|my|our|he|she|there|it's|the)(?!\p{L}))
  (?:i(?:'ve)? |we(?:'ve)? )?just (?:remembered|thought of|realised|realized)(?: (?:that|it))?
  (?:would|will|could|might) there (?:maybe |perhaps |possibly )?be
  (?:is|are) there(?: any| maybe)?(?= (?:somewhere|some place|a (?:quiet|cosy)))
  (?:i|we)(?:'ve)? (?:already |just )?(?:told|said to) (?:you|u)(?: already| before)?(?: about| that)?
  (?:as|like) i (?:already )?(?:said|told you|wrote|mentioned)
  (?:please |pls )?(?:don't|dont|do not) forget(?: about| that)?
  (?:and |please )?remember(?: that| about)?
  can't we(?: just| maybe)?
  couldn't we(?: just| maybe)?
  would be (?:much |greatly |most |very )?(?:appreciated|welcome|lovely|great|nice|good|perfect|ideal|wonderful|brilliant|fantastic)
  hm(?:m{1,3})?
  um(?:m)?
  uh
  erm?
  by the way
  btw
  ah
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
  (?:we|i)(?:'ll| will)? need
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
  that
  if you can
  if you could
  note
  are
  (?:would|is) it (?:be )?(?:at all )?possible(?: for us)?(?: to)?(?: have| get)?
  (?:can|could) (?:it|that) be
  (?:is there )?any chance (?:of|(?:that )?(?:we|i) (?:could|can|might)(?: have| get)?)
  i(?:'d| had)? (?:totally |almost |completely )?(?:forgot|forgotten) to (?:say|mention|add|tell you|note)(?: that)?
  (?:one|1) (?:more|other|last) thing
  (?:could|can) you (?:please )?(?:also )?add
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

/** Between a wish and the day or hour after it, of which they are a part: "a high chair for the coming ¦". */
export const wishCuts = words`
  that
  this
  next
  the
  the coming
  coming
`;

/** That something is not celebrated any more, which is nothing to be noted. */
export const uncelebrated = words`
  (?:can't|cannot|won't|couldn't|not|no longer|don't want to|don't feel like|not in the mood to|nothing to)(?: be)? (?:celebrat(?:e|ing)|party(?:ing)?)
`;

/** Beside a wish that is noted: it is none any more. */
export const wishesBack = words`
  (?:is|'s) (?:none of|no business of|nothing to do with) (?:the|your) (?:restaurant|kitchen|house|staff)(?:'?s)?(?: business)?
  (?:doesn't|does not|won't|needn't) (?:concern|interest) (?:the|your) (?:restaurant|kitchen|house|staff)
  (?:not|aren't|isn't|won't be|no longer|don't|won't|not be) (?:bring|bringing|take|taking) (?:the|our|my|a|any) \p{L}{3,12}
  (?:the|our|my) (?:dog|pram|buggy|pushchair|stroller|puppy) (?:is|are|will be|will|'ll)? ?(?:now |actually )?(?:stays?|staying) (?:at )?home
  (?:we'll |we will |i'll |let's |we )?(?:leave|leaving) (?:the|our|my|that) .{2,20} (?:at home|behind)
  (?:no need|(?:you )?don't need) to (?:write|note|put|mention|add)
  (?:forget|skip|drop|scratch|leave out|cancel|remove)(?: about)? (?:the|that|my|our)
  never ?mind (?:about )?(?:the|that|my|our)
  (?:don't|do not|dont|won't|wont|no longer|not) need
  no need for
  take .{3,30} off
  (?:can|could) do without
  (?:no longer|not|isn't|aren't) (?:needed|necessary|required)
  no .{3,30} (?:after all|needed|necessary|required|any ?more)
  (?:take|leave|lose|drop|scrap|scratch|strike|cut|forget) (?:out |off |away |about )?(?:the|that|this) (?:bit|part|thing|line|stuff) (?:about|with|on|of)
  (?:the|that|this) (?:bit|part|thing|line|stuff) (?:about|with|on) .{2,30} (?:can|could|should) (?:go|come (?:off|out)|be (?:removed|deleted|dropped|left out|taken (?:off|out)))
  (?:don't|do not|dont) (?:write|put|note|mention|add|include)(?: down| in)? (?:the|that) (?:thing|bit|part|stuff|line) (?:about|with|on)
`;

export const ifPossible = words`
  if (?:at all )?poss(?:ible)?
  if you can
  if that's possible
  if available
  if you have one
`;

/** Before what the house shows of itself: its menu, its photos. */
export const showMe = words`
  (?:show|send|give|text) (?:me|us)(?: (?:some|the|your|a few|a|any))?
  (?:i'd|we'd) (?:like|love) to see(?: (?:some|the|your|a few|a))?
  (?:let me|let us|let's) see(?: (?:some|the|your|a few|a))?
`;

export const indoors: readonly string[] = words`
  inside
  indoors?
  inner
`;

export const outdoors: readonly string[] = words`
  outside
  outdoors?
  terrace
  patio
  garden
  balcony
  rooftop
  al fresco
  veranda
  deck
`;

/** Only some of what is noted is to stay. */
export const wishesKept = words`
  (?:just|only|simply) (?:leave|keep)
  (?:leave|keep) (?:just|only)
  keep nothing but
`;

/** The wish that was told last is none any more. */
export const thatWishBack = words`
  (?:take|leave|cross|strike) (?:that|it|this|that one) (?:off|out|away|back)(?: again)?
  (?:remove|delete|erase) (?:that|it|this)(?: one| bit| part)?(?: again)?
`;

export const without = words`
  without
`;
