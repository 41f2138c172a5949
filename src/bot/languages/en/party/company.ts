import type { CompanyWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const company: CompanyWords = {
  couples: ["# couples?", "(?<=^)couple(?= with \\d)"],
  companyLeads: words`with`,
  comesWith: words`
    (?:i'm|i am|im|i'll be|i will be) (?:bringing|coming with|taking)(?: along)?
    i(?:'ll| will|'d like to| want to)? (?:bring|come with|take)
    i've got
    (?:it's|its|it is|it'll be|it'd be|it will be|it would be) me with
    (?:he|she|(?:my|our|the) \p{L}{3,12})(?:'s|'ll be| is| will be| wants to be)? (?:taking|hosting|inviting|treating|entertaining|bringing|meeting)
    (?:he|she) (?:hosts|takes|invites|brings)
  `,
  // Whom somebody tells something is nobody beside those who come: "my sister texted me her husband can come".
  self: [
    "(?<!(?:told|tells|texted|texts|messaged|messages|informed|informs|called|calls|rang|wrote|lets|says to|said to) )me",
    "myself",
    "yours truly",
  ],
  selfAfterAnd: ["i"],
  besideSelf: ["him", "her", "he", "she"],
  selfLeads: ["for", "just", "only", "with"],
  articles: ["a", "an", "one", "another"],
  adjectives: words`
    (?:1[0-7]|\d)[- ](?:year|yr|month)s?[- ]olds?
    hungry
    other
    more
    additional
    young
    small
    little
    adult
    elderly
    disabled
    old
    grown
    extra
    close
    good
    dear
    lovely
    new
    big
    large
    long
    round
    single
    whole
    great
  `,
  tellsOfHouse: words`
    (?:has |have |had |just )?(?:told|recommended|suggested|mentioned|said|says|raved|swears?|swore|raves|speaks?|spoke)
    (?:'s|is|was|were)(?: been)?(?: always)? (?:raving|going on|talking|telling|full of)
    (?:has|have|had|'s|'ve) been (?:here|there|before|to yours|raving|telling|going on)
  `,
  oneMore: words`
    who
    aged
    with
    from
    too
    as well
    also
    in (?:her|his) (?:\p{L}{1,10}|\d0)'?s?
    (?:will |'ll |would |may |might )?(?:also |both )?(?:comes?|joins?)
    (?:'s|is|are|will be|'ll be) (?:also |probably |maybe )?(?:coming|joining|there|with us)
    (?:wants?|would like) to (?:come|join)
  `,
  others: ["others", "more", "other people"],
  andMore: ["plus"],
  who: ["who", "that"],
  and: words`
    and
    (?<!\p{L})'?n'?(?!\p{L})
    plus
    &
    and also
    with
    along with
    as well as
    and then
  `,
};
