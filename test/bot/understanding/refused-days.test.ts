import { describe, expect, test } from "vitest";
import { stated } from "./stated.ts";

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
