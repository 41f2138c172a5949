import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-21", time: "19:00", partySize: 4 };
const read = (text: string, language: string) => understand(text, { now, language, draft, expecting: null });

describe("who tells that they come late may ask something else beside it:", () => {
  test.for([
    ["en", "We'll probably be a bit late, say ten minutes. And can we pay by card?"],
    ["de", "Wir kommen etwas zu spät, sagen wir zehn Minuten. Und kann man mit Karte zahlen?"],
    ["fr", "On sera sûrement un peu en retard, disons dix minutes. Et on peut payer par carte ?"],
    ["es", "Llegaremos un poco tarde, digamos diez minutos. ¿Y se puede pagar con tarjeta?"],
    ["it", "Arriveremo un po' in ritardo, diciamo dieci minuti. E si può pagare con la carta?"],
    ["nl", "We zijn tien minuten te laat. En kun je met pin betalen?"],
    ["pt", "Vamos chegar um bocadinho atrasados, digamos dez minutos. E dá para pagar com cartão?"],
    ["sv", "Vi blir nog lite sena, säg tio minuter. Och kan man betala med kort?"],
    ["nb", "Vi blir ti minutter forsinket. Og kan man betale med kort?"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ late: { minutes: 10 }, topics: ["payment"] });
  });
});

describe("that it is to be told asks nothing of its own, on whatever day:", () => {
  test.for([
    ["en", "Yeah but we'll be ten minutes late on Saturday, can you tell them?"],
    ["de", "Ja aber wir kommen am Samstag zehn Minuten zu spät, kannst du denen das sagen?"],
    ["fr", "Oui mais on aura dix minutes de retard samedi, tu peux leur dire ?"],
    ["es", "Ya pero llegamos diez minutos tarde el sábado, ¿se lo puedes decir?"],
    ["it", "Sì ma sabato arriviamo con dieci minuti di ritardo, puoi dirglielo?"],
    ["nl", "Ja maar we zijn zaterdag tien minuten te laat, kun je dat doorgeven?"],
    ["pt", "Sim mas sábado chegamos dez minutos atrasados, podes avisar?"],
    ["sv", "Jaja men alltså vi kommer tio minuter sent på lördag, kan du säga till dem?"],
    ["nb", "Ja men vi blir ti minutter forsinket på lørdag, kan du si ifra?"],
  ] as const)("%s: %s", ([language, text]) => {
    const understood = read(text, language);
    expect(understood).toMatchObject({ late: { minutes: 10 }, date: "2026-11-21" });
    expect(understood).not.toHaveProperty("asksMore");
  });
});

describe("but lateness that is only supposed, or moved from, is not told:", () => {
  test.for([
    ["en", "What if we're late? And can we pay by card?"],
    ["en", "If we're late, do we lose the table? Is there parking?"],
    ["en", "We're always late. Can we come at 8 instead?"],
    ["de", "Was ist, wenn wir zu spät kommen? Und gibt es Parkplätze?"],
    ["fr", "Et si on est en retard ? On peut payer par carte ?"],
    ["sv", "Vad händer om vi blir sena? Kan man betala med kort?"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(text, language)).not.toHaveProperty("late");
  });
});
