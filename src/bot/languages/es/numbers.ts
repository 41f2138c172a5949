import type { NumberWords } from "../locale.ts";
import { aboutSoMany, cardinals, ordinals } from "../number-words.ts";
import { words } from "../word-list.ts";

const besideOne = words`
  persona
  adulto
  adulta
  nino
  nina
  bebe
  peque
  comensal
  invitado
  hora
  dia
  semana
  pareja
  grupo de
`;

export const numbers: NumberWords = {
  cardinals: {
    ...cardinals({
      small: words`
        cero
        uno|un|una
        dos
        tres
        cuatro
        cinco
        seis
        siete
        ocho
        nueve
        diez
        once
        doce
        trece
        catorce
        quince
        dieciseis
        diecisiete
        dieciocho
        diecinueve
        veinte
        veintiuno|veintiun|veintiuna
        veintidos
        veintitres
        veinticuatro
        veinticinco
        veintiseis
        veintisiete
        veintiocho
        veintinueve
      `,
      tens: { treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90 },
      joiners: [" y "],
    }),
    ...aboutSoMany({ decena: 10, veintena: 20, treintena: 30, cuarentena: 40, cincuentena: 50 }, "una", "de"),
  },
  ordinals: ordinals(words`primero|primer`),
  ordinalSuffixes: ["º", "°", "o", ".o", "er", "ro", "ª", "a"],
  hesitant: {
    uno: { before: besideOne, after: ["para", "pa", "solo", "el", "dia"] },
    un: { before: besideOne, after: [] },
    una: { before: besideOne, after: ["la"] },
    primer: { before: [], after: [] },
    primero: { before: ["de"], after: ["el", "dia"] },
  },
};
