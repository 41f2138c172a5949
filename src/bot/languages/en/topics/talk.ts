import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const talk = {
  day: words`
    (?:what|which) (?:date|day) (?:is|was|would|will) (?:that|this|it|it be|that be|today|tomorrow|(?:next |this )?\p{L}{3,6}day)
    what's the date
    the date (?:of|on) (?:that|(?:next |this )?\p{L}{3,6}day)
    (?:what|which) day of the week
  `,
  assistant: words`
    who (?:are you|am i (?:talking|speaking|chatting|writing) (?:to|with)|is this|is there)
    are you (?:a |an |the )?(?:real|actual|robot|bot|ai|human|person|machine|computer|program)(?: person| human)?
    are you (?:a |an |the )?(?:chat ?bot|real person|alive|human being|chat ?gpt)(?: person| human)?
    (?:is this|am i (?:talking|speaking|chatting) (?:to|with)) (?:a |an )?(?:robot|bot|ai|human|person|machine|computer|real person|chat ?bot)
    what(?: kind of \p{L}{2,8})? are you
    what(?:'s| is) your name
    (?:am i|i'm|are we) (?:talking|speaking|chatting|writing) (?:to|with) (?:1 |a |an )?(?:real |actual )?(?:person|human|somebody|someone|machine)
    is there (?:a |1 |any )?(?:real |actual )?(?:person|human|somebody|someone|anybody|anyone) (?:behind|at the other end|on the other end|reading)
    (?:are you|is this|am i (?:talking|speaking|chatting|writing) (?:to|with)) (?:an? |1 )?(?:robot|bot|machine|computer|program(?:me)?|ai|real person|human|person|human being) or (?:an? |1 |is there ){0,2}(?:[\p{L}]{3,9} ){0,2}(?:robot|bot|machine|computer|program(?:me)?|ai|person|human(?: being)?|somebody|someone)
  `,
  ownName: words`
    (?:why|what) (?:do|would|should|must|are) (?:you|i|we) (?:need|want|require|have to give|give|leave|asking for|ask for)(?: you)? (?:my|our|a|the) (?:first |last |full |sur)?name
    what (?:happens|do you do|will you do|will happen) (?:with|to) (?:my|our) name
    (?:my|our|a) (?:first |last |full |sur)?name (?:for what|what for)
  `,
  ownData: words`
    why (?:do|would|are|is|must) (?:[\p{L}']{1,9} ){1,4}(?:my|our|the) (?:personal )?(?:data|details|information|info)
    what (?:do|would|will|are) (?:you|they|u) (?:[\p{L}']{1,9} ){0,3}(?:do with|doing with|need|want) (?:[\p{L}']{1,6} ){0,2}(?:my|our) (?:personal )?(?:data|details|information|info)(?: for)?
    what (?:happens|will happen) (?:to|with) (?:my|our|the) (?:personal )?(?:data|details|information)
    what(?:'s| is| are| do you (?:use|keep|store)) (?:my|our) (?:personal )?(?:data|details|information) (?:used |needed |kept |stored )?for
  `,
  ownPhone: words`
    (?:why|what) (?:do|would|should|must|are) (?:you|i|we) (?:need|want|require|have to give|give|leave|asking for|ask for)(?: you)? (?:my|our|a|the) (?:(?:phone|mobile|cell|telephone)(?: number)?|number|contact details)
    what (?:happens|do you do|will you do|will happen) (?:with|to) (?:my|our|the) (?:(?:phone|mobile|cell|telephone)(?: number)?|number|contact details)
    who (?:gets|sees|can see) (?:my|our) (?:(?:phone|mobile|cell|telephone)(?: number)?|number)
    (?:what|why)(?:'s| is| do| will| would| are| am){0,2} (?:[\p{L}']{1,9} ){0,3}(?:use|using|used|want|need)(?: [\p{L}']{2,9}){0,2} (?:number|phone)(?: for)?
    what(?:'s| is| will| would)? (?:(?:my|our|the|that|this) (?:phone )?number )?(?:be )?used for
    (?:use|sell|share|pass on|give)(?: [\p{L}']{1,9}){1,3} (?:for|to)(?: [\p{L}']{1,9}){0,2} (?:marketing|advertising|ads|adverts|spam|third parties|anyone|anybody|promotions?)
    (?:spam|cold[- ]call) (?:me|us)
    (?:number|it|that)(?: get| be| is)? (?:used|sold|shared|passed on) (?:for|to|with)
  `,
  otherTable: words`
    (?:what about|how about|and|what happens (?:to|with)|where do|where will|where are) (?:the (?:other|others|rest|second)(?: table| \d{1,2}| half| people| lot| 1s?)?)(?= ?[?]|$)(?! table for)
  `,
  noted: words`
    (?:what(?:'s| has)? (?:happened|become) (?:to|of)|where(?:'s| is| did)) (?:the|my|our|that) (?:\p{L}{2,12} ){0,2}(?:note|notes|wish|wishes|requests?|allergy|wheelchair|walker|high ?chair|booster|dog|pram|buggy|cake|birthday|window|candles?)(?: gone| go| went)?(?: then| now)?(?=[ ?!.]*$)
    (?:did|have) (?:you|u) (?:get|got|catch|caught|take in|pick up) (?:the|my|our|that) (?:lactose|gluten|nuts?|peanuts?|vegan|vegetarian|coeliac|celiac|shellfish|fish|milk|eggs?|sesame|dietary|allergy)(?: (?:thing|bit|part|stuff|one|intolerance))?(?=[ ?!.]*$)
    (?:you )?got the (?:lactose|gluten|nuts?|peanuts?|vegan|vegetarian|coeliac|celiac|shellfish|milk|eggs?|sesame|allergy)(?: (?:thing|bit|part|one|intolerance))?(?=[ ?!.]*$)
    (?:did |have )?(?:you|u) (?:hear|heard|get|got|see|seen|read|catch|have)(?: me| that| it| what i said){0,2} (?:about|with) (?:the|my|our|his|her)
    (?:is|are|was|were) (?:(?:the|my|our|that|this|it) ?)(?:[\p{L}'-]{2,14} ){0,4}(?:noted|on the booking|on my booking|on there|written down|passed on)
    (?:did|have) you (?:note|noted|written down|passed on|added|made a note of|note down)(?: the| my| our| that| it| this)
    did you get (?:the|my|our) (?:\p{L}{2,12} ){0,2}(?:wish|wishes|request|requests|note|allergy|allergies|wheelchair|high ?chair|dog|pram|buggy|cake|birthday|surprise|window|candles?)
    (?:have|did|do) (?:you|they|u) (?:get|got) (?:that|it|this) (?:down|noted|written down)
    (?:did|have|do) (?:you|they|u) (?:get|got|see|seen|catch|read|have|clock)(?: the| my| that)? (?:bit|part|thing|note|message|stuff|request)s? (?:about|with|on)
    (?:and )?you (?:got|saw|have) (?:the )?(?:bit|part|note|thing|request) about
    (?:did|have) you (?:also |already )?(?:note|noted|written down|made a note of)
    (?:you've|you have|you) (?:got|have) (?:the|my|our|that) (?:\p{L}{2,12} ){0,2}(?:down|noted|on there)(?:,? (?:right|yeah|yes|haven't you|correct))?(?= ?\?)
    (?:do|does|did|will) (?:they|(?:the|your) (?:kitchen|chef|staff|restaurant|team|waiters?|people)|everyone) (?:all |already )?know (?:about|of) (?:the|my|our|his|her|their)
    (?:are|is) (?:you|they|(?:the|your) (?:kitchen|chef|staff|restaurant|team)) aware (?:of|about) (?:the|my|our|his|her|their)
    does (?:the|my|our) (?:booking|reservation|note) (?:say|mention|have|include|show)
    (?:and )?you (?:did|have|definitely|really) (?:note|noted|write down|written down|pass on|passed on|jot down|mention|put down|add|added)
    have (?:you|they) got (?:my|our|the) (?:\p{L}{2,12} ){1,3}(?:on there|on file|down|noted|on the booking|in there)
    you noted (?:the|my|our)
    (?:you've|you have|u've) (?:already |also )?(?:noted|written down|put down|jotted down|added|passed on) (?:the|my|our|that|about)
    (?:have|did|do|will) you (?:already )?(?:told|tell|informed?|let) (?:the |your )?(?:staff|kitchen|restaurant|chef|waiters?|team|them)(?: (?:know|about (?:it|that|this)))?
    (?:did|has|have) (?:the |your )?(?:staff|kitchen|restaurant|chef|waiters?|team|they) (?:got|get|received?|read|seen?) (?:my|our|the) (?:message|note|request|wish)
    (?:do|does) (?:the |your )?(?:staff|kitchen|restaurant|chef|waiters?|team|they) know
  `,
} satisfies Partial<TopicWords>;
