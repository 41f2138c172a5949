import type { CompanyWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const company: CompanyWords = {
  couples: [
    "(?<=^)par(?= med \\d)",
    "# par(?! (?:timer|dager|dage|uker|uger|minutter|barn|personer|ganger))",
  ],
  companyLeads: words`
    med
    sammen med
  `,
  self: ["meg", "mig", "jeg", "eg", "mæ", "undertegnede", "lille meg"],
  selfAfterAnd: ["jeg"],
  besideSelf: ["han", "hun", "ham", "henne", "hende"],
  selfLeads: ["for", "til", "bare", "kun"],
  articles: ["en", "et", "ett", "ei", "et annet", "en annen", "en ekstra", "1"],
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
    sultne
    større
    mindre
    nærmeste
    vaksne
    snille
  `,
  oneMore: words`
    som
    med
    pa
    fra
    ogsa
    (?:kommer|følger|blir|er) (?:ogsa|med)
  `,
  others: ["andre", "til", "mere", "mer", "flere", "ytterligere"],
  andMore: ["plus", "pluss"],
  who: ["som"],
  and: [
    "og",
    "pluss",
    "plus",
    "med",
    "samt",
    "&",
    "a(?= (?:en|ei|1|min|mitt|mine|jeg) )",
    "o(?= (?:en|ei|1|min|mitt|mine|jeg|kona|mannen|barna|ungene) )",
  ],
  comesWith: words`
    jeg (?:kommer|er|tar|tar med|har)(?: da| nok| ogsa)? (?:med|sammen med|i lag med)
    jeg (?:tar med|inviterer)
    jeg tar med meg
    (?:han|hun|\p{L}{3,12} (?:min|mi|var)) (?:inviterer|tar med)
  `,
  tellsOfHouse: words`
    (?:har |hadde )?(?:tipset|anbefalt|fortalt|sagt|snakket)(?!\p{L})
    (?:sa|sier|tipset|anbefalte|fortalte|snakket)(?!\p{L})
  `,
};
