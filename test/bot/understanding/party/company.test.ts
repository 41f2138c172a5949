import { describe, expect, test } from "vitest";
import { intentOf, stated } from "#test/bot/understanding/stated.ts";

describe("who comes with the guest is counted with the guest:", () => {
  test.for([
    ["en", "with my mum", 2],
    ["en", "with my parents", 3],
    ["en", "table with my mum please", 2],
    ["de", "mit meiner Mutter", 2],
    ["fr", "avec ma mère", 2],
    ["es", "con mi madre", 2],
    ["it", "con mia mamma", 2],
    ["nl", "met mijn moeder", 2],
    ["nl", "tweetjes", 2],
    ["pt", "com a minha mãe", 2],
    ["sv", "med min mamma", 2],
    ["sv", "bord för mig å en kompis", 2],
    ["sv", "jag å frugan å två ungar", 4],
    ["sv", "bord för mig å min fru", 2],
    ["en", "it's me, Tom, my sister and her two kids", 5],
    ["en", "with my husband and our two friends", 4],
    ["en", "a table with my wife and two kids", 4],
    ["en", "with two friends", 3],
    ["en", "table for 4 with my wife and two kids", 4],
    ["de", "mit meinem Mann und zwei Freunden", 4],
    ["de", "einen Tisch mit meiner Frau und zwei Kindern", 4],
    ["fr", "avec mon mari et nos deux amis", 4],
    ["fr", "une table avec ma femme et deux enfants", 4],
    ["es", "con mi marido y nuestros dos amigos", 4],
    ["es", "una mesa con mi mujer y dos niños", 4],
    ["it", "con mio marito e i nostri due amici", 4],
    ["it", "un tavolo con mia moglie e due bambini", 4],
    ["nl", "met mijn man en onze twee vrienden", 4],
    ["nl", "een tafel met mijn vrouw en twee kinderen", 4],
    ["pt", "com o meu marido e os nossos dois amigos", 4],
    ["pt", "uma mesa com a minha mulher e duas crianças", 4],
    ["sv", "med min man och våra två vänner", 4],
    ["sv", "ett bord med min fru och två barn", 4],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(stated(text, { language, expecting: "partySize" }).partySize).toBe(partySize);
  });
});

describe("states no party:", () => {
  test.for(["let me check with my wife", "I'll speak with my mum first", "12 to 2 works", "with friends"])(
    "%s",
    (text) => {
      expect(stated(text).partySize).toBeUndefined();
    },
  );
});

describe("those with whom the guest and another come are more of them:", () => {
  test.for([
    ["en", "my husband and I will be coming with our three sons", 5],
    ["en", "my wife and I are coming with two friends", 4],
    ["en", "my wife and I would like a table with a view", 2],
    ["en", "my wife and I will come with the dog", 2],
    ["de", "mein Mann und ich kommen mit unseren drei Söhnen", 5],
    ["fr", "mon mari et moi venons avec nos trois fils", 5],
    ["es", "mi marido y yo vamos con nuestros tres hijos", 5],
    ["it", "mio marito ed io veniamo con i nostri tre figli", 5],
    ["nl", "mijn man en ik komen met onze drie zonen", 5],
    ["pt", "o meu marido e eu vamos com os nossos três filhos", 5],
    ["sv", "min man och jag kommer med våra tre söner", 5],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(stated(text, { language }).partySize).toBe(partySize);
  });
});

describe("who is named beside a count is counted once:", () => {
  test.for([
    ["en", "we are eight with two kids", 8],
    ["en", "we're 2 with two kids", 4],
    ["en", "4 adults with 2 kids", 6],
    ["de", "wir sind zu acht mit zwei Kindern", 8],
    ["de", "wir sind acht mit zwei Kindern", 8],
    ["fr", "on sera huit avec deux enfants", 8],
    ["es", "somos ocho con dos niños", 8],
    ["it", "siamo in otto con due bambini", 8],
    ["nl", "we zijn met acht met twee kinderen", 8],
    ["pt", "somos oito com duas crianças", 8],
    ["sv", "vi är åtta med två barn", 8],
    ["en", "the two of us, my brother and I", 2],
    ["en", "there are 4 of us, my husband and I and our two kids", 4],
    ["en", "a table for me and my three colleagues, 4 people", 4],
    ["en", "for two people, my girlfriend and me", 2],
    ["en", "two friends, my wife and I", 4],
    ["en", "for 3, the day is Friday", 3],
    ["en", "table for 5 or 6, no, we are 8", 8],
    ["de", "wir sind zwei, mein Bruder und ich", 2],
    ["fr", "nous deux, mon frère et moi", 2],
    ["es", "nosotros dos, mi hermano y yo", 2],
    ["it", "siamo in quattro: i miei genitori, mia sorella ed io", 4],
    ["nl", "wij tweeën, mijn broer en ik", 2],
    ["pt", "nós dois, o meu irmão e eu", 2],
    ["sv", "vi två, min bror och jag", 2],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(stated(text, { language }).partySize).toBe(partySize);
  });
});

