import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const rules = {
  fees: words`
    (?:annul|decommand)\p{L}{1,9}[,.:; ]{1,4}(?:[\p{L}']{1,12} ){0,4}jusqu'a (?:quand|quelle heure|quel jour)
    (?:reservation|reserver) (?:est |c'est )?(?:payante?|gratuite?|coute)
    (?:payer|paie|coute)(?: \p{L}{1,9}){0,2} (?:pour |de |pour la |la )(?:reserver|reservation)
    (?:gratuit|payant) (?:de|pour) reserver
    si (?:j'|je |on |nous )(?:l'|la )?oubli\p{L}{1,5}
    (?:payer|paye|paie|coute|facture) (?:[\p{L}']{1,10} ){0,4}si (?:[\p{L}'\d]{1,12} ){0,4}(?:manque|manquent|malades?|absente?s?|desiste|desistent)
    (?:debite[zr]?|prelevee?|prelevez|preleve|prelever|facturee?|facturez|encaissez|encaisse) (?:[\p{L}']{1,10} ){0,4}(?:carte|compte|acompte|somme)
    (?:debitee?s?|(?<!(?:une|la|1|de|des|les|cette) |d'(?:une|1) )facturee?s?|prelevee?s?|rembourse(?:z|e|es|r|s)?|remboursables?|penalites?)
    (?:perd|perds|perdons|perdra|recupere|garde|gardez) (?:[\p{L}']{1,10} ){0,3}(?:acompte|arrhes|caution|argent|l'acompte)
    (?:qu'est-ce qu'il se passe|il se passe|ca se passe|se passe-t-il|qu'est-ce qui se passe) (?:[\p{L}']{1,10} ){0,4}si
    si (?:[\p{L}']{1,10} ){0,4}(?:il se passe|ca se passe) (?:quoi|comment)
    (?:payer|paye|coute|facture) (?:[\p{L}']{1,10} ){0,4}si (?:[\p{L}']{1,12} ){0,4}(?:pas|moins|que|seulement|annul\p{L}{1,4})
    (?:carte|numero de carte) (?:bancaire|de credit) (?:pour|a) reserver
    jusqu'a quand (?:[\p{L}'-]{1,12} ){0,4}(?:annul\p{L}{1,4}|decommander)
    si (?:je|on|nous|quelqu'un|personne|l'un de nous)(?: ne| n')? ?(?:viens|vient|venons|peux|peut|pouvons|me presente) (?:pas|plus)(?: venir)?
    si (?:je|on|nous|quelqu'un|personne|l'un de nous)(?: ne| n')? ?(?:se presente|nous presentons) (?:pas|plus)(?: venir)?
    no[- ]?show
    (?:des|un|de|les) (?:frais|penalites?)(?: d'annulation| de reservation)?
    (?:frais|conditions?|politique|delai|penalites?) d'annulation
    acompte
    arrhes
    caution
    (?:payer|regler|paye|debite) (?:\p{L}{1,10} ){0,2}(?:d'avance|a l'avance|avant|a la reservation|maintenant)
    empreinte (?:bancaire|de carte)
    (?:coute|payer|passe|frais|passe-t-il) (?:[\p{L}',-]{1,12} ){0,5}(?:annuler|j'annule|annule|annulons|annulation)
    jusqu'a (?:quand|quelle heure) (?:[\p{L}'-]{1,12} ){0,4}annuler
    annuler (?:\p{L}{1,10} ){0,3}(?:gratuitement|sans frais|plus tard|la veille|au dernier moment|le jour meme|si)
    si (?:j'|on |nous )annul\p{L}{1,3}
    (?:dernier|derniere) (?:delai|moment|limite|heure|jour) pour (?:l')?annul\p{L}{1,9}
    (?:heure|date|delai) (?:limite )?(?:pour |d')(?:l')?annul\p{L}{1,9}
    (?:faut|faudra|doit|devons|devoir)(?:-il|-on|-nous)? (?:\p{L}{1,8} )?(?:verser|laisser|payer|donner) (?:un |des |une )?(?:acompte|arrhes|caution|avance)
    (?:besoin de|demandez|demande|exigez|faut)(?:-vous)? (?:\p{L}{1,8} ){0,2}(?:carte|numero de carte|coordonnees bancaires)
    empreinte (?:de|bancaire)
    (?:jusqu'a (?:quel jour|quelle (?:date|heure)|quel moment|combien de (?:jours|temps|d'heures|heures))(?: avant)?) (?:[\p{L}',]{1,12} ){0,6}(?:annul\p{L}{1,4}|decommander)
    (?:annul\p{L}{1,4}|decommander)(?: [\p{L}']{1,14}){0,4},? (?:jusqu'a (?:quel jour|quelle (?:date|heure)|quel moment|combien de (?:jours|temps|d'heures|heures))(?: avant)?)
    (?:laisser|donner|fournir|communiquer) (?:\p{L}{1,8} ){0,3}(?:carte|numero de carte|coordonnees bancaires|cb)(?: (?:bancaire|de credit|bleue))?
    (?:si|quand) (?:[\p{L}']{1,10} ){0,5}(?:malades?|absents?|absente)(?:[,;]? ?(?:[\p{L}']{1,10} ){0,4}(?:coute|paie|paye|payer|factur\p{L}{1,4}|prelev\p{L}{1,4}|combien))
  `,
  counted: words`
    (?:le bebe|les enfants|l'enfant|ma femme|mon mari|la petite|le petit) (?:est|sont)(?:-il|-ils|-elle|-elles)? (?:bien |deja ){0,2}(?:comptee?s?|incluse?s?|comprise?s?)
    (?:vous avez|avez-vous|ca) (?:bien |deja ){0,2}(?:compte|inclut|inclus|compris|comprend) (?:le bebe|les enfants|l'enfant|ma femme|mon mari)
  `,
  localTime: words`
    heure locale
    fuseau(?:x)?(?: horaires?)?
    (?:votre heure|a votre heure|l'heure de chez vous|heure (?:de )?la-bas)
    (?:heure|horaire) (?:de|d'|du) ?(?:new york|oslo|norvege|la-bas|chez vous)
  `,
  stay: words`
    (?:avoir|garder|prendre|reserver|rester a) (?:la|notre|une)(?: meme)? table (?:un peu |beaucoup )?plus longtemps
    combien de temps(?= ?[?]| ?$)
    (?:table|place) (?:est|sera|reste|serait) a nous
    combien de temps
    (?:on a|avons-nous|nous avons|on garde) la table (?:\p{L}{1,10} ){0,2}jusqu'a (?:quelle heure|quand)
    jusqu'a (?:quelle heure|quand) (?:[\p{L}'-]{1,12} ){0,4}(?:la|notre) table
    (?:limite|limites|limitation|contrainte) (?:de temps|d'heure|horaire|de duree)
    (?:liberer|rendre|quitter|laisser) la table
    (?:rester|trainer|s'attarder|s'eterniser) (?:[\p{L}']{1,10} ){0,3}(?:longtemps|plus|a table|tard|toute la|autant|apres|tranquille)
    (?:on peut|peut-on|pouvons-nous|on pourra) (?:rester|trainer|s'attarder|prendre notre temps|garder la table)
    (?:deux|1er|premier|second|2|double) services?
    (?:mettre|mettez|met|jeter|jetez) dehors
    (?:doit|faut|devons|devra|faudra)(?: etre| avoir)? (?:parti|partis|partir|fini|libere|sortis?|s'en aller)
    combien de temps (?:[\p{L}'-]{1,14} ){0,5}(?:rester|table|garder|reste|avons|peut-on|dure)
    combien de temps (?:peut-on|on peut|pouvons-nous|puis-je)
    (?:limite|limitation) de temps
    duree (?:limitee|maximum|maximale|de la table)
    temps limite
    (?:doit-on|faut-il|devons-nous|on doit|il faut) (?:liberer|rendre|quitter|partir)(?: la table)?
  `,
  restaurants: words`
    quels (?:sont (?:vos|les) )?(?:restaurants|restos|etablissements)(?! (?:ont|acceptent|sont (?:ouverts|fermes)))
    (?:quoi|c'est quoi|qu'est-ce que vous avez) (?:comme |vos |les )(?:restaurants|restos|etablissements)
    combien de (?:restaurants|restos)
  `,
  house: words`
    (?:c'est )?quel (?:genre|style|type)(?: (?:de |d')(?:restaurant|resto|endroit|etablissement|cuisine))?(?=[ ?!.]|$)(?! (?:de|d') (?:menu|plat|vin))
    c'est quoi comme (?:resto|restaurant|endroit)
  `,
  ways: words`
    (?:la |une |quelle )?differences? (?:\p{L}{1,6} ){0,3}entre
    quelles? (?:sont (?:les|vos) )?(?:\p{L}{2,9} )?(?:facons|manieres|possibilites|formules|options|espaces|salles)
    (?:facons|manieres) de (?:manger|diner|dejeuner)
    (?:ou|comment) (?:peut-on|on peut|pouvons-nous|est-ce qu'on peut) (?:manger|diner|s'asseoir|s'installer)
    (?:manger|diner|s'asseoir|place|places) (?:\p{L}{2,8} )?(?:au|a votre|a ce) (?:comptoir|bar)
    (?:avez|y a|ya)(?:-vous)? (?:un|des places au) (?:bar|comptoir)
    c'est quoi (?:le|la|ce|cette|votre) (?:comptoir|terrasse|menu degustation|souper)
  `,
  largest: words`
    groupes? (?:de|jusqu'a) combien
    combien (?:de personnes )?(?:maximum|au maximum)
    (?:peut|peut-on|pouvons|possible|prenez|acceptez|prenez-vous|acceptez-vous)[ -](?:\p{L}{2,9} ){0,3}(?:d')?(?:etre |venir )?(?:a )?plus de (?:\d{1,2}|six|sept|huit|neuf|dix|douze|quinze|vingt)(?: personnes)?(?=[ ?!.]*$)
    groupes? de plus de (?:\d{1,2}|six|sept|huit|neuf|dix|douze|quinze|vingt)
    combien (?:de (?:personnes|gens|convives|couverts) )?(?:pouvez[- ]vous|vous pouvez|peut[- ]on|on peut|prenez[- ]vous|acceptez[- ]vous|vous prenez|vous acceptez|pourriez[- ]vous|pouvons[- ]nous) (?:accueillir|prendre|accepter|etre|venir|recevoir|placer|mettre|asseoir|au maximum|maximum|par table)
    combien (?:de (?:personnes|gens|convives|couverts) )?(?:prenez[- ]vous|acceptez[- ]vous|vous prenez|vous acceptez|au maximum)
    (?:plus grand|plus gros) groupe
    (?:groupe|nombre de (?:personnes|convives)) (?:maximum|maximal|max)
    (?:nombre (?:maximum|maximal)|maximum) de (?:personnes|convives)
  `,
  starts: words`
    (?:c'est quoi|quel(?:le)? est|c'est a quelle heure) (?:l'heure |la |le |l')?(?:plus (?:tot|tard)|heure la plus (?:tot|tardive))(?: possible)?(?=[.!?, ]*$)
    (?:jusqu'a quelle heure|a quelle heure au plus tard|au plus tard a quelle heure|a quelle heure au plus tot|jusqu'a quand) (?:peut-on|on peut|puis-je|pouvons-nous|je peux|est-ce qu'on peut|est-ce que je peux|pourrait-on) (?:encore )?(?:arriver|venir|reserver|diner|manger|dejeuner|s'installer|avoir une table)
    (?:le plus tard|le plus tot|heure la plus tardive) (?:que (?:je|nous|l'on|on|vous) |pour |a laquelle )(?:puisse |puissions |peux |peut |pouvons )?(?:venir|arriver|reserver|diner|manger)
    (?:derniere|premiere) (?:table|reservation|arrivee|heure)|dernier (?:service|creneau)
    (?:la |le )?(?:premiere?|premier) (?:et|ou) (?:la |le )?(?:derniere?|dernier) (?:table|creneau|service|heure|reservation)
    (?:faites|servez|servirez|serviriez)(?:[- ]vous)? encore(?: (?:a manger|des repas|le diner|a diner|des plats))? (?:a|vers|apres|passe) [\d¦][\d:.h¦]{0,4}
    (?:est-ce qu'on |on |peut-on |on pourra )?(?:peut|pourra|mange)(?:-on)? encore(?: manger| diner)? (?:apres|passe) [\d¦][\d:.h¦]{0,4}
  `,
  adjusting: words`
    (?:puis-je|peut-on|je peux|on peut|est-ce qu(?:e je|'on) peut?x?) (?:vous )?(?:dire|confirmer|prevenir|preciser) (?:plus tard|demain|apres)(?:,? (?:si|combien)(?: [\p{L}\d']{1,8}){0,6})?
    (?:je|on) (?:vous )?(?:ecris|ecrit|previens|previent|envoie un message)(?: ici| simplement)?(?= ?\?)
    (?:si|s'il|s'ils|au cas ou)(?! (?:on|nous|je)(?![\p{L}]))(?: [\p{L}']{1,12}){1,4} (?:ne )?(?:(?:vient|viennent|peut|peuvent) (?:pas|plus)(?: venir)?|annulent?|se desistent?)
    (?:si|au cas ou) (?:on|nous)(?: \p{L}{1,9}){1,2} (?:moins|plus)(?: nombreux)?
    (?:comment (?:je |on |puis-je |est-ce que je )?(?:vous )?(?:previens|previent|prevenir|avertir)|je vous previens comment|on vous previent comment|comment (?:vous )?prevenir)
    (?:peut-on|puis-je|on peut|pouvons-nous|est-ce qu'on peut|est-ce que je peux|je peux|je pourrai) (?:encore |la |le |l')?(?:changer|modifier) (?:plus tard|apres|ensuite|par la suite)
    (?:et|que se passe-t-il|qu'est-ce qui se passe|il se passe quoi) si (?:seulement )?(?:1 seule?|une? seule?|une?|1)(?: personne| d'entre nous| de nous)? (?:vient|arrive|est la|peut venir)
    (?:et|que se passe-t-il|qu'est-ce qui se passe) (?:si|s') ?(?:finalement |jamais )?(?:seul(?:ement)? )?(?:un seul|une seule|l'un|quelqu'un|un|une|certains|on est|nous sommes|on vient|il y a) (?:de nous |d'entre nous |vient|moins|plus|ne vient|peut|seul)
    (?:peut-on|puis-je|on peut|pouvons-nous|est-ce qu'on peut|est-ce que je peux|je peux) (?:encore )?(?:changer|modifier|ajuster) (?:le nombre|l'heure|la reservation|cela|ca|la table)(?: de (?:personnes|convives))? (?:plus tard|apres|ensuite|par la suite)
    (?:et|que se passe-t-il|qu'est-ce qui se passe) si (?:finalement )?on (?:n'est|est|ne vient) (?:que|qu'a|plus que) #
    (?:ajouter|rajouter|amener) (?:quelqu'(?:un|1)|des personnes|(?:une|1) personne|du monde)(?: (?:de plus|d'autre))? (?:plus tard|apres|ensuite)
  `,
  confirmation: words`
    (?:je |on |nous )?(?:recois|recoit|recevons|recevrai|recevra|aurai|aura|vais recevoir|va recevoir|vais avoir)(?: aussi| bien)?(?: une?| la)? ?(?:mail |e-?mail )?(?:de )?confirmation(?: par (?:e-?mail|mail|courriel|sms))?
    (?:vous|tu) (?:m'|me |nous )?(?:envoyez|envoies|envoie)(?: bien| aussi)? (?:une |la |un )?(?:mail de )?confirmation(?: par (?:e-?mail|mail|sms))?
    (?:il y a|y a-t-il) (?:une |un )?(?:mail de )?confirmation(?: par (?:e-?mail|mail))?
    (?:je peux|puis-je|on peut) (?:vous )?(?:donner|laisser|ajouter) (?:aussi )?mon (?:e-?mail|mail|adresse(?: mail| e-?mail)?)
  `,
  reminder: words`
    (?:vous|tu)(?: m'| nous | me )(?:envoyez|enverrez|envoies|ferez|faites) un (?:petit )?rappel
    (?:je|on|nous) (?:recois|recoit|recevrai|recevra|aurai|aura|recevrons) un (?:petit )?rappel
    (?:vous|tu) (?:me|nous) (?:rappelez|rappellerez|rappelleras|prevenez|previendrez) (?:avant|la veille|le jour meme)
    (?:est-ce qu'il y a|y a-t-il|il y a) un rappel
  `,
  walkIns: words`
    (?:faut-il|il faut|doit-on|on doit|est-ce qu'il faut|est-ce qu'on doit|dois-je|devons-nous)(?: (?:absolument|forcement|vraiment|obligatoirement|bien)){0,2} reserver(?: (?:a l'avance|avant))?(?=[ ?.!,]{0,3}$| ou )
    (?:la |une |1 )?reservation (?:est |est-elle |c'est )?(?:obligatoire|necessaire|indispensable)
    (?:peut-on|on peut|peut on|je peux|puis-je|nous pouvons|possible de|est-ce qu'on peut)(?: (?:aussi|simplement|juste|quand meme)){0,2} (?:venir|passer|arriver|manger|entrer)(?: \p{L}{2,8})? (?:sans (?:reservation|reserver|avoir reserve)|a l'improviste)
    (?:acceptez-vous|prenez-vous|vous (?:acceptez|prenez)) (?:\p{L}{2,8} ){0,3}sans reservation
  `,
} satisfies Partial<TopicWords>;
