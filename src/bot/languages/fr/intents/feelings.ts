import type { FeelingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** What guests leave behind. */
const thing =
  "(?:echarpe|parapluie|veste|manteau|telephone|portable|portefeuille|porte-monnaie|cles?|clefs?|lunettes|sac|sac a main|sac a dos|chapeau|casquette|bonnet|gants?|boucles? d'oreille|collier|bracelet|montre|bague|chargeur|pull|gilet|foulard|appareil photo|ordinateur|carte bleue|carte bancaire|doudou)";

export const feelings: FeelingWords = {
  served: {
    what: [
      "serveur",
      "serveuse",
      "service",
      "plat",
      "repas",
      "soupe",
      "personnel",
      "accueil",
      "steak",
      "nourriture",
      "viande",
      "poisson",
      "diner",
    ],
    was: ["etait", "etaient"],
    bad: [
      "froid",
      "froide",
      "impoli",
      "impolie",
      "desagreable",
      "horrible",
      "immangeable",
      "nul",
      "nulle",
      "infect",
      "infecte",
      "cru",
      "crue",
      "odieux",
      "execrable",
      "deplorable",
      "degoutant",
      "degoutante",
      "decevant",
      "decevante",
      "brule",
    ],
  },
  complaint: words`
    c'etait (?:\p{L}{1,10} ){0,2}(?:immangeable|infect|degoutant|froid|inadmissible)
    attendu (?:[\p{L}\d']{1,9} ){0,3}(?:heures?|minutes?|longtemps|plombes)
    personne (?:ne |n')?(?:s'est|nous a|m'a) (?:excusee?|presente|presentee?)(?: d'excuses)?
    (?:malades?|intoxiquee?s?|intoxication) (?:\p{L}{1,8} ){0,2}(?:apres|alimentaire|chez vous)
    (?:faire |deposer |porter )?(?:une |1 )?(?:reclamation|plainte)
    me plaindre
    nous plaindre
    (?:rembours\p{L}{1,8}|dedommag\p{L}{1,8})
    (?:inadmissible|scandaleux|scandale|inacceptable|une honte|honteux|degueulasse|arnaque|lamentable|deplorable)
    (?:mauvais|pire|horrible|affreux|nul)e? (?:service|repas|experience|restaurant|accueil|soiree)
    intoxication alimentaire
    (?:suis|sommes|tres|vraiment) (?:\p{L}{1,9} )?(?:furieux|furieuse|en colere|decue?s?|fachee?s?|enervee?s?)
    (?:vous etes|tu es|c'est) (?:\p{L}{1,9} )?(?:nuls?|inutile|incompetents?|ridicule)
    plus jamais
    (?:preleve|debite|facture|paye|fait payer|encaisse)(?:e|s|es)? (?:[\p{L}']{1,9} ){0,4}(?:deux fois|2 fois|en double)
    (?:deux|2) fois (?:\p{L}{1,9} ){0,3}(?:preleve|debite|facture)e?s?
    c'est du vol
    (?:recuperer|rendez[- ](?:moi|nous)|rendre) (?:mon|notre) (?:acompte|argent)
  `,
  lost: words`
    (?:perdue?s?|oubliee?s?|laissee?s?|egaree?s?|retrouvee?s?|trouvee?s?) (?:[\p{L}']{1,9} ){0,2}(?:[ld]')?${thing}
  `,
  sorrow: words`
    (?:suis|est|sont|a|ai|ont) (?:\p{L}{1,9} )?(?:enrhumee?s?|grippee?s?|un rhume|la grippe|de la fievre)
    malade comme un chien
    j'ai (?:le )?covid
    (?:est|vient de|sont) (?:\p{L}{1,9} )?(?:decedee?s?|morte?s?|mourir|deceder)
    (?:deces|enterrement|obseques|en deuil|decede)
    (?:hopital|hospitalisee?s?|aux urgences|soins intensifs)
    (?:accident|crise cardiaque|avc|infarctus)
    (?:suis|est|sommes|sont|tombee?s?) (?:\p{L}{1,9} )?(?:malades?|souffrante?s?)
    (?:ai|a|avons|ont) (?:le |la |de la )?(?:covid|grippe|fievre)
    (?:notre|mon|le) (?:vol|train|mariage|voyage) (?:a ete|est|vient d'etre) (?:annule|supprime)
    (?:perdu|perdre) (?:mon|ma|notre|mes|nos) (?:grand-?\p{L}{3,4}|grand (?:pere|mere)|pere|mere|papa|maman|mari|femme|fils|fille|frere|soeur|ami|amie|chien|chat|mamie|papi|papy|oncle|tante)
    (?:vient de|a|n'arrete pas de) vomir?(?! (?:apres|a cause)(?!\p{L}))
    (?:a|ont|vient de) (?:\p{L}{1,8} )?vomi(?! (?:apres|a cause)(?!\p{L}))
    (?:une|la) gastro(?! (?:apres|a cause)(?!\p{L}))
  `,
  jokes: words`
    mort(?:e|s|es)? de (?:rire|faim|fatigue|honte|soif|trouille)
    mdr
    failli (?:en )?mourir
  `,
  illness: words`
    enrhumee?s?
    migraine
    hopital
    hospitalisee?s?
    urgences
    malades?
    covid
    grippe
    fievre
    cancer
    accident
    infarctus
    avc
    gastro
    vomi(?:r|t|s)?
    gastro(?:-?enterite)?
  `,
  loss: words`
    mort(?:e|s)?
    decede(?:e|s)?
    deces
    enterrement
    obseques
    funerailles
    deuil
    perdu (?:mon|ma|notre|mes)
    fausse couche
    nous a quittes
  `,
  joy: words`
    fiances?
    fiancailles
    se fiancer
    (?:vient|venons) de se marier
    (?:a eu|ai eu|eu|obtenu|decroche|reussi) (?:son|sa|mon|ma|le|la|ses|mes) (?:bac|diplome|permis|licence|master|examens?|concours|brevet)
    (?:suis|est|tombee) enceinte
    (?:eu|obtenu|decroche) (?:le|un|mon|son) (?:poste|boulot|job|travail)
    (?:son|mon|notre|leur|l'|un) ?(?:anniversaire|anniv)(?: de (?!prix))?
    fete(?:r|ns)? (?:mes|ses|nos|leurs) [1-9]\d ans
    (?:nous avons eu|on a eu|vient d'avoir) un bebe
    promotion
  `,
};
