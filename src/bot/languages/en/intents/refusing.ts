import type { RefusingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** Something of what was said last is wrong; what it is, may follow. */
const mistaken = words`
  (?:(?:the|my|that|this) )?(?:phone |telephone |mobile )?(?:number|name|e-?mail|surname)(?: i gave(?: you)?)?(?: is|'s| was) (?:wrong|incorrect|not right|not correct|misspel(?:led|t)|spelled wrong)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
  (?:gave (?:you )?)?(?:the )?wrong (?:phone |telephone |mobile )?(?:number|name|e-?mail)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
  (?:i|we) (?:did not|didn't) (?:ask|say|order|want|mean|request)
  not the (?:right|correct) (?:one|answer|command|response|thing)
  not (?:what|how) (?:i|we) (?:said|meant|asked|ordered|wanted)
  not correct
  not right
  not true
  wrong
  wrongly
  thats wrong
  incorrect
  inaccurate
  untrue
  mistake
  mistakes
  mistaken
  messed up
  misunderstood
  misunderstand
`;

export const refusing: RefusingWords = {
  mistaken,
  deny: [
    "sadly not",
    "(?<=^)(?:sorry,? )?(?:we |i )?(?:can't|cannot|cant),? (?:sorry|unfortunately|i'm afraid)(?=[,.! ]*$)",
    ...mistaken,
    ...words`
      (?:i|we)(?: already| just)? said no(?=[,.! ]*$)
      (?:i'm |im )?afraid not
      not any more
      no changes?
      (?:too late,? )?(?:we've |we |i've |i )?(?:already )?found (?:somewhere|something|another place)(?: else)?
      another time(?: then| maybe| perhaps)?
      none of (?:those|these|them)(?: really)? (?:work|suit|fit)s?(?: for)?(?: me| us)?
      that isn't
      goddammit
      changed (?:my|our) minds?
      no
      nope
      nah
      naw
      nay
      n
      no way
      no thanks
      no thank you
      not really
      not now
      not at all
      not yet
      not today
      not quite
      not exactly
      never
      negative
      false
      disagree
      i disagree
      i don't think so
      don't think so
      i do not think so
      don't
      do not
      isn't
      is not
      that's not
      that is not
      it's not
      it is not
      wasn't
      doesn't
      does not
      didn't
      did not
      can't be
      cannot be
      no good
      i'd rather not
      rather not
      decline
      i decline
      refuse
      reject
      by no means
      certainly not
      absolutely not
      of course not
      definitely not
      nothing of the sort
      not the case
      not what i
      don't understand me
      seems not
      i'll pass
      👎
      ❌
      🚫
      🙅
      not ok
      not okay
      hell no
      maybe later
      some other time
      error
      fake
      i doubt it
      i don't
      (?:that's |it's |is |what )?a lie
      i can't(?=[.! ]*$)
      we can't(?=[.! ]*$)
      (?:leave|keep) (?:it|that|everything|the booking|my booking) (?:as|the way) (?:it|that) (?:is|was)
      (?:leave|keep) (?:it|that) as is
      (?:don't|do not) (?:change|move|touch) (?:anything|a thing|it)
      (?:change|changing) nothing
      leave it like (?:that|this)
      nada
      not so
      unfortunately not
      negatory
      not at this time
      won't work
      will not
      thats not
      none
      none of them
      none of these
      none of those
      none of these work
      none of them work
      none work
      neither
      neither of them
      not this time
      not just yet
      not anymore
      i would prefer not(?: to)?
      i'd prefer not(?: to)?
      prefer not
      would rather not
      no longer
      not possible
      can't do
      can't do that
      i can't make that
      doesn't suit
      does not suit
    `,
  ],
  noThanks: words`
    no,? (?:thanks|thank you|thx)
  `,
  declines: words`
    (?:i'd|i would|we'd) rather you (?:didn't|did not)(?: (?:call|ring|phone|text|have)(?: (?:me|us|it|that))?)?
    (?:my |the )?phone(?:'s| is|s)? (?:broken|dead|bust)
    (?:i've |i |we've |we )?(?:only|just) (?:got|have|had) a land ?line
    you(?:'ve| have|ve)? (?:already )?(?:got|have) (?:it|my number|that)(?: already| on file| from (?:last time|before))
    (?:please |just |let's |you can |can (?:we|you) |could (?:we|you) )?(?:skip|leave out|drop|omit|forget|never mind|leave)(?: about)? (?:the|my|that|a) (?:phone ?|mobile ?|cell ?|telephone ?)?(?:number|phone)(?: out| off| away| blank| empty)?
    (?:just |let's |please )?(?:leave|keep) (?:it|that|this) (?:out|off|away|blank|empty)
    (?:i|we) (?:don't|do not|never) (?:give|share|hand)(?: out)? (?:my|our|any) (?:phone ?|mobile ?)?numbers?(?: out)?
    (?:i'll|i will|we'll) pass(?: on that| on this| thanks)?
    (?:i |we )?(?:don't|do not) have (?:one|any)
    skip
    skip it
    skip this
    skip that
    skip please
    none
    pass
    without
    without (?:it|one)
    (?:i would |i'd |we'd )?(?:rather|prefer) not(?: to)?(?: (?:say|share|give|give it)(?: (?:it|that|my number))?)?
    not necessary
    not needed
    (?:you )?(?:don't|do not|won't) need (?:it|one|that)
    no need
    next
    continue
    (?:that(?:'s| is| will be|'ll be)|this is) (?:all|it|everything)(?:[,.!]{0,2} (?:please )?(?:proceed|go ahead|carry on|continue))?
    (?:please )?(?:proceed|go ahead|carry on|move on)
    (?:i'm |i am )?not (?:giving|telling|saying|sharing)(?: (?:it|that|you|my number|you that))?
    (?:i |we )?(?:can't|cannot|don't|do not) (?:remember|recall)(?: it| the number| my number| mine| that)?(?: right now| now| off the top of my head| by heart)?
    whatever(?:[,.! ]{1,2}(?:skip|none|no|pass|next))?
    (?:i'd |i would |id |would )?(?:rather|prefer) not(?: to)?(?: (?:give|share|hand|say|leave))?(?: (?:it|that|mine|my number))?(?: (?:out|over))?(?:,? (?:tbh|to be honest|thanks|if possible)){0,2}
  `,
  mustGivePhone: words`
    (?:can|could|may) (?:i|we) (?:also |just |maybe |perhaps ){0,2}(?:leave|give|use|put|write)(?: you)? (?:an |my |our )?(?:e-?mail|mail)(?: address)?(?: instead)?
    (?:do|must|should) (?:i|we) (?:really |actually |have to |need to |got to ){0,3}(?:give|leave|enter|provide|share|tell)(?: you)? (?:my|our|a|the|any) (?:phone |mobile |cell |telephone )?(?:number|phone)
    (?:have|got) to (?:give|leave|provide)(?: you)? (?:my|our|a|the|any) (?:phone |mobile |cell )?number(?=[^\p{L}]{0,3}$)
    (?:is|are) (?:my|our|a|the) (?:phone |mobile )?numbers? (?:really |actually )?(?:necessary|needed|required|mandatory|compulsory|obligatory)
    do you (?:really |actually )?need (?:my|our|a|the) (?:phone |mobile )?number
    you (?:don't|do not) (?:really |actually )?need (?:my|a|the|our|it) ?(?:phone |mobile )?(?:number|phone)?,? do you
  `,
  mustThat: words`
    (?:do|would|will) (?:i|we|you) (?:really )?need (?:it|one|that)(?=[ ?!.]{0,3}$)
    is (?:that|this|it) (?:a problem|ok(?:ay)?|all right|alright|needed|necessary|required|a must)(?=[ ?!.]{0,3}$)
    ^(?:(?:ok|oh|but|and|hmm)[, ]{1,2})?(?:do (?:i|we)|must (?:i|we)|have (?:i|we)|is (?:it|that|this)|(?:does it|do i|do we) need)(?: really| actually)?(?: have to| need to| to| got to| necessary| needed| required| mandatory| obligatory)?(?: be)?(?=[ ?!.]{0,3}$)
    ^(?:do|will) you (?:really |actually |absolutely |have to )?(?:need|require|want) (?:it|that|one|mine|a number|my number)(?: really| though)?(?=[ ?!.]{0,3}$)
  `,
  phoneKnown: words`
    (?:the )?same (?:number |one |phone )?as (?:last time|before|always|usual|ever|the last one)
    you(?:'ve| have|'ve got| guys have)? (?:already )?(?:have|got) (?:it|that|my number|my phone|this|one)(?: already| on file| from before)?
    (?:it's |its )?(?:the one|the number) (?:you(?:'ve| have)?(?: already)? (?:have|got)|i(?:'m| am)? (?:writing|texting|messaging) (?:you )?from|on (?:file|whatsapp))
    (?:this|the same|same|my usual|usual|as usual) (?:number|one|phone)
    same again
    as (?:last time|before)
  `,
  callsThemselves: words`
    (?:i'll|i will|we'll|we will|i can|we can) (?:just |always )?(?:call|ring|phone)(?: you| u| yous| the restaurant)?(?: (?:myself|ourselves))?
  `,
  writeHere: words`
    (?:(?:can|could|can't|cant|couldn't) (?:you|u) (?:not )?)?(?:just |simply |please )?(?:use|write|message|text|contact|reach|reply|dm|ping)(?: to)?(?: me| us)?(?: back)?(?: just)? (?:here|this chat|in (?:this|the) chat|on here|via (?:this |the )?chat|on this chat|through (?:this|the) chat)(?: instead)?
    (?:this |the )?chat (?:is fine|will do|is enough|works)
  `,
  anyPhone: words`
    (?:is|will|would) (?:that|it|this)(?: be)?(?: also)? (?:a problem|possible|good|any good)(?= ?\?)
    (?:can|could|may) (?:i|we) (?:also |just |maybe |perhaps |instead ){0,2}(?:leave|give|use|put|write)(?: down)?(?: you)? (?:my |our |a |an |the )?(?:\p{L}{2,12}(?:'s|s')? ){0,2}(?:phone |mobile |cell |landline )?(?:number|phone|mobile|landline)
    (?:can|could) it be (?:my |our |a |an |the )?(?:\p{L}{2,12}(?:'s|s')? ){0,2}(?:number|phone|mobile|landline|one)
    (?:is|would|will) (?:a |an |my |our |the )?(?:\p{L}{2,12}(?:'s|s')? ){0,2}(?:number|landline|phone|mobile)(?: be)? (?:ok|okay|fine|all right|alright|enough|possible|good)
    (?:does|must|should) it (?:have to |need to )?be (?:mine|my own|my number|my phone|a mobile|a local (?:one|number)|local)
    do you (?:take|accept) (?:\p{L}{2,12} ){0,2}(?:numbers?|landlines?|phones?)
    (?:will|would|does) (?:that|it|this|a landline)(?: also)? (?:do|work|be (?:ok|okay|fine|enough|alright))
    (?:is|are) (?:that|it) (?:ok|okay|fine|enough|alright)
    (?:landline|home number|home phone) or (?:my |a )?(?:mobile|cell)
    (?:mobile|cell) or (?:my |a )?(?:landline|home)
  `,
  withoutPhone: words`
    (?:my )?(?:phone|number|mobile|cell)(?: number)?(?:'s| is) (?:private|none of your business|confidential)
    (?:i |we )?(?:don't|dont|do not|never|won't) (?:give|hand|share)(?: out)? (?:my|our) (?:mobile|cell|phone|number|digits)(?: number)?(?: out| away)?
    (?:you're|you are|you're|your|youre) not (?:getting|having) (?:my|a|any|our) (?:phone |mobile )?number
    (?:(?:i'm|i am|im) not |not )(?:giving|sharing|leaving|handing)(?: you| out| over){0,2} (?:my|a|any|our) (?:phone |mobile )?number(?: out| away)?
    (?:rather|prefer) not (?:to )?(?:give|share|leave|hand)(?: you)? (?:that|it|one|mine)(?: out| away)?
    (?:please )?(?:do not|don't|dont) (?:even |you dare |bother |also )?(?:ask|bother|pester)(?:ing)? (?:me )?(?:for |about )(?:my |a |any |the |another )?(?:phone |mobile )?(?:number|phone)
    (?:i |we )?(?:haven't|have not|havent|ain't|don't have|dont have) (?:got )?(?:a|any|one of those) (?:portable telephones?|portable phones?|smart ?phones?|mobiles|mobile phones|telephone|mobile|cell|phone|mobile phone|cell phone|cellphone)
    (?:i |we )?(?:don't|do not|haven't) (?:have |got |know )(?:it|the number|my number|one)(?: (?:on me|with me|handy|to hand|by heart|here|right now|off hand)){1,2}
    no (?:phone|number|phone number|mobile|telephone)
    no (?:phone )?numbers
    (?:(?:i|we)(?:'d| would)? )?(?:rather not|prefer not to|(?:won't|don't want to|don't like to)) (?:give|share|leave)(?: you| out)? (?:my|our|a|any) (?:phone )?number
    without (?:a |my )?(?:number|phone|phone number)
    (?:i |we )?(?:don't|do not) have (?:a (?:phone|number|phone number|mobile))
    (?:phone|mobile|(?:phone )?number)[:,]? (?:none|n/a)
    (?:they|he|she|we|i|my \p{L}{2,12}) (?:(?:do not|don't|does not|doesn't|doesnt) (?:own|have|use|carry) (?:a|any)|(?:have|has|own|owns|got) no) (?:mobile |cell |smart ?|tele)?(?:phone|mobile|cell)(?: phone)?
    (?:leave|keep) (?:the |my )?(?:number|phone) out
    (?:you|they) (?:don't|do not|won't|will not|shouldn't) need (?:my|a|our|the) (?:phone|mobile|number|phone number|cell)
  `,
};
