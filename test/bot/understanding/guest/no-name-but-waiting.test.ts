import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const answer = (text: string, language: string) => {
  const { intent, undecided, feeling, firstName, lastName } = understand(text, {
    now,
    language,
    expecting: "name",
    tablePicked: true,
  });
  return { intent, undecided, feeling, name: firstName ?? lastName };
};

interface Said {
  /** Asks for a moment. */
  readonly waits: string;
  /** Asks for the waitlist. */
  readonly line: string;
  /** Tells what calls for a kind word. */
  readonly sorrow: string;
}

const languages: Readonly<Record<string, Said>> = {
  en: {
    waits: "wait; Wait!; brb; hang on",
    line: "waitlist; Waiting list",
    sorrow: "our flight was cancelled",
  },
  de: {
    waits: "warte; Warten Sie; kurz warten; Moment",
    line: "Warteliste; auf die Warteliste",
    sorrow: "unser Flug wurde gestrichen",
  },
  fr: {
    waits: "attendez; attends; patientez",
    line: "liste d'attente; mettez-nous en liste d'attente",
    sorrow: "notre vol a été annulé",
  },
  es: {
    waits: "espere; espera; espérate; ahora vuelvo",
    line: "lista de espera",
    sorrow: "nuestro vuelo ha sido cancelado",
  },
  it: {
    waits: "aspetti; aspetta; aspettate",
    line: "lista d'attesa",
    sorrow: "il nostro volo è stato cancellato",
  },
  nl: { waits: "wacht; wacht even; even wachten", line: "wachtlijst", sorrow: "onze vlucht is geannuleerd" },
  pt: { waits: "espere; espera; aguarde", line: "lista de espera", sorrow: "o nosso voo foi cancelado" },
  sv: { waits: "vänta; vänta lite; strax", line: "väntelista", sorrow: "vårt flyg blev inställt" },
};

const rows = Object.entries(languages).flatMap(([language, said]) =>
  Object.entries<string>({ ...said }).flatMap(([kind, texts]) =>
    texts.split("; ").map((text) => [language, text, kind] as const),
  ),
);

const meant: Readonly<Record<string, object>> = {
  waits: { undecided: true },
  line: { intent: "waitlist" },
  sorrow: { intent: "other", feeling: "sorrow" },
};

test.for(rows)("in %s, “%s” is no name", ([language, text, kind]) => {
  expect(answer(text, language)).toMatchObject({ ...meant[kind], name: undefined });
});

test.for(["Wait Johnson", "Anna Moment", "Vänta Berg"])("“%s” is one", (text) => {
  expect(answer(text, "en").name).toBeDefined();
});
