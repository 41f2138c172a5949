import type { CourtesyWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** Behind what a guest says kindly of the house, and no more. */
const praised = String.raw`(?= ?(?:$|[^\p{L}\d ?]))`;

export const courtesies: CourtesyWords = {
  greet: words`
    (?:is|does) this (?:thing|bot|chat|even) (?:on|work|working|alive)
    (?:are|r) (?:you|u) (?:even )?(?:alive|awake|working|going to (?:answer|reply))
    why (?:aren't|are) you (?:not )?(?:answering|replying)
    (?:are you|is anyone|is anybody|anyone|anybody|is someone) (?:still )?(?:there|here|around|home|listening|reading(?: this)?)
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
    👋
    goodevening
    goodmorning
    goodafternoon
    good ?eve
  `,
  thanks: words`
    you(?:'re| are|re) (?:(?:so|all|such|really|very|too|the|a|an|absolute|absolutely|truly) ){0,3}(?:best|stars?|legends?|gems?|darlings?|lifesavers?|angels?|lovely|sweet|brilliant|amazing|wonderful|fantastic|kind|great|helpful|dear)${praised}
    that(?:'s| is| was) (?:very |so |really )?(?:kind|nice|lovely|sweet|good|helpful) of you
    you(?:'ve|ve| have)? been (?:so |very |really |most |a )?(?:brilliant|great|lovely|helpful|star|amazing|wonderful|fantastic|kind|great help)
    (?:thanks|thank you|thx|cheers) (?:anyways?|all the same|though)
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
    ta(?= ?(?:$|[^\p{L} ])| (?:for|so|again|then|very|mate|love|pet|duck|all|lots|both|guys|now|anyway|thanks|bye|see|that|it|you|yes|and|but|i|we)(?![\p{L}]))
    ta very much
    tysm
    tyvm
    thanks a bunch
    thank youu
    🙏
    ta (?:very )?muchly
    thanks muchly
  `,
  thankedFor: words`for`,
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
    sweet
    ideal
  `,
  closing: words`
    (?:really )?looking forward to (?:it|seeing you|dinner|lunch|the (?:meal|evening))
    can't wait
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
  fillers: words`
    (?:oof|phew|aw)
    (?:wait|hang on|hold on)(?=,? (?:is|are|can|could|do|does|what|how|will|would|we|actually|no|i|i'm|that|it)(?![\p{L}]))
    (?:oh )?shoot
    whoops
    blimey
    oh dear
    oo{1,3}h
    aha
    wow
    fair play
    fair enough
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
    damn(?: it)?
    f[fg]s
    omf?g
    obviously
    of course
    jeez
    ugh
    honestly
    tbh
    lol
    for god's sake
    for fuck's sake
    mate
    pal
    love
    sadly
    unfortunately
    alas
    i'm afraid(?: so)?
    grand
    right so
    if (?:that's|thats|it's|its|that is) (?:ok|okay|all ?right|alright|fine|possible)(?: with you)?
    (?:as|like) i (?:already )?(?:said|told you)
    (?:and )?the other(?: one)? (?:too|as well)
    if that helps
  `,
};
