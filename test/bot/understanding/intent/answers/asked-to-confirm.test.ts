import { expect, test } from "vitest";
import { intentOf } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "can you confirm I have a table tomorrow"],
  ["en", "just make sure we've got a table on Friday"],
  ["de", "können Sie bestätigen, dass ich morgen einen Tisch habe"],
  ["de", "könnt ihr nachsehen ob wir für Freitag reserviert haben"],
  ["fr", "pouvez-vous me confirmer que j'ai bien une table demain"],
  ["es", "me confirman que tengo mesa para mañana"],
  ["it", "mi confermate che ho un tavolo per domani"],
  ["it", "mi può confermare che ho prenotato per domani"],
  ["nl", "kunt u bevestigen dat ik morgen een tafel heb"],
  ["pt", "podem confirmar que tenho mesa amanhã"],
  ["sv", "kan ni bekräfta att jag har ett bord imorgon"],
] as const)("who wants it confirmed that a table stands books no other, in %s: %s", ([language, text]) => {
  expect(intentOf(text, { language })).toBe("list");
});

test.for([
  ["en", "can you confirm a table for 2 tomorrow"],
  ["de", "können Sie mir einen Tisch für morgen bestätigen"],
  ["it", "mi confermate un tavolo per domani"],
  ["es", "me confirman una mesa para mañana"],
] as const)("but a table to be confirmed is wished for, in %s: %s", ([language, text]) => {
  expect(intentOf(text, { language })).toBe("book");
});
