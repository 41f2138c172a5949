import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const late = (text: string, language: string) => understand(text, { now, language, expecting: null }).late;

describe("who has lost time says by how much:", () => {
  test.for([
    ["en", "running behind, be there in half an hour", 30],
    ["en", "we lost track of time, we'll be there in 20 minutes", 20],
    ["de", "wir haben uns verspätet, sind in einer halben Stunde da", 30],
    ["de", "es ist spät geworden, wir sind in 20 Minuten da", 20],
    ["fr", "on s'est mis en retard, on arrive dans une demi-heure", 30],
    ["fr", "on a pris du retard, on est là dans 20 minutes", 20],
    ["es", "se nos ha hecho tarde, llegamos en media hora más o menos", 30],
    ["es", "se me hizo tarde, estoy ahí en 20 minutos", 20],
    ["it", "abbiamo fatto tardi, arriviamo tra mezz'ora", 30],
    ["it", "si è fatto tardi, siamo lì tra 20 minuti", 20],
    ["nl", "het is een beetje uitgelopen, we zijn er over een half uur", 30],
    ["nl", "we zijn verlaat, over 20 minuten zijn we er", 20],
    ["pt", "atrasámo-nos, chegamos daqui a meia hora", 30],
    ["pt", "ficou tarde, estamos aí em 20 minutos", 20],
    ["sv", "vi är sena, kommer om en halvtimme", 30],
    ["sv", "det drog ut på tiden, vi är där om 20 minuter", 20],
    ["nb", "vi er sene, kommer om en halvtime", 30],
    ["nb", "det ble litt sent, vi er der om 20 minutter", 20],
    ["da", "vi er sent på den, kommer om en halv time", 30],
    ["da", "vi bliver desværre 20 minutter forsinkede", 20],
  ] as const)("in %s, “%s”", ([language, text, minutes]) => {
    expect(late(text, language)).toEqual({ minutes });
  });
});

