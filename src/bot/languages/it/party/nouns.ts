import type { CountedWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";
import { relatives } from "./relations.ts";

export const nouns: CountedWords = {
  persons: ["persone", "coperti", "ospiti", "pers\\.?"],
  people: [
    ...relatives,
    ...words`
      person[ae]
      pers\.?
      pax
      p(?!\.? ?m)
      bocche
      teste
      cristiani
      adult[oi]
      bambin[oiae]
      bimb[oi]
      ospiti
      coperti
      ragazz[ie]
      neonat[oi]
      uomini
      donne
      posti
      invitati
      commensali
      membri
      genitori
      maschi
      femmine
      signori
      signore
      anziani
      grandi
      piccoli
      bebe
      zi[ei]
      nonni
    `,
  ],
  otherUnits: words`
    (?:cognomi|nomi)
    or[ae]
    h
    minut[oi]
    di minut[oi]
    giorn[oi]
    nott[ie]
    settiman[ae]
    mes[ei]
    ann[oi]
    stell[ae]
    camer[ae]
    tavoli
    euro
    volte
    cani
    gatti
    seggiolon[ei]
    portate
    piatti
    bottigli[ae]
    pizze
    menu
    passeggin[oi]
    prenotazioni
    km
    metri
    second[oi]
    punti
    su
  `,
};
