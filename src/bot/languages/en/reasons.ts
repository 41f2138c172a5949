import type { ReasonWords } from "../reason-words.ts";
import { words } from "../word-list.ts";

export const reasons: ReasonWords = {
  because: words`
    because
    cause
    cos
    cuz
    since(?= (?:my|our|the|we|i|he|she|they|it|it's|we're|i'm)(?!\p{L}))
    as(?= (?:my|our|the|we|i|he|she|it's|we're|i'm)(?!\p{L}))
  `,
  opens: words`
    so(?: that)? (?:we|i|she|he|they|there)
    so (?:we|she|he|they)'(?:re|ll|s)
    then (?:we|i|there|it)
    then (?:we|i|it|there)'(?:re|ll|s|m)
    that way
  `,
  tells: words`
    (?:my|our|the|his|her|their|an?) (?:[\p{L}]{3,10} )?(?:train|flight|plane|ferry|coach)
    landing
    lands?(?! on my| on our)
    (?:i'm|we're|i am|we are|i|we|he's|she's|he|she|husband|wife|partner|\p{L}{3,10}) (?:\p{L}{2,6} )?(?:working|works?|at work|on shift|on call|in meetings?)
    (?:finish|finishes|finishing)(?: work)?
    traffic
    (?:baby)?-?sitter
    (?:eats?|dines?|goes to bed) (?:early|late|earlier|later)
    (?:is|are|'s|'re) (?:away|busy|travelling|off)(?: \p{L}{2,8}){0,2}
    prefers? (?:it )?(?:early|late|earlier|later)
  `,
  arrives: words`
    (?:gets?|comes?|pulls?|rolls?) in
    arriv(?:es?|ing|al)
    lands?|landing
  `,
  cannot: words`
    (?:can't|cant|cannot|can not|couldn't|isn't able to) (?:do|make|manage|come)(?: it)?
    (?:doesn't|does not|won't) work
  `,
  comes: words`
    (?:is |are |'s |'re )?(?:dragging|drags|bringing|brings|towing|taking|takes|hauling) (?:[\p{L}'-]{1,12} ){1,5}along
    (?:is |are |'s )?tagging along
    (?:is|are|'s|'re|will be)? ?(?:also |now )?(?:coming|joining|comes|joins|come|join)(?: too| along| as well| with us| us| after all)?
    (?:is |are |'s )?bring(?:s|ing)?
    did (?:the|my) maths?(?: again)?
    (?:counted|counting)(?: again| up)?
    recounted
  `,
  idle: words`
    sick as a (?:dog|parrot)
    (?:bus(?:es)?|trains?|traffic|tube) (?:is|are|'s|'re) always (?:late|bad|a nightmare)(?: innit)?
    (?:has|have|had|got|'s got) (?:a |an |the )?(?:hospital|doctors?|doctor's|dentists?|work|school|football|match) ?(?:appointment|meeting|thing|practice|training)?(?= ?$)
    (?:'s |has |have |had )?(?:got|has|have|caught|down with|with) (?:a |an |the )?(?:(?:bad|nasty|terrible|awful|bit of a|heavy|little) ){0,2}(?:cold|flu|fever|bug|cough|temperature|sore throat|migraine|covid)
    (?:is|are|'s|'m|'re|was|feels?|feeling|being) (?:(?:a bit|quite|really|rather|still|not) ){0,2}(?:ill|sick|poorly|unwell|under the weather|feeling (?:well|great)|in hospital)
    (?:not in|no|in no|without)(?: a| any)? (?:rush|hurry)
    (?:take it easy|relaxed about it)
    look(?:ing)? forward
    (?:can't|cant|cannot) wait
    same time
    (?:is|'s) (?:none of|no business of|nothing to do with) (?:the|your) (?:restaurant|kitchen|house|staff)(?:'?s)?(?: business)?
    (?:doesn't|does not|won't|needn't) (?:concern|interest) (?:the|your) (?:restaurant|kitchen|house|staff)
    (?:is not|isn't|'s not|ain't) the (?:one|person) (?:who's |who is |that's )?(?:booking|who books|making the (?:booking|reservation))
  `,
};
