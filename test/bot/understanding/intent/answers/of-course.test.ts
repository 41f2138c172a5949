import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";

const now = Temporal.ZonedDateTime.from("2026-11-21T10:00+01:00[Europe/Oslo]");
const draft = { date: "2026-11-28", time: "19:00", partySize: 4 };

const atSummary = (text: string, language: string) =>
  understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });

test.for([
  ["en", "but of course"],
  ["en", "why do you ask, of course I do"],
  ["de", "aber natürlich"],
  ["fr", "Pourquoi tu demandes, bien sûr que oui"],
  ["fr", "bien sûr que oui, réservez"],
  ["fr", "évidemment que oui"],
  ["es", "claro que sí"],
  ["it", "ovvio che sì"],
  ["it", "ma sì certo"],
  ["pt", "mas é claro que sim"],
  ["pt", "obviamente que sim"],
  ["nl", "maar natuurlijk"],
  ["sv", "ja såklart"],
  ["sv", "självklart vill jag det"],
  ["nb", "klart det"],
] as const)("who finds that it goes without saying agrees: %s %s", ([language, text]) => {
  expect(atSummary(text, language).intent).toBe("affirm");
});

test.for([
  ["en", "of course not"],
  ["de", "natürlich nicht"],
  ["fr", "bien sûr que non"],
  ["es", "claro que no"],
  ["it", "certo che no"],
  ["pt", "claro que não"],
  ["nl", "natuurlijk niet"],
  ["sv", "självklart inte"],
  ["nb", "selvsagt ikke"],
] as const)("and who finds so of the opposite refuses: %s %s", ([language, text]) => {
  expect(atSummary(text, language).intent).toBe("deny");
});

test.for([
  ["en", "Claire says yes", "affirm"],
  ["en", "claire says yes too", "affirm"],
  ["en", "Claire says no", "deny"],
  ["de", "Klara sagt ja", "affirm"],
  ["de", "Klara sagt nein", "deny"],
  ["fr", "Claire dit oui aussi", "affirm"],
  ["fr", "claire a dit oui", "affirm"],
  ["fr", "Claire dit non", "deny"],
  ["es", "Clara dice que sí", "affirm"],
  ["es", "Clara dice que no", "deny"],
  ["it", "Chiara dice di sì", "affirm"],
  ["pt", "a Clara também diz que sim", "affirm"],
  ["pt", "a Clara diz que não", "deny"],
  ["nl", "Claire zegt ja", "affirm"],
  ["sv", "Klara säger nej", "deny"],
  ["nb", "Klara sier også ja", "affirm"],
] as const)("somebody's answer names nobody and wishes for nothing: %s %s", ([language, text, intent]) => {
  const { language: _, ...said } = atSummary(text, language);
  expect(said).toEqual({ intent });
});

test.for([
  ["en", "who says yes?"],
  ["en", "nobody says yes"],
  ["en", "Claire says yes, if it is outside"],
  ["en", "Claire says yes or no tomorrow"],
  ["de", "man sagt ja, dass es voll wird"],
  ["de", "wer sagt ja"],
  ["fr", "que si on annule"],
  ["fr", "bien sûr, si la terrasse est ouverte"],
  ["es", "claro, si es en la terraza"],
  ["it", "che si mangia"],
  ["nl", "natuurlijk, als het buiten kan"],
] as const)("what leaves it open is no yes: %s %s", ([language, text]) => {
  expect(atSummary(text, language).intent).not.toBe("affirm");
});
