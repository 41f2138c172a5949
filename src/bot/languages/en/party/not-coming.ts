import type { NotComingWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const notComing: NotComingWords = {
  ourselves: words`
    us 2
    we 2
    the 2 of us
    2 of us
  `,
  weStayAway: words`
    @ (?:are |will |'ll |'re |will be |are going to |have to )?(?:stay|staying|stopping)(?: at)? home
    @ (?:aren't|arent|are not|won't be|wont be) (?:coming|joining|there|able to (?:come|make it))
    @ (?:can't|cannot|cant|won't|wont) (?:make it|come|join|be there)
    @ (?:have |have just )?(?:dropped out|pulled out|bailed)
  `,
  heOrShe: words`
    he
    she
  `,
  dropsOut: words`
    (?:is|'s) (?:now |sadly |unfortunately )?out(?= ?[.,;!?]| ?$| then| now)
    s out(?= ?[.,;!?]| ?$| then| now)
  `,
  children: words`
    kids
    children
    little ones
    little one
    kiddos?
    baby
    toddler
    boys
    girls
    babies
    wee ones
    son
    daughter
    toddlers
    child
    twins
    grandkids
  `,
  carers: words`
    babysitter
    sitter
    nanny
    neighbours?
    child ?minder
    au pair
    grannies
    my sister-in-law
    friends?
  `,
  elsewhere: words`
    @(?:'s| is| are|'re| will| will be|'ll| are going to){0,2} (?:stay|stays|staying)(?: behind| home)? (?:with|at) %
    (?:we|i)(?:'ve|'re| are|'ll| will| have| had)?(?: just| now){0,1} (?:leave|leaving|left|dropped|dropping)(?: off)? @(?: off)? (?:with|at) %
    @(?:'s| is| are|'re| will be)(?: now| both){0,1} (?:with|at) %(?:'s)?(?= ?[.,;!?]| ?$| so| tonight| that| then)
  `,
  births: words`
    had (?:a|the|her|their|his)(?: \p{L}{2,8})? (?:baby|babies|twins)(?<!(?:we|i|we've|i've|we've just|i've just|just we|we just|i just) had (?:a|the|her|their|his)(?: \p{L}{2,8})? (?:baby|babies|twins))
    (?<!our )(?:baby|babies|twins) (?:came|arrived|has come|has arrived|was born|were born|is here)(?: early| last night| this morning)?
    given birth
    gave birth
  `,
  dogsAtHome: words`
    (?:my|our|the) (?:dogs?|pup|puppy|doggo)(?:'s| is| are| will|'ll| will be){0,2} (?:stay|stays|staying)(?: at)? (?:home|with)
    (?:leave|leaving|left) (?:my|our|the) (?:dogs?|pup|puppy)(?: at)? (?:home|with)
    (?:my|our|the) (?:dogs?|pup|puppy) (?:isn't|isnt|is not|aren't|won't be|doesn't|does not) (?:coming|come)
    (?:leave|leaving|left) (?:my|our|the) (?:dogs?|pup|puppy|doggo)(?: at)? (?:home|behind)
    (?:come|coming|be there) without (?:my|our|the) (?:dogs?|pup|puppy|doggo)
    no dog (?:then|after all)
    not (?:bringing|bring) (?:my|our|the) (?:dogs?|pup|puppy|doggo)(?: (?:after all|then|anymore|any more))?
  `,
  petsAtHome: words`
    (?:leave|leaving) (?:him|her|it|them)(?: at)? (?:home|behind)
    (?:he|she|it|they)(?:'ll| will|'s)? (?:stay|stays|staying)(?: at)? home
  `,
  inTheEnd: words`
    back to
    again
    we're back to
    and so
    in the end
    after all
    actually
    then
    now
    ok so
    in fact
    turns out
    we're
    we are
    we'll be
    it's
    it'll be
    that's
    make it
    just
    only
    so that's
    so it's
    so we're
  `,
};
