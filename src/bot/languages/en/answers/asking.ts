import type { AskingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const asking: AskingWords = {
  calls: words`
    (?:hey|oh|ah|so|also|just|sorry|actually|wait|first|quick one|by the way|btw)
    out of (?:interest|curiosity)
    listen
    (?:hang|hold) on
    (?:and )?(?:another|one (?:more|other|last|quick)?|just one) (?:thing|question)
    (?:but )?(?:first|before (?:that|this|i (?:do|do that|answer|tell you(?: that)?|give you (?:that|it)|forget)|we (?:go on|continue)))(?: though)?
    (?:a )?(?:quick|random|silly|small) (?:question|one)
  `,
  asks: words`
    (?<!(?:that|this|that's|thats|as|so|which) )(?:is|was) (?:it|that|this|there|everything|anything|she|he|\d{1,2})
    (?:are|were) (?:you|we|they|there|these|those|the|my|our|kids|children|dogs)
    (?:do|did|does) (?:i|you|u|we|they|your|my|he|she)
    (?:can|could|would|will|shall|should|may|might|must) (?:i|you|u|we|they|it|that|this|there|my|our|the|your|someone|somebody|anyone|he|she)
    (?:have|has) (?:you|we|they|it)(?! (?:been|a|an))
    what if
    what about
    how about
    what happens
    what's
    whats
    how (?:do|does|can|could|would|late|long|much|many|about|far|early|is|are)
    when (?:do|does|can|would|is|are)
    any chance
    wonder
    wondering
    ok to
    okay to
    ok if
    okay if
    fine if
    fine to(?! (?:me|us|be))
    alright if
    alright to
    all right if
    possible to
    is that ok
    yes or no
    sure about
    ^(?:so )?(?:that|this|it) (?:ok|okay|right|correct|fine|alright)(?=[,.! ]*$)
    you (?:sure|ok|okay)(?! can)
    (?<!(?:you|we|they|he|she|it|i) )(?:does|did) (?:this|that|it|the|these)
  `,
  cancelAsked: words`
    (?:can|could|may) (?:i|we)(?: please| just)? (?:cancel|call (?:it|this) off)(?: (?:it|this|that|my|our|the|tonight)(?: (?:table|booking|reservation))?)?
  `,
  orders: words`
    can you
    could you
    would you
    will you
    can u
    could u
    would u
    can ya
    can someone
    could someone
    can i ask you to
    may i ask you to
    would you mind
    do you mind
    can we please
    can i please
  `,
  theWay: words`
    (?:and |so )?(?:where|how)(?: (?:do|does|can|could|should|would|is (?:it )?best|best|are))?(?: (?:we|i|you|one|people|they|to|supposed|best)){0,3} (?:park|get there|get to you|reach you|find you|come to you|leave (?:the|our|my) car)(?: (?:best|there|the car|our car|my car|from the station|by (?:car|bus|train|tram)|near(?:by| you)?)){0,2}
  `,
};
