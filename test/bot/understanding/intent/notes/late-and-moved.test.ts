import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

type Said = Readonly<Record<"late" | "complaint" | "sorrow", string>>;

const languages: Readonly<Record<string, Said>> = {
  en: {
    late: "hold our table please we're 20 mins behind; we're running 20 minutes late; 20 min late; stuck in traffic, we'll be there in 20 minutes; we're on our way but 20 mins behind",
    complaint:
      "we waited an hour for our mains and nobody said sorry; got sick after eating at your place; this is a disgrace, the food was cold; I want my money back; I want a refund; I'd like to complain; you are useless; my steak was cold and the waiter was rude",
    sorrow:
      "my mother died, we can't come; my husband is in hospital so we have to cancel; we are all ill, sorry",
  },
  de: {
    late: "wir kommen 20 Minuten später; wir verspäten uns um 20 Minuten; kommen 20 Minuten später, sind im Stau; wir kommen 20 Minuten zu spät; ich habe 20 Minuten Verspätung",
    complaint:
      "wir haben ewig auf das Essen gewartet; ich möchte mich beschweren; das Essen war kalt und der Kellner unfreundlich; ich will mein Geld zurück",
    sorrow: "mein Vater ist gestorben, wir können nicht kommen; wir sind krank und kommen nicht",
  },
  fr: {
    late: "on arrive avec une vingtaine de minutes de retard; bloqués sur le périph, 20 minutes, gardez-nous la table; nous aurons 20 minutes de retard; on est coincés dans les bouchons, 20 minutes",
    complaint:
      "on a attendu une heure nos plats et personne s'est excusé; je veux faire une réclamation; c'est inadmissible, le plat était froid; je veux être remboursé",
    sorrow: "mon père est décédé, nous ne pouvons pas venir; je suis malade, je dois annuler",
  },
  es: {
    late: "estamos en un atasco, 20 minutos, guardadnos la mesa; llegamos 20 minutos tarde",
    complaint:
      "me puse malo después de cenar ahí; quiero poner una queja; la comida estaba fría, es una vergüenza; quiero un reembolso",
    sorrow: "ha fallecido mi abuela, no podemos ir",
  },
  it: {
    late: "arriviamo con una ventina di minuti di ritardo; bloccati nel traffico, 20 minuti, teneteci il tavolo; siamo in ritardo di 20 minuti",
    complaint:
      "abbiamo aspettato un'ora i piatti; voglio fare un reclamo; il cibo era freddo, una vergogna; voglio un rimborso",
    sorrow: "è morto mio nonno, non possiamo venire",
  },
  nl: {
    late: "we komen 20 minuten later; in de file, 20 min later; we staan 20 minuten vast in de file, hou onze tafel vrij; we zijn 20 minuten te laat",
    complaint:
      "we hebben een uur op het hoofdgerecht gewacht en niemand zei sorry; ik heb een klacht; het eten was koud, schandalig; ik wil mijn geld terug",
    sorrow: "mijn vader is overleden, we kunnen niet komen",
  },
  pt: {
    late: "estamos presos no trânsito, 20 minutos, guardem-nos a mesa; vamos chegar 20 minutos atrasados",
    complaint:
      "esperámos uma hora pela comida e ninguém pediu desculpa; quero fazer uma reclamação; a comida estava fria, uma vergonha; quero um reembolso",
    sorrow: "o meu pai faleceu, não podemos ir",
  },
  sv: {
    late: "vi sitter fast i trafiken 20 minuter, håll bordet; vi blir 20 minuter sena",
    complaint:
      "vi väntade en timme på maten; jag vill klaga; maten var kall, skandal; jag vill ha pengarna tillbaka",
    sorrow: "min pappa har gått bort, vi kan inte komma",
  },
  nb: {
    late: "vi sitter fast i trafikken 20 minutter, hold av bordet; vi blir 20 minutter forsinket; vi er 20 minutter for seine",
    complaint:
      "vi ventet en time på maten; jeg vil klage; maten var kald, skandale; jeg vil ha pengene tilbake",
    sorrow: "pappa døde, vi kan ikke komme",
  },
};

const rows = Object.entries(languages).flatMap(([language, messages]) =>
  Object.entries<string>({ ...messages }).flatMap(([kind, texts]) =>
    texts.split("; ").map((text) => [language, kind, text] as const),
  ),
);

test.for(rows)("in %s, %s: %s", ([language, kind, text]) => {
  const understood = understand(text, { now, language, expecting: null });
  if (kind === "late") expect(understood).toMatchObject({ intent: "inform", late: { minutes: 20 } });
  else expect(understood.feeling).toBe(kind);
  if (kind === "complaint") expect(understood.intent).toBe("human");
});

