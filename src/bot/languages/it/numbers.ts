import type { NumberWords } from "../locale.ts";
import { aboutSoMany, cardinals, ordinals } from "../number-words.ts";
import { words } from "../word-list.ts";

const besideOne = words`
  persona
  adulto
  bambino
  bambina
  neonato
  ora
  giorno
  settimana
  coppia
  ospite
  coperto
  posto
  pers
`;

export const numbers: NumberWords = {
  cardinals: {
    ...cardinals({
      small: words`
        zero
        uno
        due
        tre
        quattro
        cinque
        sei
        sette
        otto
        nove
        dieci
        undici
        dodici
        tredici
        quattordici
        quindici
        sedici
        diciassette
        diciotto
        diciannove
      `,
      tens: {
        venti: 20,
        trenta: 30,
        quaranta: 40,
        cinquanta: 50,
        sessanta: 60,
        settanta: 70,
        ottanta: 80,
        novanta: 90,
      },
      joiners: [""],
    }),
    ventuno: 21,
    ventun: 21,
    ventotto: 28,
    trentuno: 31,
    trentun: 31,
    trentotto: 38,
    quarantuno: 41,
    quarantotto: 48,
    cinquantuno: 51,
    cinquantotto: 58,
    un: 1,
    una: 1,
    ...aboutSoMany({ ventina: 20, trentina: 30, quarantina: 40, cinquantina: 50, decina: 10 }, "una", "di"),
    ...aboutSoMany({ decina: 10 }, "una bella", "di"),
    ...aboutSoMany({ decina: 10 }, "una piccola", "di"),
  },
  ordinals: ordinals(words`primo|1°`),
  /** "º" and "ª" are "o" and "a" once the spelling is made one. */
  ordinalSuffixes: ["º", "°", "o", "a", "ª"],
  hesitant: {
    sei: {
      before: words`
        persone
        adulti
        ospiti
        gennaio
        febbraio
        marzo
        aprile
        maggio
        giugno
        luglio
        agosto
        settembre
        ottobre
        novembre
        dicembre
        di
        e
        meno
        posti
        pers
        coperti
        bambini
        ragazzi
        amici
        grazie
        pax
        giorni
        ore
        minuti
      `,
      after: words`
        a
        aspetta
        aspetti
        anzi
        scusa
        scusi
        per
        alle
        le
        il
        in
        da
        siamo
        saremo
        saremmo
        tavolo
        gruppo
        verso
        di
        ogni
        e
        x
        dalle
        delle
        sulle
        tra
        fra
        solo
        circa
        o
        facciamo
        diciamo
        giorno
        noi
        piu
        meno
        ore
        meglio
      `,
    },
    uno: { before: besideOne, after: ["per", "solo"] },
    un: { before: besideOne, after: [] },
    una: { before: [...besideOne, "e"], after: ["all", "dall", "l", "dell"] },
    primo: {
      before: words`
        gennaio
        febbraio
        marzo
        aprile
        maggio
        giugno
        luglio
        agosto
        settembre
        ottobre
        novembre
        dicembre
      `,
      after: ["il"],
    },
  },
};
