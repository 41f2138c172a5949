import type { ConfirmingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const confirming: ConfirmingWords = {
  tellsToBook: words`
    (?:please |kindly )?(?:proceed|go ahead) with (?:the|that|this|my|our) (?:booking|reservation)(?: as (?:stated|shown|is|agreed))?
    (?:i|we) (?:kindly |hereby )?(?:ask|request)(?: that)? you (?:to |kindly )?(?:make|confirm|proceed with) (?:the|this|that|my|our) (?:booking|reservation)
    (?:please |pls |just |then |so |now ){0,2}(?:book|reserve|confirm|secure|schedule|grab)(?: (?:it|that|this|us|me|that one|this one|the table|away|in|down|for us|for me|please|pls|then|now)){1,4}
    (?:put|pencil|sign|pop|stick|write) (?:us|me|it|that) (?:down|in|up)(?: then| please)?
    (?:please |pls )?(?:proceed|set it up|set that up|get it done)(?: please)?
    (?:you|u) (?:can|may) (?:go ahead|book (?:it|that)|proceed|confirm (?:it|that)|go ahead and (?:book|confirm)(?: it| that)?)
    (?:let's|lets|let us) (?:do|go for|go with|take|book) (?:it|that|this|that one|this one)
    (?:i'll|we'll|i will|we will|ill) (?:have|take|go with|go for) (?:it|that|this|that one|this one|the table)
    fire away
    make (?:the|that|my|our) (?:booking|reservation)
    (?:i|we) (?:hereby|herewith) (?:confirm|accept|approve|order) (?:(?:the|this|that|my|our) )?(?:booking|reservation|table)?(?: as (?:stated|shown|is|agreed))?
    (?:i|we)(?:'d| would| should) be (?:(?:most|very|so|ever so|extremely) )?(?:grateful|obliged|thankful|glad|delighted|pleased) if you (?:would|could|will|can)(?: (?:please|kindly))? (?:book|reserve|confirm|make|secure|proceed with)(?: (?:it|that|this|for us|(?:the|this|that|my|our) (?:booking|reservation|table)(?: for us)?)){0,2}
    (?:be so (?:kind|good) as to|(?:would|will) you (?:please|kindly)|you are requested to) (?:book|reserve|confirm|secure)(?: (?:it|that|this|(?:the|this|that|my|our) (?:booking|reservation|table)))?(?! \p{L})
    (?:reserve|secure|nab|snag|snap|bag|grab)(?: (?:it|that|this|that one|this one|us|me|the thing|up|the (?:(?:damn|bloody|goddamn) )?table)){1,3}
    (?:book|reserve|take|do|grab) the (?:(?:damn|damned|bloody|blooming|goddamn|fucking|freaking|flipping) )?(?:thing|table)
    (?:let's |lets |let us )?(?:lock|nail)(?: (?:it|that|this|us))(?: (?:in|down|up))
    take (?:it|that|that one|this one)
    (?:go on|make it official|make it happen|get it done|do get it)
    (?:book|reserve|do|take) (?:it|that|this)(?: (?:in|for us|for me|already|now|then|please))?
    consider it (?:agreed|settled|done)
    feel free to (?:book|reserve|confirm|proceed)(?: (?:it|that))?
    (?:i am|i'm|we are|we're) writing to (?:you to )?confirm (?:the|my|our|this) (?:booking|reservation|table)
    (?:i|we) (?:hereby|herewith) (?:wish|want|would like) to confirm (?:the|my|our|this) (?:booking|reservation|table)
  `,
  tellsOf: words`
    was
    were
    been
    did
    does
    had
    has
    have
    would
    took
    made
    got
    wanted
    worked
    (?:do|will|are|is|am|may) (?:i|we|you|it|that|this|these|those)
    an?
    one of
    again
    too
    also
    more
    most
    both
    every
    even
    say
    says
    said
    saying
    today
    tonight
    as
    from
    like
    (?:my|our|the|your) (?:friends?|love|man|mate|guys|team|chef|dear|dude|buddy|bro|pal)
    away from
    off
    back
    out
  `,
  ordersNothing: words`
    keep it,? your (?:bloody |damn )?table
    (?:i'll|we'll|i will|we will|i'm going to|let me|i can|ill)(?: \p{L}{2,9})? (?:book|confirm|reserve|do|take|sort)(?: (?:it|that|this|the table))? (?:tomorrow|later|tonight|next week|in the morning|this (?:afternoon|evening)|when|after|once)
    (?:i|we) would (?:just |only )?(?:book|reserve|take)(?! .{0,20}(?:please|yes))
    my (?:friends?|team|guys|mate|man|love|dear) (?:will |would |can |to |is going to )?(?:books?|reserves?|takes?|booked)
    (?:book|reserve) (?:it |that |us )?again
    ^you said (?:to )?(?:book|reserve)
    ^(?:what a )?(?:lovely|beautiful|nice|great|gorgeous|amazing|wonderful|fantastic|cute|cool|brilliant|awesome|excellent) (?:little )?(?:place|restaurant|day|team)(?=[ .!]*$)
  `,
  suits: words`
    bang on
    ideal
    (?:that's |that is |thats |it's )?(?:perfect|fine|good|great|grand|lovely|right|ideal|better)(?: (?:as (?:it )?is|like that|that way|so))
    sweet
    (?:that's |it's |all )?sorted
    happy days
    (?:that |it |this )?suits (?:us|me)(?: (?:grand|fine|well|perfectly|down to the ground))?
  `,
  approves: words`
    (?:(?:that's|thats|that is|that|it's|this is|all|sounds|looks|that sounds|that looks|just|simply|absolutely) ){0,2}(?:perfect|wonderful|brilliant|fantastic|excellent|marvell?ous|superb|splendid|smashing|terrific|ideal|fabulous|magnificent)
    (?:that's|thats|that is|sounds|looks|that sounds|that looks|all sounds|all looks) (?:great|good|lovely|fine)
    (?:that |it )?(?:works|suits)(?: (?:for )?(?:us|me))?(?: (?:perfectly|fine|great|well|nicely))?
    spot on
    (?:great|lovely|super|fab|awesome|amazing|nice|cool|brill|ace)(?=,? (?:many )?(?:thanks|thank you|ta|cheers|thx)(?!\p{L}))
  `,
  exclaims: words`
    what
    huh
    eh
    sorry
    pardon
    come again
    you what
  `,
  resigned: words`
    oh well
    (?:it|that)(?:'ll| will)(?: just)? have to do
    (?:it )?can't be helped
    (?:i |we )?(?:have|got) no choice
    (?:i|we) (?:can|will) live with (?:it|that)
    tough luck
  `,
  sighs: words`
    (?:oh |ah )?well(?: then)?
    ugh
    meh
    fine
    (?:oh )?go on then
  `,
  insists: words`
    (?:like |as )?i (?:just |already )?(?:said|told (?:you|u))(?: so| already| yes)?
    i did say(?: so)?
    i (?:already |just )?said (?:it|that|so|yes)(?: already| before| twice)?
    (?:that|this)(?:'s| is| was) (?:exactly |just |precisely )?what (?:i|we) (?:(?:had |have |'ve |did )?(?:asked|ask|said|wanted|meant|told you|requested))(?: (?:for|all along|before|already|in the first place)){0,2}
    (?:i|we) (?:did|already|just) (?:ask|asked)(?: for (?:that|it|this))?(?: already)?
  `,
  awaits: words`
    (?:then )?(?:we'll|we will|we shall|i'll) (?:just )?see(?: (?:how (?:it|that|things) (?:goes|go|turns? out|works out)|what happens|what it's like))?
    let's (?:just )?see how (?:it|that) (?:goes|turns out)
  `,
};
