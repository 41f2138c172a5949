import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-21", time: "19:00", partySize: 2 };

describe("when they close on the day that is talked about:", () => {
  test.for([
    ["en", "what time do you close that night?"],
    ["en", "what time do you close that day?"],
    ["de", "wann macht ihr an dem abend zu?"],
    ["fr", "vous fermez à quelle heure ce soir-là ?"],
    ["es", "a qué hora cerráis esa noche?"],
    ["it", "a che ora chiudete quella sera?"],
    ["nl", "hoe laat sluiten jullie die avond?"],
    ["pt", "a que horas fecham nessa noite?"],
    ["sv", "när stänger ni den kvällen?"],
  ] as const)("%s: %s", ([language, text]) => {
    const { intent, topics, date } = understand(text, { now, language, expecting: null, draft });
    expect({ intent, topics, date }).toEqual({ intent: "question", topics: ["hours"], date: draft.date });
    expect(understand(text, { now, language, expecting: null }).date).not.toBe(draft.date);
  });
});

describe("a weekday in few letters:", () => {
  test.for([
    ["it", "fino a ke ora state aperti ven"],
    ["it", "a che ora chiudete ven?"],
    ["es", "hasta q hora abris el vie"],
    ["pt", "ate que horas estao abertos sex"],
    ["de", "bis wann habt ihr fr auf"],
    ["nl", "tot hoe laat zijn jullie vr open"],
    ["sv", "hur länge har ni öppet fre"],
    ["fr", "vous etes ouverts jusqua quelle heure ven"],
    ["en", "til what time r u open fri"],
  ] as const)("%s: %s", ([language, text]) => {
    const { topics, date } = understand(text, { now, language, expecting: null });
    expect({ topics, date }).toEqual({ topics: ["hours"], date: "2026-11-20" });
  });

  test.for([
    ["de", "bis wann habt ihr so auf"],
    ["nl", "tot hoe laat zijn jullie zo open"],
    ["it", "fino a che ora siete aperti"],
  ] as const)("%s: %s names none", ([language, text]) => {
    expect(understand(text, { now, language, expecting: null }).date).toBeUndefined();
  });
});
