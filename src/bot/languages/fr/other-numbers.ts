import { words } from "../word-list.ts";

/** Streets and places are called by days: "rue du 4 septembre". */
const street =
  "(?:rue|avenue|av|boulevard|bd|bld|place|pl|quai|square|cours|impasse|chemin|allees?|pont|metro|station|arret|ecole|lycee|stade|hopital|centre commercial)";

const month = "(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)";

export const otherNumbers = words`
  compte(?:nt|ra|ront|rait|raient)? (?:aussi )?(?:comme|pour) (?:1|une?)(?: (?:personne|adulte|couvert|convive|place))?(?![\p{L}])
  des 2(?! ?(?:h(?![\p{L}])|heures?|:|\d))
  (?<=(?:plus longtemps|prolonger|(?:rester|restera|reste|restons|resterons|sejourner)),? [^.?!\d]{0,20})[1-4] ?(?:h|heures?)(?! ?\d)
  (?:\d{1,4}(?: bis| ter)?,? )?${street}\.? (?:du |de la |des |le |de )?\d{1,2}(?:er|[ºo°]|\.º)?\.? (?:de |d')?${month}(?:(?: de|,)? (?:n\.?[ºo°]? ?)?\d{1,4})?
  (?:menu|formule|plat)s? (?:du|de) (?:midi|soir)(?=.{0,15} combien)
  (?<=(?:combien|prix) .{0,20})(?:menu|formule|plat)s? (?:du|de) (?:midi|soir)
  table (?:numero |no |n° ?)#
  (?:chambre|numero|bus|ligne|etage|quai|porte) #
  # ans
  # (?:etoiles?|euros?|points?|pour cent|km|metres|secondes?|chambres|nuits|sur \d{1,2})
  #(?:e|eme|er) (?:etage|anniversaire|rue|arrondissement|service|fois|table|plat|salle|creneau)
  # (?:rue|avenue|boulevard|place|quai) [\p{L}]{2,20}
  note de #
  pendant # (?:heures?|nuits|jours?)
  24 ?h(?:eures)? ?(?:sur|/) ?24
  7 ?j(?:ours)? ?(?:sur|/) ?7
  1 (?:brunch|diner|dejeuner|repas|souper|anniversaire|verre|cafe|apero|truc)
  # (?:ou \d )?fois
  il (?:nous )?manque(?:ra)? (?:encore )?# personnes?
  # (?:minutes?|min|mn) de retard
  en \d{1,2} minutes
  1 seconde
  il y a \d{1,2} (?:jours?|ans|semaines?|mois|heures?)
  (?:studio|club|canal|chaine|salle|groupe|agence|classe|promo|formule|etage|appartement|appt|bp|porte) #
  (?:janvier|avril|juin|horizon|vision|expo) 20\d\d
  (?:fete|fetent|fetons|fait|fera|aura|a|souffle|atteint) (?:ses|leurs|tes|nos) #
  # bougies
`;
