import type { WishFrameWords } from "../wish-frame-words.ts";
import { words } from "../word-list.ts";

export const wishFrames: WishFrameWords = {
  leads: words`
    do (?:you|u) have(?= (?:\p{L}{1,4} )?(?:quiet |nice |cosy )?(?:tables?|seats?|spots?)(?!\p{L}))
    (?:if|that|whether) (?:you|u|we|i|they|it) (?:(?:could|can|would|might) )?(?:(?:maybe|perhaps|possibly|please|just) )?(?:give|get|put|find|seat|arrange|organi[sz]e|bring|provide|reserve|save)(?: us| me)?
    (?:just )?(?:tell me|let me know) (?:if|whether)(?: (?:we|i)(?: (?:can|could|may|might))?)?
    (?:make|making|be|makes) sure(?: that)?(?: (?:we|it)(?!'))?
    (?:see|seeing) to it that(?: we)?
    (?:one|1|(?:a|one) (?:quick|last|small|more|other)|another) (?:more |other |last |quick |small )?thing
    quick one
  `,
  answers: words`
    (?:that |it |this )?(?:sounds|looks|seems) (?:really |very |all |so )?(?:good|great|lovely|perfect|fine|right|ideal)(?: to (?:me|us))?
    (?:go ahead|(?:please )?book (?:it|that)|do (?:it|that))(?: (?:then|please|for us))?
    (?:all|that's) (?:good|fine|great|right|correct|perfect)
  `,
  begins: words`
    it's
    it is
    there(?:'s)?
    one
    two
    she
    he
    they
    someone
    could
    can
  `,
  ends: words`
    (?:we|i)(?:'d| would|'ll| will)? (?:need|like|want|love)(?: to book)?(?: an?)?
    (?:that )?would be (?:so |really |very )?(?:kind|lovely|great|nice)
  `,
  celebratesThat: words`
    (?:(?:so|and|we|we're|were|we are|will be|going to) ){0,4}celebrat(?:e|ing)(?: that| it)?
  `,
  celebrates: words`
    (?:my|our) \p{L}{3,12} and (?:i|me) (?:are |will be )?(?:celebrating|celebrate|marking)
  `,
  and: words`
    and
    plus
  `,
  hangs: words`
    (?:we |i )?(?:would like|would love|want|wanted|hope|hoping|plan|planning)(?: to)?(?: (?:do|celebrate|mark|spend))?(?: (?:that|it|this|so))?
  `,
  talk: words`
    (?:(?:the|my|our) )?(?:baby|kid|kids|little one|toddler|son|daughter|boy|girl)(?:'s| is| are) (?:screaming|crying|yelling|howling|kicking off|having a (?:tantrum|meltdown))
    (?:please )?(?:don't|do not|dont|no need to) (?:pass|send) (?:on )?(?:the|that|my|this) (?:\p{L}{2,15} ){0,4}?(?:question|bit|part|thing|stuff|chatter|joke)(?: on| to them)?
  `,
  ifs: words`
    if
    whether
    that
  `,
  tags: words`
    (?:is|would|will) (?:that|this|it) (?:be )?(?:a|any) (?:big )?(?:problem|issue)
    (?:is|would|will) (?:that|this) (?:be )?(?:ok|okay|alright|all right|possible|doable)
    (?:any|no) (?:problem|issue)s? with that
  `,
  telling: words`
    we
    we'll
    we're
    we've
    i
    i'll
    i'm
    i've
    ive
    im
    my
    our
    (?:one|two|three|\d) of us
    there's
    there (?:are|is|will)
    please note
    been
    also
    need
  `,
};
