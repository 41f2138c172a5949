import type { Locale } from "../locale.ts";
import { words } from "../word-list.ts";
import { answers } from "./answers/answers.ts";
import { asides } from "./asides.ts";
import { choices } from "./choices.ts";
import { dates, numbers } from "./dates.ts";
import { people } from "./guest/people.ts";
import { intents } from "./intents/intents.ts";
import { line } from "./line.ts";
import { manners } from "./manners.ts";
import * as unwanted from "./negations.ts";
import { otherNumbers } from "./other-numbers.ts";
import { party } from "./party/party.ts";
import { privacy } from "./privacy.ts";
import { tables } from "./tables.ts";
import { times } from "./times.ts";
import { topics } from "./topics.ts";
import * as wishWords from "./wishes.ts";

export const en: Locale = {
  code: "en",
  common: words`
    in
    days
    weeks
    hours
    minutes
    month
    months
    am
    pm
    ago
    later
    earlier
    something
    the
    a
    an
    and
    for
    at
    on
    of
    to
    is
    are
    i
    me
    my
    we
    us
    you
    your
    please
    table
    book
    booking
    reservation
    would
    like
    want
    need
    can
    could
    have
    with
    tomorrow
    today
    tonight
    this
    next
    that
    it
    it's
    yes
    no
    not
    what
    when
    where
    how
    do
    does
    there
    thanks
    thank
    hello
    hi
    from
    be
    will
    just
    make
    change
    cancel
    after
    before
    around
    evening
    morning
    week
    day
    correct
    find
    get
    restaurant
    instead
    actually
    another
    help
    show
    any
  `,
  numbers,
  shorthand: {
    fri: "friday",
    tues: "tuesday",
    weds: "wednesday",
    wensday: "wednesday",
    wendsday: "wednesday",
    thur: "thursday",
    thurs: "thursday",
    tmrw: "tomorrow",
    tmrrw: "tomorrow",
    tmr: "tomorrow",
    tmw: "tomorrow",
    tomo: "tomorrow",
    tomoro: "tomorrow",
    tomoz: "tomorrow",
    nite: "night",
    tonite: "tonight",
    tonights: "tonight",
    xmas: "christmas",
    ppl: "people",
    resv: "reservation",
    rsv: "reservation",
    rez: "reservation",
    tbl: "table",
    pls: "please",
    plz: "please",
    u: "you",
    r: "are",
    ur: "your",
    wanna: "want to",
    gonna: "going to",
    cld: "could",
    wld: "would",
    cant: "can't",
    dont: "don't",
    wont: "won't",
    isnt: "isn't",
    doesnt: "doesn't",
    whats: "what's",
    thats: "that's",
    theres: "there's",
    youre: "you're",
    ive: "i've",
    abt: "about",
  },
  dates,
  times,
  answers,
  intents,
  line,
  manners,
  tables,
  privacy,
  topics,
  asides,
  choices,
  party,
  people,
  otherNumbers,
  ...unwanted,
  ...wishWords,
};
