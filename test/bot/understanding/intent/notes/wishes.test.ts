import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { intentOf, now, stated } from "#test/bot/understanding/stated.ts";

describe("a wish is a clause that a waiter can read:", () => {
  test.for([
    ["en", "high chair for the baby please", "high chair for the baby"],
    ["en", "Could we please have a quiet corner", "a quiet corner"],
    ["en", "I need a table for 2 outside with a view at 7", "outside with a view"],
    ["en", "is there anything outside on Friday for 2?", "is there anything outside"],
    ["en", "2 people, no gluten", "no gluten"],
    ["en", "can we sit by the window?", "sit by the window"],
    [
      "en",
      "I'd like a table for two tomorrow at 8 and my son is allergic to peanuts, also we need a high chair",
      "my son is allergic to peanuts, a high chair",
    ],
    ["de", "einen Tisch für 4 morgen um 19 Uhr am Fenster", "am Fenster"],
    ["de", "am Fenster bitte", "am Fenster"],
    ["de", "wir bringen einen Hund mit", "wir bringen einen Hund mit"],
    ["de", "bitte einen Kinderstuhl", "einen Kinderstuhl"],
    ["de", "Tisch für 2 auf der Terrasse", "auf der Terrasse"],
    ["fr", "avec une chaise haute s'il vous plaît", "avec une chaise haute"],
    ["fr", "en terrasse si possible", "en terrasse"],
    ["es", "en la terraza por favor", "en la terraza"],
    ["es", "con trona para el bebé", "con trona para el bebé"],
    ["it", "un tavolo per 2 vicino alla finestra domani alle 20", "vicino alla finestra"],
    ["nl", "een kinderstoel voor de baby alstublieft", "een kinderstoel voor de baby"],
    ["nl", "een tafel voor 2 aan het raam morgen om 20 uur", "aan het raam"],
    ["pt", "na esplanada por favor", "na esplanada"],
    ["sv", "ett bord för 2 vid fönstret imorgon kl 20", "vid fönstret"],
    ["sv", "på uteserveringen tack", "på uteserveringen"],
  ] as const)("in %s, “%s”", ([language, text, comment]) => {
    expect(stated(text, { language })).toHaveProperty("comment", comment);
  });
});

describe("an allergy is never lost:", () => {
  test.for([
    ["en", "is that fine with a nut allergy?"],
    ["en", "do you cater for coeliac guests?"],
    ["de", "geht das auch mit einer Nussallergie?"],
    ["fr", "est-ce que c'est possible avec une allergie aux noix ?"],
    ["es", "¿es un problema si mi hijo es alérgico a los frutos secos?"],
    ["it", "va bene se sono celiaca?"],
    ["nl", "kan dat met een notenallergie?"],
    ["pt", "há problema se sou alérgico a amendoim?"],
    ["sv", "går det bra med nötallergi?"],
    ["en", "One of us doesn't eat pork, can you note that?"],
    ["de", "Einer von uns isst kein Schwein, können Sie das notieren?"],
    ["fr", "L'un de nous ne mange pas de porc, pouvez-vous le noter ?"],
    ["es", "Uno de nosotros no come cerdo, ¿lo puede anotar?"],
    ["it", "Uno di noi non mangia maiale, può annotarlo?"],
    ["nl", "Een van ons eet geen varken, kunt u dat noteren?"],
    ["pt", "Um de nós não come porco, pode anotar?"],
    ["sv", "En av oss äter inte svin, kan du notera det?"],
    ["nb", "En av oss spiser ikke svin, kan du notere det?"],
    ["da", "En af os spiser ikke svin, kan du notere det?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(stated(text, { language }).comment).toBeDefined();
  });

  test.for([
    ["nb", "vi spiser ikke svin"],
    ["da", "vi spiser ikke svin"],
    ["sv", "vi äter inte svin"],
  ] as const)("what is not eaten is no insult (%s: %s)", ([language, text]) => {
    expect(understand(text, { now, language, expecting: null }).feeling).toBeUndefined();
  });
});

test("a question about the house is no wish", () => {
  expect(stated("do you have high chairs?")).toEqual({});
  expect(stated("is there a high chair for the baby?")).toEqual({});
  expect(intentOf("is there a high chair for the baby?")).toBe("question");
});

test("when the guest must leave is for the waiter to know, and no time of the table", () => {
  expect(stated("table for 2 at 6, we have to leave by 8")).toEqual({
    partySize: 2,
    time: "18:00",
    comment: "we have to leave by 8",
  });
});

test.for([
  ["en", "How do we get to you from the airport? We land at 14:10."],
  ["en", "our plane lands at 14:10, how do we get to you?"],
  ["de", "Wie kommen wir zu euch? Wir landen um 14:10"],
  ["de", "wie lautet die Adresse? Ich lande um 14:10"],
  ["fr", "comment venir depuis l'aéroport ? on atterrit à 14h10"],
  ["fr", "quelle est l'adresse ? nous atterrissons à 14h10"],
  ["fr", "j'atterris à 14h10, c'est loin ?"],
  ["es", "¿cómo llegamos desde el aeropuerto? aterrizamos a las 14:10"],
  ["es", "aterrizo a las 14:10, ¿cómo llego?"],
  ["it", "come si arriva dall'aeroporto? atterriamo alle 14:10"],
  ["it", "atterro alle 14:10, come arrivo da voi?"],
  ["nl", "hoe komen we bij jullie? we landen om 14:10"],
  ["nl", "ik land om 14:10, hoe kom ik bij jullie?"],
  ["pt", "como chegamos do aeroporto? aterramos às 14:10"],
  ["pt", "aterro às 14:10, como chego aí?"],
  ["pt", "como chegamos aí? pousamos às 14:10"],
  ["sv", "hur tar vi oss till er? vi landar kl 14:10"],
] as const)("nor is when a plane lands, %s: %s", ([language, text]) => {
  expect(stated(text, { language }).time).toBeUndefined();
});

test("what is told of some of the party is its size only where nothing else is", () => {
  expect(stated("table for 4, two of us are vegetarians")).toMatchObject({ partySize: 4 });
  expect(stated("two of us are vegetarians and we are 4 in total")).toMatchObject({ partySize: 4 });
  expect(stated("five of us need high chairs")).toMatchObject({ partySize: 5 });
});
