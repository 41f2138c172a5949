import type { DayPartWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const partsOfDay: DayPartWords = {
  parts: [
    {
      words: words`
        a noite
        da noite
        de noite
        pela noite
        na noite
        a noitinha
        noitinha
        noite
        jantar
        para jantar
        pra jantar
        para o jantar
        pro jantar
        ao jantar
        no jantar
        a jantar
        na janta
        janta
        jantarmos
        hora do jantar
        na hora do jantar
        a hora do jantar
        para jantarmos
      `,
      part: "evening",
    },
    {
      words: words`
        almoco
        almocar
        para almocar
        pra almocar
        ao almoco
        a almocar
        para o almoco
        pro almoco
        no almoco
        do almoco
        hora do almoco
        na hora do almoco
        a hora do almoco
        almocinho
        almocarmos
        para almocarmos
      `,
      part: "lunch",
    },
    /** Bare "tarde" is "late", unless it follows a day, which is covered by then. */
    {
      words: words`
        a tarde
        da tarde
        de tarde
        pela tarde
        na parte da tarde
        a tardinha
        tardinha
        durante a tarde
        ¦ tarde
      `,
      part: "afternoon",
    },
    {
      words: words`
      lanche
      lanchar
      para lanchar
      ao lanche
    `,
      part: "afternoon",
      from: "16:00",
      to: "19:00",
    },
    {
      words: words`
      brunch
      para um brunch
    `,
      part: "morning",
      from: "10:00",
      to: "14:00",
    },
    {
      words: words`
        de manha
        da manha
        pela manha
        na parte da manha
        de manhazinha
        manha
        cafe da manha
        pequeno-almoco
        pequeno almoco
        da madrugada
        de madrugada
        madrugada
      `,
      part: "morning",
    },
  ],
  bedtimes: words`
    (?:na cama|deitad[oa]s) (?:as|pelas|antes das|por volta das) #
  `,
  night: ["da noite", "a noite", "de noite", "noite"],
  early: words`
    no inicio
    inicio
    no comeco
    comeco
    ao principio
    inicio da
    no inicio da
    comeco da
    no comeco da
    cedo da
    cedo de
    cedo pela
    principio da
    ao principio da
  `,
  middle: words`
    no meio
    a meio
    meados
    meio da
    no meio da
    a meio da
    meados da
  `,
  late: words`
    ao fim
    no fim
    fim
    ao final
    no final
    final
    fim da
    ao fim da
    no fim da
    final da
    no final da
    ao final da
    tarde da
    fins da
    fim de
  `,
  earlyAfter: words`cedo`,
  lateAfter: words`
    tarde
    mais tarde
  `,
  compoundParts: {},
  partJoiners: ["", "da", "de", "para o", "na"],
  asEarly: words`
    (?:o |no |ao )?primeiro turno
    o mais cedo (?:possivel|que (?:der|puder|puderem|tiverem|tiver))
    quanto mais cedo,? melhor
  `,
  asLate: words`
    (?:o |no |ao )?segundo turno
    o mais tarde (?:possivel|que (?:der|puder|puderem|tiverem|tiver))
    quanto mais tarde,? melhor
  `,
  notTooLate: words`
    (?<!(?<!\p{L})(?:ainda|se|e) )nao (?:seja |muito |demasiado |tao ){1,2}tarde(?! (?:para|pra))
  `,
  notTooEarly: words`
    (?<!(?<!\p{L})(?:ainda|se|e) )nao (?:seja |muito |demasiado |tao ){1,2}cedo(?! (?:para|pra))
  `,
};
