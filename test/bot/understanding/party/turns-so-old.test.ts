import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("the day on which somebody turns so old is the table's, and the age nobody's number:", () => {
  test.for([
    ["de", "Mein Mann wird am Samstag 40 und ich möchte ihn überraschen, wir sind 6 und ein Baby", 7],
    ["de", "Meine Mutter wird am Samstag 70, wir sind 8", 8],
    ["de", "Am Samstag wird mein Mann 40, wir sind 6", 6],
    ["nl", "mijn man wordt zaterdag 40, we zijn met 6 en een baby", 7],
    ["en", "my husband turns 40 on Saturday, we're 6 and a baby", 7],
    ["fr", "mon mari aura 40 ans samedi, on est 6 et un bébé", 7],
    ["es", "mi marido cumple 40 el sábado, somos 6 y un bebé", 7],
    ["it", "mio marito compie 40 anni sabato, siamo in 6 e un neonato", 7],
    ["pt", "o meu marido faz 40 anos no sábado, somos 6 e um bebé", 7],
    ["sv", "min man fyller 40 på lördag, vi är 6 och en bebis", 7],
    ["nb", "mannen min fyller 40 på lørdag, vi er 6 og en baby", 7],
  ] as const)("in %s, “%s”", ([language, text, partySize]) => {
    const { date, time, ...said } = stated(text, { language });
    expect({ date, time, partySize: said.partySize }).toEqual({ date: "2026-11-21", partySize });
    expect(said.comment ?? "").not.toMatch(/Baby|Samstag 40 und/u);
  });

  test("a count behind the verb is one", () => {
    expect(stated("der Tisch für Samstag wird für 40 Personen sein", { language: "de" }).partySize).toBe(40);
  });
});

describe("whoever comes with somebody of theirs is two, where nothing else is counted:", () => {
  test.for([
    ["en", "dinner with my husband on Friday at 8 pm", 2],
    ["en", "dinner with my wife on Friday, we are 5", 5],
    ["de", "ich würde gern am Freitag mit meiner Frau essen gehen", 2],
    ["de", "ich will mit meiner Frau am Freitag kommen, wir sind zu fünft", 5],
    ["fr", "je voudrais dîner vendredi avec mon mari", 2],
    ["fr", "dîner avec ma femme vendredi, on sera 5", 5],
    ["es", "quiero cenar con mi mujer el viernes", 2],
    ["es", "quiero cenar con mi mujer y mis dos hijos el viernes", 4],
    ["it", "vorrei cenare venerdì con mia moglie", 2],
    ["it", "un tavolo col mio ragazzo venerdì", 2],
    ["nl", "ik wil vrijdag met mijn man komen eten", 2],
    ["pt", "queria jantar sexta com o meu marido", 2],
    ["sv", "jag vill äta middag med min man på fredag", 2],
    ["sv", "middag med min fru på fredag, vi blir 5", 5],
    ["nb", "jeg vil spise middag med mannen min på fredag", 2],
    ["nb", "middag med kona på fredag, vi blir 5", 5],
  ] as const)("in %s, “%s”", ([language, text, partySize]) => {
    expect(stated(text, { language })).toMatchObject({ partySize, date: "2026-11-20" });
  });
});

describe("how many they are with the children is not said:", () => {
  test.for([
    ["en", "dinner with my husband and the kids on Friday at 8 pm"],
    ["de", "ich möchte am Freitag mit meinem Mann und den Kindern essen kommen"],
    ["fr", "je voudrais dîner vendredi avec mon mari et les enfants"],
    ["es", "quiero cenar con mi mujer y los niños el viernes"],
    ["it", "vorrei cenare con mia moglie e i bambini venerdì"],
    ["nl", "ik wil vrijdag met mijn man en de kinderen komen eten"],
    ["pt", "queria jantar com a minha mulher e os miúdos na sexta"],
    ["sv", "jag vill äta med min man och barnen på fredag"],
    ["nb", "jeg vil spise med mannen min og barna på fredag"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { partySize, date } = stated(text, { language });
    expect({ partySize, date }).toEqual({ date: "2026-11-20" });
  });
});
