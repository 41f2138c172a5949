import type { TraitWords } from "../trait-words.ts";
import { words } from "../word-list.ts";
import { relations, relatives } from "./party/relations.ts";

/** "My sister's husband" is somebody, of whom nothing is told. */
const somebody = `(?:\\p{L}{2,9} )?(?:${[...relatives, ...(relations.relations ?? [])].filter((one) => !one.includes("(")).join("|")})(?!\\p{L})(?= ?$|[.,;!?¦]| (?:and|is|too|as well|comes?|coming))`;

export const traits: TraitWords = {
  verbs: words`
    (?:is|are|was|has|have|had)(?:n't| not)?
    's (?:a|an|very|quite|not|in|on|just|had|been|got|really|rather|pretty|so|too|still|recovering|using|bringing|due|afraid|scared|blind|deaf|autistic|disabled|diabetic)
    's(?! ${somebody})
    've (?:a|an|got|just|had|been)
    (?:(?:do|does|could|should)n't|can't|cannot|won't|(?:can|do|does|will|should|must) not)
    can (?:only|hardly|barely)
    needs?
    only (?:eats?|drinks?|likes?|has)
    (?:eats?|drinks?) (?:only|no|nothing|like|very)
    struggles?
    suffers?
    uses?
    walks?
    hears?
    sees?
    wears?
    finds?
    gets?
    hates?
  `,
  ofSeveral: words`
    are
  `,
  between: words`
    who
    also
    unfortunately
    sadly
    actually
    still
    (?:he|she)
    really
    often
    usually
  `,
  idle: words`
    one
    names?
    phone
    mobile
    number
    e?mail
    address
    surname
    idea
    turn
    treat
    car
    flight
    train
    (?:here|there|back|home|in)
    fine
    ok
    okay
    happy
    sure
    unsure
    certain
    keen
    asking
    asked
    wondering
    waiting
    hungry
    starving
    here
    there
    in town
    called
    named
    said
    told
    saying
    telling
    recommended
    heard
    been (?:to|here|before)
    booked
    reserved
    made
    paid
    paying
    decided
    changed
    agreed
    forgot(?:ten)?
    found
    seen
    left
    arrived
    arriving
    lands?
    back
    busy
    working
    work
    away
    out
    off
    stuck
    lost
    not bothered
    with (?:me|us)
    for (?:me|us|you)
    one of (?:us|them|the)
    the (?:one|same|boss|host|guest|organi[sz]er)
    (?:a|an) (?:regular|fan|friend|colleague|guest)
    my
    nuts about
    crazy about
    a table
    the (?:table|details|booking|confirmation|number|address)
    (?:your|the) (?:number|email|mail)
    mind
    know
    care
    want
    wants
    believe
    remember
    wait
    stop
    decide
    agree
    like (?:it|that|them)
    make (?:it|up)
    come
    find
    get (?:a|through|hold)
    on (?:his|her|their|the) way
    looking
    going
    coming
    joining
    driving
    calling
    ringing
    delayed
    late
    early
    years? old
    ours
    yours
  `,
};
