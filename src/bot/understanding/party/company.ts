import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases } from "#src/bot/understanding/text/phrases.ts";

/** Who comes along without a number of their own, and who is counted for their sake. */
export const companyOf = memoizeByLocale((locale) => {
  const { party, intents } = locale;
  const start = "(?<![\\p{L}\\p{N}])";
  const adjective = `(?:${alternatives(party.adjectives)} )?`;
  const otherWords = [
    ...[...party.people, ...party.relations, ...party.relationPairs, ...party.possessives],
    ...[...party.articles, ...party.self, ...party.adjectives, ...locale.common, ...intents.bookVerbs],
  ];
  return {
    /** "4 and 2 kids": those before the children are counted too. */
    adults: phrases([
      `#(?=(?: ?[+&] ?| (?:${party.and[0] ?? "(?!)"}|plus) )\\d{1,2} ${adjective}${alternatives(party.companions)}(?![\\p{L}\\p{N}]))`,
    ]),
    lead: new RegExp(
      `(?:^(?:${alternatives(intents.fillers)},? )?|${start}${alternatives(intents.bookNouns)} )${alternatives(party.companyLeads)} $`,
      "u",
    ),
    companion: new RegExp(
      [
        `(?:^(?:${alternatives(intents.fillers)},? )?|${start}`,
        `${alternatives(party.selfLeads)} )(?:${alternatives(party.self)} `,
        `${party.and[0] ?? "(?!)"} (?<name>\\p{L}{2,30})|(?<nameFirst>\\p{L}{2,30}) `,
        `${party.and[0] ?? "(?!)"} `,
        `${alternatives([...party.self, ...party.selfAfterAnd])})(?=$|[ .,!?¦])`,
      ].join(""),
      "u",
    ),
    notAName: new RegExp(`^${alternatives(otherWords)}$`, "u"),
  };
});