test.for([
  ["en", "stuck in traffic"],
  ["de", "stecken im Stau"],
  ["es", "estamos en un atasco"],
  ["pt", "estamos presos no trânsito"],
  ["sv", "vi sitter i bilkö"],
])("in %s, %s is late without saying by how much", ([language = "", text = ""]) => {
  expect(understand(text, { now, language, expecting: null }).late).toEqual({});
});

test.for([
  ["en", "sorry we're stuck in traffic, 20 minutes late"],
  ["en", "we'll be 10 min late"],
  ["de", "stecken im Stau, kommen 20 Minuten zu spät"],
  ["fr", "on aura 20 minutes de retard, désolé"],
  ["es", "vamos con 20 minutos de retraso"],
  ["it", "abbiamo 20 minuti di ritardo, scusate"],
  ["nl", "we zijn 20 minuten te laat, file"],
  ["nl", "we staan in de file, 20 min later"],
  ["pt", "vamos chegar 20 minutos atrasados"],
  ["sv", "vi blir 20 minuter sena, sitter i kö"],
])("in %s, %s is late also while a yes or no is open", ([language = "", text = ""]) => {
  expect(understand(text, { now, language, expecting: "confirm" }).late).toMatchObject({
    minutes: expect.any(Number),
  });
});

test.for(["what if we're late?", "maybe we're 10 minutes late", "let me think, 20 minutes"])(
  "%s is a doubt while a yes or no is open",
  (text) => {
    const said = understand(text, { now, language: "en", expecting: "confirm" });
    expect(said).not.toHaveProperty("late");
    expect(said.intent).not.toBe("affirm");
  },
);

test.for(["a late dinner for 2 on friday", "do you have something late?", "we come an hour later"])(
  "%s is not late",
  (text) => {
    expect(understand(text, { now, language: "en", expecting: null })).not.toHaveProperty("late");
  },
);

test.for([
  ["en", "we'll be 20 minutes late"],
  ["de", "wir kommen 20 Minuten zu spät"],
  ["fr", "nous aurons 20 minutes de retard"],
  ["es", "llegamos 20 minutos tarde"],
  ["it", "arriviamo con 20 minuti di ritardo"],
  ["nl", "we zijn 20 minuten te laat"],
  ["pt", "vamos chegar 20 minutos atrasados"],
  ["sv", "vi blir 20 minuter sena"],
] as const)("in %s, %s is no party, whatever is asked of another table", ([language, text]) => {
  for (const expecting of ["venue", "partySize", "date"] as const) {
    const said = understand(text, { now, language, expecting });
    expect(said).toMatchObject({ late: { minutes: 20 } });
    expect(said).not.toHaveProperty("partySize");
  }
});

test.for([
  ["de", "können wir 20 Minuten später kommen?"],
  ["de", "wir kommen lieber 20 Minuten später"],
  ["nl", "kunnen we 20 minuten later komen?"],
] as const)("in %s, %s moves the table", ([language, text]) => {
  const said = understand(text, { now, language, expecting: null });
  expect(said).toMatchObject({ intent: "change", timeShift: "later", shiftMinutes: 20 });
  expect(said).not.toHaveProperty("late");
});

test.for([
  ["en", "runnin 20 late traffic sry"],
  ["en", "we're runnin behind, like 20 mins"],
  ["de", "wir sind bissl spät dran, so 20 min"],
  ["de", "wir sind 20 min im verzug"],
  ["fr", "coucou on sera un peu a la bourre, genre 20 min"],
  ["fr", "on est à la bourre, 20 min"],
  ["es", "vamos pillados de tiempo, 20 min"],
  ["it", "siamo in ritardissimo, 20 min"],
  ["nl", "we zijn wat aan de late kant, 20 min"],
  ["pt", "vamos atrasaditos, uns 20 min"],
  ["sv", "vi ligger lite efter, typ 20 min"],
] as const)("in %s, late in everyday words: %s", ([language, text]) => {
  const understood = understand(text, { now, language, expecting: null });
  expect(understood).toMatchObject({ intent: "inform", late: { minutes: 20 } });
});

test("late by a quarter on a day: “We lopen zaterdag waarschijnlijk een kwartiertje uit”", () => {
  const understood = understand("We lopen zaterdag waarschijnlijk een kwartiertje uit", {
    now,
    language: "nl",
    expecting: null,
  });
  expect(understood).toMatchObject({ late: { minutes: 15 }, date: "2026-11-21" });
});
