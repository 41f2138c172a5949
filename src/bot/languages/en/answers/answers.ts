import type { AnswerWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";
import { afterNo } from "./after-no.ts";
import { asking } from "./asking.ts";
import { besides } from "./besides.ts";
import { coming } from "./coming.ts";
import { confirming } from "./confirming.ts";
import { hesitating } from "./hesitating.ts";
import { notCancelling } from "./not-cancelling.ts";

/** A visit that is not the one asked about. */
const otherVisit =
  "(?! (?:back )?(?:another|some other|on another|next|later|when|if|again|for|at|on|in|earlier|only|alone)(?![\\p{L}]))";

export const answers: AnswerWords = {
  besides,
  coming,
  afterNo,
  ...confirming,
  ...hesitating,
  ...asking,
  asShown: words`
    like (?:that|this)
    as (?:is|it is|shown)
  `,
  asItIs: words`
    (?:that's|thats|that is|it's|its|it is) (?:all )?(?:fine|good|ok|okay|perfect|great|all|it)(?: as it is| like that| like this)?
    all (?:good|fine|ok|okay)
    looks (?:good|fine|great|perfect)
    fine (?:as it is|like that|like this)
    (?:leave|keep) it (?:as it is|like that|like this|so)
    no changes?
    nothing to change
  `,
  keeps: words`
    keep (?:it|that|them|everything|(?:the|my|our) (?:table|booking|reservation))(?: as it is| after all| then)?
    leave (?:the|my|our) (?:table|booking|reservation)(?: as it is| alone)?
    let it stand
  `,
  stands: words`
    (?:we|i) can (?:still|definitely) (?:make it|come)
    not (?:all|every ?(?:one|body)) of us
    (?<!not )(?:we|i)(?:'re| are|'m| am|'ll be| will be) (?:still |definitely |def |defo |totally |all |really )?(?:coming|there|on)(?!\p{L})${otherVisit}(?: after all| anyway| as planned)?
    (?:we|i)(?:'ll| will)(?: still| definitely| all)? (?:be there|come|make it)${otherVisit}(?: after all| anyway| as planned)?
    still (?:on|coming|valid|good)
    nothing(?:'s| has| is)? changed?
    (?:it|that|everything|(?:the|our|my) (?:table|booking|reservation)) (?:all |still )?stands
    (?:we|i) (?:do |really |definitely |absolutely )?(?:still )?(?:want|need)(?: to keep)? (?:the|our|my|that) (?:table|booking|reservation)(?! (?:for|at|on|cancel|gone|moved|changed))
    (?:we|i) (?:do |really |definitely |absolutely )?still (?:want|need) (?:it|to come)
    (?:we|i)(?:'d| would)? (?:want|like|prefer|need) to (?:come|keep it)${otherVisit}
  `,
  pleas: words`
    please
    pls
    plz
    kindly
  `,
  changing: words`
    (?:then |please |so |just ){0,3}(?:change|amend|adjust|alter) (?:it|that|the booking|the reservation)(?: please| accordingly| like that| that way| then){0,3}
    (?:note|put|write|jot|pop) (?:it|that) (?:down|in|on)(?: there)?
    pass (?:it|that) on
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
  noProblem: words`
    no (?:problem|problems|prob|worries)
    not a problem
    why not
  `,
  beforeAnswer: words`
    why (?:do|would|are|did) (?:you|u) (?:even |still |keep )?(?:ask|asking)(?: me)?(?: that| again)?
    why do you think (?:that )?(?:i|we)(?:'m|'re| am| are)? [^,.;!?]{2,30}
    (?:well |so )?if (?:that's|that is|it's|this is) (?:it|all|everything)(?: then)?
  `,
  passedOn: words`
    (?:she|he|they|everyone|everybody|we all|all of (?:us|them)|the (?:others|kids|family|boss|group)) (?:just )?(?:says?|said|is|are)(?: that)?(?: all)?
    (?:my|our) (?:[\p{L}]{2,14} )?[\p{L}]{2,14} (?:just )?(?:says?|said|is|are)(?: that)?(?: all)?
    (?:she|he|they|everyone|everybody)(?:'s|'re)(?: all)?
    (?!(?:it|that|this|who|what|which|nobody|none|somebody|someone|anyone|anybody)(?!\p{L}))\p{L}{2,14} (?:also )?(?:says?|said)(?= (?:yes|no)(?! or )(?!\p{L}))
  `,
  keepsOther: words`
    (?:just )?(?:don't|do not|dont) (?:you )?(?:dare )?(?:cancel|touch|drop|delete) the other(?: one| booking| table)?(?: though| please)?
    (?:we'll |we |i'll |i )?(?:keep|keeping) the other(?: one| booking| table)?(?: though| please)?
    the other(?: one| booking| table)? (?:stays|is fine|stands)
  `,
  noWishes: words`
    no (?:other |further |more |extra |special |particular |specific |additional )?(?:wish|wishes|requests?|requirements?|preferences?|comments?|remarks?|notes?)(?: (?:or|and) (?:wishes|requests?|requirements?|preferences?|comments?|needs))?(?: (?:from (?:me|us|my side|our side)|at all|really|for (?:me|us|now)))?
    (?:there's |there is |we have |i have )?nothing (?:else|more|special|in particular|to add|further)(?: (?:from (?:me|us)|to add|really|for (?:me|us|now)))?
    (?:we|i) (?:don't|do not) have any (?:other |special |particular )?(?:wishes|requests|requirements|preferences)
    nothing(?: at all| actually| really)?
  `,
  notCancelling,
};
