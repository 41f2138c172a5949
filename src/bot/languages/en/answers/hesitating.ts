import type { HesitatingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const hesitating: HesitatingWords = {
  mends: words`
    (?:no|oh|oops),? (?:sorry|wait|i mean|i meant)
    sorry,? (?:no|i mean|i meant)
    i mean
  `,
  only: ["only"],
  willTell: ["(?:let|tell|text|call|write|message|back to) you"],
  postpones: words`
    ask (?:me|us)(?! (?:for|about|out)(?![\p{L}]))
    (?:remind|text|message) (?:me|us)
    (?:i'll|ill|i will|we'll|we will|won't|will not|will only|only) (?:\p{L}{1,8} ){0,2}know(?! (?:how|what)(?![\p{L}]))
    (?:i|we) (?:can|could) (?:only |first )?(?:tell|say)
    (?:can't|cannot|can not) (?:tell|say|know|promise)
    give (?:me|us) (?:(?:a|an|some|another|one|just|more|few|couple of|bit of|half an|\d{1,2}) ){0,3}(?:until|till|time|secs?|seconds?)(?![\p{L}])
    give (?:me|us) (?:(?:a|an|some|another|one|just|more|few|couple of|bit of|half an|\d{1,2}) ){0,3}(?:moment|minutes?)(?![\p{L}])
    give (?:me|us) (?:(?:a|an|some|another|one|just|more|few|couple of|bit of|half an|\d{1,2}) ){0,3}(?:mins?|bit|while|hours?|days?)(?![\p{L}])
    give (?:me|us) (?:(?:a|an|some|another|one|just|more|few|couple of|bit of|half an|\d{1,2}) ){0,3}(?:night|week|mo|tick)(?![\p{L}])
    (?:let (?:me|us)|lemme) (?:just |first |quickly |please |maybe )?(?:think|ask|check|see|talk|discuss|speak|call|get back)(?! (?:for|in|with) \d)
    (?:let (?:me|us)|lemme) (?:just |first |quickly |please |maybe )?(?:know|sleep|look|confirm|consult|decide)(?! (?:for|in|with) \d)
    (?:let (?:me|us)|lemme) (?:just |first |quickly |please |maybe )?(?:find out|have a|double check|verify|read)(?! (?:for|in|with) \d)
    (?:let (?:me|us)|lemme) (?:just |first |quickly |please |maybe )?(?:clarify|mull|get|first|wait|hear|tell)(?! (?:for|in|with) \d)
    (?<!please )let you know
    lyk
    get back to you
    come back to you
    brb
    (?:i'll|ill|i will|we'll|we will|gotta|got to|have to|has to|need to|needs to|must|want to|wanna|going to|gonna|
      should|better|let's|lets|rather|try to|i'd like to|(?:i|we) (?:can|could)) (?:\p{L}{1,10} ){0,2}(?:ask|check|
      think(?<!should think(?=[ ,.!]{0,3}$))|discuss|talk|see|consult|decide|confirm|verify|look|call(?! (?:it|this|that) off)|speak|sleep|find out|double check|hear|clarify|
      coordinate)(?! (?:you|u|forward)(?![\p{L}]))
    (?:can|could|may|might|shall|should) (?:i|we|u|you) (?:please |maybe |just |also )?(?:confirm(?! (?:to me |for me )?(?:that )?(?:we|i|it|there)(?:'re|'m|'s| are| am| is))|decide|answer|reply|respond|tell you)
    (?:can|could|may|might|shall|should) (?:i|we|u|you) (?:please |maybe |just |also )?(?:let you know|get back|think)
    (?:can|could|may|might|shall|should) (?:i|we|u|you) (?:please |maybe |just |also )?(?:wait|ask|hold it|keep it|have (?:a|some) time|book (?:it )?later)
    (?:i'll|i will|we'll|we will|will|gonna) (?:\p{L}{1,8} )?(?:text|message|write|ping|tell|answer|reply|respond)(?! (?:them|him|her)(?![\p{L}]))
    (?:i'll|i will|we'll|we will|will|gonna) (?:\p{L}{1,8} )?(?:be back|confirm|decide|get back|let (?:you|u))(?! (?:them|him|her)(?![\p{L}]))
    not yet
    not just yet
    (?:don't|do not|dont) (?:book|reserve|confirm|do) (?:it |that |this )?(?:just )?yet
    if (?:i|we) (?:only |just )?(?:confirm|confirmed|tell you|told you)
  `,
  perhaps: words`
    (?:might|may)(?= (?:also |even |well )?(?:come|join|be there|turn up|bring|be bringing|take|have)(?! \p{L}{1,3} (?:long|late|while)))
    maybe
    perhaps
    possibly
  `,
  holdsOn: words`
    hang on
    hold on
    hold up
    wait
    one (?:sec|second|moment|minute)
    just a (?:sec|second|moment|minute)
  `,
  provided: words`
    once(?! again| more| and for all)
    as soon as
    so long as
    as long as
    provid(?:ed|ing)
    assuming
    supposing
    unless
    except if
    if
    only (?:if|when|where)
    when(?= (?:my|the|he|she|they|we|i|it|there) )
    in case
    in the event
    on (?:the )?(?:condition|understanding|proviso|basis)
    subject to
    depend(?:s|ing)?
    pending
    conditional(?:ly)?
    contingent
    barring
    except for
    until
    till
    whether
    given that
    with the proviso
    if and when
    so it(?:'s| is) not
  `,
  doubts: words`
    ^(?:am i|are we) still on(?=[ ,.!]*$)
    maybe
    perhaps
    possibly
    probably
    prob
    prolly
    hold on
    hang on
    (?<!(?:can't|cannot|can not) )wait
    waiting
    hold up
    (?:1|one|a|just a|half a|another|quick) (?:sec|secs|second|moment|minute|min|mins|mo|while|bit|tick)
    (?:few|couple of|couple|\d{1,2}) (?:more )?(?:sec|secs|seconds|moments|minutes|mins|min|hours|days)
    in a (?:sec|second|moment|minute|min|bit|while)
    asking
    checking
    check with
    ask (?:my|the|him|her|them|at|around)
    talk to my
    not sure
    not so sure
    not quite sure
    unsure
    not certain
    not 100
    don't know
    do not know
    dont know
    dunno
    idk
    no idea
    undecided
    indecisive
    (?:not|haven't|havent|can't|cannot) (?:\p{L}{1,8} )?decided?
    decides?
    deciding
    thinking
    think (?:about|it over|it through|on it|over)
    (?:was|were|had been) (?:going|about|meaning|meant|planning|hoping) to
    sleep on
    second thoughts
    not yet
    not just yet
    not decided
    (?<!(?:see you|talk to you|see ya|see u) )later(?! (?:time|one))
    first
    in the morning
    i think so
    i guess
    i guess so
    i suppose
    i suppose so
    i believe so
    i hope so
    hopefully
    i imagine
    in principle
    in theory
    theoretically
    more or less
    might
    could be
    kind of
    kinda
    sort of
    sorta
    tentative
    tentatively
    tbd
    tbc
    pending
    nearly
    almost
    if
    unless
    as long as
    so long as
    provided
    providing
    only when
    only in case
    in case
    assuming
    supposing
    suppose
    whether
    subject to
    depends?
    depending
    until i
    until we
    till i
    till we
    before i
    before we
    once i
    once we
    when i've
    when we've
    🤔
    😬
    🤷
    ^(?:(?:ok|okay|k|alright|right|fine|yes|yeah|well|cool)[,.! ]{1,3})?(?:bye|bye bye|goodbye|good night|see ya|cya)(?=[,.! ]*$)
    (?:ok|okay|yes|yeah) (?:so|and|but)(?=[,.! ]*$)
    yeah right
    good one
    on (?:the )?condition
    brb
    be right back
  `,
  gratefulIf: words`
    (?:i|we)(?:'d| would| should) (?:really |very much |also )?(?:appreciate(?: it)?|be (?:very |most |so )?(?:grateful|glad|thankful|obliged)) if(?= [^,.;!?]{0,60}(?:note|mention|known|told|tell|passed|pass|taken|take|aware|accommodat))
    it would be (?:very |really )?(?:kind|good|great|appreciated|lovely|nice) if(?= [^,.;!?]{0,60}(?:note|mention|known|told|tell|passed|pass|taken|take|aware|accommodat))
  `,
};
