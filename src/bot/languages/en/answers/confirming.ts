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
  `,
};
