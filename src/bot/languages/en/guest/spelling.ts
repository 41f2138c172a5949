import type { SpellingWords } from "../../spelling-words.ts";
import { words } from "../../word-list.ts";

export const spelling: SpellingWords = {
  withLetters: words`
    with
    without
  `,
  letterCounts: words`
    an?
    the
    only
    just
    one
    two
    three
    double
    single
    [12]
  `,
  letterNames: words`
    ypsilon
    umlaut
    tilde
    accents?
    hyphen
    apostrophe
  `,
  noLetters: words`
    me
    us
    my
  `,
  letterPlaces: words`
    at the (?:end|start|beginning)
    in the (?:end|middle)
  `,
  likeSomebody: words`
    like (?:the|a)
  `,
  putsDown: {
    verbs: words`
      put
      write
      note
      pop
    `,
    ends: words`
      down
      in
    `,
  },
  commas: words`
    comma
  `,
  stops: words`
    full stop
    period
  `,
  comesFrom: words`
    from
  `,
  nameNouns: words`
    name
  `,
  lettersBy: words`
    as
    like
    for
  `,
  surelyBy: words`
    as in
  `,
  nextLetters: words`
    and
    then
  `,
};
