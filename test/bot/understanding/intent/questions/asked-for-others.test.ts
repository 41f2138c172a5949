import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const asked = [
  ["en", "my wife asks if there is anything vegetarian", "diets"],
  ["en", "my mother wants to know whether there's parking", "parking"],
  ["de", "meine Frau fragt, ob es auch vegetarisch gibt", "diets"],
  ["de", "meine Mutter will wissen, ob man bei euch parken kann", "parking"],
  ["fr", "ma femme demande s'il y a des plats végétariens", "diets"],
  ["fr", "ma mère voudrait savoir s'il y a un parking", "parking"],
  ["es", "mi mujer pregunta si hay algo vegetariano", "diets"],
  ["es", "mi madre quiere saber si hay aparcamiento", "parking"],
  ["it", "mia moglie chiede se ci sono piatti vegetariani", "diets"],
  ["it", "mia madre vuole sapere se c'è un parcheggio", "parking"],
  ["nl", "mijn vrouw vraagt of er iets vegetarisch is", "diets"],
  ["nl", "mijn moeder wil weten of er parkeerplaats is", "parking"],
  ["pt", "a minha mulher pergunta se há pratos vegetarianos", "diets"],
  ["pt", "a minha mãe quer saber se há estacionamento", "parking"],
  ["sv", "min fru undrar om det finns något vegetariskt", "diets"],
  ["sv", "min mamma vill veta om det finns parkering", "parking"],
] as const;

test.for(asked)(
  "in %s what is asked for somebody else is a question, and no wish: %s",
  ([language, text, topic]) => {
    for (const expecting of ["name", "confirm", "date"] as const) {
      const { intent, topics, comment } = understand(text, {
        now,
        language,
        expecting,
      });
      expect([intent, comment]).toEqual(["question", undefined]);
      expect(topics).toContain(topic);
    }
  },
);
