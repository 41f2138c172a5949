import type { AgreeingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const agreeing: AgreeingWords = {
  yes: words`
    yes
    yeah
    yea
    yep
    yup
    yeap
    yah
    yes please
    sure
    of course
    absolutely
    definitely
    certainly
    yess
    sure thing
    ok
    okay
    alright
    yh
    yeh
  `,
  affirm: words`
    but of course
    (?:i|we) (?:do |can |will |hereby )?(?:agree|accept|consent)(?: (?:to|with))?(?: (?:that|(?:the|those|these|your|all)(?: (?:terms|conditions|rules|fees?|policy))?))?(?=[,.!; ]|$)
    (?:agree|agreed),? and (?:please )?book(?: it)?
    (?:just |please |now )?(?:book|reserve|confirm) it (?:already|and be done with it|for god's sake|will you)(?=[,.! ]*$)
    kindly (?:confirm|book|reserve|proceed)(?: (?:it|that|the (?:table|booking|reservation)|my (?:table|booking|reservation)))?(?=[,.! ]*$)
    (?:please|kindly) (?:go ahead and |proceed to )?(?:confirm|book) (?:the|my|this|our) (?:table|booking|reservation)(?=[,.! ]*$)
    (?:wouldn't|would not|wouldnt) miss it(?: for (?:the world|anything))?
    (?:of )?course (?:we|i) (?:are|am|will|do)(?= ?(?:$|[.!,]))
    lovely jubbly
    deffo
    brill
    (?:can't|cannot) see anything wrong(?: with (?:it|that))?
    that(?:'s|s| is) (?:much |way |a lot )?better
    (?:that(?:'s|s| is) )?(?:exactly |just )?what (?:i|we) (?:wanted|meant|was after)
    (?:sounds|seems|looks|that's|that sounds|that looks|that seems)(?: about| just| all)? (?:right|fine|good|ok|okay)
    works for (?:us|me|both of us|all of us)
    crack on
    make it happen
    (?:it's |that's )?(?:all )?sorted(?=[.! ]*$)
    (?:that'll|that will|it'll) do(?: nicely| fine| me| us)?(?: thanks)?
    (?:sounds|that's|that is|that'd be|that would be|all|it's) grand
    grand(?: so| job| stuff| altogether)?(?=[,.! ]*$)
    (?:please )?do the needful(?= (?:and|&) (?:confirm|book)|[,.! ]*$)
    perfectly
    yes
    yeah
    yea
    yeh
    yah
    ya
    yep
    yup
    yeap
    yas
    yess
    yessir
    y
    ye
    aye
    sure
    sure thing
    of course
    ok
    okay
    okey
    k
    kk
    okey dokey
    alright
    all right
    fine
    perfect
    great
    awesome
    excellent
    wonderful
    fantastic
    amazing
    brilliant
    lovely
    correct
    correctly
    correcly
    right
    exactly
    absolutely
    definitely
    certainly
    indeed
    affirmative
    confirm
    confirmed
    i confirm
    agree
    agreed
    i agree
    accept
    accepted
    true
    positive
    totally
    precisely
    that is it
    that's right
    that's correct
    that works
    that works for me
    this is ok
    this is okay
    this is fine
    this is good
    this works
    you nailed it
    works for me
    sounds good
    sounds great
    sounds fine
    sounds perfect
    sounds right
    sound good
    go ahead
    (?:please )?tell (?:them|the (?:restaurant|kitchen|staff|team)|(?:him|her) that)(?=(?:,? please)?[.! ]*$)
    please do
    do it
    go for it
    book it
    let's do it
    lets do it
    you got it
    you bet
    for sure
    by all means
    no problem
    that's fine
    that is fine
    that's good
    that is good
    that's great
    that would be great
    that would work
    that will work
    that'll work
    it's good
    it's fine
    all good
    good
    looks good
    looks right
    it is
    it does
    i do
    i did
    i would
    we do
    we will
    it will
    i think so
    i believe so
    i guess so
    i suppose so
    a fact
    yes please
    why not
    cool
    nice
    thumbs up
    you're right
    got it
    uh huh
    uh-huh
    mhm
    mm-hmm
    hell yes
    hell yeah
    roger
    well done
    👍
    👌
    ✅
    ✔
    🙂
    😀
    😊
    🙌
    it was good
    please book
    please go ahead
    (?:we'll|we will|i'll|i will|we shall|we're going to|i'm going to)(?: all| both| still| definitely| certainly)? be there
    (?:we're|we are|i'm|i am)(?: all| both| still| definitely| certainly)? coming
    still coming
    (?:it's |it is |we're |we are |that's )?still on
    count (?:us|me) in
    see you
    see you (?:then|there|soon)
    approved
    deal
    go on then
    go on
    that's the one
    that will also work
    that could work
    that could work too
    that checks out
    no problem at all
    no worries
    not a problem
    not bad
    no objections?
    facts
    permission granted
    granted
    please
    as agreed
    happy with that
    is (?:perfect|fine|ok|okay|good|great|correct|right)(?: (?:for|with|by) (?:me|us))?
    i'm happy
    we're happy
    love it
    i love it
    let's go
    i'm in
    we're in
    will be there
    i'll take it
    we'll take it
    lock it in
    let's go with that
    lets go with that
    make it so
    spot on
    righto
    send it
    lgtm
    yees
    yse
    yass
    (?:she|he|everyone|everybody|(?:my|our) [\p{L}]{2,14}) agrees
    (?:they|we) (?:all )?agree
    happy with (?:it|that|this)
    (?:please )?remember (?:it|them|that|me|my details)(?=[.! ]*$)
    works(?= ?(?:$|[.!,]))
    sweet(?=[.! ]*$)
    that'?s it
    final answer
    (?:please )?add (?:it|that)(?: please)?
    please add
    (?:just )?put us down(?: anyway| then)?
    go on then
    fab(?=[,.!])
    (?:sweet,? )?lock it in
    (?:go on,? )?(?:get|have) it (?:booked|sorted|locked in)(?: then)?
    sounds? (?:like )?a (?:treat|plan|winner)
    (?:go on,? )?let's have it(?=[,.! ]*$|[,.!] )
    sold(?=[.! ]*$|[,.!]{1,2} )
    (?:and )?bob's your uncle(?=[,.! ]*$|[,.!] )
    brill(?=[,.! ]*$|[,.!] )
    get in(?=[.! ]*$|[,.!] (?:book|yes|go))
    right you are(?=[,.! ]*$|[,.!] )
    champion(?=[.! ]*$|[,.!] (?:book|yes|go|ta|thanks))
    (?:smashing|splendid|marvellous|marvelous|terrific|superb|fabulous|delightful|magnificent|stellar|superb|super|fab|top notch|top drawer)(?=[.! ]*$|[,.!;] |,? (?:book|reserve|thanks|thank|please|do|yes|go))
    (?:ace|magic|mint|belter|peachy|lush|tidy|wicked|sick|class)(?=[.! ]*$|[,.!;] (?:book|reserve|yes|go|do|thanks|ta|please))
    (?<=\p{L},? )add(?=[.! ]*$)
  `,
  permits: words`
    (?:you|u) (?:may|can|could)
    (?:you|u) have (?:my|our) (?:permission|blessing)
  `,
};
