import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (text: string, language: string) => understand(text, { now, language, expecting: null });

describe("whether a person writes is asked of the assistant, and is no party of one:", () => {
  test.for([
    ["en", "are you a person?"],
    ["en", "am I talking to one person or a machine?"],
    ["en", "is there a real person behind this?"],
    ["en", "wait who am i talking to"],
    ["en", "hold on who are you"],
    ["de", "warte wer bist du"],
    ["de", "bist du eine Person?"],
    ["de", "bin ich hier mit einer echten Person verbunden?"],
    ["de", "schreibt hier eine Person oder eine Maschine?"],
    ["fr", "êtes-vous une personne ?"],
    ["fr", "je parle à une personne ?"],
    ["fr", "c'est une personne ou une machine qui répond ?"],
    ["es", "¿eres una persona?"],
    ["es", "¿estoy hablando con una persona o con una máquina?"],
    ["es", "¿es usted una máquina o una persona?"],
    ["it", "sei una persona?"],
    ["it", "sto parlando con una persona o con una macchina?"],
    ["it", "c'è una persona vera dietro?"],
    ["nl", "ben je een persoon?"],
    ["nl", "bent u een echte persoon?"],
    ["nl", "zit hier een mens of een machine achter?"],
    ["pt", "és uma pessoa?"],
    ["pt", "estou a falar com uma pessoa ou uma máquina?"],
    ["pt", "é uma máquina ou uma pessoa?"],
    ["sv", "är du en person?"],
    ["sv", "pratar jag med en person eller en maskin?"],
    ["sv", "sitter det en människa bakom det här?"],
    ["nb", "er du en person?"],
    ["nb", "snakker jeg med en person eller en maskin?"],
    ["nb", "hvem er det jeg skriver med?"],
    ["da", "er du et menneske?"],
    ["da", "taler jeg med en person eller en maskine?"],
    ["da", "er du en person?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { intent, topics, partySize } = read(text, language);
    expect({ intent, topics, partySize }).toEqual({
      intent: "question",
      topics: ["assistant"],
      partySize: undefined,
    });
  });
});

describe("a party beside it counts:", () => {
  test.for([
    ["en", "are you a robot? we need a table for one", 1],
    ["de", "bist du ein Bot? Wir sind zu viert", 4],
    ["es", "¿eres un robot? mesa para 3 el sábado", 3],
    ["sv", "är du en robot? vi blir 5", 5],
  ] as const)("in %s, “%s”", ([language, text, partySize]) => {
    expect(read(text, language)).toMatchObject({ partySize });
  });
});
