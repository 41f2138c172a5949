import type { NumberWords } from "../locale.ts";
import { aboutSoMany, cardinals, ordinals } from "../number-words.ts";
import { words } from "../word-list.ts";

const besideOne = words`
  pessoa
  adulto
  adulta
  crianca
  bebe
  convidado
  hora
  horinha
  dia
  semana
  casal
`;

export const numbers: NumberWords = {
  cardinals: {
    ...cardinals({
      small: words`
        zero
        um|uma
        dois|duas
        tres
        quatro
        cinco
        seis
        sete
        oito
        nove
        dez
        onze
        doze
        treze
        catorze|quatorze
        quinze
        dezesseis|dezasseis
        dezessete|dezassete
        dezoito
        dezenove|dezanove
      `,
      tens: {
        vinte: 20,
        trinta: 30,
        quarenta: 40,
        cinquenta: 50,
        sessenta: 60,
        setenta: 70,
        oitenta: 80,
        noventa: 90,
      },
      joiners: [" e "],
    }),
    ...aboutSoMany({ dezena: 10, vintena: 20, trintena: 30 }, "uma", "de"),
  },
  ordinals: ordinals(words`primeiro`),
  ordinalSuffixes: ["º", "°", "o"],
  hesitant: {
    um: { before: besideOne, after: [] },
    /** "À uma" is a time, "uma mesa" is not. */
    uma: { before: [...besideOne, "", "e", "da", "por", "para", "pra"], after: ["da", "pela"] },
    primeiro: { before: ["de"], after: ["dia"] },
  },
};
