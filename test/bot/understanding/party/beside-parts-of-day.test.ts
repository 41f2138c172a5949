import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("beside a part of the day a bare number is the party where an hour has its word before it:", () => {
  test.for([
    ["fr", "demain soir à 8", 8],
    ["fr", "dimanche matin pour un brunch à 6", 6],
    ["fr", "ce soir, après le boulot, à 5", 5],
    ["es", "el domingo por la noche, cinco", 5],
    ["it", "sabato a pranzo, cinque", 5],
    ["it", "trovare posto in 6 stasera alle 9", 6],
    ["pt", "terça ao fim da tarde, dois", 2],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    const values = stated(text, { language });
    expect(values.partySize).toBe(partySize);
    expect(values.time).toBe(text.includes("9") ? "21:00" : undefined);
  });

  test("an hour that says so stays one, and so does one that was asked for", () => {
    expect(stated("demain soir à 8h", { language: "fr" }).time).toBe("20:00");
    expect(stated("demain soir à 8", { language: "fr", expecting: "time" }).time).toBe("20:00");
    expect(stated("domani sera alle 8", { language: "it" }).time).toBe("20:00");
  });
});

describe("who comes along is counted with the guest beside a day:", () => {
  test.for([
    ["fr", "avec ma blonde samedi soir", 2],
    ["fr", "moi et mes deux colocs demain à 19h", 3],
    ["es", "al final ceno con mi marido el jueves a las nueve", 2],
    ["es", "quiero volver el 27 de noviembre a las 21h con mi mujer y mis suegros", 4],
    ["it", "vorrei tornare il 27 novembre alle 21 con mio marito e i miei suoceri", 4],
    ["pt", "eu e a Joana amanhã às 20h", 2],
    ["pt", "quero voltar no dia 27 de novembro às 21h com meu marido e meus sogros", 4],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(stated(text, { language }).partySize).toBe(partySize);
  });
});

describe("asked how many come, the last number counts that is concluded or corrected:", () => {
  test.for([
    ["fr", "on était 8 mais Luc est malade, donc 7", 7],
    ["es", "éramos 7 pero viene Pili, o sea 8", 8],
    ["es", "pon 4. ay no, 5 que viene mi hermana", 5],
    ["it", "eravamo 8 ma manca Luca, quindi 7", 7],
    ["pt", "põe 6, ai não, 7 com a minha tia", 7],
    ["pt", "éramos 8 mas o Luís não vem, então 7", 7],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(stated(text, { language, expecting: "partySize" }).partySize).toBe(partySize);
  });
});

describe("a number is taken back with the short word before it:", () => {
  test.for([
    ["es", "mesa de 2 no, de 3, hoy a las 21h", 3],
    ["it", "tavolo da 2 no, da 3, stasera alle 21", 3],
    ["pt", "mesa pra 3 não, pra 4, hoje 21h", 4],
    ["it", "scusi ho scritto 4 ma intendevo 14", 14],
    ["es", "perdón, puse 4 pero quería decir 14", 14],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(stated(text, { language }).partySize).toBe(partySize);
  });
});
