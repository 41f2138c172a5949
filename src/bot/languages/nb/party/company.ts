import type { CompanyWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const company: CompanyWords = {
  couples: ["# par(?! (?:timer|dager|dage|uker|uger|minutter|barn|personer|ganger))"],
  companyLeads: words`
    med
    sammen med
  `,
  self: ["meg", "mig", "jeg", "eg"],
  selfAfterAnd: ["jeg"],
  besideSelf: ["han", "hun", "ham", "henne", "hende"],
  selfLeads: ["for", "til", "bare", "kun"],
  articles: ["en", "et", "ett", "ei"],
  adjectives: words`
    andre
    sma
    unge
    ekstra
    ekstre
    beste
    bedste
    gode
    gamle
    nye
    lille
    kjære
    store
    voksne
  `,
  oneMore: words`
    som
    med
    pa
    fra
    ogsa
    (?:kommer|følger|blir|er) (?:ogsa|med)
  `,
  others: ["andre", "til", "mere", "mer", "flere"],
  and: ["og", "pluss", "plus", "med", "samt", "&", "a(?= (?:en|ei|1|min|mitt|mine|jeg) )"],
};
