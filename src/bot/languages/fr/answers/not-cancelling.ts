import { words } from "../../word-list.ts";

const cancel = "(?:annuler|annule|annules|annulez|annulons|annulation|annulait|decommander)";

/** The verb and its noun in any form. */
const anyCancel = "(?:annul|decommand|supprim)\\p{L}{1,9}";
/** What a guest has with the house: that may be meant. */
const booking = "(?:(?:table|resa|reservation|couvert|place)s?(?![\\p{L}]))";

/** What speaks of cancelling and tells nobody to: others have cancelled, it is asked about, denied or only supposed. */
export const notCancelling = words`
  (?:encore |un |une |\d{1,2} )(?:1 |un |une )?(?:desistements?|annulations?)(?= ?(?:de|chez|parmi|[:,.]))
  ${anyCancel}[,.:; ]{1,4}(?:[\p{L}']{1,12} ){0,4}jusqu'a (?:quand|quelle heure|quel jour)
  (?:dernier|derniere) (?:delai|moment|limite|heure|jour) pour (?:l')?annul\p{L}{1,9}
  (?:heure|date|delai) (?:limite )?(?:pour |d')(?:l')?annul\p{L}{1,9}
  (?:personne|(?:un |une )?(?:amie?|copain|copine|collegue)s?) (?:[\p{L}']{1,9} ){0,4}?(?:[dqu]{1,2}')?${anyCancel}
  ${anyCancel} (?:non(?=[,.!])|coute|est payant|se paie|a un cout|est cher)
  (?:vrai|exact|sur|entendu|lu|dit|disent) (?:que |qu')(?:[\p{L}']{1,9} ){0,3}${anyCancel}
  (?:faut|doit|doit-on|devons|devra|faudra|faut-il)(?: on| il| nous)? (?:\p{L}{1,8} ){0,2}liberer la table
  (?:a|ont|est|sont|ete|etait|etaient|avons|ai|avait|sera|soit) (?:\p{L}{1,10} ){0,2}annulee?s?
  (?:vol|train|concert|spectacle|avion|reunion|ferry|bateau) (?:[\p{L}']{1,10} ){0,3}(?:annulee?s?|supprimee?s?)
  ${cancel} (?:[\p{L}']{1,12} ){0,3}(?:plus tard|apres|ensuite|gratuitement|sans frais|jusqu'a quand|jusqu'a|au dernier moment|a la derniere minute)
  ${cancel} (?:[\p{L}']{1,12} ){0,3}(?:si|avant|le jour meme|gratuit|gratuite|possible|payant|payante|un jour avant)
  (?:conditions?|politique|frais|delai|delais|cout|tarif|penalites?|regles) d'annulation
  annulation (?:est |c'est )?(?:gratuite|possible|payante|sans frais|tardive)
  (?:coute|couter|couterait|frais|payer|paie|passe|passerait|penalite|combien|jusqu'a quand) (?:[\p{L}',-]{1,14} ){0,7}${cancel}
  (?:jusqu'a quelle heure|peut-etre|peut etre|facture|factures) (?:[\p{L}',-]{1,14} ){0,7}${cancel}
  (?:(?<!s'il vous plait )si|au cas ou|avant d'|avant de|sans|au lieu d'|plutot que d') ?(?:[\p{L}',-]{1,14} ){0,6}${cancel}
  (?:ne|n') ?${cancel} (?:pas|rien|surtout|jamais)
  (?:pas|surtout pas|jamais) ${cancel}
  ${cancel} (?:pas|surtout pas)
  (?:si|quand) (?:j'|on |je |nous )(?:dois |doit |devons )?${cancel}
  encore ${cancel}
  (?:qui|pourquoi|comment) (?:\p{L}{1,6} ){0,3}(?:dit|demande|raconte|parle|croit|penser|croire) (?:[\p{L}']{1,9} ){0,4}?(?:[djl]')?${anyCancel}
  (?:jamais|pas|point|nullement|aucunement) (?:demande|dit|voulu|parle|pense|prevu|question)(?: [\p{L}]{1,9}){0,3} (?:[djl]')?${anyCancel}
  (?:jamais|pas|point|nullement|aucunement) (?:envie|souhaite|veux|voulons|vais|allons|encore)(?: [\p{L}]{1,9}){0,3} (?:[djl]')?${anyCancel}
  (?:pas|jamais|ni|aucune) (?:une |un |d'|l'|de |en train d'|l'intention d'|question d'){0,2}${anyCancel}
  (?:voul|pens|croy|all)(?:ais|ait|aient|ions|li) (?:[\p{L}']{1,9} ){0,3}(?:d')?${anyCancel},? mais (?:[\p{L}']{1,11} ){0,3}?(?:vien|ser|maint)\p{L}{0,6}
  (?:voul|pens|croy|all)(?:ais|ait|aient|ions|li) (?:[\p{L}']{1,9} ){0,3}(?:d')?${anyCancel},? mais (?:[\p{L}']{1,11} ){0,3}?(?:arriv|gard)\p{L}{0,6}
  (?:dev|fail|compt|souhait)(?:ais|ait|aient|ions|li) (?:[\p{L}']{1,9} ){0,3}(?:d')?${anyCancel},? mais (?:[\p{L}']{1,11} ){0,3}?(?:vien|ser|maint)\p{L}{0,6}
  (?:dev|fail|compt|souhait)(?:ais|ait|aient|ions|li) (?:[\p{L}']{1,9} ){0,3}(?:d')?${anyCancel},? mais (?:[\p{L}']{1,11} ){0,3}?(?:arriv|gard)\p{L}{0,6}
  (?:voul|pens|croy|all)(?:ais|ait|aient|ions|li) (?:[\p{L}']{1,9} ){0,3}(?:d')?${anyCancel},? mais (?:[\p{L}']{1,11} ){0,3}?(?:non|va|reste|tient)\p{L}{0,6}
  (?:dev|fail)(?:ais|ait|aient|ions|li) (?:[\p{L}']{1,9} ){0,3}(?:d')?${anyCancel},? mais (?:[\p{L}']{1,11} ){0,3}?(?:non|va|reste|tient)\p{L}{0,6}
  (?:compt|souhait)(?:ais|ait|aient|ions|li) (?:[\p{L}']{1,9} ){0,3}(?:d')?${anyCancel},? mais (?:[\p{L}']{1,11} ){0,3}?(?:non|va|reste|tient)\p{L}{0,6}
  (?:s'il|au cas ou|en cas de|quand il|si le|si la|si les) (?:[\p{L}',]{1,14} ){0,5}(?:[djln]')?${anyCancel}
  (?:suite|cause|raison|apres|malgre|fait|grace|depuis) (?:a |de |d')?(?:l'|une |1 |cette |son |leur |d'une )?annulation
  (?:pas|aucun|plus|nul) (?:la peine |besoin |necessaire )(?:d'|de )(?:l'|la |le )?${anyCancel}
  ${anyCancel} (?:de |d'|du |des )(?:la |le |les |l'|notre |mon |ma |nos |votre |un |une |son )?(?!${booking}|coup)\p{L}{3,14}
  (?:ne )?pas (?:avoir a|devoir|devoir avoir a) ${cancel}
  dommage (?:d'|de (?:devoir )?)${anyCancel}
  (?:aient|ait|auraient|aurait) (?:\p{L}{1,10} ){0,2}annulee?s?
  (?:annul|supprim)\p{L}{1,3} (?:\d{1,2}|une) (?:places?|couverts?|personnes?|convives?|chaises?)
  (?:jusqu'a (?:quel jour|quelle (?:date|heure)|quel moment|combien de (?:jours|temps|d'heures|heures))(?: avant)?) (?:[\p{L}',]{1,12} ){0,6}(?:annul\p{L}{1,4}|decommander)
  (?:annul\p{L}{1,4}|decommander)(?: [\p{L}']{1,14}){0,4},? (?:jusqu'a (?:quel jour|quelle (?:date|heure)|quel moment|combien de (?:jours|temps|d'heures|heures))(?: avant)?)
  (?:quelqu'un|les gens|des gens|les clients|du monde|certains|d'autres|beaucoup)(?: [\p{L}']{1,12}){0,3} ${anyCancel}
  (?:gratuit|cher|impoli|trop tard|facile) (?:de |d'|pour )${anyCancel}
`;
