import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4 } as const;
const atSummary = { now, expecting: "confirm", tablePicked: true, draft } as const;
const booked = { now, expecting: null, draft } as const;

const read = (text: string, language: string, context: typeof atSummary | typeof booked) => {
  const { language: _, ...understood } = understand(text, { ...context, language });
  return understood;
};

const alone = [
  ["en", "the note should just say high chair", "high chair"],
  ["en", "just put window seat and space for a buggy", "window seat and space for a buggy"],
  ["en", "please change the note to “one vegan”", "one vegan"],
  ["de", "Bei den Anmerkungen bitte nur: Kinderstuhl", "Kinderstuhl"],
  ["de", "können Sie bei der Notiz nur Fensterplatz schreiben?", "Fensterplatz"],
  ["nl", "zet bij de opmerking alleen: kinderstoel", "kinderstoel"],
  ["nl", "kunt u bij de wens alleen rolstoel zetten?", "rolstoel"],
  ["fr", "dans la remarque mettez seulement : poussette", "poussette"],
  ["es", "que la nota diga solo trona", "trona"],
  ["it", "può scrivere nella nota solo seggiolone?", "seggiolone"],
  ["pt", "na nota ponha só cadeira de bebé", "cadeira de bebé"],
  ["sv", "skriv bara barnstol i önskemålet", "barnstol"],
] as const;

describe("all that is to be noted is told anew", () => {
  test.for(alone)("in %s: “%s”", ([language, text, comment]) => {
    for (const context of [atSummary, booked])
      expect(read(text, language, context)).toMatchObject({ comment, wishedAlone: true });
  });

  test.for([
    ["en", "just put us by the window"],
    ["en", "just put a candle on the cake"],
    ["en", "just put it under Fox"],
    ["en", "could you note that we bring a dog"],
    ["fr", "mettez juste une chaise haute"],
    ["de", "nur einen Hochstuhl bitte"],
  ] as const)("and is only added to in %s: “%s”", ([language, text]) => {
    expect(read(text, language, atSummary)).not.toHaveProperty("wishedAlone");
  });
});

test.for([
  ["en", "the bit about the dog can go"],
  ["nl", "haal dat van de hond er maar af"],
  ["de", "das mit dem Hund kann weg"],
  ["es", "quite lo del perro"],
  ["fr", "enlevez le truc du chien"],
  ["it", "togli la cosa del cane"],
  ["pt", "tire isso do cão"],
  ["sv", "det om hunden kan tas bort"],
] as const)("a part of it is taken away in %s: “%s”", ([language, text]) => {
  expect(read(text, language, booked)).toHaveProperty("unwished");
});

test.for([
  ["de", "noch eine Sache: ein Hochstuhl bitte", "ein Hochstuhl"],
  ["en", "oh and I forgot to mention that one of us is vegan", "one of us is vegan"],
  ["fr", "par contre il nous faut une chaise haute", "une chaise haute"],
  ["es", "una cosa más: una trona", "una trona"],
  ["it", "un'altra cosa: un seggiolone", "un seggiolone"],
  ["pt", "mais uma coisa: uma cadeira de bebé", "uma cadeira de bebé"],
  ["nl", "nog één ding: een kinderstoel graag", "een kinderstoel"],
  ["sv", "en sak till: en barnstol", "en barnstol"],
] as const)("what leads to a wish is no part of it in %s: “%s”", ([language, text, comment]) => {
  expect(read(text, language, atSummary)).toMatchObject({ intent: "inform", comment });
});

test("“if my sister comes” is no wish", () => {
  expect(read("might be 4 if my sister comes", "en", atSummary)).not.toHaveProperty("comment");
});
