import type { TableWords } from "../table-words.ts";
import { words } from "../word-list.ts";

const oneTable = words`
  (?<!not )(?:only|just)(?: the)? (?:1|one) (?:table|booking)(?: please)?
  (?<!(?:not|more) )(?:1|one) table(?= {0,2}(?:please|pls|[.!,;]|$))
  (?<!(?:not|more) )(?:1|one) table (?:only|altogether|in total|in all|is (?:plenty|enough|fine)|will do|suffices)
`;

export const tables: TableWords = {
  several: words`
    # (?:tables?|groups|parties) (?:of|for|with) # (?:each|apiece|people each)
    # (?:tables?|groups|parties) of #
    # tables (?:for|with) #(?! (?:and|plus|people in total|in total|altogether|people altogether)(?![\p{L}]))
  `,
  pair: words`
    2 tables?:? (?:of |for )?# (?:and|&|\+) #
  `,
  split: words`
    (?:split|divided|separated)(?: us)?(?: up)?(?: in| into| as| between| over| across)?(?: 2 (?:tables|groups)| tables)?(?: of| for|,|:)? # (?:and|&|plus|[+]) #
  `,
  spread: words`
    (?:(?:spread|split|divided|distributed)(?: out)? )?(?:over|across|between|on|at) \d{1,2} tables
  `,
  counted: words`
    # tables
  `,
  oneFor: words`
    (?:a|1|one|another|an extra|the other)(?: more| other| second)?(?: table)? for
    (?:(?:a|1|one|another)(?: second)? )?table of
  `,
  tablesFor: words`
    tables (?:for|of)
  `,
  another: words`
    (?<=^ ?|[,.!] )(?:and |also |plus |oh |yes |then ){0,3}(?:another|(?:one|1) more)(?: one| table| booking)?(?= (?:on|at|for|the|next|this|tomorrow|tonight|today|(?:mon|tues?|wed|wednes|thu|thurs?|fri|sat|satur|sun)(?:day)?s?)(?![\p{L}])(?! (?:the|my|our) (?:table|booking|reservation)))
    (?:another|(?:one|1) more|a second|an extra|an additional|a further) (?:table|booking|reservation)
    (?:another|(?:one|1) more|a second)(?: one)? for(?! (?:breakfast|lunch|dinner|(?:the|my|our) (?:table|booking|reservation)))
    (?:and |also |plus ){1,2}another(?: one)?(?=[,.!]| at | on |$)
    (?:and |ok(?:ay)? |so )?(?:now|then|next) (?:one|a table|another) for
    one for #(?=.{0,30} same (?:time|day|evening|night))
    (?:a|one) separate (?:table|booking) (?:for|as well|too)
    (?:the )?same again for (?:my|our|another|\d{1,2})
    (?:another|a second|one more) (?:table|one|booking) as well
    ^(?:\p{L}{1,6}[,.]? ){0,2}(?:a )?new (?:table|booking|reservation)
    (?:the )?same (?:thing )?(?:again|once more|one more time)(?= (?:on|next|this|the)(?![\p{L}]))
    can (?:i|we) also (?:get|have|book|reserve) (?:a|1|one) table
    (?:i|we)(?:'d| would)? also (?:need|want|like)(?: to (?:book|have|reserve))? (?:a|1|one) table
  `,
  asWell: words`
    as well
    too
    also
    in addition
    on top
  `,
  notAnother: words`
    (?:i|we) (?:don't|do not|dont|didn't|did not) (?:want|need|mean|ask for)(?: to (?:book|make|reserve|have|get))? (?:another|a second|a new|one more|an extra|an additional)(?: one| table| booking| reservation)?
    (?:i'm|i am|we're|we are) not (?:booking|making|asking for|after) (?:another|a second|a new|an extra)(?: one| table| booking| reservation)?
    not (?:another|a second|a new|one more|an extra)(?: one| table| booking| reservation)
    (?:i|we) (?:don't|do not|dont) want to (?:book|reserve)(?: (?:a table|it))? (?:again|twice|another time|a second time)
  `,
  instead: [
    ...oneTable,
    ...words`
      (?<!not |n't )instead(?: of (?:it|that|this|the (?:other|first|old|#)(?: one| table| booking)?))?
      (?<!not |n't )replac(?:e|es|ing) (?:it|that|this|them|(?:the|my|our) (?:other|first|old|existing|#|one|table|booking|reservation)(?: one| table| booking)?)
      in (?:its|the) place(?: of (?:it|that|the (?:other|first|old)(?: one| table)?))?
      (?<=^.{0,12})the (?:second|2(?:th|nd)|new|latter)(?: one)?(?= {0,2}(?:please|pls|only|[.!,;]|$))
    `,
  ],
  oneTable: [
    ...oneTable,
    ...words`
      (?:the|that|this) (?:other|second|2(?:th|nd)?)(?: (?:table|one|1|booking))? (?:isn't|is not|is no longer|won't be|will not be)(?: \p{L}{1,10})? (?:needed|necessary|required)
      (?:don't|do not|dont|won't|no longer|not) (?:need|want|require)(?: \p{L}{1,8})? (?:the|that|a|any) (?:other|second|2(?:th|nd)?)(?: (?:table|one|1|booking))?
      (?:without|drop|forget|skip|scrap|leave out|never mind) (?:the|that) (?:other|second|2(?:th|nd)?) (?:table|one|1)
    `,
  ],
  other: words`
    (?:the|my|our) other(?: (?:one|1|booking|reservation|table|dinner|lunch))?(?! (?:restaurant|place|day|time|people|guests?|half|way|two|\d))
  `,
  keepsDay: words`
    (?:please )?(?:just )?(?:keep|leave) (?:the |my |our )?@(?:'s)?(?: (?:one|1|booking|table))?(?: (?:as it is|though|please)){0,2}
    (?:the )?@(?:'s)?(?: (?:one|1|booking|table))? (?:stays|stands|is fine|remains)(?: as it is)?
  `,
  ofDay: words`
    (?<=(?:can|could|would|may) )the (?:table|booking) (?:on|for) @(?= (?:be|become|go up)(?: \p{L}{2,8})? (?:for|to) )
    (?:move|push|shift|bring|change|switch|put|delay)(?: (?:the|my|our))? @(?: (?:back|forward|up|on|down|evening|night|lunch)){0,2} (?:to|till|until)(?= (?:\d|¦|half|quarter|around|about|noon|midnight))
    @'?s (?:table|booking|reservation|one|1)
    @'?s(?= (?:to|back|forward)(?![\p{L}]))
    (?:the|our|my) @ (?:table|booking|reservation|one|1)
  `,
  which: words`
    (?:not|wrong) (?:(?:this|that|the) )?(?:one|1|booking|table|reservation)(?! (?:more|of))
    the (?:one|1|booking|table|reservation) (?:on |for |from )?@
    the @(?:'?s)? (?:one|1|booking|table|reservation|dinner|lunch)
    @'s(?: (?:one|1|booking|table|reservation))?
  `,
  alreadyBooked: words`
    (?:i|we)(?:'ve| have)? already (?:got|have|had|booked|reserved|made) (?:a|the|my|our|one|it|that)(?: (?:table|booking|reservation))?
    (?:i|we)(?:'ve| have)? already (?:booked|reserved)
    (?:i|we) (?:have|'ve got|have got|got) a (?:booking|reservation)(?! (?:for|question))
    (?:booked|reserved) (?:it |this |that |a table )?(?:on|over|by) (?:the )?(?:phone|telephone)
    (?:booking|reservation|table) (?:was|is) (?:made|booked) by
    (?:i|we)(?:'ve| have)? (?:booked|reserved|made a booking)(?: a table| it)? (?:with you|at yours|there)(?! again| before| last (?:year|time|christmas|summer|month))
  `,
  takesBack: words`
    (?:we|i)(?:'re| are|'m| am|'ll| will) (?:still |actually |now )?(?:coming|be coming|come)(?: after all| now| then)?(?=[ ,.!]*$)
    can (?:make it|come) (?:after all|now)
    (?:i'd|i would|we'd|we would) like (?:it|that|the table|my table|our table|my booking) back
    (?:i|we) want (?:it|that|the table|my table|our table|my booking) back
    (?:can|could|may) (?:i|we) (?:have|get) (?:it|that|the table|my table|our table|my booking) back
    (?:give|bring|get|put) (?:me |us )?(?:it|the table|my table|my booking) back
    (?:undo|reinstate|restore|uncancel|un-cancel)(?: (?:it|that|this|my booking))?
    (?:i|we) (?:still|do) want (?:it|that|the table) after all
    (?:book|make) (?:it|that|the same)(?: one| table| again)? (?:again|after all)
    (?:that|it) was (?:a mistake|an accident|by mistake)
    wrong button
    (?:pressed|hit|tapped|clicked|pushed) (?:the )?wrong (?:one|button|thing)
    by (?:mistake|accident)
    (?:actually|wait|sorry|oops),? (?:no,? )?yes
    (?:i|we) meant yes
    (?<=^(?:(?:no|oh|oops|sorry|ah|hey|wait|hold on|hang on)[,.! ]{1,3}){0,3})(?:wait|hold on|hang on|don't|do not|not that|don't (?:drop|delete|forget|cancel|lose) (?:it|that)|keep it|i didn't (?:mean|want|say) (?:that|it|to)|that's not what i meant)(?: please)?(?=[ .!]{0,3}$)
  `,
};
