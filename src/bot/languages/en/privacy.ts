import type { PrivacyWords } from "../locale.ts";
import { words } from "../word-list.ts";

const my = "(?:my|our|all my|all our|all the|any|this)";
const me = "(?:me|us)";

export const privacy: PrivacyWords = {
  data: [
    `${my} (?:personal |private |saved |stored )?(?:data|datas)`,
    `(?:personal|private) (?:data|information|info)`,
    `(?:data|info|information|things|records?|stuff) (?:that )?(?:do |have )?(?:you |you've |` +
      `you guys )?(?:have |hold |keep |got |store |stored |saved |collect |collected |know )?(?:on|` +
      `about) ${me}`,
    `data of mine`,
    `gdpr`,
    `(?:everything|all|whatever|anything|what) (?:that )?(?:you |you've |do you |have you |` +
      `you guys )(?:have |hold |keep |got |still )?(?:have |hold |keep |got |store |stored |save |saved |` +
      `collect |collected |know |known |remember )?(?:on|about|of|from) ${me}`,
  ],
  details: [
    `${my} (?:personal |contact |saved |stored )?(?:details|information|info|particulars|profile|account|records?|history|chat history|messages|file)`,
    `(?:everything|all|anything) (?:there is )?(?:about|on|of) ${me}`,
    `(?:this|our|the|my|whole|entire) (?:conversation|chat)`,
  ],
  erase: words`
    (?:delet|eras|remov|wip|purg|destroy|scrub|clear|forget)(?:e|es|ed|ing)?
    (?:get|be) rid of
    (?:wipe|clear) out
    throw away
    forgotten
    deletion
    removal
    erasure
  `,
  never: words`
    (?:don't|do not|never|shouldn't|please don't)(?: \p{L}{1,8})? (?:delete|erase|remove|wipe|forget|clear)
    (?:without|not) (?:deleting|erasing|removing)
  `,
  show: words`
    (?:show|send|give|export|download|get|see|view|access|request|copy|receive|read)
    (?:what|which|how much)
    (?:do|are|did|have) you
    can i (?:see|get|have)
    a copy
  `,
  forget: words`
    (?:please )?forget (?:about )?(?:me|us|who i am|who we are|that you know me|my name and (?:my )?number)(?! (?:not|a|the|an|to|with|on|at|for|in)\b)
    right to be forgotten
    (?:want|like|wish|ask|asking|demand|request)(?: \p{L}{1,8})? to be (?:forgotten|erased|deleted)
    (?:delete|erase|remove|wipe) (?:me|us|myself|my name|
      our names)(?: completely| entirely| permanently| for good)? from (?:your|the) (?:system|records?|database|files|
      books|memory|server|servers)
    (?:delete|erase) (?:me|us)(?: please| completely| entirely| permanently| now)?$
    (?:delete|erase|close|remove) my account
  `,
  keep: {
    named: words`
      (?:my|our) (?:details|data|info|information|number|phone|phone number|contact|contacts|contact details|name)
    `,
    booking: words`
      (?:book|reserve)(?:ing|ed)?
      (?:booking|reservation)s?
    `,
    verbs: words`
      (?:remember|save|keep|store|retain|remembering|saving|keeping|storing|hang on to|hold on to)
      (?:be |being )(?:remembered|saved|kept|stored|retained)
    `,
    unneeded: words`
      (?:there's |that's |it's )?(?:no need|not (?:necessary|needed|required))
      you (?:don't|dont|needn't|do not) (?:need|have) to
      needn't
      (?:don't|dont) (?:bother|worry about (?:it|that))
    `,
    not: words`
      don'?t you dare
      na
      no
      nah
      nope
      not
      (?:do|does|did|need|would|should|can|wo)n'?t
      (?:don|doesn|needn|shouldn) t
      never
      nothing
      none
      without
    `,
    beside: words`
      (?:for|until) (?:the )?next time
      (?:my|our|the|of my|any of my) personal (?:details|data|info|information)
      it
      that
      this
      them
      those
      these
      all
      everything
      anything
      any
      (?:my|our|the|of my|any of my) (?:details|data|info|information|number|name|stuff|allergy|allergies)
      for (?:next time|the next time|another time|the future|later|now|the next one)
      next time
      in future
      on file
      please
      just
      you
      u
      can
      could
      may
      should
      do(?! you)
      go ahead and
      feel free to
      happy for you to
      like you to
      want you to
      (?:i'd|i would|i'll|we'd) rather
      i'd
      i don't want
      i want
      need
      to
      have to
      there's
      for
      me
      then
      though
      if you (?:like|want|wish|must)
      cool
      actually
      about
      also
      oh
      and
      or
      so
      sorry
      ta
      love
      dear
      mate
      lol
      haha
      the
      rest
      yes
      yeah
      either
      thing
      of
      sure
    `,
  },
};
