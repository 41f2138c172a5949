import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-28", time: "19:00", partySize: 4 };
const read = (language: string, text: string) =>
  understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });

describe("who agrees, and wants nothing of theirs kept, agrees:", () => {
  test.for([
    ["en", "Yes, book it. And no need to keep my number"],
    ["en", "yes please, and don't save my number"],
    ["en", "Yes please, and don't keep my number for next time"],
    ["en", "yes please, no need to save my details"],
    ["de", "ja bitte, und meine Nummer nicht speichern"],
    ["fr", "oui merci, et ne gardez pas mon numéro"],
    ["it", "sì grazie, e non tenga il mio numero"],
    ["nl", "ja graag, en bewaar mijn nummer niet"],
    ["sv", "ja tack, och spara inte mitt nummer"],
    ["nb", "ja takk, og ikke lagre nummeret mitt"],
    ["de", "Ja, buchen Sie. Und meine Nummer brauchen Sie nicht zu speichern"],
    ["fr", "Oui réservez. Et pas besoin de garder mon numéro"],
    ["es", "Sí, resérvala. Y no hace falta guardar mi número"],
    ["it", "Sì, prenoti. E non serve salvare il mio numero"],
    ["nl", "Ja, boek maar. En mijn nummer hoeft u niet te bewaren"],
    ["pt", "Sim reserve. E não é preciso ficar com o meu contacto guardado"],
    ["sv", "Ja, boka. Och ni behöver inte spara mitt nummer"],
    ["nb", "Ja, bestill. Og dere trenger ikke å lagre nummeret mitt"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(language, text)).toMatchObject({ intent: "affirm" });
  });

  test.for([
    ["en", "no need to keep my number"],
    ["en", "Yes. No, don't keep it"],
    ["en", "Yes, but don't book it under my name"],
    ["en", "Yes, do you keep my number?"],
    ["de", "Ja. Nein, nicht behalten"],
    ["fr", "Bien sûr que non"],
    ["fr", "Pas besoin de garder mon numéro"],
    ["es", "Sí. No, no la guarde"],
    ["pt", "não é preciso ficar com o meu contacto"],
    ["nb", "dere trenger ikke å lagre nummeret mitt"],
  ] as const)("but in %s, “%s” is no bare yes", ([language, text]) => {
    expect(read(language, text).intent).not.toBe("affirm");
  });
});
