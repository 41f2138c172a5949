import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-21", time: "19:00", partySize: 4 };

/** What is shown for a yes: a table on Saturday at seven, or the same as it would be changed. */
const shown = { summary: { tablePicked: true }, change: { changeShown: true } } as const;

function agrees(
  what: keyof typeof shown,
  language: string,
  text: string,
  more: Partial<UnderstandingContext> = {},
): boolean {
  const context = {
    now,
    language,
    expecting: "confirm",
    country: "NO",
    draft,
    ...shown[what],
    ...more,
  } as const;
  const { intent, agrees: beside } = understand(text, context);
  return intent === "affirm" || beside === true;
}

const asking = [
  ["en", "perfect. do we pay now?"],
  ["en", "great, thanks. do you have parking?"],
  ["en", "Sounds good! Do you take cards?"],
  ["en", "wonderful, thank you. is there anything for kids?"],
  ["en", "That's perfect. Does it cost anything if we cancel?"],
  ["en", "perfect. can we change the number later?"],
  ["en", "Perfect! Thanks! Is there wifi?"],
  ["en", "perfect. do we pay now"],
  ["de", "perfekt. kann man mit Karte zahlen?"],
  ["de", "wunderbar, danke. Habt ihr Parkplätze?"],
  ["de", "Prima! Gibt es Kinderstühle?"],
  ["de", "super, vielen Dank. kostet es was, wenn wir absagen?"],
  ["de", "Klingt gut. Kann man vor Ort zahlen?"],
  ["fr", "super merci ! on peut payer par carte ?"],
  ["fr", "Parfait. Il y a un parking ?"],
  ["fr", "génial. vous avez des chaises hautes ?"],
  ["fr", "Ça nous va. Ça coûte quelque chose si on annule ?"],
  ["es", "genial. ¿tenéis tronas?"],
  ["es", "¡Perfecto! ¿Se puede pagar con tarjeta?"],
  ["es", "muy bien, gracias. ¿hay aparcamiento?"],
  ["es", "Me parece bien. ¿Cuesta algo si cancelamos?"],
  ["it", "perfetto. avete qualcosa per bambini?"],
  ["it", "ottimo, grazie. c'è parcheggio?"],
  ["it", "Benissimo! Si può pagare con la carta?"],
  ["it", "perfetto. costa qualcosa se disdico?"],
  ["nl", "prima. hebben jullie parkeerplaatsen?"],
  ["nl", "Perfect! Kunnen we met pin betalen?"],
  ["nl", "super, bedankt. zijn er kinderstoelen?"],
  ["nl", "Klinkt goed. Kost het wat als ik afzeg?"],
  ["pt", "ótimo. tem estacionamento?"],
  ["pt", "Perfeito! Aceitam cartão?"],
  ["pt", "muito bem, obrigada. há cadeiras para crianças?"],
  ["pt", "Excelente. Custa alguma coisa se cancelar?"],
  ["sv", "toppen! har ni parkering?"],
  ["sv", "Perfekt. Kan man betala med kort?"],
  ["sv", "super, tack. finns det barnstolar?"],
  ["sv", "Det låter bra. Kostar det något om jag avbokar?"],
] as const;

describe("who approves in a sentence of its own, and asks of what comes with a visit, agrees", () => {
  test.for(asking)("at the summary: %s %s", ([language, text]) => {
    expect(agrees("summary", language, text)).toBe(true);
  });

  test.for([
    ...asking,
    ["en", "great. is there parking?"],
    ["en", "Perfect. Are dogs allowed?"],
    ["de", "super. habt ihr was Veganes?"],
    ["fr", "super. il y a un parking ?"],
    ["es", "guay. ¿aceptáis perros?"],
    ["it", "perfetto. i cani possono entrare?"],
    ["nl", "fijn. is er parkeerplaats?"],
    ["pt", "fixe. há estacionamento?"],
    ["sv", "super. har ni parkering?"],
  ] as const)("at a change, to which also “great” is enough: %s %s", ([language, text]) => {
    expect(agrees("change", language, text)).toBe(true);
  });

  test.for([
    ["en", "perfect. could we have a high chair?"],
    ["de", "perfekt. könnten wir einen Kinderstuhl haben?"],
    ["it", "perfetto. potremmo avere un seggiolone?"],
  ] as const)("and has the house see to what it asks for: %s %s", ([language, text]) => {
    expect(agrees("summary", language, text)).toBe(true);
  });
});

