import type { ShiftWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const shifts: ShiftWords = {
  now: words`
    (?:right |just )?now
    right away
    straight away
    immediately
    asap
    a\.s\.a\.p\.?
    as (?:soon|quick|quickly) as (?:possible|you can|u can|we can)
    the sooner the better
    this (?:minute|instant|second)
  `,
  inHours: [
    "in # hours?",
    "in # hrs?",
    "# hours? from now",
    "# hrs? from now",
    "in # hours? time",
    "within # hours?",
  ],
  inMinutes: [
    "in # minutes?",
    "in # mins?",
    "# minutes? from now",
    "# mins? from now",
    "in # minutes? time",
    "within # minutes?",
  ],
  inPhrases: {
    "in half an hour": 30,
    "in a half hour": 30,
    "half an hour from now": 30,
    "in an hour": 60,
    "in about an hour": 60,
    "an hour from now": 60,
    "in an hour and a half": 90,
    "in a couple of hours": 120,
    "in a quarter of an hour": 15,
  },
  inLeads: words`
    in
    in about
    in around
    within
  `,
  halfMore: words`and a half`,
  later: ["later", "after that"],
  earlier: ["earlier", "sooner"],
  laterOne: words`
    the (?:later|next)(?: (?:one|1|time|slot|table))?
    (?:the )?(?:one|1) (?:after|later)(?: (?:that|it))?
    a later (?:one|1|time|slot)
  `,
  earlierOne: words`
    the (?:earlier|previous)(?: (?:one|1|time|slot|table))?
    (?:the )?(?:one|1) before(?: (?:that|it))?
    an earlier (?:one|1|time|slot)
  `,
  laterBefore: words`
    (?:push|move|put|shift) (?:it|that|this|(?:my|our|the) (?:table|booking|reservation)) back(?: by)?
    (?:push|move|put|shift) back(?: (?:it|(?:my|our|the) (?:table|booking|reservation)))?(?: by)?
    (?:delay|postpone) (?:it|that|(?:my|our|the) (?:table|booking|reservation))(?: by)?
    push (?:it|that|this|(?:my|our|the) (?:table|booking|reservation))(?: by)?
    running late by
    late by
  `,
  earlierBefore: words`
    (?:bring|move|pull|put|shift) (?:it|that|this|(?:my|our|the) (?:table|booking|reservation)) (?:forward|up)(?: by)?
    (?:bring|move|pull) forward(?: (?:it|(?:my|our|the) (?:table|booking|reservation)))?(?: by)?
  `,
  shiftHours: ["hours?'?", "hrs?", "h"],
  shiftMinutes: ["minutes?", "mins?"],
  shiftPhrases: {
    "an hour": 60,
    "half an hour": 30,
    "a half hour": 30,
    "a quarter of an hour": 15,
    "a couple of hours": 120,
    "a couple hours": 120,
    "three quarters of an hour": 45,
    "3 quarters of an hour": 45,
    "a quarter hour": 15,
  },
  shiftLeads: words`
    something
    anything
    nothing(?! (?:earlier|later) than)
    (?:can|could) it be
    a bit
    a little
    a little bit
    slightly
    much
    somewhat
    any
    little
    bit
    a tad
    got anything
    (?:what|how) about
    (?:have you|do you|you) (?:have|got)(?: it)?
    make it
    come
    try
    go
  `,
  unfit: words`
    (?<!not |n't )too (?:early|late)
  `,
  tooEarly: words`
    not (?:that|so|quite so|quite that|as) early
    (?<=^|[,.!?] )(?:(?:far|way|much|a bit|bit|a little) )?too early(?= ?(?:$|[.!?]|, (?:\p{L}{1,8} ){0,3}\d))
    (?:a )?(?:bit|little|tad|touch) early for (?:us|me|the kids|that|the children)
    too early for the (?:kids|children|little ones)
    too early(?: for (?:us|me|that|the kids))?
    (?<=\d(?: ?[ap]m)? (?:is|'s|would be) )(?:a bit|a little|rather|quite|pretty) early
  `,
  tooSoonTo: words`
    to
    for
    at
  `,
  tooLate: words`
    not (?:that|so|quite so|quite that|as) late
    (?<=^|[,.!?] )(?:(?:far|way|much|a bit|bit|a little) )?too late(?= ?(?:$|[.!?]|, (?:\p{L}{1,8} ){0,3}\d))
    (?:a )?(?:bit|little|tad|touch) late for (?:us|me|the kids|that|the children)
    too late for the (?:children|little ones)
    too late for (?:us|me|that|the kids)
    (?<=(?:'s|is|be|bit|little|far|way) )too late(?= ?(?:$|[,.!]))
    (?<=\d(?: ?[ap]m)? (?:is|'s|would be) )(?:a bit|a little|rather|quite|pretty) late
  `,
  insteadOf: words`
    instead of
    rather than
  `,
  movedOn: words`
    (?:change|move|switch|push|put|make) @ (?:to|at|till)
  `,
};
