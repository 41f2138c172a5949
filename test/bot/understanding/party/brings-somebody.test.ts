import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 2, date: "2026-11-22", time: "20:00" } as const;
const atSummary = { expecting: "confirm", tablePicked: true, draft } as const;

describe("who asks whether somebody may come along is one more", () => {
  test.for([
    ["en", "can we also bring one more"],
    ["en", "is it ok if I bring someone?"],
    ["en", "can I bring my sister?"],
    ["de", "darf ich noch jemanden mitbringen?"],
    ["de", "kann ich einen Freund mitbringen?"],
    ["de", "ich bringe noch meine Schwester mit"],
    ["fr", "je peux amener un ami ?"],
    ["es", "¿puedo llevar a un amigo?"],
    ["es", "voy a llevar a alguien"],
    ["it", "posso portare un amico?"],
    ["nl", "mag ik iemand meenemen?"],
    ["nl", "ik neem mijn zus mee"],
    ["nl", "jazeker, we nemen ook oma mee"],
    ["en", "yes, we're bringing grandma"],
    ["es", "sí, traemos a la abuela"],
    ["it", "certo, portiamo anche la nonna"],
    ["pt", "claro, levamos a avó"],
    ["pt", "posso levar um amigo?"],
    ["pt", "a minha irmã também pode vir?"],
    ["sv", "får jag ta med en vän?"],
    ["nb", "kan jeg ta med en venn?"],
    ["nb", "kan søsteren min også komme?"],
    ["da", "må jeg tage en ven med?"],
    ["da", "kan min søster også komme?"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(stated(text, { ...atSummary, language }).partySize).toBe(3);
  });
});

describe("a thing that is brought along is nobody", () => {
  test.for([
    ["en", "can I bring one more bottle?"],
    ["en", "can we bring our dog?"],
    ["de", "dürfen wir einen Kuchen mitbringen?"],
    ["fr", "peut-on amener un gâteau ?"],
    ["es", "¿puedo llevar a mi perro?"],
    ["it", "possiamo portare una torta?"],
    ["nl", "mogen we een taart meenemen?"],
    ["pt", "podemos levar um bolo?"],
    ["sv", "får vi ta med en egen flaska vin?"],
    ["nb", "kan vi ta med en kake?"],
    ["da", "må vi tage en kage med?"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(stated(text, { ...atSummary, language }).partySize).toBeUndefined();
  });
});
