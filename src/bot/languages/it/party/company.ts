import type { CompanyWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const company: CompanyWords = {
  couples: ["# coppi[ae]", "(?<=^)coppia(?= con \\d)"],
  companies: words`
    famiglia
    squadra
    compagnia
    banda
    truppa
    gruppo
    comitiva
  `,
  companyLeads: ["con", "col"],
  comesWith: words`
    vengo con
    verro con
    porto
    portero
    arrivo con
    sono con
    ci saro con
    (?:lui|lei|(?:il mio|la mia) \p{L}{3,12}) (?:riceve|invita|porta)
  `,
  self: ["me", "io"],
  selfAfterAnd: ["io", "il sottoscritto", "la sottoscritta"],
  besideSelf: ["lui", "lei"],
  selfLeads: ["per", "solo"],
  nameArticles: ["il", "la"],
  articles: ["un", "una", "uno", "un'", "un altro", "un'altra", "un'amica e"],
  adjectives: words`
    altre
    altri
    piccoli
    piccole
    piccolo
    piccola
    altra
    altro
    grandi
    nostri
    miei
    cari
  `,
  tellsOfHouse: words`
    (?:mi |ci |vi )?(?:ha|hanno|aveva) (?:\p{L}{2,10} )?(?:detto|parlato|consigliato|raccontato|raccomandato|suggerito)
    (?:dice|dicono|consiglia|parla)(?!\p{L})
  `,
  oneMore: words`
    che
    di
    con
    anche
    pure
    inoltre
    (?:viene|verra|vengono|ci sara|si unisce|si aggiunge)
  `,
  others: ["altri", "altre", "in piu"],
  andMore: ["piu"],
  who: ["che"],
  and: ["e", "piu", "con", "ed", "&"],
};
