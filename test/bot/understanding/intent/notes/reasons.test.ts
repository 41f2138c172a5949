import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-28", time: "19:00", partySize: 5 };
const atSummary = { now, expecting: "confirm", tablePicked: true, draft } as const;

const reasons: Readonly<Record<string, readonly string[]>> = {
  en: [
    "oh wait, we're 5 now, my mother in law is coming too",
    "actually make it 5, my sister's joining us",
    "can we do 8:30 instead, then we're not in a rush",
    "can i move to brunch sunday instead, landing late",
    "sorry, my daughter can't do monday, tuesday same time",
    "my wife can't make saturday, sunday same time please",
    "sunday same time and without grandma",
    "better 7:30 so we can take it easy",
    "6 people now, my brother brings his girlfriend",
    "friday instead, i'm working late on thursday",
    "looking forward to it",
  ],
  de: [
    "ach moment, wir sind jetzt doch zu 5., meine schwiegermutter kommt mit",
    "doch 5 personen, meine schwester kommt auch",
    "lieber um 20 uhr, dann haben wir keine eile",
    "doch lieber 19:30 wegen der bahn",
    "meine tochter kann montag nicht, dienstag zur selben zeit",
    "besser am sonntag, mein mann arbeitet samstag",
    "lieber 18 uhr, mein vater isst früh",
    "sonntag gleiche zeit und ohne oma",
    "20:30 bitte, damit wir uns nicht hetzen müssen",
    "jetzt 6, mein bruder bringt seine freundin mit",
    "bitte 18 uhr weil die babysitterin um 22 uhr weg muss",
    "wir freuen uns schon",
    "lieber freitag, ich lande spät",
  ],
  fr: [
    "dimanche même heure et sans mamie",
    "finalement on sera 5, ma belle-mère vient aussi",
    "plutôt 20h, comme ça on est tranquilles",
    "plutôt 19h, mon père mange tôt",
    "ah zut attendez ma belle mere peut pas lundi, mardi plutot",
    "ma fille ne peut pas lundi, mardi même heure",
    "20h30 plutôt, on ne veut pas se presser",
    "vendredi plutôt, je travaille tard jeudi",
    "6 personnes, mon frère amène sa copine",
    "dimanche à la même heure svp",
    "on a hâte",
  ],
  es: [
    "ay espere, que mi hija no puede el lunes, el martes a la misma hora",
    "al final somos 5, viene mi suegra",
    "mejor a las 9 que mi padre cena pronto jaja",
    "mejor a las 9, asi vamos tranquilos",
    "el domingo a la misma hora y sin la abuela",
    "622 334 455 pero dime lo del gluten",
    "mejor el viernes, el jueves trabajo hasta tarde",
    "somos 6, mi hermano trae a su novia",
    "mi marido no puede el sábado, mejor el domingo",
    "a las 9 y media, que llega tarde mi tren",
    "no queremos prisas, mejor a las 8",
    "qué ganas tenemos",
  ],
  it: [
    "anzi facciamo alle 8 e mezza cosi stiamo tranquilli",
    "siamo in 5, viene anche mia suocera",
    "nn vogliamo fretta",
    "mia figlia non può lunedì, martedì alla stessa ora",
    "meglio alle 19, mio padre mangia presto",
    "domenica stessa ora e senza la nonna",
    "siamo 6, mio fratello porta la ragazza",
    "alle 20 perché la babysitter va via alle 23",
    "meglio venerdì, giovedì lavoro fino a tardi",
    "facciamo le 21, il mio treno arriva tardi",
    "non vediamo l'ora",
    "alle 8 così non corriamo",
  ],
  nl: [
    "we zijn toch met 5, mijn schoonmoeder komt ook mee",
    "liever 20 uur, dan hebben we geen haast",
    "mijn dochter kan maandag niet, dinsdag zelfde tijd",
    "liever 18 uur, mijn vader eet vroeg",
    "zondag zelfde tijd en zonder oma",
    "6 personen, mijn broer neemt zijn vriendin mee",
    "liever vrijdag, donderdag werk ik laat",
    "ik kijk ernaar uit",
    "we kijken er naar uit",
    "toch half 9, zodat we rustig aan kunnen doen",
  ],
  pt: [
    "afinal somos 5, a minha sogra também vem",
    "melhor às 20h, assim vamos com calma",
    "minha filha não pode na segunda, terça no mesmo horário",
    "melhor às 19h, meu pai janta cedo",
    "domingo à mesma hora e sem a avó",
    "somos 6, o meu irmão traz a namorada",
    "às 20h porque a babá sai às 23h",
    "melhor sexta, quinta trabalho até tarde",
    "às 21h, que o meu comboio chega tarde",
    "mal podemos esperar",
    "não queremos pressa, às 20h",
  ],
  sv: [
    "vi blir 5, min svärmor kommer med",
    "hellre kl 20, då har vi ingen stress",
    "min dotter kan inte på måndag, tisdag samma tid",
    "hellre kl 18, pappa äter tidigt",
    "söndag samma tid och utan mormor",
    "6 personer, min bror tar med sin flickvän",
    "hellre fredag, jag jobbar sent på torsdag",
    "kl 20 tack, vårt tåg kommer 19",
    "vi ser fram emot det",
    "halv nio så vi slipper stressa",
    "flyttar till söndag, jag landar sent",
  ],
  nb: [
    "vi blir 5, svigermor blir med",
    "heller kl 20, da slipper vi å stresse",
    "datteren min kan ikke på mandag, tirsdag samme tid",
    "heller kl 18, pappa spiser tidlig",
    "søndag samme tid og uten mormor",
    "heller fredag, jeg jobber sent på torsdag",
    "vi gleder oss til det",
    "halv ni så vi slipper å stresse",
  ],
};

