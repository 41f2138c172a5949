import type { LineWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const line: LineWords = {
  list: words`
    (?:wait(?:ing)?[- ]?|stand[- ]?by |reserve )?lists?
    waitlist(?:ed)?
    queue
    (?:in|the) line
  `,
  leave: words`
    (?:take|get|remove|drop|delete|scratch) (?:me|us|my name|our names?|my party|our party|him|her) (?:back |right |please )?(?:off|from|out)
    (?:strike|cross|knock|pull) (?:me|us|my name|our names?|my party|our party|him|her) (?:back |right |please )?(?:off|from|out)
    (?:remove|delete|scratch|strike) (?:me|us|my name|our names?|my spot|our spot)
    (?:leave|quit|exit|drop out of|get off|come off|step out of|opt out of) (?:the|your|this|that)
    (?<!(?:am i|are we|been|were) )off (?:the|your|that|this) (?:wait(?:ing)?[- ]?)?(?:list|queue)
    cancel (?:my |our |the |that )?(?:place|spot|entry|wait|waitlist|waiting list)
    (?:no longer|don't|do not|not) (?:\p{L}{1,8} )?(?:want|wish|need|have|like) to (?:be|stay|wait)
    (?:no longer|don't|do not) (?:\p{L}{1,8} )?(?:need|want) (?:the|a|our|my|that) (?:wait|spot|place)
    no need (?:to keep|to have|for) (?:me|us|the)
    (?:free up|give up|release) (?:my|our) (?:spot|place)
    unsubscribe
    (?:leave|quit|exit) (?:wait(?:ing)?[- ]?)?(?:list|line|queue)
  `,
  place: words`
    (?:any|some) (?:news|updates?|movement|change|luck)
    (?:how|what)(?:'s| is) (?:it |the (?:wait(?:ing)?[- ]?list|line|queue) )?(?:going|looking|doing|moving|happening|new)
    (?<!(?:put|get|add|once|where) )(?:am i|are we|i'm|i am|we're|we are)(?: still| even| already| actually| really)? (?:on|in)(?! the area)
    (?<!(?:put|get|add|once|where) )(?:is my name|are our names)(?: still| even| already| actually| really)? (?:on|in)(?! the area)
    still on
    (?:what|which) (?:place|position|spot|number)
    (?:my|our) (?:place|position|spot|number|status)
    where (?:am i|are we|do i stand|do we stand)
    how (?:far|many)(?: \p{L}{1,10}){0,3} (?:ahead|before|in front|down|up)
    (?:ahead|in front) of (?:me|us)
  `,
  position: words`
    (?:what|which) (?:place|position|spot|number) (?:am i|are we|do (?:i|we) have)
    what(?:'s| is) (?:my|our) (?:place|position|spot|number)(?= ?[?]|$| now| currently)
    how far up (?:am i|are we)
    how many (?:\p{L}{1,10} ){0,3}(?:are |is )?(?:ahead|in front) of (?:me|us)
    (?:am i|are we) next(?: in line)?(?= ?[?]|$)
    (?:am i|are we) (?:still )?on it(?: now| yet)?(?= ?[?])
  `,
  stay: words`
    (?<!(?:don't|do not|not|need to) )(?:keep|leave) (?:me|us|my name|our names?) (?:on|in)
    (?<!(?:don't|do not|not|need to) )(?:keep|hold)(?:ing)? (?:my|our) (?:place|spot|position)
    (?<!(?:don't|do not|not|want to|wish to) )(?:stay|remain|staying) (?:on|in) (?:the |your |that )?(?:wait(?:ing)?[- ]?)?(?:list|line|queue)
    (?:not|don't want|do not want) (?:this|that) (?:one|table)
    (?:not|don't want|do not want) (?:this|that)(?=$|[,.;!]| but| please| thanks)
    (?:wait|waiting) for (?:another|the next|a different|a better|an earlier|a later)(?: one| table)?
    (?:i'll|we'll|i will|we will) stay(?: put)?(?= ?[,.!]| ?$)
    (?:don't|do not) (?:take|remove|drop) (?:me|us)(?: off)?
  `,
  wait: words`
    (?:then )?we wait
    (?:then )?(?:i|we)(?:'ll| will|ll) (?:just |rather |then )?wait(?: then| for (?:it|that|one)| and see| for a table)?
    (?:i|we) (?:can|would rather|'d rather) wait
    happy to wait
  `,
  exists: words`
    how (?:does|would|will) (?:the |your |that |this )?(?:wait(?:ing)?[- ]?list|list) work(?:,[^.;:!?]{0,60})?
    (?:is|isn't) there (?:a|any|no) (?:wait(?:ing)?[- ]?)list
    (?:do|don't) you (?:have|do|keep|run) (?:a |any |no )?(?:wait(?:ing)?[- ]?)lists?
    (?:got|have you got|you got) (?:a|any) (?:wait(?:ing)?[- ]?)list
  `,
  tells: words`
    (?:so |and |but )?(?:will you|you(?:'ll| will|ll)?|do you|are you going to|you're going to) (?:then )?(?:text|message|write(?: to)?|tell|let|notify|ping|contact|call) (?:me|us)(?: know)?(?: then| here| here then|,? right|,? yeah| (?:if|when|once|as soon as) [\p{L} ]{2,30})?
  `,
};
