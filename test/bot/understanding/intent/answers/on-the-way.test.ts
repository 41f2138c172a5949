import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (language: string, text: string) => understand(text, { now, expecting: null, language });

describe("the way to the house is asked in any words:", () => {
  test.for([
    ["en", "how do we get there by train"],
    ["en", "we are lost"],
    ["de", "und wie komm ich da hin mit der bahn"],
    ["de", "wie kommt man da hin"],
    ["fr", "comment on y va en métro"],
    ["es", "cómo se va en metro"],
    ["it", "come ci si arriva con il treno"],
    ["nl", "hoe komen we er met de trein"],
    ["pt", "como se vai de comboio"],
    ["sv", "hur kommer man dit med tåg"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { intent, topics } = read(language, text);
    expect({ intent, topics }).toMatchObject({ intent: "question" });
    expect(topics).toContain("address");
  });
});

describe("what is good there is a question for the menu:", () => {
  test.for([
    ["en", "what's good there"],
    ["en", "what do you recommend"],
    ["de", "was gibts denn gutes"],
    ["de", "was könnt ihr denn empfehlen"],
    ["fr", "qu'est-ce que vous recommandez"],
    ["es", "qué nos recomiendan"],
    ["it", "cosa ci consiglia"],
    ["nl", "wat raden jullie aan"],
    ["pt", "o que recomenda"],
    ["sv", "vad rekommenderar ni"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(language, text)).toMatchObject({ intent: "question", topics: ["menu"] });
  });
});

describe("where not to sit is a wish:", () => {
  test.for([
    ["en", "can you make sure it's not near the door"],
    ["en", "not by the toilets if possible"],
    ["de", "bitte nicht neben der Tür"],
    ["de", "könnt ihr bitte drauf achten dass es nicht neben dem Klo ist"],
    ["fr", "pas à côté des toilettes s'il vous plaît"],
    ["es", "que no esté al lado de la puerta"],
    ["it", "non vicino alla porta per favore"],
    ["nl", "niet naast de wc graag"],
    ["pt", "não ao lado da porta por favor"],
    ["sv", "inte bredvid toaletten tack"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(language, text).comment).toBeDefined();
  });

  test.for([
    ["en", "where are the toilets"],
    ["de", "wir stehen vor der Tür"],
    ["en", "it's not near the station, is it?"],
  ] as const)("but not in %s, “%s”", ([language, text]) => {
    expect(read(language, text).comment).toBeUndefined();
  });
});