describe("asked how many come, a number is people:", () => {
  test.for([
    ["en", "say 4", 4],
    ["en", "maybe about 15", 15],
    ["en", "make that 10 then", 10],
    ["en", "6 including 2 kids", 6],
    ["en", "nobody but me", 1],
    ["de", "vielleicht so 15", 15],
    ["de", "6, davon 2 Kinder", 6],
    ["fr", "peut-être 15", 15],
    ["fr", "6 dont 2 enfants", 6],
    ["es", "quizás unos 15", 15],
    ["it", "forse 15", 15],
    ["nl", "ongeveer 8", 8],
    ["nl", "6, waarvan 2 kinderen", 6],
    ["pt", "cerca de 8", 8],
    ["sv", "kanske runt 15", 15],
    ["sv", "6, varav 2 barn", 6],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(stated(text, { language, expecting: "partySize" })).toEqual({ partySize });
  });
});

test("a number in the venue's name is no party", () => {
  const venues = [{ id: 3, name: "Seven Sisters", scenarioNames: [] }];
  expect(stated("table at Seven Sisters tomorrow at 8", { language: "en", venues })).toEqual({
    venueId: 3,
    date: "2026-11-19",
    time: "20:00",
  });
});

describe("those who come are counted by what they are to the guest:", () => {
  test.for([
    ["en", "me, my parents, my two sisters and my grandma", 6],
    ["en", "I'm bringing my three kids, my husband and my mother in law", 6],
    ["en", "it'd be me plus one", 2],
    ["en", "me + 3", 4],
    ["en", "4 + baby", 5],
    ["en", "wife, me and the little one", 3],
    ["en", "my wife and I and another couple", 4],
    ["en", "me, john and mary", 3],
    ["en", "my husband and I would like a table for 6", 6],
    ["de", "ich, meine eltern und meine zwei schwestern", 5],
    ["de", "ich komm mit mann, schwiegermutter und drei kindern", 6],
    ["de", "ich plus Begleitung", 2],
    ["de", "wir drei plus ein Baby", 4],
    ["de", "meine frau und ich und ein befreundetes paar", 4],
    ["fr", "moi, mes parents et mes deux sœurs", 5],
    ["fr", "mes parents, ma sœur et moi", 4],
    ["fr", "je viens avec mon mari, ma belle-mère et mes trois enfants", 6],
    ["fr", "moi plus une personne", 2],
    ["es", "vengo con mi marido, mi suegra y mis tres hijos", 6],
    ["es", "yo y un acompañante", 2],
    ["es", "mi mujer y yo y otra pareja", 4],
    ["it", "vengo con mio marito, mia suocera e i miei tre figli", 6],
    ["it", "io più uno", 2],
    ["it", "io, i miei genitori e le mie due sorelle", 5],
    ["nl", "ik kom met mijn man, schoonmoeder en drie kinderen", 6],
    ["nl", "ik plus één", 2],
    ["nl", "mijn vrouw en ik en een ander stel", 4],
    ["pt", "vou com o meu marido, a sogra e os três filhos", 6],
    ["pt", "eu mais um acompanhante", 2],
    ["pt", "a minha mulher e eu e outro casal", 4],
    ["sv", "jag kommer med min man, svärmor och tre barn", 6],
    ["sv", "jag plus en till", 2],
    ["sv", "min fru och jag och ett par till", 4],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(stated(text, { language }).partySize).toBe(partySize);
  });
});

