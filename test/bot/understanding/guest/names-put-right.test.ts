import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 4, date: "2026-11-28", time: "19:00" };

function nameIn(text: string, language: string, expecting: "name" | "confirm" | null = "name") {
  const picked = expecting === null ? {} : { draft, tablePicked: true };
  const { firstName, lastName } = understand(text, { now, language, expecting, ...picked });
  return [firstName, lastName].filter((part) => part !== undefined).join(" ");
}

describe("of two names the one counts that is given after the guest has thought again:", () => {
  test.for([
    ["pt", "em nome de Beatriz, espera, não, do meu marido, Duarte Seabra", "Duarte Seabra"],
    ["en", "it'll be under her name I suppose… no, put mine, Tom Hart", "Tom Hart"],
    ["en", "under Beatrice, no wait, my husband's, Paul Seaborn", "Paul Seaborn"],
    ["en", "Sarah... actually no, make it David Cole", "David Cole"],
    ["en", "Hart — sorry, Hartley, Tom Hartley", "Tom Hartley"],
    ["en", "my wife's name, Anna Berg, or no, put mine: Tom Berg", "Tom Berg"],
    ["en", "Tom Hart, no phone", "Tom Hart"],
    ["en", "Tom Hart, no wait, 8 pm", "Tom Hart"],
    ["de", "auf Beate, nein warte, auf meinen Mann, Dieter Seebach", "Dieter Seebach"],
    ["de", "Sabine... ach nein, nehmen Sie lieber meinen, Tobias Kern", "Tobias Kern"],
    ["de", "Kern, Quatsch, Kerner, Tobias Kerner", "Tobias Kerner"],
    ["de", "Tobias Kern, nein, keine Nummer", "Tobias Kern"],
    ["fr", "au nom de Béatrice, attendez, non, de mon mari, Denis Sabrier", "Denis Sabrier"],
    ["fr", "Sophie... non en fait mettez le mien, Chloé Dubois", "Chloé Dubois"],
    ["fr", "au nom de mon mari, enfin non, le mien, Chloé Dubois", "Chloé Dubois"],
    ["es", "a nombre de Beatriz, espera, no, de mi marido, Diego Salas", "Diego Salas"],
    ["es", "Sonia... no, mejor el mío, Lucía Vega", "Lucía Vega"],
    ["es", "a nombre de Ana, perdón, de Lucía Vega", "Lucía Vega"],
    ["it", "a nome di Beatrice, aspetti, no, di mio marito, Dario Sala", "Dario Sala"],
    ["it", "Sonia... anzi no, metta il mio, Marco Bianchi", "Marco Bianchi"],
    ["it", "a nome di Anna, no scusi, Giulia Ferri", "Giulia Ferri"],
    ["nl", "op naam van Beatrijs, wacht, nee, van mijn man, Dirk Zeeman", "Dirk Zeeman"],
    ["nl", "Sanne... nee doe toch maar de mijne, Lotte Smit", "Lotte Smit"],
    ["nl", "Jansen, nee sorry, Janssens, Piet Janssens", "Piet Janssens"],
    ["pt", "no nome da Sónia... não, melhor no meu, Rita Silva", "Rita Silva"],
    ["pt", "em nome da Ana, desculpe, da Rita Silva", "Rita Silva"],
    ["sv", "i namnet Beatrice, vänta, nej, min man, Daniel Sjö", "Daniel Sjö"],
    ["sv", "Sara... nej ta mitt istället, Ebba Ståhl", "Ebba Ståhl"],
    ["sv", "Karlsson, nej förlåt, Carlsson, Eva Carlsson", "Eva Carlsson"],
  ] as const)("%s: %s", ([language, text, name]) => {
    expect(nameIn(text, language)).toBe(name);
  });
});

describe("whose name it is not to be is no answer, and no refusal:", () => {
  test.for([
    ["en", "not me, my dad, George Hall", "George Hall"],
    ["en", "it's not for me, it's for Helen Hall", "Helen Hall"],
    ["en", "not under my name please, use Helen Hall", "Helen Hall"],
    ["de", "nicht auf mich, auf Helene Hall", "Helene Hall"],
    ["de", "es ist nicht für mich, sondern für Helene Hall", "Helene Hall"],
    ["fr", "pas à mon nom, mettez Hélène Hall", "Hélène Hall"],
    ["fr", "ce n'est pas pour moi, c'est pour Hélène Hall", "Hélène Hall"],
    ["es", "no a mi nombre, a nombre de Elena Hall", "Elena Hall"],
    ["it", "non a nome mio, metta Elena Hall", "Elena Hall"],
    ["nl", "niet op mijn naam, op Helena Hall", "Helena Hall"],
    ["nl", "het is niet voor mij, het is voor Helena Hall", "Helena Hall"],
    ["pt", "não é no meu nome, é no nome da Helena Hall", "Helena Hall"],
    ["sv", "inte i mitt namn, skriv Helena Hall", "Helena Hall"],
    ["sv", "det är inte till mig, det är till Helena Hall", "Helena Hall"],
  ] as const)("%s: %s", ([language, text, name]) => {
    expect(nameIn(text, language)).toBe(name);
  });
});

describe("at the summary", () => {
  test.for([
    ["sv", "inte i mitt namn, skriv Helena Hall", "Helena Hall"],
    ["en", "not under my name, put Helen Hall", "Helen Hall"],
    ["de", "nicht auf mich, auf Helene Hall", "Helene Hall"],
    ["nl", "annie van dijk heb ik al gezegd", "Annie van Dijk"],
    ["en", "sorry, yes", ""],
    ["en", "not for me, Friday is better", ""],
    ["en", "I already said yes", ""],
  ] as const)("as well, %s: %s", ([language, text, name]) => {
    expect(nameIn(text, language, "confirm")).toBe(name);
  });
});

describe("a name that has to be another is that:", () => {
  test.for([
    ["en", "the name has to be Paul White", "Paul", "White"],
    ["de", "der Name muss Paul Weiss sein", "Paul", "Weiss"],
    ["es", "el nombre tiene que ser Pablo Blanco", "Pablo", "Blanco"],
    ["fr", "le nom doit être Paul Blanc", "Paul", "Blanc"],
    ["it", "il nome deve essere paolo bianchi", "Paolo", "Bianchi"],
    ["nl", "de naam moet zijn Paul de Wit", "Paul", "de Wit"],
    ["pt", "o nome tem de ser Paulo Branco", "Paulo", "Branco"],
    ["sv", "namnet ska vara Pål Vit", "Pål", "Vit"],
  ] as const)("in %s, “%s”", ([language, text, firstName, lastName]) => {
    const said = understand(text, { now, language, expecting: "confirm", tablePicked: true });
    expect(said).toMatchObject({ firstName, lastName });
  });
});
