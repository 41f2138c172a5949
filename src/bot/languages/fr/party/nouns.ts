import type { CountedWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";
import { relatives } from "./relations.ts";

export const nouns: CountedWords = {
  persons: ["personnes", "convives", "couverts", "pers\\.?"],
  people: [
    ...relatives,
    ...words`
      personnes?
      pers\.?
      pax
      p(?!\.? ?m)
      gens
      adultes?
      invites?
      convives?
      couverts?
      hommes
      femmes
      places
      membres
      parents
      seniors
      mangeurs
      dames
      messieurs
      petits(?=$|[,.;!]| et)
      grands(?= et)
    `,
  ],
  otherUnits: words`
    (?:noms|prenoms)
    heures?
    h
    minutes?
    de minutes?
    jours?
    nuits?
    semaines?
    mois
    ans
    etoiles?
    chambres?
    tables?
    euros?
    fois
    chiens?
    chats?
    chaises?
    secondes?
    points?
    sur
    plats?
    menus?
    bouteilles?
    verres?
    poussettes?
    km
    metres
    etages?
    pizzas?
    desserts?
    reservations?
  `,
};
