import type { TableWords } from "../table-words.ts";
import { words } from "../word-list.ts";

const oneTable = words`
  (?:une seule|juste une|seulement une|rien qu'une) (?:table|resa|reservation)
  (?<!(?:encore|pas) )une table(?: (?:suffit|en tout|seulement))(?= {0,2}(?:svp|s'il|[.!,;]|$))
`;

export const tables: TableWords = {
  several: words`
    # (?:tables?|groupes) (?:de|a|pour) # (?:chacune?|personnes chacune?)
    # (?:tables?|groupes) de #
    # tables (?:pour|a) #(?! (?:et|au total|en tout)(?![\p{L}]))
  `,
  pair: words`
    2 tables? ?:? (?:de |pour )?# (?:et|&|\+) (?:de )?#
  `,
  split: words`
    (?:separe|reparti|divise|partage)(?:e?s)?(?: en| sur)?(?: 2 (?:tables|groupes))?(?: de|,|:)? # et (?:de )?#
  `,
  spread: words`
    (?:reparti|divise|separe)(?:e?s)? (?:sur|en|entre) \d{1,2} tables
  `,
  counted: words`
    # tables
  `,
  oneFor: words`
    (?:une?|1)(?: autre| deuxieme)?(?: table)? pour
    (?:(?:une|1)(?: autre| deuxieme)? )?table de
  `,
  tablesFor: words`
    tables (?:pour|de)
  `,
  another: words`
    (?<=^ ?|[,.!] )(?:et |aussi |puis |oui ){0,3}(?:encore (?:une|1)|(?:une|1) autre|(?:une|1) de plus)(?: table)?(?= (?:le|pour|a|demain|ce|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?![\p{L}])(?! (?:la|ma|notre) (?:table|reservation)))
    (?:une autre|encore (?:une|1)|une deuxieme|une seconde|une) table (?:en plus|de plus|supplementaire)
    (?:une autre|encore (?:une|1)|une deuxieme|une seconde) table
    (?:une autre|encore (?:une|1)|une deuxieme|une seconde) pour
    (?:une autre|une deuxieme|une seconde) reservation
    (?:maintenant|et puis|ensuite) (?:une|1)(?: table)? pour
    (?:une |1 )table (?:a part|separee) pour
    ^(?:\p{L}{1,6}[,.]? ){0,2}(?:une |1 )?nouvelle (?:table|reservation)
    la meme chose (?:encore une fois|une fois de plus|a nouveau)(?= (?:le|pour|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?![\p{L}]))
    (?:faut|faudrait|veux|voudrais|voudrait|veut|prendrai|reserve) aussi (?:une|1) table
    encore (?:une|1) table
    (?:j'en|on en|nous en) (?:voudrais|voudrait|veux|voudrions|prendrais|prendrait) (?:une|1) (?:autre|2e|deuxieme|seconde)
    c'est en plus(?=[ .!,]|$)
  `,
  asWell: words`
    aussi
    en plus
    egalement
    en supplement
  `,
  notAnother: words`
    (?:je|on|nous) (?:ne )?(?:veux|veut|voulons|voudrais|souhaite|souhaitons|demande) (?:surtout )?pas (?:reserver |prendre )?(?:d'|une |de )?(?:autre|nouvelle|deuxieme|seconde)(?: table| reservation)?
    pas (?:d'|une |de )?(?:autre|nouvelle|deuxieme|seconde) (?:table|reservation)
    (?:je|on|nous) (?:ne )?(?:veux|veut|voulons|voudrais) pas (?:re-?reserver|reserver (?:une |a )?(?:deuxieme|seconde|nouveau)(?: fois)?)
  `,
  instead: [
    ...oneTable,
    ...words`
      (?<!pas )(?:a (?:la|sa) place|au lieu)(?: d[eu'] ?(?:l'autre|la premiere|celle-la))?
      (?<!pas )(?:rempla\p{L}{1,5})(?:[- ](?:la|l'autre|la premiere))?
      (?<=^.{0,12})la (?:2e|deuxieme|seconde|nouvelle)(?= {0,2}(?:svp|s'il|[.!,;]|$))
    `,
  ],
  oneTable: [
    ...oneTable,
    ...words`
      (?:l'autre|la (?:2e|deuxieme|seconde))(?: table)?(?: (?:je|on|nous))?(?: n'en)? (?:n'est|est|n'en|n')? ?(?:plus|pas)(?: \p{L}{1,6})? (?:necessaire|besoin|utile|la peine)
      (?:(?:pas|plus) besoin|(?:n'ai|n'avons|n'a) (?:pas|plus) besoin|(?:n'en )?ve(?:ux|ut) (?:pas|plus)) (?:de l'autre|de la (?:2e|deuxieme|seconde)|d'(?:1|une) (?:autre|2e|deuxieme|seconde))(?: table)?
      (?:sans|oubliez|laissez tomber|annulez|supprimez|enlevez) (?:l'autre|la (?:2e|deuxieme|seconde)) table
    `,
  ],
  other: words`
    (?:l'|mon |ma |notre )autre(?: (?:table|resa|reservation))?(?! (?:restaurant|jour|heure|adresse|moitie))
  `,
  keepsDay: words`
    (?:on |je |mais )?gard(?:ez|e|ons) (?:celle (?:de |du )|celui (?:de |du )|la (?:table|resa) de |le )?@
    @ (?:on le |on la |je la |je le )?gard(?:e|ons)
  `,
  ofDay: words`
    la table (?:de |du )@(?= (?:peut|peut-elle|pourrait|pourrait-elle)(?: elle)? (?:etre|passer|devenir) )
    (?:deplac\p{L}{1,3}|decal\p{L}{1,3}|repouss\p{L}{1,3}|avanc\p{L}{1,4}|report\p{L}{1,3})(?: (?:le|la|notre|ma|celle de|celui de)){0,2} @(?: soir| midi)? (?:a|jusqu'a|vers)(?= (?:\d|¦|midi|minuit))
    celle (?:de |du )@
    (?:la|ma|notre) (?:resa|reservation) (?:de |du )@
    (?:ma|notre) table (?:de |du )@
  `,
  which: words`
    pas (?:celle|celui)(?:-| )?(?:la|ci)
    (?:mauvaise|pas la bonne) (?:table|resa|reservation)
    cel(?:le|ui) (?:de |du )?@
    (?:la|ma|notre) (?:table|resa|reservation) (?:de |du )?@
  `,
  alreadyBooked: words`
    (?:j'ai|j ai|on a|nous avons|g) deja (?:reserve|reserver|une (?:resa|reservation|table))
    (?:j'ai|j ai|on a|nous avons|g) une (?:resa|reservation)
    (?:j'ai|j ai|on a|nous avons) (?:reserve|reserver) (?:une table )?chez vous
    c'est (?:mon|ma) \p{L}{2,12} qui a (?:reserve|fait la reservation)
  `,
  takesBack: words`
    (?:on|nous|je) (?:vient|venons|viens|viendra|viendrons|viendrai|peut venir|pouvons venir|peux venir) (?:finalement|quand meme)
    finalement,? (?:on|nous|je) (?:vient|venons|viens|viendra|viendrons|peut venir|pouvons venir|peux venir)(?=[ ,.!]*$)
    (?:je|on|nous) (?:la |le )?(?:voudrais|voudrait|voudrions|veux|veut|aimerais|aimerait) (?:la|le) (?:recuperer|reprendre|ravoir)
    (?:je|on|nous) (?:la|le) (?:veux|reprends|reprend|voudrais|reprenons)(?: quand meme| finalement)
    (?:puis-je|je peux|on peut|peut-on|est-ce que je peux|pourrais-je) (?:la|le) (?:recuperer|reprendre|ravoir)
    (?:annulez|annule|annuler) l'annulation
    c'etait une (?:erreur|faute)
    (?:remettez|remets|redonnez)-(?:la|le|moi)(?: la table)?
    (?:reservez|reserve)-la (?:a nouveau|de nouveau|quand meme)
    mauvais bouton
    trompee?s? de (?:bouton|touche)
    par erreur
    (?:je|on|nous) (?:voulais|voulait|voulions) dire oui
    en fait,? (?:si|oui)
    (?<=^(?:(?:non|oh|oups|pardon|ah|attendez|attends|stop)[,.! ]{1,3}){0,3})(?:attendez|attends|pas ca|ne (?:l'annulez|l'oubliez|la lachez) pas|gardez-la|c'est pas ce que je voulais(?: dire)?|ce n'est pas ce que je voulais(?: dire)?|je voulais pas ca)(?: svp)?(?=[ .!]{0,3}$)
  `,
};
