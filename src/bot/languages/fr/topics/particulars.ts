import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

/** Of what is wider asked about the house one thing alone, of which the wider answer need say nothing. */
export const particulars = {
  jobs: words`
    vous (?:recrutez|embauchez)
    (?:recrutez|embauchez)[- ]vous
    (?:cherchez|recherchez)(?:[- ]vous)?(?: \p{L}{1,9}){0,2} (?:personnel|serveurs?|serveuses?|cuisiniers?|cuisinieres?|extras?|monde|plongeurs?)
    (?:offres?|demandes?) d'emploi
    postes? (?:a pourvoir|vacants?|ouverts?|disponibles?)
    (?:chercher?|besoin) (?:un |du |d'un )?(?:travail|emploi)
    (?:ma |une )?candidature
    postuler
  `,
  prams: words`
    poussettes?
    landaus?
  `,
  changing: words`
    tables? a langer
    (?:changer|langer) (?:le |la |notre |mon |ma |un )?(?:bebe|petit|petite|fils|fille|enfant|couches?)
    (?:espace|coin) (?:bebe|change)
  `,
  playArea: words`
    aires? de jeux
    (?:coins?|espaces?) (?:jeux|enfants?)
    jouets
    coloriages?
  `,
  toilets: words`
    toilettes
    wc
    sanitaires
  `,
  quiet: words`
    (?:quel|quelle|lequel|ou)(?: [\p{L}']{1,12}){0,4} (?:mieux|meilleure?|bien)(?: [\p{L}']{1,12}){0,6} (?:calme|tranquille|tranquillement)
    (?:c'est|est[- ]ce|est|sont|soit|endroit|lieu|restaurant|cadre)(?: (?:plutot|assez|tres|trop|vraiment|un|le|plus|endroit|lieu|restaurant|que|c'est|toujours|moins)){0,4} (?:calme|tranquille|bruyant|silencieux)(?! pour)
    (?:quel|quelle|lequel|ou)(?: [\p{L}']{1,12}){0,7} (?:plus|moins) (?:calme|tranquille|bruyant|silencieux)
    bruyante?
    (?:beaucoup de|trop de|du) bruit
    niveau sonore
    s'entendre
  `,
  cake: words`
    (?:apporter|amener|emmener|ramener|venir avec) (?:notre|nos|son|mon|un|du|votre|le)(?: propre)? (?:\p{L}{1,12} )?gateaux?(?: d'anniversaire)?
    propre gateau
  `,
  bill: words`
    additions? separees?
    notes? separees?
    (?:payer|regler)(?: \p{L}{2,8}){0,2} (?:separement|separe|a part|individuellement|chacun(?: (?:sa part|pour soi|le sien|pour sa part))?)
    (?:partager|diviser|separer|couper|splitter) (?:l' ?|la )?(?:addition|note)
    chacun (?:paie|paye|paiera) (?:sa part|pour soi|le sien)
    separement
  `,
  invoice: words`
    factures?
    note de frais
    justificatifs?
  `,
  tips: words`
    pourboires?
    service (?:est |soit |y est )?(?:compris|inclus)
  `,
  vouchers: words`
    (?:bons?|cheques?|cartes?)[- ]cadeaux?
    bons? d'achat
    coffrets? cadeaux?
  `,
  view: words`
    (?<!en |de |point de )vue(?! (?:de|du|que))
    (?:voit|voir|donne sur|donnent sur|apercoit)(?: [\p{L}']{1,6}){0,2} (?:l' ?eau|mer|fjord|port|fleuve|riviere|lac|montagnes?|ocean|l' ?ocean)
  `,
  heating: words`
    chauffages?(?: exterieurs?)?
    chauffee?s?
    braseros?
    parasols? chauffants?
    plaids?
  `,
  minimumSpend: words`
    minimum (?:de |a |d' ?)?(?:consommation|consommer|depenser|depense|commande|commander|achat)
    (?:montant|consommation|depense|commande) (?:minimum|minimale|minimal)
  `,
  takeaway: words`
    emporter
    livraisons?
    livrez
    livrer
    click and collect
  `,
  charging: words`
    bornes?(?: de recharge)?(?! d)
    recharger (?:la|ma|notre|une) voiture
  `,
  sports: words`
    match(?:s|es)?
    foot(?:ball)?
    rugby
    ecrans?(?: geants?)?
  `,
} satisfies Partial<TopicWords>;
