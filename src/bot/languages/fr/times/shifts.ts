import type { ShiftWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const shifts: ShiftWords = {
  now: words`
    maintenant
    tout de suite
    immediatement
    des que possible
    (?:le |au )?plus (?:vite|rapidement) possible
    au plus vite
    la tout de suite
  `,
  inHours: ["(?:dans|d'ici) (?:environ )?# ?(?:heures?|h)"],
  inMinutes: ["dans # minutes?", "d'ici # minutes?", "dans # min"],
  inPhrases: {
    "dans une demi-heure": 30,
    "dans une demi heure": 30,
    "dans une heure": 60,
    "dans un quart d'heure": 15,
  },
  inLeads: words`
    dans
    d'ici
    dans environ
  `,
  halfMore: words`
    et demie
    et demi
  `,
  later: ["plus tard", "apres(?=[ ?.!]*$)"],
  earlier: ["plus tot", "avant(?=[ ?.!]*$)"],
  laterOne: words`
    (?:celui|celle) d'apres
    le suivant
    la suivante
    (?:celui|celle) (?:de )?plus tard
  `,
  earlierOne: words`
    (?:celui|celle) d'avant
    le precedent
    la precedente
    (?:celui|celle) (?:de )?plus tot
  `,
  laterBefore: words`(?:decaler|decale|decalez|repousser|repousse|repoussez|retarder|reporter)(?: (?:la|ma|notre|le) (?:reservation|resa|table))? (?:de|d')`,
  earlierBefore: words`(?:avancer|avance|avancez)(?: (?:la|ma|notre|le) (?:reservation|table))? (?:de|d')`,
  shiftHours: ["heures?", "h"],
  shiftMinutes: ["(?:de )?minutes?", "min", "mn"],
  shiftPhrases: {
    "dizaine de minutes": 10,
    "une heure": 60,
    "une demi-heure": 30,
    "1 demi-heure": 30,
    "une demi heure": 30,
    "un quart d'heure": 15,
    "trois quarts d'heure": 45,
    "3 quarts d'heure": 45,
  },
  shiftLeads: words`
    un peu
    un petit peu
    un chouia
    legerement
    encore
    bien
    quelque chose de
    quelque chose
    rien(?: de)?(?! plus (?:tot|tard) qu)
    y a-t-il
    beaucoup
    plutot
    possible
    venir
    arriver
    passer
    nettement
  `,
  unfit: words`
    (?<!pas )trop (?:tot|tard)
  `,
  tooEarly: words`
    pas (?:si|aussi) tot
    (?:un peu )?trop tot(?: pour (?:nous|moi))?
    (?<=\d ?h?\d{0,2},? (?:c'est|est|ca fait|serait) )(?:un peu|assez|plutot) tot
  `,
  tooSoonTo: words`
    pour
    a
  `,
  tooLate: words`
    (?<=^|[,.!?] )(?:un peu |beaucoup )?trop tard(?= ?(?:$|[.!?]|, (?:\p{L}{1,8} ){0,3}\d))
    pas (?:si|aussi) tard
    (?:un peu )?trop tard pour (?:nous|moi)
    (?<=(?:est|serait) )(?:un peu )?trop tard
    (?<=\d ?h?\d{0,2},? (?:c'est|est|ca fait|serait) )(?:un peu|assez|plutot) tard
  `,
  insteadOf: words`
    au lieu de
    plutot que
  `,
};
