import type { MannersWords } from "../manners-words.ts";
import { words } from "../word-list.ts";

export const manners: MannersWords = {
  farewell: words`
    cya
    have a (?:good|nice|great|lovely) (?:sunday|saturday|friday|monday|tuesday|wednesday|thursday|afternoon|morning)
    happy (?:sunday|saturday|friday|monday)
    enjoy (?:your|the rest of (?:your|the)) (?:day|evening|weekend|sunday|saturday)
    bye
    bye[- ]bye
    bye now
    goodbye
    good bye
    farewell
    cheerio
    so long
    take care
    have a (?:good|nice|great|lovely) (?:one|day|evening|night|weekend)
    talk (?:to you )?(?:soon|later)
    ttyl
    gotta go
    (?:i have|i've got) to go(?: now)?
    ciao
    ta[- ]?ta
    ta-ra
    toodle[- ]?(?:oo|pip)
    laters(?=[.! ]*$)
    catch (?:you|ya|u) later
    nighty? night
    peace out
    all the best
    speak soon
  `,
  politeEnds: words`
    cheers
    (?<!(?:my|best|room|our|the|a|his|her|un|el|con|de|yerba|house|school|flat|class) )mate
    bro
    dude
    (?:please )?(?:note|jot|write) (?:it|that) down
    please
    pls
    plz
    thanks
    thank you
  `,
  partings: words`
    good ?night
  `,
  seeYou: words`
    see (?:you|ya|u)(?: guys| all)?(?: then| there| later| soon| around)?
    cu
    (?:we'll|we will|i'll|i will) see you(?: then| there| later| soon)?
    (?:can't wait|looking forward) to see(?:ing)? you
    (?:we|i)(?:'ll| will)? (?:try to|aim to|try and) (?:come|be there|get there|arrive) (?:[1-9]|10|a few|a couple of) min(?:ute)?s? (?:early|before|earlier|ahead)(?: of time)?
  `,
  until: words`
    until
    till
  `,
  willCall: words`
    i'll (?:just )?(?:call|ring|phone|try)(?: (?:them|you|the restaurant|there))?(?: (?:up|back|again|directly|myself))?
    i'll (?:give|drop) (?:them|you|the restaurant) a (?:call|ring|bell)
  `,
  joints: words`
    on
    at
    this
    next
    the
    around
    then
    for dinner
    for lunch
  `,
  nods: words`
    ok
    okay
    alright
  `,
  callsToMind: words`
    (?:oh|ah|ooh|o) (?:yes|yeah|yep|ya)(?!,? (?:please|pls|perfect|great|lovely|book))
    (?:yes|yeah|yep),? (?:by the way|btw|also|one more thing|one thing|one question|before (?:that|i forget)|just one)
  `,
  dontBook: words`
    (?<!why )(?:don't|do not|dont|never|not) (?!forget|hesitate|wait|mind|worry)(?:to )?(?:\p{L}{1,8} ){0,2}(?:book|reserve|confirm)(?:ing)?
  `,
  hopesToCome: words`
    (?:(?:we|i) )?hope(?:fully)?(?: we'll| we can| i'll| i can)?(?: to)? (?:see you|come|visit|be back|make it|come back|dine with you|eat with you|try)(?: again| back)? (?:(?:another|some other) (?:time|day)|some ?day|some ?time|one day|soon)
    (?:maybe |perhaps |we'll (?:see you|come back|be back|try again) |see you )?(?:another|some other) time(?: maybe| perhaps)?
    (?:we|i)(?:'ll| will) (?:try|come back|be back|be in touch|get back to you|book|check)(?: with you| you)?(?: again| back)? (?:in|next|after) (?:the )?(?:new )?[\p{L}]{3,9}
  `,
  anotherTime: words`
    (?:another|next|some other) time
    (?:another|some other) day
  `,
  concurs: words`
    exactly(?: so| that| like that)?
    agreed
    precisely
  `,
  notesIt: words`
    (?:please |just )?(?:write|note|jot|put|pop|mark) (?:it|that|this|them) (?:down|in the (?:note|booking)|on (?:it|there))(?: too)?
    make a note(?: of (?:it|that))?
  `,
  orders: words`
    (?:i|we) (?:do |can |will |hereby )?(?:agree|accept|consent)(?: (?:to|with))?(?: (?:that|(?:the|those|these|your|all)(?: (?:terms|conditions|rules|fees?|policy))?))?(?=[,.!; ]|$)
    (?:agree|agreed),? and (?:please )?book(?: it)?
    book (?:it|this|that)
    book
    go ahead
    go for it
    do it
    please do
    i confirm
    confirm(?:ed)?
    (?:i'll|we'll|i will|we will) take it
    lock it in
  `,
  sighs: words`
    (?:oh|aw{1,5}|ah|omg|ugh|ah man),? no{1,5}
    oh dear(?: me)?
    oh (?:bother|bugger|shoot|crap|damn|man)
  `,
  tags: words`
    (?:you )?(?:get it|got it|got that|understand|understood|understand me|see|you know|know what i mean|right|ok|okay|yeah|eh|huh|innit|or what|or something)
    (?:or )?(?:does it|do you|should it|should i|must it|shall i)(?: \p{L}{2,6}){0,4} (?:in full|the full name|spell it|spell that|written out|spelled out)(?: out)?
  `,
  rhetoric: words`
    (?:what|who|where|how) else
    are you (?:deaf|blind|listening|even listening|kidding|serious|joking)(?: or (?:what|something))?
    (?:can|can't|do|don't|did|didn't|won't|couldn't) you (?:not )?(?:read|hear|listen|hear me|listen to me|understand)(?: me| properly| what i said| or what){0,2}
    (?:did|didn't|have|haven't) i (?:not )?(?:just |already )?(?:say|said|tell|told)(?: you)?(?: so| that| this| it| no)?(?: already)?
    (?:how many times|how often) (?:do|must|shall|should) i (?:have to )?(?:say|tell|repeat)(?: it| that| you){0,2}
    (?:isn't that|is that) (?:so hard|so difficult|clear)(?: to understand)?
    can you believe (?:it|that)
    who knew
  `,
  cursedBefore: words`
    fuck(?:ing|in)
    bloody
    shit(?:ty)?
    crap(?:py)?
    damn(?:ed)?
    goddamn
  `,
  anger: words`
    (?:stupid|dumb|useless|pathetic|idiotic|moronic|hopeless|worthless)
    (?:idiots?|morons?|assholes?|arseholes?|bastards?|imbeciles?|bitch|wankers?|twats?|pricks?)
    fuck(?:ing|ed|s)?
    what the (?:hell|heck)
    (?:bull)?shit(?:ty)?
    crap(?:py)?
    wtf
    ffs
    stfu
    screw (?:you|this|that|it)
    damn
    god ?dammit
    piss off
    pissed off
    shut up
    get lost
    go to hell
    (?:you|this|that)(?: really| totally)? sucks?
    i hate (?:you|this|it|bots|chatbots)
    (?:worst|terrible|awful|horrible|lousy) (?:bot|chatbot|robot|machine|program|thing)
    frustrating
    infuriating
    (?<!(?:without|not|avoid|no|anyone|people) )annoying(?! (?:people|anyone|others|the other|other|everyone|anybody|the rest))
    ridiculous
    driving me (?:mad|crazy|nuts)
    going nowhere
    (?:are you|you're|you are) (?:deaf|kidding me|joking)
    don't (?:you )?(?:get|understand) (?:it|anything|me|a thing)
    waste of (?:my )?time
    bloody (?:bot|machine|robot|thing|hell)
    rubbish (?:bot|machine|robot|service)
    for (?:god|heaven|christ|pete|fuck)(?:'?s)? sake
    for crying out loud
    argh{1,5}
    grr{1,5}
    you(?:'re| are) (?:so |too |really |very |incredibly )?slow
    (?:this is|it's) taking (?:forever|too long|ages)
  `,
  why: words`
    none of your (?:business|concern)
    mind your own business
    why
    how come
    how so
    what(?:'s| is| was) the reason
    for what reason
    what for
    whyever
  `,
  everything: words`
    (?:all |both |all of )?(?:of )?(?:my |our |the |these |those )?(?:bookings|reservations|tables)
    both(?: of (?:them|these|those))?
    everything
    (?<!after |at )all(?: of (?:them|it|these|those))?
    (?:the )?(?:whole )?lot
    every (?:one|booking|reservation|table)
  `,
};
