import type { PartyChangeWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const changes: PartyChangeWords = {
  more: words`
    (?:#|une|un)(?: (?:personne|personnes|convive|convives|invite|invites|adulte|adultes|enfant|enfants|couvert|couverts))? (?:de plus|en plus|supplementaires?)
    une autre personne
    encore (?:une|#) personnes?
    plus (?:une|un|1) personne
    (?:r?ajouter|r?ajoute|r?ajoutez|d'ajouter) (?:encore )?(?:une|un|#) (?:personnes?|adultes?|enfants?|couverts?|convives?|places?|invites?)
    quelqu'un (?:d'autre )?(?:de plus|en plus)
  `,
  nthPerson: words`
    (?:une|la|le|un) troisieme (?:personne|convive|invitee?)
    (?:une|la|le|un) quatrieme (?:personne|convive|invitee?)
    (?:une|la|le|un) cinquieme (?:personne|convive|invitee?)
    (?:une|la|le|un) sixieme (?:personne|convive|invitee?)
    (?:une|la|le|un) septieme (?:personne|convive|invitee?)
    (?:une|la|le|un) huitieme (?:personne|convive|invitee?)
    (?:une|la|le|un) #(?:e|eme) (?:personne|convive|invitee?)
  `,
  fewer: words`
    (?:#|une?) de (?:nos|mes|ces) \p{L}{3,14} (?:ne )?(?:viennent|vient|viendront|viendra|peuvent|peut|pourront|pourra) (?:plus|pas)(?: venir)?
    (?:#|une?) (?:(?:de (?:nos|mes|ces|mon|notre)|d'entre|des) )?\p{L}{3,14} (?:(?:se sont|s'est) (?:desistee?s?|decommandee?s?)|se (?:desiste|desistent|decommande|decommandent)|(?:ont|a) (?:annule|decommande)|nous (?:(?:ont|a) )?(?:lache(?:nt|e?s|)|plante(?:nt|e?s|))|nous (?:font|fait|ont fait|a fait) faux bond)
    (?:#|une|un)(?: (?:personne|personnes|convive|convives|invite|invites|couvert|couverts))? (?:de|en) moins
    (?:une|1|#) (?:personne|personnes) (?:ne )?(?:peut|peuvent|vient|viennent) (?:pas|plus)(?: venir)?
    (?:#|une|un)(?: (?:personnes?|amie?s?|invitee?s?|convives?|d'entre nous))? (?:se sont desistee?s|s'est desistee?|se desistent)
    (?:#|une|un)(?: (?:personnes?|amie?s?|invitee?s?|convives?|d'entre nous))? (?:se desiste|(?:ont|a) (?:annule|decommande))
    (?:#|une|un)(?: (?:personnes?|amie?s?|invitee?s?|convives?|d'entre nous))? (?:nous (?:lachent|ont laches))
    (?:#|une|un) d'entre nous (?:ne )?(?:peut|peuvent|vient|viennent|viendra|viendront) (?:pas|plus)(?: venir)?
    (?:#|une?)(?: (?:personnes?|amie?s?|invitee?s?|convives?|d'entre nous))? (?:ne )?(?:viennent|vient|viendront|viendra|peuvent|peut) (?:plus|pas)(?: venir)?
    (?:annul|enlev|retir|supprim)\p{L}{1,3} (?:#|une) (?:places?|couverts?|personnes?|convives?|chaises?)
    (?:vient|venons|oui|sera|serons),? moins #(?! (?:minutes?|min|mn|heures?|h)(?!\p{L}))
  `,
  countsAnew: words`
    (?:ca|cela|ce qui)(?: nous)? (?:fait|ferait|fera) (?:donc |alors )?\d{1,2}(?! (?:ans|euros?|mois|jours))
    (?:on|nous) (?:est|sera|serait|serons|serions|sommes) (?:donc|maintenant|finalement|du coup|plutot|desormais) (?:a )?\d{1,2}
    (?:donc|du coup) (?:(?:on|nous) (?:est|sera|serait|serons|serions|sommes|passe|passons) )?(?:a )?\d{1,2}(?= |[.,!?]|$)
    (?:peut-on|on peut|on pourrait|pourrait-on|pouvons-nous|pourrions-nous|nous pourrions|possible) (?:d'|de )?(?:etre|venir a|passer a|mettre|etre a) \d{1,2}
    (?:on|nous) (?:passe|passons|passerait|passerions) (?:a )?\d{1,2}
    \d{1,2} au lieu de \d{1,2}
    (?:on|nous) (?:(?:est|sera|serait|serons|serions|sommes) (?:de nouveau|a nouveau)|redevient|redevenons|repasse|repassons) (?:a )?\d{1,2}
    (?:finalement|au final|en fin de compte|en fait),? (?:on|nous) (?:est|sera|serait|serons|serions|sommes) (?:a )?\d{1,2}
    (?:on|nous) (?:est|sera|serait|serons|serions|sommes) \d{1,2} (?:finalement|au final|en fin de compte|du coup|maintenant|desormais)
  `,
  makesIt: words`
    (?:mettez|mets|mettre|mettons|faites|fais|comptez|compte|disons|passez|passe)(?:-nous|-moi)?(?: plutot| alors| a| en){0,2}
    (?:ca (?:fera|fait|ferait)|on dit)
  `,
  becomes: words`
    (?:doit|devrait|peut|pourrait|va|devra)(?: donc| maintenant| finalement)? (?:devenir|passer|etre)(?: une (?:table|reservation))?(?: pour| a| de)? #
    (?:devient|passe|passera|deviendrait)(?: donc| maintenant| finalement)?(?: une (?:table|reservation))?(?: pour| a| de)? #
    est (?:maintenant|desormais|finalement|plutot) (?:pour|de) #
  `,
  numberBecomes: words`
    (?<=(?:^|,) ?(?:(?:ah|ok|non|pardon|du coup),? ){0,2})# maintenant(?=[.! ]*$)
    (?<=(?:^|,) ?)maintenant #(?=[.! ]*$)
    (?:nombre|total)(?: (?:de|des|d') ?(?:convives|personnes|couverts|invites|adultes))? (?:est|sera|serait|passe|passera|passerait|monte|s'eleve|descend|tombe|doit (?:passer|etre))(?: (?:donc|alors|maintenant|desormais|ainsi|finalement|en fait|plutot)){0,2}(?: (?:de|a))? #
    port(?:e|ent|era|erait|ant|er|ez) (?:donc |ainsi )?(?:le (?:nombre|total)|notre (?:nombre|groupe|table))(?: (?:de|des) (?:convives|personnes|couverts|invites))?(?: donc| ainsi)? a #
    port(?:e|ent|era|ant|er|ez) a # le (?:nombre|total)
    nous porte(?:rait)? a #
    (?:modifi|chang|corrig|augment|reduir|pass)\p{L}{1,4} (?:le|notre) nombre (?:de|des) (?:convives|personnes|couverts|invites) (?:a|en) #
  `,
  therefore: words`
    donc
    donc on (?:est|sera)
    donc nous (?:sommes|serons)
    du coup
    du coup on (?:est|sera)
    alors
    ce qui (?:fait|nous fait)
    ca fait
    ca nous fait
    reste
    il reste
    on (?:est|sera) plus que
    plus que
  `,
  supposed: words`
    (?:on|nous) (?:sera|serons|serait|serions|est|sommes) peut[- ]etre(?: \p{L}{2,7}){0,2} #
    (?:on|nous) (?:pourrait|pourrions|risque|risquons)(?: bien)? (?:d')?etre #
    peut[- ]etre (?:qu'on|que nous) (?:sera|serons|est|sommes)(?: \p{L}{2,7})? #
    (?:et|mais|que se passe-t-il|qu'est-ce qui se passe) si(?: \p{L}{2,10}){0,2} (?:on|nous) (?:est|etait|sommes|etions|sera|devient)(?: \p{L}{2,9}){0,2} #
  `,
};
