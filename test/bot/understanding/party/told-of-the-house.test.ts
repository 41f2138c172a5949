import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("who only told the guest of the house does not come:", () => {
  test.for([
    ["en", "dinner with my husband on Friday, and my sister recommended you"],
    ["en", "table for my husband and me friday, a friend told me about you"],
    ["en", "it's me and my boyfriend, my boss said you're great"],
    ["de", "Tisch mit meinem Mann am Freitag, eine Freundin hat Sie empfohlen"],
    ["de", "mein Mann und ich kommen am Freitag, meine Schwester hat von Ihnen geschwärmt"],
    ["fr", "on fête nos dix ans vendredi avec mon mari, et une amie m'a dit le plus grand bien de chez vous"],
    ["fr", "pour mon mari et moi vendredi à 20h, ma soeur nous a conseillé votre restaurant"],
    ["es", "ceno con mi marido el viernes, y una amiga me ha hablado muy bien de vosotros"],
    ["it", "vengo con mio marito venerdì, e un'amica mi ha parlato bene di voi"],
    ["nl", "ik kom met mijn man vrijdag, en een vriendin heeft jullie aangeraden"],
    ["pt", "vou com o meu marido na sexta, e uma amiga falou-me muito bem de vocês"],
    ["sv", "jag kommer med min man på fredag, och en väninna har tipsat om er"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(stated(text, { language }).partySize).toBe(2);
  });
});

describe("who comes too does:", () => {
  test.for([
    ["en", "dinner with my husband and a friend on Friday", 3],
    ["en", "me, my brother and his wife, who's been raving about you, saturday 8pm", 3],
    ["de", "mein Mann, eine Freundin und ich am Freitag", 3],
    ["fr", "vendredi avec mon mari et une amie", 3],
    ["es", "el viernes con mi marido y una amiga", 3],
    ["it", "venerdì con mio marito e un'amica", 3],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(stated(text, { language }).partySize).toBe(partySize);
  });
});
