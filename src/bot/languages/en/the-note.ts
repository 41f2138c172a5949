import type { LoneNoteWords, NoteEditWords } from "../note-words.ts";
import { words } from "../word-list.ts";

const note = "(?:\\p{L}{2,10} )?(?:notes?|wish(?:es)?|requests?|comments?|remarks?)";
const house = "(?: (?:for|to) (?:the|your) (?:restaurant|kitchen|house|staff|team))";
const staff = "(?:the|your) (?:restaurant|kitchen|chef|staff|waiters?|team|house)";
const theNote = `(?:(?:the|that|this|those|your|my|our|any|all(?: the| my| our)?|every(?: single)?|each) (?:${note}|message(?! to my))${house}?|(?:the|that) (?:bit|part|line|text|thing|sentence)${house}|what (?:you|it|they)(?: have|'ve)? (?:wrote|written|put|noted|says?|passed on)(?: down)?(?: there| here)?${house}?|what(?:'s| is| stands| goes)(?: written| noted| down| there){0,2}${house})`;

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
    (?:the|my|our|that) ${note} (?:just |only )(?:should|needs to|has to|must) (?:say|read|be)
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
    (?:put|write)(?: down)? (?:in|there)(?: instead)?
    (?:put|write|note|say)(?: down)?
    (?:it|that) should (?:say|read|be)
    make (?:it|that)(?: say)?
    (?:just|only)
  `,
  ends: words`
    (?:and )?(?:remove|delete|drop|scrap|take out|lose|forget) (?:all )?the rest
    (?:and )?the rest (?:can go|out|off)
    (?:in|as|on|for|under) (?:the|my|our|a) ${note}
    instead
    and (?:nothing else|that's (?:it|all))
  `,
};

/** A part of the note is to go, or lacks in it. */
export const edits: NoteEditWords = {
  out: words`
    without (?:the|that|my|our) (?:note|remark|comment|request|wish|bit|part|line|thing) (?:about|with|on|for) @
    (?:no need to|needn't|don't|do not|dont) (?:mention|note|pass on|write(?: down)?|put(?: down)?) @ (?:to (?:them|${staff})|(?:in|on) ${theNote})
    (?:take|leave|cut|lose|drop|remove|delete|scrap|scratch|strike|cross|get|have) (?:out |off )?@ (?:from|off|out of|out from) ${theNote}
    (?:take|leave|lose|drop|scrap|scratch|strike|cut|forget|remove|delete|skip|omit)(?: out| off| away| about)? (?:the|that|this) (?:bit|part|thing|line|stuff|sentence) (?:about|with|on|of|that says) @
    without (?:the|that) (?:bit|part|line|thing) (?:about|with) @
    (?:the|that|this) (?:bit|part|thing|line|stuff|sentence) (?:about|with|on) @ (?:can|could|should|has to|needs to) (?:go|come (?:off|out)|be (?:removed|deleted|dropped|left out|taken (?:off|out)))
    ${theNote} (?:should not|shouldn't|needn't|need not|doesn't need to|mustn't|must not|no longer needs to) (?:say|mention)(?: anything about)? @
    (?:forget|skip|drop|ignore)(?: about)? (?:the |that )?@,? (?:i|we|he|she|they) (?:can )?(?:actually |now )?eats? (?:everything|anything)
  `,
  swaps: words`
    (?:replace|swap|exchange|substitute) @ (?:by|with|for) %
    (?:change|turn|correct) @ (?:to|into) %
    (?:put|write|say|note) % instead of @
    (?:it's|it is|it should (?:say|be)|that should be) % (?:and )?not @
    (?:it's|it is|it should) not (?:be |say )?@ but %
    (?:it's|it is|that's|they're|he's|she's)(?: actually)? not (?:an? )?@(?: actually)?,? (?:actually )?(?:it's|it is|they're|he's|she's|but) (?:an? )?%
    (?:it|that) (?:isn't|wasn't) (?:an? )?@,? (?:it's|it is|but) (?:an? )?%
    (?<=^ ?(?:sorry,? |no,? |actually,? )?)not @, (?:but |it's )?%
    (?:i )?mean(?:t|s)? (?:to say )?%,? (?:and )?not @
    there(?:'s| is| are|'re) (?:actually )?%,? not @
  `,
  kinds: words`
    allerg\p{L}{0,9}
    intoler\p{L}{0,9}
  `,
  toWhat: words`
    to
  `,
  narrows: words`
    (?:take|leave|scrap|drop|remove|delete|cut|lose|forget)(?: out| off| away)?(?: the)?(?: (?:bit|part|thing|line) (?:about|with|of))? @(?:,? (?:since|because|as|cos|cause))?,? (?:it's|it is|that's|that is|he's|she's|they're)(?: actually| really)? (?:just|only) (?:an? )?%
    the @ (?:thing|bit|part)(?: can go| is wrong| off| out)?,? (?:it's|it is|he's|she's|they're)(?: actually| really)? (?:just|only) (?:an? )?%
  `,
  missing: words`
    @ (?:is|are|'s) (?:still )?missing (?:from|in|on) ${theNote}
    @ (?:is not|isn't|are not|aren't) (?:in|on) ${theNote}(?: yet)?
    ${theNote} (?:is missing|doesn't mention|does not mention|doesn't say|lacks|left out|leaves out|forgot) @
    missing (?:from|in|on) ${theNote}(?: is|:| are) @
  `,
  first: words`
    (?:take|cut|leave|remove|delete|drop|lose|scrap|strike)(?: out| off| away)? (?:the|its) (?:very )?(?:beginning|start|first (?:part|bit|half|line|sentence|thing))(?: (?:of|from|in|off) ${theNote})?
  `,
  last: words`
    (?:take|cut|leave|remove|delete|drop|lose|scrap|strike)(?: out| off| away)? (?:the|its) (?:very )?(?:end|ending|last (?:part|bit|half|line|sentence|thing))(?: (?:of|from|in|off) ${theNote})?
  `,
  unclear: words`
    (?:reword|rephrase|write|put|word) (?:the|that) (?:bit|part|thing|line|note)? ?(?:about|with|on) [^,.;:!?]{2,40} (?:better|differently|nicer|more nicely|properly|again)
    (?:fix|correct|reword|rewrite|rephrase|redo|edit|sort out|change) ${theNote}(?! (?:to|so|into|for my|from)(?!\p{L}))
    (?:the |its )(?:beginning|start|first (?:part|bit|half)|end|last (?:part|bit|half)) of ${theNote}
    ${theNote} (?:is|'s|reads|sounds|looks|came out)(?: all| a bit| completely| totally)? (?:wrong|odd|oddly|weird|strange|garbled|rubbish|nonsense|a mess|funny|not right|not what i (?:said|meant))
  `,
  parts: words`
    that
    it
    this
    everything
    all
    (?:beginning|start|end|first|last|bit|part|half)
  `,
};

/** What follows is not to be told to the house. */
export const untold = words`
  (?:no need to|needn't|don't|do not|dont) (?:tell|inform|bother) (?:them|${staff}|the \p{L}{3,12} staff)(?: about| of| that| anything about)?
  (?:no need to|don't|do not|dont) (?:put|write|note|mention|add|say)(?: down)? (?:anything|nothing|a word)(?: down| in| there| in there| on it| in the notes?){0,2} (?:about|of|on)
  (?:put |write |add |note )?nothing (?:(?:down|in|on)(?: the| my)?(?: notes?| booking| note)? )?(?:about|of)
`;

/** What was noted last is not to be told to the house after all. */
export const untoldThat = words`
  (?:take|leave|strike|cross|get) (?:that|this|it|(?:that|the|this)(?: silly| last| weird| odd| stupid)? (?:line|bit|note|part|remark|comment)) (?:out|off)(?: again)?
  (?:drop|remove|delete|scrap|lose|erase|take out|cut|strike) (?:that|the|this)(?: silly| last| weird| odd| stupid)? (?:line|bit|note|part|remark|comment)
  (?:please )?(?:no need to|needn't|don't|do not|dont|never) (?:tell|inform|bother) (?:them|${staff}|anyone|anybody)(?: about| of)? (?:that|this|it)
  (?:no need to|needn't|don't|do not|dont) (?:pass|send|forward) (?:that|this|it) on(?: to (?:them|${staff}))?
  (?:no need to|needn't|don't|do not|dont) (?:write|put|note|jot) (?:that|this|it)(?: down| in| there| on there| in there)?
  (?:no need to|needn't|don't|do not|dont) (?:mention|repeat) (?:that|this|it)(?: to (?:them|${staff}))?
  that(?:'s| is| was)(?: just| only)? (?:between (?:us|you and me)|not for ${staff}|none of their business)
`;
