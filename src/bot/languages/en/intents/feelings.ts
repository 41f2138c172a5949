import type { FeelingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** What guests leave behind. */
const thing =
  "(?:scarf|umbrella|brolly|jacket|coat|phone(?! number)|mobile(?! number)|wallet|purse|keys?|glasses|sunglasses|handbag|bag|backpack|hat|cap|beanie|gloves?|earrings?|necklace|bracelet|watch|ring(?!s)|charger|cardigan|jumper|sweater|camera|laptop|credit card|bank card|teddy|toy)";

export const feelings: FeelingWords = {
  served: {
    what: [
      "food",
      "steak",
      "soup",
      "meal",
      "dish",
      "dishes",
      "dinner",
      "lunch",
      "waiter",
      "waitress",
      "staff",
      "service",
      "host",
      "chicken",
      "fish",
      "wine",
      "dessert",
    ],
    was: ["was", "were"],
    bad: [
      "rude",
      "cold",
      "raw",
      "awful",
      "terrible",
      "horrible",
      "bad",
      "inedible",
      "disgusting",
      "slow",
      "unfriendly",
      "dreadful",
      "tasteless",
      "undercooked",
      "overcooked",
      "burnt",
      "appalling",
      "atrocious",
      "disappointing",
    ],
  },
  complaint: words`
    wait(?:ed)? ages
    not happy
    wait(?:ed|ing) (?:[\p{L}\d]{1,9} ){0,4}(?:hours?|minutes?|ages|forever|long)(?= .{0,60}(?:food|main|order|dish|bill|drink|apolog|sorry|nobody|no one))
    (?:nobody|no one|no-one|they never|not even) (?:\p{L}{1,8} ){0,2}(?:apologi[sz]ed|said sorry|an apology|cared|bothered)
    (?:got|felt|was|were|been) (?:\p{L}{1,8} )?(?:sick|ill) (?:after|from) (?:\p{L}{1,8} ){0,2}(?:eating|dinner|lunch|meal|dining|your|food)
    (?:file|make|have|want to|like to|need to) (?:a |an )?(?:formal |official )?complain(?:t)?
    complain(?:ing)? about
    (?:refund|money back|compensation)
    (?:disgrace|disgraceful|disgusting|outrageous|unacceptable|appalling|scandalous|a joke of|ripped off|rip-?off)
    (?:worst|terrible|horrible|awful|lousy|bad|poor|rude) (?:service|food|experience|restaurant|meal|dinner|evening|waiter|waitress|staff)
    food poisoning
    (?:i'm|i am|we are|we're|so|very|really) (?:\p{L}{1,9} )?(?:angry|furious|upset|fed up|disappointed|annoyed)
    (?:you're|you are|this bot is|this is) (?:so |completely |totally )?(?:useless|stupid|incompetent|ridiculous)
    (?:overcharged|charged (?:twice|us twice|me twice)|wrong bill)
    never (?:again|coming back)
    (?:charged|billed|debited|taken|took|withdrew|withdrawn) (?:[\p{L}']{1,9} ){0,4}(?:twice|two times|2 times)
    double[- ](?:charged|billed)
    (?:want|need|give me|give us) (?:my|our|the) (?:deposit|money|prepayment) back
  `,
  lost: words`
    (?:left|lost|forgot|forgotten|misplaced|dropped|find|found|hand(?:ed)? in) (?:[\p{L}']{1,9} ){1,3}${thing}
  `,
  sorrow: words`
    (?:got|has|have|'ve got|caught|down with) (?:a |the )?(?:\p{L}{1,8} )?(?:cold|flu|fever|bug|cough|temperature|migraine)(?! (?:drink|water|beer|food|wine))
    (?:burying|buried) (?:my|our|his|her) \p{L}{3,12}
    i(?:'ve| have) got (?:the )?(?:covid|corona|flu|a fever)
    sick as a (?:dog|parrot)
    (?:mother|father|mum|mom|dad|grandma|grandmother|grandfather|grandpa|wife) (?:has |just |has just |suddenly |sadly )?(?:died|passed away|passed)
    (?:husband|son|daughter|brother|sister|friend|uncle|aunt|partner|dog|cat) (?:has |just |has just |suddenly |sadly )?(?:died|passed away|passed)
    (?:passed away|bereavement|bereaved|funeral|death in the family|lost my|lost our|in mourning)
    (?:in|to) (?:the )?(?:hospital|intensive care)
    (?:had|been in|has had) (?:a |an )?(?:\p{L}{1,8} )?(?:accident|heart attack|stroke|miscarriage)
    (?:i'm|i am|we're|we are|is|are|got|fallen|all|both|he's|she's) (?:\p{L}{1,8} )?(?:ill|sick|unwell|poorly)
    (?:have|has|got|caught) (?:the )?(?:covid|corona|flu|a fever|cancer|norovirus)
    (?:our|my|the) (?:flight|train|plane|ferry|wedding|trip|holiday) (?:home |back )?(?:was|is|has been|got|just got) (?:just )?cancell?ed
    (?:cancelled|canceled) (?:our|my) (?:flight|train|wedding|trip|holiday)
    (?:my|his|her) (?:date|girlfriend|boyfriend|friend|mate) (?:just |has just |has )?(?:dumped|stood) me(?: up)?
    my date (?:just |has just |has )?(?:cancell?ed|bailed)
    \p{L}{2,12}'s (?:\p{L}{1,8} )?(?:ill|sick|unwell|poorly)
    (?:down|laid (?:up|low)|in bed) with (?:the )?(?:flu|covid|corona|a (?:bug|fever|cold)|norovirus)
    (?:threw|throwing|thrown) up(?! (?:after|from|because of)(?!\p{L}))
    (?:is|has|was|started|keeps) (?:just |been )?(?:vomit(?:ed|ing)|puk(?:ed|ing))(?! (?:after|from|because of)(?!\p{L}))
    (?:has|have|got|with|caught) (?:a |the )?stomach (?:bug|flu)(?! (?:after|from|because of)(?!\p{L}))
  `,
  jokes: words`
    (?:dying|died|dead|die) (?:of|with|from) (?:laughter|laughing|hunger|embarrassment|boredom|thirst)
    (?:died|dead) laughing
    dead (?:tired|serious|hungry)
    (?:nearly|almost) died
    to die for
  `,
  illness: words`
    colds?
    temperature
    a bug
    cough
    migraine
    hospital
    intensive care
    ill
    sick
    unwell
    poorly
    covid
    corona
    flu
    fever
    cancer
    norovirus
    accident
    heart attack
    stroke
    (?:threw|throwing|thrown) up
    vomit(?:ed|ing|s)?
    puk(?:ed|ing|es)
    stomach (?:bug|flu)
    food poisoning
  `,
  loss: words`
    died
    passed away
    passed
    bereavement
    bereaved
    funeral
    death in the family
    lost (?:my|our)
    in mourning
    miscarriage
    burying
  `,
  joy: words`
    (?:just |finally |recently )?(?:got|are|we're|i'm|been) engaged
    (?:our|my|his|her|their|the) engagement(?! ring)
    she said yes
    (?:getting|got|just) married
    (?:just had|having|expecting) (?:a|our|my) (?:first |little )?(?:baby|child)
    (?:i'm|im|i am|my wife is|my wife's|she's|she is|we're|wife's|daughter's|my daughter is) (?:now )?pregnant
    (?:passed|aced|finished) (?:my|her|his|our|their|the) (?:exams?|finals|driving test|a-levels|bar|degree|phd|master's)
    (?:my|his|her|our|their|the) graduation
    graduated
    (?:got|landed) (?:the|a|my|her|his) (?:new )?(?:job|promotion)
    (?:got|been) promoted
    (?:it's|its|it is|for|happy) (?:[\p{L}']{2,14} ){0,3}(?:birthday|bday|b-day|anniversary)
    (?:turns|turning) (?:[1-9]\d|1[0-2]\d)
    (?:my|our|her|his|their) (?:[\p{L}']{2,12} ){0,2}[1-9]\d(?:th|st|nd|rd)(?: birthday| anniversary)?(?= ?$|[,.;!])
    celebrat(?:e|ing) (?:my|our|her|his|their) (?:\p{L}{2,12} ){0,3}(?:birthday|anniversary|engagement|wedding|graduation)
  `,
};
