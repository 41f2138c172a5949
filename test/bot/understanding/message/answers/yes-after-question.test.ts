import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const atSummary = { now, expecting: "confirm", tablePicked: true } as const;

test.for([
  ["en", "Where do we park? And yes, go ahead and book it"],
  ["de", "Wo kann man parken? Und ja, bitte buchen"],
  ["fr", "On peut se garer ? Et oui, réservez"],
  ["es", "¿Dónde se aparca? Y sí, resérvela"],
  ["it", "Dove si parcheggia? E sì, prenoti pure"],
  ["nl", "Waar kunnen we parkeren? En ja, boek maar"],
  ["pt", "Onde se estaciona? E sim, pode reservar"],
  ["sv", "Var parkerar man? Och ja, boka"],
] as const)(
  "an order after a question is a yes, and the question is answered: %s, %s",
  ([language, text]) => {
    const understood = understand(text, { ...atSummary, language });
    expect(understood.agrees).toBe(true);
    expect(understood.topics).toEqual(["parking"]);
  },
);

test.for(["Where do we park? If it's far, don't book it", "Do you have heaters? If so, book it"])(
  "one that hangs on its answer is none: %s",
  (text) => {
    const understood = understand(text, { ...atSummary, language: "en" });
    expect(understood.agrees).toBeUndefined();
    expect(understood.intent).not.toBe("affirm");
  },
);
