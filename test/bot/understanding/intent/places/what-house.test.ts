import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const venues = [
  { id: 1, name: "Furu & Fjord", scenarioNames: ["Dinner"], address: "Kaigata 7, 0150 Oslo" },
  { id: 2, name: "Harbor & Vine", scenarioNames: ["Dinner"], address: "12 Ferry Row, New York, NY 10000" },
];
const read = (text: string, language: string) => understand(text, { now, expecting: null, language, venues });

describe("which restaurants there are is asked for:", () => {
  test.for([
    ["en", "hi, what restaurants do you have?"],
    ["de", "welche Restaurants gibt es denn?"],
    ["fr", "quels restaurants y a-t-il ?"],
    ["fr", "vous avez quoi comme restos ?"],
    ["es", "¿cuáles son vuestros restaurantes?"],
    ["it", "quali ristoranti ci sono?"],
    ["pt", "quais são os restaurantes que vocês têm?"],
    ["nl", "wat voor restaurants hebben jullie?"],
    ["sv", "hej, vad finns det för restauranger?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ intent: "question", topics: ["restaurants"] });
  });
});

describe("what a restaurant is, is asked for:", () => {
  test.for([
    ["en", "what kind of place is Harbor & Vine?", 2],
    ["en", "so what's Furu & Fjord like?", 1],
    ["en", "tell me about Harbor & Vine", 2],
    ["de", "was ist Harbor & Vine für ein Laden?", 2],
    ["de", "wie ist das Furu & Fjord denn so?", 1],
    ["fr", "harbor and vine c'est quel genre ?", 2],
    ["fr", "il est comment le Harbor & Vine ?", 2],
    ["es", "¿qué tipo de restaurante es Harbor & Vine?", 2],
    ["it", "com'è Furu & Fjord?", 1],
    ["it", "che tipo di posto è Harbor & Vine?", 2],
    ["pt", "como é o Furu & Fjord?", 1],
    ["nl", "wat voor tent is Harbor & Vine?", 2],
    ["sv", "vad är Harbor & Vine för ställe?", 2],
  ] as const)("in %s, “%s”", ([language, text, venueId]) => {
    const { intent, topics, venueId: meant, asksMore } = read(text, language);
    expect({ intent, topics, meant, asksMore }).toEqual({
      intent: "question",
      topics: ["house"],
      meant: venueId,
      asksMore: undefined,
    });
  });

  test.for([
    ["en", "what's the phone number of Harbor & Vine?", "contact"],
    ["en", "which of your restaurants has parking?", "parking"],
    ["de", "welche Restaurants haben einen Parkplatz?", "parking"],
  ] as const)("but “%2$s” asks for %3$s", ([language, text, topic]) => {
    expect(read(text, language).topics).toEqual([topic]);
  });
});

describe("of the booking is asked", () => {
  test.for([
    ["en", "can you remind me of the date and time?"],
    ["en", "which tables do I have?"],
    ["de", "können Sie mich nochmal an Datum und Uhrzeit erinnern?"],
    ["fr", "vous pouvez me rappeler la date et l'heure ?"],
    ["fr", "rappelez-moi pour quand c'est ?"],
    ["es", "¿me puedes recordar la fecha y la hora?"],
    ["it", "mi ricordi la data e l'ora?"],
    ["pt", "me lembra a hora da reserva?"],
    ["nl", "welke tafels heb ik?"],
    ["sv", "vilka bord har jag?"],
  ] as const)("what it is: in %s, “%s”", ([language, text]) => {
    expect(read(text, language).intent).toBe("list");
  });

  test.for([
    ["en", "have you told the staff?"],
    ["de", "haben Sie es dem Personal gesagt?"],
    ["fr", "le serveur a-t-il eu mon message ?"],
    ["es", "¿se lo habéis dicho al personal?"],
    ["it", "l'avete detto al personale?"],
    ["pt", "o garçom recebeu o meu recado?"],
    ["nl", "hebben jullie het aan het personeel doorgegeven?"],
    ["sv", "har ni sagt till personalen?"],
  ] as const)("whether it is noted: in %s, “%s”", ([language, text]) => {
    expect(read(text, language).topics).toEqual(["noted"]);
  });

  test.for([
    ["en", "and if one of us gets ill that day, what would it cost us?"],
    ["de", "und wenn wir am selben Tag krank werden, was kostet das dann?"],
    ["fr", "et si jamais on est malades, ça coûte combien ?"],
    ["es", "¿y si nos ponemos malos ese día, cuánto cuesta?"],
    ["it", "e se ci ammaliamo quel giorno, quanto costa?"],
    ["pt", "e se ficarmos doentes nesse dia, quanto custa?"],
    ["nl", "en als we die dag ziek worden, wat kost dat?"],
    ["sv", "och om vi blir sjuka samma dag, vad kostar det?"],
  ] as const)("what it costs to be ill: in %s, “%s”", ([language, text]) => {
    expect(read(text, language).topics).toEqual(["fees"]);
  });

  test("but who wants to be called back is", () => {
    expect(read("pouvez-vous me rappeler ?", "fr").intent).toBe("human");
  });
});

describe("where a restaurant is, is asked for by the first word of its name, with a mark or without:", () => {
  test.for([
    ["en", "hm where is furu"],
    ["en", "where's furu?"],
    ["en", "where is Furu & Fjord"],
    ["de", "wo liegt furu"],
    ["fr", "où est furu"],
    ["es", "dónde está furu"],
    ["it", "dov'è furu?"],
    ["pt", "onde fica o furu?"],
    ["nl", "waar zit furu"],
    ["sv", "var ligger furu"],
    ["nb", "hvor ligger furu"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    for (const expecting of ["venue", null] as const) {
      const { intent, topics, venueId } = understand(text, { now, expecting, language, venues });
      expect({ intent, topics, venueId }).toEqual({ intent: "question", topics: ["address"], venueId: 1 });
    }
  });
});

describe("asked which restaurant, what each is, is asked:", () => {
  test.for([
    ["en", "whats the difference"],
    ["en", "which one is nicer?"],
    ["de", "was ist denn der Unterschied?"],
    ["fr", "c'est quoi la différence ?"],
    ["es", "¿cuál es la diferencia?"],
    ["it", "qual è la differenza tra i due?"],
    ["pt", "qual é a diferença?"],
    ["nl", "wat is het verschil?"],
    ["sv", "vad är det för skillnad?"],
    ["nb", "hva er forskjellen?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { intent, topics, asksMore } = understand(text, { now, expecting: "venue", language, venues });
    expect({ intent, topics, asksMore }).toEqual({ intent: "question", topics: ["house"] });
  });
});

describe("which one it would be, is said:", () => {
  test.for([
    ["en", "And can we sit on the terrace? It would be Furu for Sunday lunch, us two and our labrador"],
    ["de", "es wäre Furu, Sonntag Mittag, zu zweit"],
    ["fr", "ce serait Furu pour dimanche midi"],
    ["es", "sería Furu el domingo a mediodía"],
    ["it", "sarebbe Furu domenica a pranzo"],
    ["nl", "het zou Furu zijn, zondag lunch"],
    ["nb", "det blir Furu på søndag"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ venueId: 1, date: "2026-11-22" });
  });
});
