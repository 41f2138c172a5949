import { describe, expect, test } from "vitest";
import { intentOf, stated } from "#test/bot/understanding/stated.ts";

describe("a day or a time that the guest turns down after naming it is not read:", () => {
  test.for([
    ["es", "el viernes no", {}],
    ["es", "el viernes no nos va bien, mejor el sábado", { date: "2026-11-21" }],
    ["es", "a las 9 no, gracias", {}],
    ["fr", "vendredi ça nous va pas", {}],
    ["fr", "vendredi soir non, samedi", { date: "2026-11-21" }],
    ["it", "venerdì no", {}],
    ["it", "venerdì non ci va bene", {}],
    ["pt", "sexta não dá", {}],
    ["pt", "sexta não, sábado", { date: "2026-11-21" }],
  ] as const)("%s: %s", ([language, text, values]) => {
    const { part: _, timeFrom: __, timeTo: ___, ...others } = stated(text, { language });
    expect(others).toEqual(values);
  });
});

describe("no other negation after a day turns it down:", () => {
  test.for([
    ["es", "el viernes no hay problema"],
    ["es", "es el viernes, no?"],
    ["es", "el viernes no podemos ir"],
    ["fr", "vendredi pas de problème"],
    ["fr", "c'est vendredi non ?"],
    ["fr", "vendredi non fumeur"],
    ["it", "venerdì non c'è problema"],
    ["pt", "sexta não há problema"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(stated(text, { language }).date).toBe("2026-11-20");
  });
});

describe("a weekday that is turned down for the next one is the same a week later:", () => {
  test.for([
    ["en", "not this saturday, the next one"],
    ["de", "nicht diesen Samstag, den nächsten"],
    ["fr", "pas ce samedi, le suivant"],
    ["es", "este sábado no, el siguiente"],
    ["it", "questo sabato no, il prossimo"],
    ["nl", "niet deze zaterdag maar de volgende"],
    ["pt", "este sábado não, o próximo"],
    ["sv", "inte på lördag utan nästa"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(stated(text, { language })).toEqual({ date: "2026-11-28" });
  });
});

describe("a day that does not suit is the one whose booking is cancelled:", () => {
  test.for([
    ["es", "mañana no nos viene bien, cancelamos", "2026-11-19"],
    ["fr", "vendredi ça ne va pas, on annule", "2026-11-20"],
    ["it", "venerdì non ci va bene, disdiciamo", "2026-11-20"],
    ["pt", "sexta não dá, cancelem", "2026-11-20"],
  ] as const)("%s: %s", ([language, text, date]) => {
    expect(intentOf(text, { language })).toBe("cancel");
    expect(stated(text, { language })).toEqual({ date });
  });
});
