import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const picked = {
  now,
  tablePicked: true,
  draft: { date: "2026-11-20", time: "19:00", partySize: 2 },
} as const;

describe("while a table is picked, another time that is asked about is wanted:", () => {
  test.for([
    ["en", "what have you got around 8pm"],
    ["de", "was habt ihr so gegen 20 Uhr"],
    ["fr", "qu'est-ce que vous avez vers 20h ?"],
    ["es", "¿qué hay sobre las 20h?"],
    ["it", "cosa avete verso le 20?"],
    ["nl", "wat heeft u rond 20 uur?"],
    ["sv", "vad har ni runt kl 20?"],
    ["da", "hvad har I omkring kl 20?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(understand(text, { ...picked, language, expecting: "name" }).time).toBe("20:00");
  });
});

describe("how full the house is moves no table:", () => {
  test.for([
    ["en", "is it busy around 8?"],
    ["de", "ist es um 20 Uhr sehr voll?"],
    ["fr", "il y a du monde vers 20h ?"],
    ["es", "¿hay mucha gente a las 20h?"],
    ["it", "c'è molta gente verso le 20?"],
    ["nl", "is het druk rond 20 uur?"],
    ["pt", "há muita gente às 20h?"],
    ["nb", "er det mye folk rundt kl 20?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { intent, time } = understand(text, { ...picked, language, expecting: "name" });
    expect({ intent, time }).toEqual({ intent: "question", time: undefined });
  });
});

describe("at the question for a number", () => {
  const read = (language: string, text: string) =>
    understand(text, { ...picked, language, expecting: "phone" });

  test.for([
    ["en", "do I have to"],
    ["de", "muss das sein?"],
    ["fr", "c'est obligatoire ?"],
    ["es", "¿es obligatorio?"],
    ["it", "è obbligatorio?"],
    ["nl", "moet dat?"],
    ["pt", "é obrigatório?"],
    ["sv", "måste jag?"],
    ["nb", "må jeg det?"],
  ] as const)("in %s, “%s” asks whether it is needed", ([language, text]) => {
    expect(read(language, text)).toMatchObject({ intent: "question", asksIfPhone: true });
  });

  test.for([
    ["en", "that will be all. please proceed"],
    ["de", "das ist alles, danke"],
    ["fr", "c'est tout, merci"],
    ["es", "eso es todo"],
    ["it", "è tutto"],
    ["nl", "dat is alles"],
    ["pt", "é tudo"],
    ["sv", "det var allt"],
    ["nb", "det var alt"],
  ] as const)("in %s, “%s” gives none", ([language, text]) => {
    expect(read(language, text).intent).toBe("deny");
  });

  test.for([
    ["en", "they do not own a mobile phone"],
    ["de", "sie haben kein Handy"],
    ["es", "no tienen móvil"],
    ["pt", "eles não têm telemóvel"],
  ] as const)("in %s, “%s” gives none either", ([language, text]) => {
    const { intent, withoutPhone } = read(language, text);
    expect(intent === "deny" || withoutPhone).toBe(true);
  });

  test.for([
    ["en", "ooh and can you not mention the date thing"],
    ["de", "bitte den Antrag nicht erwähnen"],
    ["fr", "surtout ne mentionnez pas la demande"],
    ["es", "por favor no mencione la pedida"],
    ["nb", "ikke nevn frieriet"],
  ] as const)("in %s, “%s” is noted", ([language, text]) => {
    expect(read(language, text).comment).toBeDefined();
  });
});
