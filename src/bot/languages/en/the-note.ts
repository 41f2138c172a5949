import type { LoneNoteWords } from "../locale.ts";
import { words } from "../word-list.ts";

const note = "(?:\\p{L}{2,10} )?(?:notes?|wish(?:es)?|requests?|comments?|remarks?)";
const house = "(?: (?:for|to) (?:the|your) (?:restaurant|kitchen|house|staff|team))";
const theNote = `(?:(?:the|that|this|those|your|my|our|any|all(?: the)?) (?:${note}|message(?! to my))${house}?|(?:the|that) (?:bit|part|line|text|thing|sentence)${house}|what (?:you|it|they)(?: have|'ve)? (?:wrote|written|put|noted|says?|passed on)(?: down)?(?: there| here)?${house}?|what(?:'s| is| stands| goes)(?: written| noted| down| there){0,2}${house})`;

/** Nothing that is noted is a wish any more. */
export const allWishesBack = words`
  take (?:the|that|this|my|those) (?:wish|request|note|comment|remark|bit)s? (?:off|out|away)
  (?:remove|delete|drop|scrap|forget|cancel|lose|take (?:off|out|away)) (?:the|that|this|my|all(?: the)?|those) (?:wish(?:es)?|requests?|notes?|comments?|remarks?)
  (?:that|it|this) (?:isn't|is not|wasn't|was not|was no|is no) (?:a |any )?(?:wish|request)
  (?:remove|delete|drop|scrap|forget|lose|erase|clear|ditch|wipe|leave out|leave off|cross out|strike out|get rid of|take (?:off|out|away)) ${theNote}
  (?:take|leave|cross|strike) ${theNote} (?:off|out|away|blank|empty)
  ${theNote} can (?:go|be (?:deleted|removed|taken out|left out|dropped))
  (?:no|without(?: an?y?)?) (?:note|comment|remark|message)${house}?(?= ?(?:$|[,.!;]|(?:at all|needed|necessary|please|pls|thanks|then|after all)(?!\p{L})))
  no (?:notes|comments|remarks)${house}
  (?:don't|do not|dont) (?:write|put|leave|add|send|pass on|note|tell|say) (?:them |the restaurant )?(?:an?y? (?:note|comment|remark|message)|anything)${house}?
  nothing (?:for|to) the (?:restaurant|kitchen)
`;

/** The note is to say something else. */
export const alone: LoneNoteWords = {
  called: words`
    ${theNote}
  `,
  wrong: words`
    wrong
    rubbish
    nonsense
    not right
    off
    weird
    garbled
    awful
    terrible
    bad
    a mess
    silly
    useless
    isn't (?:right|what .{3,20}|correct|good|ok)
    not (?:correct|good|ok|what .{3,20})
    makes? no sense
    no good
  `,
  says: words`
    (?:the|my|our|that) ${note} (?:should|can|could|must|has to|have to|needs to|to) (?:just |only |simply |then ){0,2}(?:say|read|be)(?: just| only| simply)?
    (?:make|have|let) (?:the|my|our|that) ${note} (?:just |only |simply )?(?:say|read)(?: just| only)?
    (?:change|edit) (?:the|my|our|that) ${note} to(?: just| only| say)?
    replace (?:the|my|our|that) ${note} (?:with|by)
    (?:as|for|in|under|on) (?:the|my|our|a) ${note},? (?:please )?(?:just|only)(?: (?:put|write|say|note))?(?: down)?
    (?:the|my|our|that) ${note} (?:just|only|simply) (?:say|read|be)
  `,
  puts: words`
    (?:just|only) (?:put|write|note|say)(?: down)?(?! (?:us|me|it|that(?= (?:on|in|down|there|too|for|under|with|as|please|first)(?!\p{L})| ?(?:$|[,.;!?]))|this|him|her|them|an?|the|some|my|our)(?!\p{L}))(?! that(?<=note that))
    (?:put|write|note)(?: down)? (?:just|only)(?! (?:us|me|it|that(?= (?:on|in|down|there|too|for|under|with|as|please|first)(?!\p{L})| ?(?:$|[,.;!?]))|this|him|her|them|an?|the|some|my|our)(?!\p{L}))
    (?:instead|rather),? (?:please |just ){0,2}(?:put|write|note|say)(?: down)?(?! (?:us|me|it|this|him|her|them|an?|the|some|my|our)(?!\p{L}))
    (?:put|write|note|say) instead(?! (?:us|me|it|this|him|her|them|an?|the|some|my|our)(?!\p{L}))
  `,
  plain: words`
    (?:put|write|note|say)(?: down)?
    (?:it|that) should (?:say|read|be)
    make (?:it|that)(?: say)?
    (?:just|only)
  `,
  ends: words`
    (?:in|as|on|for|under) (?:the|my|our|a) ${note}
    instead
    and (?:nothing else|that's (?:it|all))
  `,
};
