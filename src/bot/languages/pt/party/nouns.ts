import type { CountedWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";
import { relatives } from "./relations.ts";

export const nouns: CountedWords = {
  persons: ["pessoas", "pess\\.?"],
  people: [
    ...relatives,
    ...words`
      pessoas?
      pess\.?
      pesoas
      pax
      adult[oa]s?
      criancinhas?
      bebes?
      bebezinhos?
      convidad[oa]s
      homens
      mulheres
      senhoras
      senhores
      rapazes
      garotos
      lugares
      gente
      cabecas
      hospedes
      menores
      idosos
      comensais
      familiares
      talheres
      assentos
      cadeiras(?! de)
      sobrinh[oa]s
      vizinh[oa]s
      avos
      net[oa]s
    `,
  ],
  otherUnits: words`
    (?:apelidos?|nomes)
    horas?
    horinhas
    h
    minutos?
    de minutos?
    mins?
    dias
    noites?
    semanas?
    mes
    meses
    anos?
    estrelas?
    quartos?
    mesas?
    euros?
    reais
    vezes
    caes
    cachorros?
    cadeir(?:as de|oes|inhas)
    segundos?
    pontos?
    em \d
    reservas
    opcoes
    coisas
    pratos
    garrafas
    pizzas
    cervejas
    menus?
    andares
    ruas
    carros
    copos
    dolares
    vez
    tacas
    quilos
  `,
};
