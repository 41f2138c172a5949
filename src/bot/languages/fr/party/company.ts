import type { CompanyWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const company: CompanyWords = {
  couples: ["# couples?", "(?<=^)couple(?= avec \\d)"],
  companies: words`
    famille
    equipe
    bande
    troupe
    tribu
    classe
    clique
    gang
  `,
  companyLeads: words`avec`,
  comesWith: words`
    je (?:viens|viendrai|viendrais|serai|suis|vais venir) avec
    j'(?:arrive|amene|emmene|amenerai|emmenerai) ?(?:avec)?
    je (?:ramene|prends) ?
    (?:il|elle|(?:mon|ma|notre) \p{L}{3,12}) (?:recoit|invite|emmene|amene|regoit)
  `,
  self: ["moi", "moi-meme"],
  selfAfterAnd: ["moi", "votre serviteur", "votre servante"],
  besideSelf: ["lui", "elle"],
  selfLeads: ["pour", "juste"],
  articles: ["un", "une", "un autre", "une autre"],
  adjectives: words`
    autres
    petits
    jeunes
    jeune
    petit
    petite
    petites
    grands
    bons
    autre
  `,
  tellsOfHouse: words`
    (?:m'|nous |me |vous )?(?:a|ont|avait) (?:\p{L}{2,10} )?(?:dit|parle|recommande|conseille|vante|suggere|adore|indique)
    (?:m'|nous |vous )(?:avait|ont|a) (?:dit|parle|recommande|conseille|vante)
    (?:dit|disait|adore|recommande|parle)(?!\p{L})
  `,
  oneMore: words`
    qui
    que
    de
    du
    avec
    agee?s?
    aussi
    egalement
    en plus
    (?:vient|viendra|viennent|sera la|seront la)
    (?:nous |me )?(?:rejoint|rejoindra|accompagne)
  `,
  others: ["autres", "les", "de plus"],
  andMore: ["plus"],
  who: ["qui"],
  and: ["et", "pis", "plus", "avec", "ainsi que", "&"],
};
