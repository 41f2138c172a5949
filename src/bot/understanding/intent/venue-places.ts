import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { Span } from "#src/bot/understanding/text/spans.ts";

/** What stands before a place, or before one that is meant: only then is one word of a name the venue, and not just a word. */
export const placeWords = new RegExp(
  `(?:^|[^\\p{L}\\p{N}])(?:at|in|bei|beim|im|chez|au|en|a|al|da|bij|op|pa|hos|ved|zum?|no|na|i|em|${[
    ...["mean", "meant", "meine?", "meinte", "veux dire", "parlais? d[eu]", "quiero decir", "refiero al?"],
    ...[
      "\\p{L}{0,8}(?:lists?|liste|espera|attesa|attente|lijst|listan?) (?:of|de|del|della?|du|von|vom|van|fran|do|da)",
    ],
    "r(?:i|e)storante? d[ei]l?|restaurante d[oe]|restaurant (?:de|du|von|van|in)|restaurang(?:en)? [ip]",
    ...["intendo", "intendevo", "bedoel(?:de)?", "quero dizer", "refiro-me ao?", "menar", "menade", "mener"],
  ].join("|")})(?: (?:the|der|das|den|el|la|le|il|de|het))? $|(?<!\\p{L})restaurant d'$`,
  "u",
);
/** "The Harbor one", "that Harbor place", "the Oslo restaurant". */
export const placeAfter = /^ (?:one|place|restaurant|branch)(?!\p{L})/u;

/** An article or a preposition of one of the languages, before a name. */
const small =
  "(?:the|to|at|in|der|das|den|im|ins|zum?|le|la|au|chez|vers|el|al|en|il|da|del|o|a|ao|no|na|het|de|bij|naar|till|pa|hos)";

/** What is liked better, before its name. */
const preferring = new RegExp(
  `(?:^|[^\\p{L}])(?:${[
    "better|rather|prefers?|preferred|make (?:that|it)|switch|move",
    "lieber|doch|eher",
    "plutot|mieux|prefer(?:e|es|ons|ez|ent|erais|erait|erions)",
    "mejor|prefier[eo]|prefieren|preferimos|preferiria|digo",
    "meglio|preferisc[eo]|preferiamo|preferirebbe|dico|anzi",
    "melhor|prefere|prefiro|preferimos|preferia|afinal",
    "liever|toch(?: maar)?",
    "hellre|snarare|ta",
  ].join("|")})(?: \\p{L}{2,6}){0,2}(?: ${small}){0,2} $`,
  "u",
);

/** That it is what was meant, after its name. */
const meaning =
  /^ (?:i mean|i meant|mein(?:e|te)? ich|je veux dire|je parlais|digo|quiero decir|quero dizer|queria dizer|dico|intendo|intendevo|bedoel(?:de)? ik|menar jag|menade jag)(?!\p{L})/u;

/** Where one goes to, before its name. */
const goingTo = /(?:^|[^\p{L}])(?:to|ins|naar|ao|till|para o|pro|nel) $/u;

/** What a question about it begins with. */
const asking =
  /(?:^|[,;.!] )(?:\p{L}{1,9},? )?(?:(?:is|does|has|will|what's|what is|how is|hat|ist|macht|wie ist|ouvre|est-ce que|c'est comment|abre|abren|cierra|como es|como e|com'e|apre|chiude|ar|har|hur ar|heeft|hoe is) )?(?:(?:the|das|el|il|le|o|het) )?$/u;

/** Whether a word of a name means the restaurant, by what stands beside it. */
export function isNameMeant(folded: string, { start, end }: Span, opensName: boolean): boolean {
  const [before, after] = [folded.slice(0, start), folded.slice(end)];
  if (preferring.test(before) || meaning.test(after)) return true;
  return opensName && (goingTo.test(before) || (after.includes("?") && asking.test(before)));
}

/** "Furu, not Harbor": the one that is turned down is not looked for. */
export function withoutTurnedDown(folded: string, locale: Locale): string {
  return folded.replace(turnedDown(locale), (words) => "¦".repeat(words.length));
}

const turnedDown = memoizeByLocale(
  ({ negations }) =>
    new RegExp(
      `(?<![\\p{L}])${alternatives(negations)} (?:${small} ){0,2}\\p{L}{4,20}(?=[ ,.;!?]*$|[,.;!?])`,
      "gu",
    ),
);