const nodding = [
  ["en", "ok. do we pay now?"],
  ["en", "great. do we pay now?"],
  ["en", "good. is there parking?"],
  ["en", "thanks. is there parking?"],
  ["en", "very kind, thanks. is there parking?"],
  ["de", "ok. kann man mit Karte zahlen?"],
  ["de", "gut. kann man mit Karte zahlen?"],
  ["de", "danke. kann man mit Karte zahlen?"],
  ["fr", "d'accord. on peut payer par carte ?"],
  ["fr", "bien. on peut payer par carte ?"],
  ["es", "vale. ¿tenéis tronas?"],
  ["es", "vale, gracias. ¿tenéis tronas?"],
  ["it", "va bene. c'è parcheggio?"],
  ["it", "ok grazie. c'è parcheggio?"],
  ["nl", "oké. hebben jullie parkeerplaatsen?"],
  ["nl", "goed. hebben jullie parkeerplaatsen?"],
  ["pt", "está bem. tem estacionamento?"],
  ["pt", "ok, obrigada. tem estacionamento?"],
  ["sv", "okej. har ni parkering?"],
  ["sv", "bra. har ni parkering?"],
] as const;

const open = [
  ["en", "perfect, is there parking?"],
  ["en", "is there parking? perfect"],
  ["en", "not perfect. is there parking?"],
  ["en", "was perfect. is there parking?"],
  ["en", "perfect. is it outside?"],
  ["en", "perfect. is that for 4?"],
  ["en", "perfect. that's on Saturday, right?"],
  ["en", "perfect. is it at 7 or at 8?"],
  ["en", "perfect. where are you?"],
  ["en", "perfect. is it quiet?"],
  ["en", "perfect. how long can we stay?"],
  ["en", "perfect. are you sure?"],
  ["en", "perfect. or is there something earlier?"],
  ["en", "perfect. is there something earlier?"],
  ["en", "perfect. or is there a bigger table?"],
  ["en", "perfect. is there parking? if not, no"],
  ["en", "perfect. is there parking? otherwise we'd go elsewhere"],
  ["en", "perfect. provided there is parking"],
  ["en", "perfect. but is there parking?"],
  ["en", "perfect. unless there's no parking?"],
  ["en", "perfect. is there parking, if we come by car?"],
  ["en", "perfect. how much is the menu?"],
  ["en", "perfect. can you text my wife?"],
  ["en", "perfect. maybe. is there parking?"],
  ["en", "perfect, maybe. is there parking?"],
  ["de", "perfekt, mal sehen. gibt es Parkplätze?"],
  ["en", "perfect. we might be five. is there parking?"],
  ["en", "perfect, thanks. see you then"],
  ["de", "perfekt. sitzt man da draußen?"],
  ["de", "perfekt. oder geht auch 18 Uhr?"],
  ["de", "perfekt. gibt es Parkplätze? sonst nicht"],
  ["de", "perfekt. aber gibt es Parkplätze?"],
  ["de", "perfekt. ist das der Samstag?"],
  ["fr", "parfait. c'est en terrasse ?"],
  ["fr", "parfait. ou il y a plus tôt ?"],
  ["fr", "parfait. il y a un parking ? sinon non"],
  ["fr", "parfait. mais il y a un parking ?"],
  ["es", "perfecto. ¿es en la terraza?"],
  ["es", "perfecto. ¿o hay algo antes?"],
  ["es", "perfecto. ¿hay aparcamiento? si no, no"],
  ["es", "perfecto. pero ¿hay aparcamiento?"],
  ["it", "perfetto. è all'aperto?"],
  ["it", "perfetto. o c'è qualcosa prima?"],
  ["it", "perfetto. c'è parcheggio? altrimenti no"],
  ["it", "perfetto. ma c'è parcheggio?"],
  ["nl", "prima. is dat buiten?"],
  ["nl", "prima. of is er iets eerder?"],
  ["nl", "prima. is er parkeerplaats? anders niet"],
  ["nl", "prima. maar is er parkeerplaats?"],
  ["pt", "perfeito. é na esplanada?"],
  ["pt", "perfeito. ou há mais cedo?"],
  ["pt", "perfeito. há estacionamento? senão não"],
  ["pt", "perfeito. mas há estacionamento?"],
  ["sv", "perfekt. är det ute?"],
  ["sv", "perfekt. eller finns det tidigare?"],
  ["sv", "perfekt. finns det parkering? annars inte"],
  ["sv", "perfekt. men finns det parkering?"],
] as const;

