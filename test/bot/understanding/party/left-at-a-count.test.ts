import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-29", time: "13:00", partySize: 3 };
const read = (language: string, text: string, known = draft) =>
  understand(text, { now, language, expecting: "confirm", tablePicked: true, draft: known });

describe("so few are no hour to leave a table at, and nobody books the three that were shown:", () => {
  test.for([
    ["en", "Leave it at two"],
    ["en", "keep it at two then"],
    ["en", "Well, she's not sure yet. Leave it at two, I'll let you know. Book it"],
    ["en", "make it two, I'll let you know. Book it"],
    ["es", "dejémoslo en dos"],
    ["es", "aún no lo sabe. Déjelo en dos, ya les aviso. Resérvela"],
    ["fr", "on reste à deux"],
    ["fr", "elle n'est pas encore sûre. Laissez à deux, je vous tiens au courant. Réservez"],
    ["it", "lasciamo in due"],
    ["it", "non è ancora sicura. Lasciate in due, vi faccio sapere. Prenotate"],
    ["pt", "deixe em dois"],
    ["pt", "ela ainda não sabe. Deixe em dois, depois aviso. Pode reservar"],
    ["de", "Lassen wir es bei zwei"],
    ["de", "Sie weiß es noch nicht. Lassen wir es bei zwei, ich melde mich. Bitte buchen"],
    ["nl", "we houden het op twee"],
    ["nl", "ze weet het nog niet. Houd het op twee, ik laat het weten. Boek maar"],
    ["sv", "vi håller oss till två"],
    ["sv", "hon vet inte än. Vi håller det vid två, jag hör av mig. Boka"],
    ["nb", "vi holder oss til to"],
    ["nb", "hun vet ikke ennå. La det bli to, jeg sier fra. Bestill"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { intent, partySize, undecided } = read(language, text);
    expect({ partySize, undecided }).toEqual({ partySize: 2 });
    expect(["change", "book"]).toContain(intent);
  });
});

describe("what is only perhaps leaves the party as it is:", () => {
  test.for([
    ["en", "is there a playground or anything for kids? We might bring our niece"],
    ["de", "Gibt es einen Spielplatz? Vielleicht bringen wir unsere Nichte mit"],
    ["fr", "Y a-t-il une aire de jeux ? On amènera peut-être notre nièce"],
    ["es", "¿Hay zona de juegos? A lo mejor traemos a nuestra sobrina"],
    ["it", "C'è un'area giochi? Forse portiamo nostra nipote"],
    ["pt", "Há parque infantil? Talvez levemos a nossa sobrinha"],
    ["nl", "Is er een speelhoek? Misschien nemen we ons nichtje mee"],
    ["sv", "Finns det en lekplats? Vi kanske tar med vår systerdotter"],
    ["nb", "Finnes det en lekeplass? Kanskje tar vi med niesen vår"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const said = read(language, text);
    expect(said).toMatchObject({ intent: "question", topics: ["playArea"] });
    expect(said).not.toHaveProperty("partySize");
  });
});

test("an hour that the table may be kept at is one, and so is the known count", () => {
  const evening = { date: "2026-11-29", time: "19:00", partySize: 3 };
  expect(read("en", "leave it at 8", evening)).toMatchObject({ time: "20:00" });
  expect(read("en", "keep it at 7", evening)).toMatchObject({ time: "19:00" });
  expect(read("en", "Leave it at three. Book it", evening)).toMatchObject({ intent: "affirm" });
  expect(read("en", "I'm not sure yet, I'll let you know")).toMatchObject({ undecided: true });
});
