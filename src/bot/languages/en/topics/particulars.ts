import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

/** Of what is wider asked about the house one thing alone, of which the wider answer need say nothing. */
export const particulars = {
  jobs: words`
    (?:are|still|currently|you)(?: you)? (?:hiring|recruiting)
    looking for (?:a )?(?:work|jobs?|staff|waiters?|waitress(?:es)?|waiting staff|chefs?|cooks?)
    (?:any|have|got|offer|advertise)(?: \p{L}{2,9}){0,2} (?:jobs?|job vacanc(?:y|ies)|job openings?|work)(?= (?:going|open|available|at|for|in)|[ ?.!]*$)
    (?:job|staff|kitchen|current) (?:vacanc(?:y|ies)|openings?|applications?|offers?)
    (?:apply|applying) for (?:a|the|your) (?:jobs?|positions?|vacancy)
    (?:work|job) (?:for you|at your (?:place|restaurant))
  `,
  prams: words`
    prams?
    strollers?
    bugg(?:y|ies)
    pushchairs?
    baby carriages?
  `,
  changing: words`
    (?:baby[- ])?changing (?:tables?|rooms?|stations?|facilit(?:y|ies)|mats?|areas?|units?)
    baby[- ]chang(?:e|ing)
    change (?:the|our|a|my) (?:baby|nappy|nappies|diapers?|little one)
    nappy (?:changes?|changing)
  `,
  playArea: words`
    play (?:areas?|corners?|rooms?)
    playgrounds?
    (?:kids'?|children's) (?:corner|area)
    toys
    colou?ring (?:books?|pencils?)
  `,
  toilets: words`
    toilets?
    loos?
    restrooms?
    bathrooms?
    washrooms?
    lavator(?:y|ies)
  `,
  quiet: words`
    (?:which|what)(?: [\p{L}']{1,12}){0,4} (?:better|best|good|nicer)(?: [\p{L}']{1,12}){0,6} (?:quiet|calm|peaceful|relaxed)
    (?:is|are|it's|gets?|be|being)(?: (?:it|that|this|there|here|the|your|you|place|restaurant|room|usually|normally|generally|quite|really|rather|pretty|fairly|very|too|a)){0,4} (?:quiet|calm|peaceful|noisy|loud)(?! (?:table|corner|spot|seat|place for))
    (?:which|what|where|who)(?: [\p{L}']{1,12}){0,7} (?:quiet(?:er|est)|calm(?:er|est)|(?:less|least|more|most) (?:noisy|quiet|loud))
    how (?:quiet|calm|loud|noisy)
    (?:how |very |too |really |it |get |gets |be )(?:loud|noisy)
    noise levels?
    (?:much|a lot of|too much) noise
    hear (?:each other|one another|ourselves|yourself)
  `,
  cake: words`
    (?:bring|brought|bringing)(?: along| in)? (?:my|our|your|a|an|the|some)?(?: own)? ?(?:[\p{L}-]{1,12} ){0,2}cakes?
    own (?:\p{L}{1,12} )?cake
    cakeage
  `,
  bill: words`
    split(?:ting)?(?: up)? (?:the|our|a) (?:bill|check|tab|cheque)
    separate (?:bills?|checks|cheques|payments?|invoices)
    (?:pay|paying|settle|billed|bill us)(?: \p{L}{2,10}){0,2} separately
    pay (?:for )?(?:our|their|your) own(?: share| part| bill)?
    go dutch
  `,
  invoice: words`
    invoices?
    receipts?
    (?:bill|charge) (?:my|our|the) (?:company|firm|employer)
  `,
  tips: words`
    (?<!any )tip(?:ping)?(?! (?:for|on|about))
    tips(?= (?:included|expected|customary|usual))
    service charges?
    service (?:is |be )?included
    gratuit(?:y|ies)
  `,
  vouchers: words`
    (?:gift )?vouchers?
    gift[- ]?(?:cards?|certificates?|tokens?)
  `,
  view: words`
    (?<!in )views?(?! (?:the|our|my|your|it|that|of the fact))
    sea view
    (?:see|overlook|overlooking|look(?:ing)? (?:out )?(?:on|onto|at|over))(?: the| out over the)? (?:sea|water|fjord|harbou?r|river|ocean|lake|mountains?|sunset|city)
    window (?:seats?|tables?)
  `,
  heating: words`
    heaters?
    heat lamps?
    heated
    (?:terrace|patio|outside|outdoor) heating
    blankets?
    warm enough
  `,
  minimumSpend: words`
    min(?:imum|\.)? (?:spend|order|charge|consumption|bill|amount)
    minimum per (?:head|person|table)
    (?:have|need|got) to (?:spend|order)(?: (?:at least|a minimum|a main|food|something)){1,2}
  `,
  takeaway: words`
    take[- ]?aways?
    take[- ]?outs?
    (?:do|can|could|would|if)(?: you| u| they)(?: guys)?(?: also| ever)? deliver
    deliver(?:y|ies)
    food to go
  `,
  charging: words`
    charging (?:stations?|points?|spots?)
    ev chargers?
    charge (?:the|my|our|an?) (?:electric )?(?:car|ev|tesla)
  `,
  sports: words`
    football
    (?:the|show(?:ing)? (?:the |any )?) ?(?:match|game)
    (?:watch|show|showing|screening)(?: the| any)? (?:match|game|football|final|sports?|world cup)
    (?:big|large) screen
  `,
} satisfies Partial<TopicWords>;