describe("no yes is heard", () => {
  test.for(nodding)("where one only nods or thanks: %s %s", ([language, text]) => {
    expect(agrees("summary", language, text)).toBe(false);
  });

  test.for(open)(
    "where the question is of the table, or it hangs on the answer: %s %s",
    ([language, text]) => {
      expect(agrees("summary", language, text)).toBe(false);
      expect(agrees("change", language, text)).toBe(false);
    },
  );

  test.for([
    ["en", "perfect. are dogs allowed?"],
    ["en", "perfect. is there wheelchair access?"],
    ["de", "perfekt. habt ihr was Veganes?"],
    ["fr", "parfait. les chiens sont acceptés ?"],
    ["es", "perfecto. ¿aceptáis perros?"],
    ["it", "perfetto. i cani possono entrare?"],
    ["nl", "prima. zijn honden welkom?"],
    ["pt", "perfeito. aceitam cães?"],
    ["sv", "perfekt. får hundar följa med?"],
  ] as const)("at the summary where the answer may decide it: %s %s", ([language, text]) => {
    expect(agrees("summary", language, text)).toBe(false);
  });

  test.for(asking)("where it may be of what the house answered: %s %s", ([language, text]) => {
    expect(agrees("summary", language, text, { askedOfHouse: true })).toBe(false);
  });
});

test.for([
  ["en", "yes. and does it cost anything if I cancel"],
  ["de", "ja. und kostet es was wenn ich absage"],
  ["de", "ja. muss ich was zahlen wenn ich absage"],
  ["fr", "oui. et ça coûte quelque chose si j'annule"],
  ["es", "sí. y cuesta algo si cancelo"],
  ["it", "sì. e costa qualcosa se disdico"],
  ["it", "sì. devo pagare se disdico"],
  ["nl", "ja. en kost het wat als ik afzeg"],
  ["pt", "sim. e custa alguma coisa se eu cancelar"],
  ["pt", "sim. tenho de pagar se cancelar"],
  ["sv", "ja. och kostar det något om jag avbokar"],
] as const)("an express yes is one beside what cancelling costs, mark or not: %s %s", ([language, text]) => {
  expect(agrees("summary", language, text)).toBe(true);
});

test.for([
  ["en", "yes if it costs nothing"],
  ["de", "ja wenn es nichts kostet"],
  ["fr", "oui si ça ne coûte rien"],
  ["es", "sí si no cuesta nada"],
  ["it", "sì se non costa nulla"],
  ["nl", "ja. als het niks kost als ik afzeg"],
  ["pt", "sim se não custar nada"],
  ["sv", "ja om det inte kostar något"],
] as const)("one that hangs on it is none: %s %s", ([language, text]) => {
  expect(agrees("summary", language, text)).toBe(false);
});
