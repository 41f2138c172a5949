import type { DayPartWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const partsOfDay: DayPartWords = {
  parts: [
    {
      words: words`
      tarde noche
      tarde-noche
    `,
      part: "evening",
      from: "18:00",
      to: "21:00",
    },
    {
      words: words`
        por la noche
        x la noche
        de la noche
        en la noche
        a la noche
        por la noxe
        de noche
        la noche
        noche
        nochecita
        cena
        cenar
        cenita
        para cenar
        pa cenar
        a cenar
        para la cena
        la cena
        a la hora de la cena
        a la hora de cenar
      `,
      part: "evening",
    },
    {
      words: words`
        almuerzo
        almorzar
        para almorzar
        a almorzar
        el almuerzo
        para el almuerzo
        para comer
        a comer
        pa comer
        para la comida
        hora de la comida
        a la hora de la comida
        a la hora de comer
        hora de comer
        del mediodia
        del medio dia
        al mediodia
        al medio dia
        a mediodia
        a medio dia
        mediodia
        medio dia
      `,
      part: "lunch",
      from: "12:00",
      to: "16:00",
    },
    {
      words: words`
        a primera hora de la tarde
        primera hora de la tarde
        al principio de la tarde
      `,
      part: "afternoon",
      from: "13:00",
      to: "16:00",
    },
    {
      words: words`
        a ultima hora de la tarde
        ultima hora de la tarde
        al final de la tarde
        final de la tarde
        al caer la tarde
      `,
      part: "afternoon",
      from: "18:00",
      to: "20:30",
    },
    {
      words: words`
      media tarde
      a media tarde
    `,
      part: "afternoon",
      from: "16:30",
      to: "19:00",
    },
    {
      words: words`
        merienda
        merendar
        para merendar
        la merienda
      `,
      part: "afternoon",
      from: "16:30",
      to: "19:30",
    },
    /** Bare "tarde" is "late", unless it follows a day, which is covered by then. */
    {
      words: words`
        por la tarde
        x la tarde
        de la tarde
        en la tarde
        a la tarde
        la tarde
        de tarde
        por la tardecita
        ¦ tarde
        ¦ tardecita
      `,
      part: "afternoon",
      from: "12:00",
      to: "20:00",
    },
    {
      words: words`
      media manana
      a media manana
    `,
      part: "morning",
      from: "10:00",
      to: "12:30",
    },
    { words: words`brunch`, part: "morning", from: "10:00", to: "14:00" },
    {
      words: words`
        por la manana
        x la manana
        de la manana
        en la manana
        a la manana
        la manana
        desayuno
        desayunar
        para desayunar
        el desayuno
        de la madrugada
        madrugada
      `,
      part: "morning",
    },
  ],
  bedtimes: words`
    (?:en la cama|acostad[oa]s?) (?:a las|antes de las|sobre las) #
  `,
  night: ["de la noche", "por la noche", "en la noche", "la noche", "noche"],
  early: words`
    a primera hora
    primera hora
    al principio
    primera hora de la
    a primera hora de la
    a primera hora por la
    principio de la
    a principios de la
    temprano por la
    temprano en la
    temprano
  `,
  middle: words`
    a media
    media
    a mitad de la
    en mitad de la
  `,
  late: words`
    a ultima hora
    ultima hora
    al final
    ultima hora de la
    a ultima hora de la
    final de la
    al final de la
    tarde por la
    tarde en la
    a ultimas horas de la
    entrada la
  `,
  earlyAfter: words`
    temprano
    pronto
  `,
  lateAfter: words`tarde`,
  compoundParts: {},
  partJoiners: ["", "de", "para la", "para el", "en", "y"],
  asEarly: words`
    (?:el |al |en el )?primer turno
    lo mas (?:temprano|pronto) (?:posible|que (?:se pueda|puedan?|puedas|podais|tengan?|tengas|tengais))
    cuanto mas temprano,? mejor
  `,
  asLate: words`
    (?:el |al |en el )?(?:segundo|2o) turno
    lo mas tarde (?:posible|que (?:se pueda|puedan?|puedas|podais|tengan?|tengas|tengais))
    cuanto mas tarde,? mejor
  `,
  notTooLate: words`
    (?<!(?<!\p{L})(?:aun|todavia|si|ya|es) )no (?:sea |muy |demasiado |tan ){1,2}tarde(?! (?:para|pa))
  `,
  notTooEarly: words`
    (?<!(?<!\p{L})(?:aun|todavia|si|ya|es) )no (?:sea |muy |demasiado |tan ){1,2}(?:temprano|pronto)(?! (?:para|pa))
  `,
};