describe("minutes need no word of their own, and are no party:", () => {
  test.for([
    ["en", "running 20 late!!!"],
    ["en", "actually we're gonna be 20 late"],
    ["en", "20 late sorry"],
    ["de", "wir sind 20 zu spät"],
    ["fr", "on aura 20 de retard"],
    ["fr", "20 mn de retard"],
    ["es", "20 de retraso"],
    ["it", "20 di ritardo"],
    ["nl", "we zijn 20 later"],
    ["pt", "20 de atraso"],
    ["sv", "vi blir 20 sena"],
    ["nb", "vi blir 20 for sent"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const understood = understand(text, { now, language, expecting: null });
    expect(understood).toMatchObject({ late: { minutes: 20 } });
    expect(understood).not.toHaveProperty("partySize");
  });

  test("“table for 8, late dinner” is a table", () => {
    const understood = understand("table for 8, late dinner friday", {
      now,
      language: "en",
      expecting: null,
    });
    expect(understood).toMatchObject({ partySize: 8 });
    expect(understood).not.toHaveProperty("late");
  });
});

describe("whoever is held up says so without a number:", () => {
  test.for([
    ["en", "the train is cancelled and we're stuck at the station"],
    ["en", "our taxi hasn't turned up"],
    ["de", "der Zug fällt aus, wir stehen noch am Bahnhof"],
    ["de", "unser Taxi kommt nicht"],
    ["fr", "on est coincés dans les bouchons"],
    ["fr", "notre taxi n'arrive pas"],
    ["es", "estamos parados en un atasco"],
    ["es", "el avión se retrasa"],
    ["it", "siamo bloccati nel traffico"],
    ["it", "il treno è in ritardo"],
    ["nl", "we staan in de file"],
    ["nl", "de trein heeft vertraging"],
    ["pt", "estamos presos no trânsito"],
    ["pt", "o avião está atrasado"],
    ["sv", "vi har fastnat i trafiken"],
    ["sv", "tåget är försenat"],
    ["nb", "vi står i kø på motorveien"],
    ["nb", "toget er forsinket"],
    ["nb", "jeg kommer litt for sent"],
    ["da", "vi holder i kø på motorvejen"],
    ["da", "toget er forsinket"],
    ["da", "jeg kommer for sent"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(late(text, language)).toEqual({});
  });
});

describe("nobody is late who asks for a late table:", () => {
  test.for([
    ["es", "¿se puede cenar tarde?"],
    ["it", "vorremmo cenare tardi, alle 22"],
    ["pt", "queremos jantar mais tarde, às 22"],
    ["nb", "vi vil spise sent, klokken 22"],
    ["da", "vi vil gerne spise sent, kl. 22"],
    ["nl", "een late tafel om 22 uur"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(late(text, language)).toBeUndefined();
  });
});

describe("whether that is all right leaves it told:", () => {
  const read = (language: string, text: string) => understand(text, { now, expecting: null, language });

  test.for([
    ["en", "running 10 mins late, fine?", 10],
    ["en", "We'll be 15 minutes late. Is that a problem?", 15],
    ["en", "we're running 10 minutes late, will you hold the table?", 10],
    ["de", "Wir verspäten uns um 10 Minuten, ist das ok?", 10],
    ["de", "Wir kommen 15 Minuten später, halten Sie uns den Tisch?", 15],
    ["de", "Ja wir kommen, werden aber 20 Minuten später", 20],
    ["fr", "On aura 15 minutes de retard, ça va ?", 15],
    ["es", "Llegamos 15 minutos tarde, ¿está bien?", 15],
    ["it", "Arriviamo con 15 minuti di ritardo, va bene?", 15],
    ["nl", "We komen 15 minuten later, is dat goed?", 15],
    ["pt", "Vamos chegar 15 minutos atrasados, tudo bem?", 15],
    ["sv", "Vi blir 15 minuter sena, går det bra?", 15],
    ["nb", "vi blir 10 minutter forsinket, går det greit?", 10],
  ] as const)("in %s, “%s”", ([language, text, minutes]) => {
    expect(read(language, text)).toMatchObject({ intent: "inform", late: { minutes } });
  });

  test.for([
    ["en", "can we be 10 minutes late?"],
    ["en", "is it ok if we're 10 minutes late?"],
    ["de", "dürfen wir 10 Minuten zu spät kommen?"],
    ["de", "können wir 20 Minuten später kommen?"],
  ] as const)("but who asks first is not late yet (%s: %s)", ([language, text]) => {
    expect(read(language, text)).not.toHaveProperty("late");
  });
});

describe("whoever comes, and perhaps late, comes:", () => {
  test.for([
    ["en", "yep we're coming, maybe 10 min late"],
    ["en", "yes, might be 10 minutes late"],
    ["de", "ja wir kommen, vielleicht 10 Minuten später"],
    ["fr", "oui on vient, peut-être 10 min de retard"],
    ["es", "sí vamos, quizás 10 minutos tarde"],
    ["it", "sì veniamo, forse 10 minuti di ritardo"],
    ["nl", "ja we komen, misschien 10 minuten later"],
    ["pt", "sim vamos, talvez 10 minutos atrasados"],
    ["sv", "japp vi kommer, kanske 10 min sena"],
    ["nb", "ja vi kommer, kanskje 10 min forsinket"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const read = understand(text, { now, language, expecting: "confirm" });
    expect(read).toMatchObject({ intent: "inform", agrees: true, late: { minutes: 10 } });
    expect(read).not.toHaveProperty("undecided");
  });

  test.for([
    ["en", "maybe, we might be late"],
    ["en", "not sure yet, maybe later"],
    ["de", "vielleicht"],
  ] as const)("but a doubt whether they come stays one: %s: %s", ([language, text]) => {
    expect(understand(text, { now, language, expecting: "confirm" })).not.toHaveProperty("agrees");
  });
});

describe("what becomes of the table of who may be late is asked, and nothing changes:", () => {
  test.for([
    ["en", "if we're a bit late will you keep the table?"],
    ["en", "will you give our table away if we're late?"],
    ["de", "wenn wir etwas später kommen, ist der Tisch dann noch da?"],
    ["fr", "si on arrive un peu en retard vous gardez la table ?"],
    ["es", "oiga y si llegamos un ratito tarde nos guardan la mesa?"],
    ["it", "se arriviamo un po' tardi ci tenete il tavolo?"],
    ["nl", "als we iets later zijn, houden jullie de tafel dan vast?"],
    ["pt", "se chegarmos um pouco atrasados guardam a mesa?"],
    ["sv", "om vi blir lite sena, håller ni bordet då?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const draft = { date: "2026-11-27", time: "19:00", partySize: 4 };
    const read = understand(text, { now, language, expecting: null, draft });
    expect(read).toMatchObject({ intent: "question", topics: ["lateness"] });
    expect(read).not.toHaveProperty("late");
  });
});

test.for([
  ["en", "can we come 15 min later without losing the table?"],
  ["de", "können wir 15 min später kommen ohne dass der Tisch weg ist?"],
  ["fr", "on peut arriver 15 min plus tard sans perdre la table ?"],
  ["es", "¿podemos llegar 15 min más tarde sin perder la mesa?"],
  ["it", "possiamo arrivare 15 minuti dopo senza perdere il tavolo?"],
  ["nl", "kunnen we 15 min later komen zonder de tafel kwijt te raken?"],
  ["pt", "dá pra chegar 15 min depois sem perder a mesa?"],
  ["sv", "kan vi komma 15 min senare utan att förlora bordet?"],
] as const)(
  "whether the table is kept for who is late is asked, and moves nothing: %s, %s",
  ([language, text]) => {
    const draft = { partySize: 2, date: "2026-11-18", time: "19:00" };
    const said = understand(text, { now, language, expecting: null, draft });
    expect(said).toMatchObject({ intent: "question", topics: ["lateness"] });
  },
);

test.for([
  ["en", "will you hold the table if we're 15 mins late?"],
  ["en", "if i'm late do i lose the table"],
  ["en", "how long do you hold the table if we're stuck in traffic?"],
  ["de", "haltet ihr den tisch wenn wir 15 min zu spät sind?"],
  ["de", "falls ich zu spät komme, ist der tisch dann weg?"],
  ["de", "was passiert wenn wir 20 minuten später kommen?"],
  ["fr", "vous gardez la table si on a 15 min de retard ?"],
  ["fr", "si j'arrive en retard, je perds la table ?"],
  ["fr", "il se passe quoi si on arrive avec 20 minutes de retard ?"],
  ["es", "cuánto tiempo guardáis la mesa si pillamos atasco?"],
  ["it", "ci tenete il tavolo se facciamo 15 min di ritardo?"],
  ["it", "che succede se arriviamo 20 minuti in ritardo?"],
  ["nl", "houden jullie de tafel vast als we 15 min te laat zijn?"],
  ["nl", "hoe lang houden jullie de tafel vast als we in de file staan?"],
  ["pt", "se eu me atrasar perco a mesa?"],
  ["pt", "seguram a mesa se a gente atrasar 15 min?"],
  ["sv", "håller ni bordet om vi är 15 min sena?"],
  ["sv", "hur länge håller ni bordet om vi sitter i kö?"],
] as const)(
  "whether the table is kept is asked alone, before and after it is booked: %s, %s",
  ([language, text]) => {
    for (const draft of [undefined, { partySize: 2, date: "2026-11-27", time: "19:00" }]) {
      const said = understand(text, { now, language, expecting: null, ...(draft && { draft }) });
      expect(said).toMatchObject({ intent: "question", topics: ["lateness"] });
      expect(Object.keys(said).filter((key) => key !== "language")).toEqual(["intent", "topics"]);
    }
  },
);

test.for([
  ["en", "if we're a bit late"],
  ["de", "wenn wir uns verspäten"],
  ["nl", "als we te laat zijn"],
  ["pt", "se chegarmos atrasadas"],
  ["sv", "om vi blir sena"],
] as const)("a lateness that is only supposed is nothing to be noted: %s, %s", ([language, text]) => {
  const draft = { partySize: 2, date: "2026-11-27", time: "19:00" };
  const said = understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });
  expect(said).not.toHaveProperty("comment");
  expect(said).not.toHaveProperty("late");
});
