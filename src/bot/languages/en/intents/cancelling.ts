import type { CancellingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";
import { noun, the } from "./patterns.ts";

export const cancelling: CancellingWords = {
  cancel: words`
    scrap (?:it|the (?:table|booking)|that booking)(?=[,.! ]*$)
    (?:(?:it|that|tonight|today|tomorrow|dinner|lunch)(?:'s| is)|(?:this|it) (?:just )?ain't) (?:just |sadly |unfortunately )?not (?:going to happen|gonna happen|happening|going to work out)(?!.{0,60}\d)
    (?:bail(?:ing)? (?:on|out of)|pass(?:ing)? on|let go of) (?:my|our|the|that) (?:\p{L}{1,12} )?(?:reservation|booking|table)
    (?:back(?:ing)?|pull(?:ing)?) out of (?:my|our|the|that) (?:\p{L}{1,12} )?(?:reservation|booking|table)
    (?<!(?:must|should|do) (?:we|i) (?:have to |need to )?)(?:giv(?:e|ing) (?:up|back)|hand(?:ing)? back|forgo) (?:on )?(?:my|our|the|that) (?:\p{L}{1,12} )?(?:reservation|booking|table)
    take (?:my|our) (?:reservation|booking|name) (?:off|out)
    unreserve
    un-reserve
    withdraw(?:ing)? from ${the} (?:\p{L}{1,20} )?${noun}
    (?:delete|remove|strike|scratch|scrap|drop) \p{L}{3,6}day(?:'?s)? ${noun}
    unbook
    (?:scrap|release|close|abandon|drop|end|kill|forget) (?:${the} )?(?:\p{L}{1,15} )?(?:reservation|booking)
    (?:table|reservation|booking) .{0,40}(?:need|needs|want|have) to (?:be )?(?:release|released|drop|dropped)
    (?:don't|do not|no longer) (?:actually |really |even )?(?:need|want) (?:my|our|the|that|this) (?:\p{L}{1,20} )?(?:reservation|booking|table)
    cancel
    canceling
    cancelling
    cancel it
    cancelled please
    canceled
    cancelled
    call off
    drop (?:my|the|our) (?:reservation|booking)
    (?:delete|remove|scrap|undo|abort|erase|get rid of|withdraw|eliminate) ${the} (?:\p{L}{1,20} )?${noun}
    (?:nix|scratch|strike|void|revoke|terminate|take off|ditch|forget about) ${the} (?:\p{L}{1,20} )?${noun}
    (?:don't|do not|no longer|won't|will not|not) (?:want|need|be needing|wanna) (?:${the} |that )?(?:\p{L}{1,20} )?(?:reservation|booking|table)(?! (?:outside|inside|near|by|next|close|beside|in|with|facing|under|too|that|upstairs|downstairs)(?!\p{L}))
    (?:don't|do not|no longer|won't|will not|not) (?:require|have need of) (?:${the} |that )?(?:\p{L}{1,20} )?(?:reservation|booking|table)
    (?:isn't|is not|not) (?:needed|necessary|required) any ?more
    no longer (?:needed|necessary|required)
    free up (?:my|our|the) table
    terminate
    can't make (?:my|our|the) (?:reservation|booking)
    release (?:my|the|our) (?:table|booking|reservation)
    call it off
    (?:table|booking|reservation) (?:[\p{L}']{1,12} ){0,4}(?:can|may|could) (?:go|be (?:released|freed|given (?:away|to)|dropped|removed|deleted))
    (?<!(?:you|they|u|don't|not|will you|would you) )(?:please )?(?:give|let|free|release) (?:[\p{L}']{1,12} ){0,2}(?:table|booking|reservation) (?:[\p{L}']{1,12} ){0,4}(?:go|away|up|someone else)
    take (?:us|me) off(?! (?:the|your) (?:wait|mailing))
    cross (?:us|me) off(?! (?:the|your) wait)
    take (?:it|that) off(?: (?:please|then))?(?=[.! ]*$)
    (?:won't|will not|wont|not|don't|do not|dont) (?:be needing|need) (?:it|that|them)(?: after all| any ?more| now| anyway)?(?=[,.! ]*$)
    (?:drop|lose|remove|delete|scrap|cancel|get rid of|take (?:out|off|away)) (?:one|1) of (?:the|them|those|these|my|our)(?: (?:two|2|both|bookings|reservations|tables))?
    (?<!(?:don't|do not|dont|never) (?:\p{L}{1,6} )?)(?:bin|chuck|dump|trash|bin off|sack off|throw away|get shot of) (?:my|our|the|that|this) (?:\p{L}{1,12} )?(?:table|reservation|booking)
  `,
  noTable: words`
    (?:(?:i|we) )?(?:don't|do not|dont|no longer)(?: (?:really|actually|even))? (?:want|need)(?: (?:a|the|that|our|any|your))? (?:table|booking|reservation|spot)(?: (?:any ?more|any longer|after all|now|at all))?
    (?:so )?no (?:more )?(?:table|booking|reservation)(?: (?:any ?more|any longer|after all|for us|for me|needed|required|then))?
    (?:there's |there is )?no (?:more )?need for (?:the|a|that|our|my) (?:table|booking|reservation)(?: (?:now|any ?more|any longer|after all))?
    (?:(?:i'm|we're|i am|we are|just|gonna|going to|have to|got to|must)(?: (?:having|gonna|going) to)? )?call(?:ing)? (?:it|the whole thing|dinner) off
    (?:please )?(?:don't|do not|dont) (?:keep|hold|save|reserve|book)(?: (?:me|us))? (?:anything|a table|the table|our table|any table|a spot|our spot)(?: (?:for (?:me|us)|any ?more|any longer|after all|back)){0,2}
    (?:i'd|we'd|i would|we would) rather not have (?:the|a|that) table(?: (?:any ?more|after all|now))?
    no longer want (?:to come|the table|it)
  `,
  letDown: words`
    (?:baby ?-?sitter|sitter|nanny|childminder|au pair)(?: has| have|'s| just| has just)? (?:cancell?ed|bailed|called in sick|fallen ill|let us down|stood us up|dropped out|not (?:shown|turned) up|can't (?:come|make it)|cannot (?:come|make it)|isn't coming|fell through|ill|sick)(?: on us| on me| last minute| at the last minute| today| tonight)?
  `,
  absence: words`
    (?:can't|cannot|can not|won't|will not|not going to|unable to) make (?:it to )?(?:my|our|the) (?:\p{L}{2,12} ){0,2}(?:reservation|booking|table|dinner|lunch|brunch|meal)
    (?:we're|i'm|we are|i am) out(?=,? (?:sorry|unfortunately)(?=[,.! ]*$))
    (?:need|have|got|going) to (?:call it off|cry off|bail|pull out)(?=[.!, ]{0,3}$|[.!,;] )
    (?:something|somethings|something's|sth)(?: has|'s| has just| just)? (?:come|came) up
    (?:can't|cannot|can not|won't|will not|unable to|not able to|not be able to) (?:make it|come|attend|be there)(?: at all)?(?! (?:at(?! all)|on|before|until|to|in|up|across|through)(?![\p{L}]))
    can't make (?:my|our|the) (?:reservation|booking|table|dinner|lunch|brunch)
    won't be (?:coming|able to come|able to make it)
    (?:we're|i'm|we are|i am|are|am) not (?:coming|going to make it|going to come|going to be there)(?! (?:at|on|before|until|to|with|by|for)(?![\p{L}]))
    not coming any ?more
    not coming(?=[.!? ]*$)
    (?:can't|cannot|can not|won't|will not|unable to|not able to|not be able to) (?:make it|come|attend|be there) on(?! (?:time|foot|our own|my own))
    (?:we're|i'm|we are|i am) not (?:coming|going to make it) (?:on(?! time)|tonight|today|tomorrow)
    (?:don't|do not|dont) think (?:that )?(?:we|i)(?: can|'ll| will)(?: be able to)?(?: still)? (?:make it|come)(?! (?:at|by|before|for|until|till|any|that|so|to) )
    (?:can't|cannot|can not|won't|cant|unable to|not able to) make (?:\p{L}{3,6}day|tonight|tomorrow|today)(?! (?:at|before|until|by|after|for|from|if|unless|earlier|later|work|any)(?![\p{L}]))(?! ?\d)
    (?:we're|i'm|we are|i am) not coming(?=[,.!]|$)
    (?:have|need|going|got|we'll|i'll|we will|i will|gonna) (?:to )?(?:have to )?(?:give (?:it|this|that|tonight|dinner) a miss|skip (?:it|this|tonight|dinner)|pass(?: on (?:it|this|tonight))?|sit this one out)(?: tonight| today| this time)?(?=[.!, ]*$|[.!,;] )
    not (?:going to |gonna )make it(?: tonight| today)?(?=[.!, ]*$|,)
    (?:you can|you may|please|feel free to|do) (?:give|release|free up|pass on|let go of) (?:the|our|my) table(?: away| up| go| to (?:someone|somebody|anyone) else)?(?=[.!, ]*$|[.!,;] )
    ^(?:(?:sorry|no|so|ok)[,.! ]{1,2}){0,2}(?:give|release) (?:the|our|my) table(?: away| up| to (?:someone|somebody|anyone) else)(?=[.!, ]*$|[.!,;] )
  `,
  ofBooking: words`
    (?:have|has|having|need|got|going|gonna|ought|forced|obliged) (?:to|2)(?: go and)?
    (?:gotta|gonna|hafta|must)
    (?:the|my|our|this|that|whole|entire) (?:\p{L}{1,12} )?(?:table|booking|reservation|evening|dinner|lunch|meal|thing)
    (?:booking|reservation|table)
    (?:everything|it all|all of it|altogether|completely)
  `,
  stop: words`
    (?:forget|drop|scrap|skip) (?:this|that) (?:one|table)
    (?:i |we )?(?:don't|do not|dont) want to (?:book|reserve)(?: (?:anything|a table))?(?: at all)?(?=[.! ]*$|[.!,;])
    (?:i |we )?(?:don't|do not) (?:actually )?(?:want|need) (?:a|any|no) (?:table|reservation|booking)(?: at all)?(?=[.! ]*$|[.!,;])
    (?:i'm|we're|i am|we are) not (?:booking|reserving)(?: anything)?(?=[.! ]*$|[.!,;])
    (?:scrap|bin) (?:it|that)(?: (?:please|then))?(?=[.! ]*$)
    stop (?:talking|speaking|that|it|this|now|please)
    (?:sorry,? )?(?:i need you to|(?:would|can|could) you|you can)(?: actually| please)? stop (?:talking|speaking|that|it|this)
    never ?mind
    nvm
    forget it
    forget that
    forget about it
    stop
    stop it
    please stop
    abort
    quit
    exit
    don't bother
    drop it
    scratch that
    leave it(?! (?:as|like|how|the way|at|for|on|with|to)(?![\p{L}])| \d)
    that's enough
    enough
    be quiet
    quiet
    shut up
    hush
    dismiss
    please cancel
    disregard
    ignore that
    ai,? stop
    leave it(?=[.! ]*$)
  `,
};