const wishes: Readonly<Record<string, readonly (readonly [text: string, comment: string])[]>> = {
  en: [
    ["8 instead, and could we sit by the window", "sit by the window"],
    ["we're 5 now, my mum is coming in a wheelchair", "my mum is coming in a wheelchair"],
    ["we're 6, my sister is bringing her dog", "my sister is bringing her dog"],
    ["make it 7, it's my dad's birthday", "it's my dad's birthday"],
    ["7 instead because my wife is pregnant", "7 instead because my wife is pregnant"],
    ["5 of us, my niece comes too and she's coeliac", "my niece comes too and she's coeliac"],
    ["8 instead, my gran can't manage stairs", "my gran can't manage stairs"],
    ["8 instead, she can't eat nuts", "she can't eat nuts"],
    ["6 now, two of them bring a pram", "two of them bring a pram"],
    ["8:30 please and a quiet table so we can talk", "quiet table so we can talk"],
    ["my dad can't sit for long", "my dad can't sit for long"],
    ["please don't rush us", "don't rush us"],
    ["actually 7pm, my gran can't do stairs", "my gran can't do stairs"],
    ["without nuts please", "without nuts"],
    ["somewhere without kids please", "somewhere without kids"],
  ],
  de: [
    ["lieber 20 uhr und bitte ein tisch am fenster", "am fenster"],
    ["jetzt 5, meine mutter kommt mit rollstuhl", "meine mutter kommt mit rollstuhl"],
    ["doch 6, mein bruder bringt seinen hund mit", "mein bruder bringt seinen hund mit"],
    ["lieber 18 uhr weil meine tochter zöliakie hat", "weil meine tochter zöliakie hat"],
    [
      "jetzt 5, meine oma kommt mit, sie kann schlecht laufen",
      "meine oma kommt mit, sie kann schlecht laufen",
    ],
    ["dann 18 uhr, meine frau ist schwanger", "meine frau ist schwanger"],
    ["lieber 19 uhr, mein mann kann keine nüsse essen", "mein mann kann keine nüsse essen"],
    ["lieber 18 uhr, meine oma kann nicht lange sitzen", "meine oma kann nicht lange sitzen"],
    ["bitte ohne zwiebeln", "ohne zwiebeln"],
  ],
  fr: [
    ["plutôt 20h et près de la fenêtre", "près de la fenêtre"],
    ["on sera 5, ma mère vient en fauteuil roulant", "ma mère vient en fauteuil roulant"],
    ["6 finalement, mon frère amène son chien", "mon frère amène son chien"],
    ["20h plutôt, c'est l'anniversaire de mon père", "c'est l'anniversaire de mon père"],
    ["19h parce que ma femme est enceinte", "parce que ma femme est enceinte"],
    ["20h, et sans gluten pour ma fille", "sans gluten pour ma fille"],
    ["une table tranquille plutôt, à 20h", "tranquille plutôt"],
    ["sans sel pour ma femme", "sans sel pour ma femme"],
  ],
  es: [
    ["mejor a las 9 y una mesa tranquila", "tranquila"],
    ["somos 5, viene mi madre en silla de ruedas", "viene mi madre en silla de ruedas"],
    ["somos 6, mi hermano trae al perro", "mi hermano trae al perro"],
    ["a las 8 porque mi mujer está embarazada", "porque mi mujer está embarazada"],
    ["a las 9, mi hija no puede comer gluten", "mi hija no puede comer gluten"],
    ["a las 8, mi madre no puede caminar mucho", "mi madre no puede caminar mucho"],
    ["sin papas", "sin papas"],
  ],
  it: [
    ["alle 20 e un tavolo tranquillo", "tranquillo"],
    ["siamo in 5, viene mia madre in sedia a rotelle", "viene mia madre in sedia a rotelle"],
    ["siamo in 6, mio fratello porta il cane", "mio fratello porta il cane"],
    ["alle 20 perché mia moglie è incinta", "mia moglie è incinta"],
    ["alle 20, mia figlia non può mangiare glutine", "mia figlia non può mangiare glutine"],
  ],
  nl: [
    ["liever 20 uur en een rustige tafel", "een rustige tafel"],
    ["met 5, mijn moeder komt in een rolstoel", "mijn moeder komt in een rolstoel"],
    ["met 6, mijn broer neemt zijn hond mee", "mijn broer neemt zijn hond mee"],
    ["20 uur want mijn vrouw is zwanger", "want mijn vrouw is zwanger"],
    ["liever 20 uur, mijn dochter kan niet tegen gluten", "mijn dochter kan niet tegen gluten"],
  ],
  pt: [
    ["às 20h e uma mesa calma", "uma mesa calma"],
    ["somos 5, a minha mãe vem de cadeira de rodas", "a minha mãe vem de cadeira de rodas"],
    ["somos 6, o meu irmão traz o cão", "o meu irmão traz o cão"],
    ["às 20h porque a minha mulher está grávida", "a minha mulher está grávida"],
  ],
  sv: [
    ["hellre kl 20 och ett lugnt bord", "ett lugnt bord"],
    ["vi blir 5, mamma kommer med rullstol", "mamma kommer med rullstol"],
    ["vi blir 6, min bror tar med hunden", "min bror tar med hunden"],
    ["kl 20 för att min fru är gravid", "min fru är gravid"],
    ["hellre kl 20, min dotter tål inte nötter", "min dotter tål inte nötter"],
  ],
  nb: [
    ["heller kl 20 og et rolig bord", "et rolig bord"],
    ["vi blir 5, mamma kommer med rullestol", "mamma kommer med rullestol"],
    ["heller kl 20, datteren min tåler ikke nøtter", "datteren min tåler ikke nøtter"],
  ],
};

