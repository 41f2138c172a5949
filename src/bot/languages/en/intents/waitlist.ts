import type { WaitlistWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const waitlist: WaitlistWords = {
  waitlist: words`
    (?:let (?:me|us) know|(?:tell|text|call|message|ping|notify|alert|ring) (?:me|us)) (?:if|when|in case|should) (?:a table|something|anything|1|one|any tables?) (?:comes|pops|turns|opens|frees|becomes)(?: up| available)?
    (?:give|drop|send) (?:me|us) a (?:shout|text|call|ring|message|line|bell) (?:if|when|in case|should) (?:a table|something|anything|1|one) (?:comes|pops|turns|opens|frees|becomes)(?: up| available)?
    (?:wait|waiting) for (?:a|any|some) cancell?ations?
    (?:get|go|be|jump|hop) on (?:the|that|your) list(?= ?[,.!?]| for | then| instead| please| pls|$)
    (?:if|in case|when|should) (?:a table|something|anything|one|any tables?) (?:\p{L}{1,10} ){0,2}(?:(?:opens?|frees?) up)
    (?:if|in case|when|should) (?:a table|something|anything|one|any tables?) (?:\p{L}{1,10} ){0,2}(?:(?:comes?|becomes?|goes|gets) (?:free|available|open))
    (?:if|in case|when|should) (?:a spot|a space|space|any space|a slot) (?:\p{L}{1,10} ){0,2}(?:(?:opens?|frees?) up)
    (?:if|in case|when|should) (?:a spot|a space|space|any space|a slot) (?:\p{L}{1,10} ){0,2}(?:(?:comes?|becomes?|goes|gets) (?:free|available|open))
    (?:if|in case|when|should) (?:there(?:'s| is| are)|you (?:get|have)|someone|anyone|somebody|anybody) (?:a |any )?cancel(?:s|led|lations?)?
    wait ?list
    waiting list
    wait-list
    waitlisted
    let me know if (?:a table|something|anything|one) (?:opens up|frees up|becomes (?:free|available)|comes up)
    (?:notify|tell|alert|message|ping|text|call) me (?:if|when|in case) (?:a table|something|anything|one|there|it) (?:opens|opens up|frees up)
    (?:notify|tell|alert|message|ping|text|call) me (?:if|when|in case) (?:a table|something|anything|one|there|it) (?:becomes|is|comes up|gets)
    standby list
    put me on the list
    on the list in case
    (?:put|stick|pop|chuck|get|keep|add) (?:me|us) (?:down )?on (?:the|that|your|a) list
  `,
};
