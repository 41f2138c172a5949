import type { CancellingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const cancelling: CancellingWords = {
  cancel: words`
    (?:je|on) (?:ne |n')?(?:peux|peut|pourrai|pourra) (?:pas|plus)(?: venir)? finalement(?!.{0,60}\d)
    finalement (?:je|on) (?:ne |n')?(?:peux|peut|pourrai|pourra) (?:pas|plus)(?: venir)?(?=[,.!]|$)
    (?:ca|ce) (?:ne )?(?:va|sera) pas (?:etre )?possible(?: pour)?(?: ce soir| demain| aujourd'hui| finalement)(?!.{0,60}\d)
    renon\p{L}{1,5} a (?:la |ma |notre |cette )(?:table|resa|reservation)
    (?:donner|donnez|ceder|cedez|laisser|laissez) (?:ma|notre) (?:table|reservation) a (?:d'autres|quelqu'un)
    (?:laisser tomber|laisse tomber|laissons tomber) (?:pour )?(?:la|ma|notre) (?:table|resa|reservation)
    (?:renoncer|renonce|renoncons) a (?:la|ma|notre) (?:table|resa|reservation)
    (?:oubliez|oublie|rayez|raye|virez|vire|supprimez) (?:la|ma|notre) (?:table|resa|reservation)
    rendre notre table
    annuler(?! (?:jusqu|sans frais|gratuit|combien|au dernier))
    annule
    annules
    annulez
    annulons
    annulation
    annulee
    annulees
    (?:supprimer|supprime|supprimez|effacer|efface|effacez|enlever|enleve|enlevez|retirer|retire) (?:ma|la|notre|cette) (?:reservation|resa|table)
    decommander
    decommande
    decommandez
    (?:n'ai|n'avons|n'a|ai|avons|a) plus besoin (?:de la|d'une|de ma|de notre|de cette) (?:table|reservation)
    liberer (?:ma|la|notre) table
    (?:ne )?(?:veux|voulons|veut|souhaite|souhaitons) plus (?:de (?:la|ma|notre) |la |ma |notre )(?:table|reservation)
    (?:finalement|en fait),? (?:on|nous|je|ca|c'est) .{0,20}(?:peux|peut|pouvons|pourrons|pourra|pourrai|vient) (?:plus|pas)(?: venir)?(?: du tout)?(?=[ .!]*$|, (?:desole|pardon|navre))
    (?:finalement|en fait),? (?:on|nous|je|ca|c'est) .{0,20}(?:viens|viendra|viendrai|viendrons|venons) (?:plus|pas)(?: venir)?(?: du tout)?(?=[ .!]*$|, (?:desole|pardon|navre))
    (?:peux|peut|pouvons|pourrons|pourra|pourrai) (?:plus|pas) venir finalement
    finalement (?:on|nous|je) (?:ne )?(?:vient|viens|viendra|viendrai|viendrons|venons) (?:pas|plus)
    (?:supprimez|supprime|enlevez|enleve|retirez|effacez|rayez)(?:[- ](?:la|le|nous|moi|ca))?(?:,? (?:svp|stp|s'il vous plait|merci|alors))?(?=[.! ]*$)
    (?:la|notre|ma) (?:table|reservation) (?:[\p{L}\d']{1,12},? ){0,4}(?:on|nous|je) n'en (?:a|avons|ai) plus besoin
    (?:il )?faut (?:l'|la |tout )?annuler
    (?:n'|en |n'en )(?:ai|a|avons|aurai|aura|aurons) (?:finalement |donc )?(?:plus|pas) besoin(?=[,.! ]*$)
    (?:n')?(?:aurai|aura|aurons) plus besoin (?:de la|de ma|de notre|de cette) (?:table|reservation|resa)
    laisse[zr]? tomber (?:la|notre|ma) (?:resa|reservation|table)
    (?:enlev|annul|supprim|retir)(?:e|ez|er) (?:une?|1|l'une?) (?:des|de ces|d'entre|de) ?(?:les )?(?:deux|2|elles|reservations|tables)
    (?:jet(?:te|tez|ter)|balanc(?:e|ez|er)|bazard(?:e|ez|er)|degag(?:e|ez|er)) (?:la|ma|notre) (?:table|resa|reservation)(?: a la poubelle)?(?=[,.! ]*$)
  `,
  noTable: words`
    (?:(?:je|on|nous) )?(?:(?:ne |n'))?(?:veu[xt]|voulons|voudrais|souhait\p{L}{1,4}|prend(?:s|ons)?|garde|gardons) (?:plus|pas) (?:de|la|cette|notre|ma) (?:table|reservation)(?: (?:finalement|du coup))?
    (?:(?:on|je|nous) )?(?:(?:n')?(?:ai|a|avons) )?plus besoin d(?:e|'une) (?:la |cette |notre |ma )?(?:table|reservation)
    (?:(?:et|alors|donc|finalement|au final|du coup) )?(?:plus|pas) de (?:table|reservation)(?: (?:finalement|pour nous|pour moi|du coup))?
    (?:on se|je me|nous nous) desist(?:e|ons)
    (?:laissez|donnez|laisse|donne) (?:la|notre|ma) table a (?:d'autres|quelqu'un d'autre|qui (?:la )?veut)
    (?:ne )?(?:me |nous )?(?:gardez|garde|reservez|reserve)(?:[- ](?:moi|nous))? (?:rien|pas (?:de |la |notre )?table)(?: pour (?:moi|nous))?
    (?:(?:on|je|nous) )?(?:n')?(?:ai|a|avons) plus besoin (?:de reserver|de table)
    (?:la table,? )?(?:c'est|ce n'est) (?:plus|pas) la peine(?: pour la table)?
  `,
  letDown: words`
    (?:baby-? ?sitter|nounou|garde d'enfants?|assistante maternelle)(?: (?:nous|m'))? ?(?:a|est|ne)(?: (?:nous|juste|finalement))? ?(?:annule|malade|lachee?s?|laisse(?:e?s)? tomber|peut (?:plus|pas)(?: venir)?|decommande|plante)(?: au dernier moment)?
  `,
  absence: words`
    (?:peux|pouvons|peut|pourrons|pourrai|pourra|pourrait) (?:malheureusement |finalement |donc )?(?:plus|
      pas) (?:venir|etre (?:la|presents?|des votres)|honorer|nous rendre|assurer)(?! (?:avant|apres|a|vers|pour|le|
      qu'a|que|\d|¦))
    (?<!(?:taxi|bus|train|metro|uber)(?: ne)? )(?:viendrons|viendrai|viendra|venons|vient|viens|serons|sera|serai) (?:malheureusement |finalement |donc )?(?!pas (?:du tout )?en retard)(?:pas|
      plus)(?: la| presents?| des votres| disponibles?)?(?! (?:la |presents? )?(?:avant|apres|a|vers|pour|le|seuls?|
      seule|tous|nombreux|qu'a|que|\d|¦))
    (?:souhaite|souhaitons|veux|voulons|veut) (?:plus|pas) venir
    empechement
    (?:je suis|on est|nous sommes) malades?
    (?:on|nous) (?:ne )?(?:sommes|est) plus disponibles?
    contretemps
    (?:ca|cela|ce) (?:ne )?(?:va pas (?:etre|le faire)|sera pas|va pas pouvoir)(?: possible)?(?= ?[.!,]| ?$)
    (?:on|nous|je) (?:ne )?(?:peut|pouvons|peux) plus(?=[.!, ]*$|[.!,;] )
    plus possible(?: pour (?:nous|moi))?(?=[.!, ]*$|[.!,;] )
    (?:vous pouvez|tu peux) (?:donner|liberer|reattribuer|rendre|redonner|ceder) (?:la|notre|ma) table(?: a (?:quelqu'un d'autre|d'autres))?(?=[.!, ]*$|[.!,;] )
    pas ce soir,? finalement(?=[.!, ]*$|[.!,;] )
    (?:devons|dois|doit|devrons|devrai|faut)(?: (?:malheureusement|donc|finalement|bien|helas)){0,2} (?:y )?(?:renoncer|declarer forfait)(?=[.!, ]*$|[.!,;] )
  `,
  ofBooking: words`
    (?:faut|faudra|faudrait|va falloir|dois|devons|doit|devoir|oblige\p{L}{0,2}|contraint\p{L}{0,2})
    (?:table|resa|reservation|reserv)
    (?:tout|completement)
  `,
  stop: words`
    (?:non,? )?(?:finalement|en fait|bon),? laissez? tomber(?: (?:celle|celui)[- ](?:la|ci))?
    (?:finalement,? )?oubliez? (?:celle|celui)[- ](?:la|ci)
    (?:mais )?(?:je |on |nous )?(?:ne |n')?(?:veux|veut|voulons|souhaite) (?:pas|plus|rien) (?:de table|de reservation|reserver)(?: du tout)?(?=[.! ]*$|[.!,;])
    (?:bof,? )?(?:non,? )?laissez? tomber
    (?:non,? )?laissez?(?: comme ca)?(?=[.! ]*$|[,;])
    oublie
    oubliez
    stop
    arrete
    arretez
    tant pis
    peu importe
    abandonner
    c'est pas grave
    pas grave
    ca ne fait rien
    ca fait rien
    n'importe quoi
    tais-toi
    arrete tout
    annule tout
    quitter
    on oublie
    on laisse tomber
    je laisse tomber
    finalement non
  `,
};
