import type { CountWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

/** Between "we are" and the count. */
const hedges =
  "(?:maintenant|finalement|environ|plutot|seulement|juste|bien|toujours|que|plus que|desormais|en fait|donc|au final|peut[- ]etre|a peu pres|quand meme|" +
  "au moins|genre|dans les|autour de|probablement|sans doute)";

export const counts: CountWords = {
  phrases: words`
    (?:pourrait-on|peut-on|on pourrait|on peut|pourrions-nous|nous pourrions|pouvons-nous) (?:etre|venir a|passer a) #
    (?<=^(?:non|nan|pardon)[,.]? )#(?= (?:avec) (?!(?:une?|la|le|les|du|des|vue|nous|vous|terrasse|poussette)(?![\p{L}]))\p{L}{2,14}[ .!]{0,3}$)
    (?:on|nous) (?:peut|pourrait|pouvons|pourrions) etre (?:${hedges} ){0,2}#
    nous (?:caser|prendre|mettre|installer|accueillir|recevoir|serrer) a #
    (?:(?:nombre de |nb de )?(?:personnes|convives|couverts|adultes)) ?[:=] #
    # d'entre nous
    (?:tables?|groupe|reservation|resa|places?|repas|diner|dejeuner|endroit|famille|bande|tablee|equipe|brunch|banquet) (?:pour|pr|de) (?:environ |nous )?#
    (?:on|nous) (?:est|sera|serait|va etre|devrait etre|sommes|serons|serions|allons etre|devrions etre) (?:${hedges} ){0,2}#
    (?:serons|sommes|seront|n'est|n'etes|ne sera|ne serons|ne sommes) (?:${hedges} ){0,2}#
    (?:on|nous) (?:vient|viendra|viendrait|venons|viendrons) (?:${hedges} )?#
    pour nous #
    (?:on|nous) (?:vient|viendra|viendrait|venait|venions|venons|viendrons|arrive|arrivera|arrivons|arriverons|debarque|debarquera|debarquons|sera|serait)(?: (?:quand meme|finalement|donc|plutot|bien|du coup|seulement|peut[- ]etre)){0,2} a #
    (?:on|nous) (?:est|sommes|serons|passe|passera|passons|passerons|mange|mangera|mangeons|mangerons|dine|dinera|dinons|dinerons|dejeune|dejeunera|dejeunons|dejeunerons) a #
    (?:venir|passer|arriver|manger|diner|dejeuner|etre|reserver) a #
    a # personnes
    nous #
    au nombre de #
    #(?:,? dont| y compris)(?= (?:\d|des|les)(?![\p{L}]))
    (?:nombre de )?(?:personnes|convives|couverts) ?: ?#
    # a table
    (?:tous|toutes) les #(?= ?(?:[,.!]|$)| oui)
    (?:on|nous) (?:(?:est|sera|serait|serons|serions|sommes) (?:de nouveau|a nouveau|seulement|finalement)|redevient|redevenons|repasse|repassons) (?:a )?#
    (?<=(?:confirm|reserv)(?:e|ez|ons|er) )cell?(?:e|ui) (?:de|a) #(?=[,.! ]*$)
  `,
  totals: words`
    # en tout
    # au total
    (?:en tout|au total),? (?:(?:on|nous|ca) (?:est|sera|fait|fera|sommes|serons) )?#
  `,
  putsDown: words`
    (?:laiss|gard|mett|not)(?:ez|ons|e)(?:[- ](?:en|le|la|nous))?(?: (?:donc|alors|plutot))?
    (?:laisse|garde|mets|note)(?:[- ](?:en|le|la|nous))?
  `,
  keptAt: words`
    (?:laiss|gard|rest)(?:ez|ons|e)(?:[- ](?:le|la|nous))?(?: (?:donc|alors|bien))? (?:a|sur|pour)
    on (?:reste|garde|laisse)(?: (?:a|sur|pour))?
  `,
  weakPhrases: words`
    (?:pour l'instant|pour le moment|a l'heure actuelle),? (?:on est |nous sommes )?#
    (?:pour|pr) (?:environ |seulement |nous |max |les )?#
    a #(?= ¦)
    plutot #
    il y aura #
    ca fait #
    (?<=¦ )a #(?=[.!? ]*$|(?:,| chez| au| s'il| svp)(?![\p{L}]))
    j'(?:ai (?:dit|ecrit|mis|note|tape)|avais (?:dit|ecrit|mis)) #
    (?:juste|seulement|uniquement) #
    a #(?= vers)
    (?:1|une) de #
  `,
  openPhrases: words`
    je (?:veux|voulais) dire #
    # (?:plutot|a la place)(?: svp)?(?=[.?! ]*$)
    plutot #
    disons #
    mettez #
    finalement #
    en fait #
    mettons #
    (?:alors|donc) #(?=[.! ]*$)
    # alors(?=[.! ]*$)
    (?:on (?:va )?di(?:t|re)|on fait|on part sur|partons sur|faisons|met[sz]?) #
  `,
  answerLeads: words`
    (?:notez|note|prenez|comptez)
    a
    environ
    a peu pres
    autour de
    vers
    disons
    peut[- ]etre
    maximum
    au maximum
    au moins
    pas plus de
    pas moins de
    plutot
    dans les
    max
    maxi
    au plus
    disons plutot
    je dirais
    je pense
    jusqu'a
  `,
  fixed: {
    "elle et moi": 2,
    "lui et moi": 2,
    "un trio": 3,
    "1 trio": 3,
    "un quatuor": 4,
    "personne d'autre": 1,
    "sans compagnie": 1,
    "juste moi": 1,
    "moi seul": 1,
    "moi seule": 1,
    "que moi": 1,
    "juste pour moi": 1,
    "que pour moi": 1,
    "rien que moi": 1,
    "seulement moi": 1,
    "seulement pour moi": 1,
    "tout seul": 1,
    "toute seule": 1,
    "pour moi seul": 1,
    "pour moi seule": 1,
    "je serai seul": 1,
    "je serai seule": 1,
    "je suis seul": 1,
    "je suis seule": 1,
    "je viens seul": 1,
    "je viens seule": 1,
    "je viendrai seul": 1,
    "je viendrai seule": 1,
    "une seule personne": 1,
    "tous les 2": 2,
    "toutes les 2": 2,
    "un couple": 2,
    "en couple": 2,
    "en amoureux": 2,
    "en tete-a-tete": 2,
    "un tete-a-tete": 2,
    "un tete a tete": 2,
    "en tete a tete": 2,
    "une demi-douzaine": 6,
    "une douzaine": 12,
    "une quinzaine": 15,
  },
  including: words`
    sont(?: des)?
    dont
    y compris
    avec
  `,
  or: ["ou", "ou peut[- ]etre", "ou meme", "(?:mais )?peut[- ]etre", "voire", "eventuellement"],
  to: ["a"],
};