describe("of those who were to come, the number that is concluded counts:", () => {
  test.for([
    ["en", "originally ten but three dropped out so seven"],
    ["de", "erst zehn, jetzt sind drei ausgefallen, also sieben"],
    ["fr", "au départ dix mais trois ne viennent plus donc sept"],
    ["es", "íbamos a ser diez pero se han caído tres así que siete"],
    ["it", "dovevamo essere dieci ma tre non vengono quindi sette"],
    ["pt", "éramos dez mas três já não vêm por isso sete"],
    ["sv", "först tio men tre har fått förhinder så sju"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(stated(text, { language }).partySize).toBe(7);
  });
});

describe("beside a time, a number alone is the party:", () => {
  test.for([
    ["en", "2 at 8pm", 2],
    ["en", "friday 8pm, 4", 4],
    ["de", "2 um 20 uhr", 2],
    ["fr", "deux à 19h30", 2],
    ["es", "dos a las nueve y media", 2],
    ["it", "in 2 alle 20", 2],
    ["nl", "twee om half acht", 2],
    ["pt", "dois às oito e meia", 2],
    ["sv", "två halv åtta", 2],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(stated(text, { language }).partySize).toBe(partySize);
  });
});

describe("asked how many come, a limit is their number, and no refusal:", () => {
  test.for([
    ["en", "no more than 8"],
    ["de", "höchstens 8"],
    ["fr", "pas plus de 8"],
    ["es", "no más de 8"],
    ["it", "non più di 8"],
    ["nl", "niet meer dan 8"],
    ["pt", "não mais de 8"],
    ["sv", "inte fler än 8"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(stated(text, { language, expecting: "partySize" })).toEqual({ partySize: 8 });
    expect(intentOf(text, { language, expecting: "partySize" })).toBe("inform");
  });
});

describe("who somebody is, told beside them, is nobody more:", () => {
  test.for([
    ["en", "a table for my boss, Mr Delacroix, and three clients"],
    ["de", "einen Tisch für meinen Chef, Herrn Huber, und drei Kunden"],
    ["fr", "une table pour mon patron, M. Delacroix, et trois clients"],
    ["es", "una mesa para mi jefe, el señor López, y tres clientes"],
    ["it", "un tavolo per il mio capo, il signor Rossi, e tre clienti"],
    ["nl", "een tafel voor mijn baas, meneer de Vries, en drie klanten"],
    ["pt", "uma mesa para o meu chefe, o senhor Silva, e três clientes"],
    ["sv", "ett bord för min chef, herr Berg, och tre kunder"],
    ["da", "et bord til min chef, hr. Berg, og tre kunder"],
    ["nb", "et bord til sjefen min og tre kunder"],
    ["nb", "et bord til kona mi og tre barn"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(stated(text, { language }).partySize).toBe(4);
  });
});

test("those who are named after their count are counted once", () => {
  expect(stated("non nous serons 4, M. Delacroix et les trois clients", { language: "fr" }).partySize).toBe(
    4,
  );
  expect(stated("no, we'll be 4, Mr Lee and the three clients", { language: "en" }).partySize).toBe(4);
});

describe("those whom the guest and another come with are more of them, whatever stands between:", () => {
  test.for([
    ["en", "my wife and I would like to come for dinner with our daughter and her husband", 4],
    ["en", "my wife and I would like a table on Saturday, with our daughter", 3],
    ["de", "meine Frau und ich möchten am Samstag mit unserer Tochter und ihrem Mann kommen", 4],
    ["fr", "ma femme et moi voudrions venir samedi avec notre fille et son mari", 4],
    ["es", "mi mujer y yo queremos ir el sábado con nuestra hija y su marido", 4],
    ["it", "mia moglie e io vorremmo venire sabato con nostra figlia e suo marito", 4],
    ["pt", "a minha mulher e eu queremos ir no sábado com a nossa filha e o marido dela", 4],
    ["nl", "mijn vrouw en ik willen zaterdag komen met onze dochter en haar man", 4],
    ["sv", "min fru och jag vill komma på lördag med vår dotter och hennes man", 4],
    ["nb", "kona og jeg vil komme lørdag med datteren vår og mannen hennes", 4],
    ["nb", "samboeren og jeg kommer med to barn", 4],
  ] as const)("in %s, “%s”", ([language, text, partySize]) => {
    expect(stated(text, { language }).partySize).toBe(partySize);
  });

  test.for([
    ["en", "my wife and I were there with our son last year, we would like a table for two"],
    ["en", "my wife and I would like a table for 2 on Saturday, can we park with our caravan?"],
    ["nb", "mannen og jeg på lørdag"],
  ] as const)("but in %s, “%s”", ([language, text]) => {
    expect(stated(text, { language }).partySize).toBe(2);
  });
});