describe("why a day, an hour or a party is another", () => {
  test.for(
    Object.entries(reasons).flatMap(([language, texts]) => texts.map((text) => [language, text] as const)),
  )("is no wish, %s: %s", ([language, text]) => {
    expect(understand(text, { ...atSummary, language })).not.toHaveProperty("comment");
  });

  test.for(
    Object.entries(wishes).flatMap(([language, texts]) =>
      texts.map(([text, comment]) => [language, text, comment] as const),
    ),
  )("is told beside a wish, %s: %s", ([language, text, comment]) => {
    expect(understand(text, { ...atSummary, language }).comment).toBe(comment);
  });
});

describe("somebody is left out of those who come", () => {
  test.for([
    ["en", "sunday same time and without grandma"],
    ["de", "sonntag gleiche zeit und ohne oma"],
    ["fr", "dimanche même heure et sans mamie"],
    ["es", "el domingo a la misma hora y sin la abuela"],
    ["it", "domenica stessa ora e senza la nonna"],
    ["nl", "zondag zelfde tijd en zonder oma"],
    ["pt", "domingo à mesma hora e sem a avó"],
    ["sv", "söndag samma tid och utan mormor"],
  ] as const)("%s: %s", ([language, text]) => {
    const said = understand(text, { ...atSummary, language });
    expect(said).toMatchObject({ intent: "change", partySize: 4, time: "19:00" });
    expect(said).not.toHaveProperty("comment");
  });

  test.for([
    ["en", "somewhere without kids please"],
    ["en", "without nuts please"],
    ["en", "without rosemary please"],
    ["de", "bitte ohne zwiebeln"],
    ["fr", "sans sel pour ma femme"],
    ["es", "sin papas"],
    ["es", "sin papa"],
    ["it", "senza aglio"],
    ["nl", "zonder ui"],
    ["pt", "sem cebola"],
    ["sv", "utan lök"],
  ] as const)("and nobody, %s: %s", ([language, text]) => {
    const said = understand(text, { ...atSummary, language });
    expect(said).not.toHaveProperty("partySize");
    expect(said).not.toHaveProperty("recounts");
  });
});

describe("what is asked about with “tell me”", () => {
  test.for([
    ["es", "pero dime lo del gluten"],
    ["fr", "mais dites-moi pour le gluten"],
    ["it", "ma mi dica del glutine"],
    ["nl", "vertel eens over gluten"],
    ["pt", "me fala do glúten"],
    ["sv", "berätta om gluten"],
  ] as const)("is no wish, %s: %s", ([language, text]) => {
    const said = understand(text, { ...atSummary, language });
    expect(said).toMatchObject({ intent: "question", topics: ["diets"] });
    expect(said).not.toHaveProperty("comment");
  });
});
