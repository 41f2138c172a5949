import type { CompanyWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const company: CompanyWords = {
  couples: ["# (?:parejas?|matrimonios)", "(?<=^)(?:pareja|matrimonio)(?= con \\d)"],
  companies: words`
    familia
    equipo
    pandilla
    pena
    banda
    gente
    tropa
    cuadrilla
    grupo
  `,
  companyLeads: words`con`,
  comesWith: words`
    vengo con
    vendre con
    traigo a
    traigo
    traere a
    llevo a
    llevo
    me acompanan?
    (?:el|ella|(?:mi|nuestro|nuestra) \p{L}{3,12}) (?:recibe|invita a|lleva a|trae a)
  `,
  self: ["yo", "mi", "voy", "ire"],
  selfAfterAnd: ["yo", "(?:un|1) servidor", "(?:una|1) servidora", "(?:el|la) que suscribe"],
  besideSelf: ["el", "ella"],
  selfLeads: ["para", "pa", "solo", "vamos", "vamos a ir", "iremos", "somos", "seremos"],
  nameArticles: ["el", "la"],
  articles: ["un", "una", "1", "otro", "otra"],
  adjectives: ["otras", "otros", "otra", "otro", "pequenos", "pequenas", "jovenes", "buenos", "buenas"],
  tellsOfHouse: words`
    (?:me |nos |os |los )?(?:ha|han|habia) (?:\p{L}{2,10} )?(?:dicho|hablado|recomendado|contado|sugerido)
    (?:me |nos |os |los )(?:dijo|dijeron|hablo|recomendo|recomienda|conto|sugirio)
    (?:dice|dicen|recomienda|recomendo)(?!\p{L})
  `,
  oneMore: words`
    que
    quien
    de
    del
    con
    tambien
    ademas
    (?:viene|vendra|vienen|va a venir)
    se (?:une|apunta|suma|unira)
  `,
  others: ["otros", "otras", "mas"],
  andMore: ["mas"],
  who: ["que"],
  and: ["y", "mas", "y para", "y con", "con", "&", "e", "y ademas", "junto con", "junto a"],
};
