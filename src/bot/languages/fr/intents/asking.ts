import type { AskingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";
import { kind } from "./courtesies.ts";

export const asking: AskingWords = {
  whatNeeded: words`
    (?:(?:vous avez|avez-vous|tu as)(?: aussi)? besoin (?:du|de mon|de mon)|(?:il vous |il |vous )?faut(?:-il)?|vous voulez)(?: aussi)? ?(?:le |mon )?(?:prenom|nom de famille|nom complet)(?: aussi)?(?=[ ?!.]*$)
    (?:le |mon |juste le )?(?:prenom|nom de famille) (?:suffit|ca suffit|ca va)(?=[ ?!.]*$)
    (?:de quoi|quelles? (?:infos?|informations?|coordonnees))(?: d'autre)? (?:avez[- ]vous|vous avez|as[- ]tu|tu as)(?: encore)? besoin(?: d'autre)?(?=[ ?!.]*$)
    (?:vous avez|t'as|tu as)(?: encore)? besoin de quoi(?: d'autre)?(?: pour (?:reserver|la reservation))?(?=[ ?!.]*$)
    (?:qu'est[- ]ce qu'il|il) vous faut(?: quoi)?(?: d'autre| encore| de plus)?(?=[ ?!.]*$)
  `,
  question: words`
    vous (?:acceptez|prenez(?! note)|servez|proposez|fermez|ouvrez|livrez|faites(?! (?:une|la|des) (?:table|reservation|resa)))
    (?:vous etes|etes[- ]vous|c'est|serez[- ]vous|vous serez) (?:ouverts?|fermes?|ouvert|complets?|pet friendly|accessible|cher|loin)
    combien (?:de temps|ca|coute|est[- ]ce|pour|vaut)
    ca coute
    coute combien
    (?:a|jusqu'a|jusque) quelle heure (?:ouvrez|fermez|ouvre|ferme|vous|servez|est[- ]ce que vous|la cuisine|le restaurant)
    horaires
    heures d'ouverture
    jours d'ouverture
    quels sont
    quelles sont
    quelle est
    quel est
    ou (?:est|se trouve|etes|se situe|vous trouvez|peut[- ]on se garer)
    vous etes (?:ou|situes)
    c'est ou
    c(?:'est)? quoi
    qu'est[- ]ce que (?:vous|c'est)
    il y a quoi
    c'est comment
    le menu
    prenez[- ]vous
    acceptez[- ]vous
    servez[- ]vous
    faites[- ]vous
    parking
    se garer
    l'adresse
    votre adresse
    votre (?:numero|telephone|site|menu|carte)
    dress ?code
    tickets? resto
    tickets? restaurant
    (?:vous avez|avez-vous|tu as|t'as|vous auriez|il reste|il vous reste|y a) quoi (?:de |d'|comme )?(?:libres?|dispos?|disponibles?|places?|horaires?)
    qu'?est[- ]ce (?:qu'il|que vous|qui|qu'on) (?:\p{L}{1,8} ){0,2}(?:de |d'|comme )?(?:libres?|dispos?|disponibles?)
    (?:quelles? heures?|quels horaires|quels creneaux) (?:\p{L}{1,10}[ -]){0,2}(?:avez|restent|reste|vous avez|libres?|disponibles?)
    (?:il )?faut(?:-il)? (?:\p{L}{1,14} )?reserver(?!.{0,60}\d)
    (?:doit-on|dois-je|on doit|je dois|est-il necessaire de|est-ce obligatoire de|c'est obligatoire de) reserver(?! une)(?!.{0,60}\d)
    y (?:a|aura)(?:-t-il)? (?:\p{L}{2,9} ){0,1}(?:de |du )monde
  `,
  asksWhat: words`
    c'est quoi
    (?:en )?quoi (?:consiste|comprend)
    qu'est[- ]ce que(?: c'est(?: que)?)?
    (?:que|comprend) (?:comprend|inclut|propose)
  `,
  exactly: ["exactement"],
  askedBefore: words`
    (?:ma|notre|la|autre) question (?:sur|pour|concernant|a propos|au sujet|de savoir)
    pas repondu a (?:ma|notre|la)(?: (?:premiere|deuxieme|seconde|autre))? question
    (?:ignore|oublie|saute) (?:ma|notre) question
    (?:j'avais|j'ai|je vous ai|nous avons) (?:aussi )?demande (?:pour|au sujet|a propos)
  `,
  charged: words`
    payant\p{L}{0,2}
    droit
    faut payer
    coute\p{L}{0,2}
    factur\p{L}{1,3}
  `,
  orNot: words`
    (?:est |c'est )?(?:pas|non)(?: possible)?
  `,
  toKnow: words`
    savoir (?:pour|si|ce|comment|d'abord|avant|ou)
  `,
  wantsAnswer: words`
    (?:merci de(?: bien vouloir)?|j'aimerais que vous|j'apprecierais que vous|je vous serais reconnaissante? de)(?: me| nous)? (?:repondre|repondiez) a (?:la|ma|notre) question (?:des?|du|de la|de l'|sur|concernant)
    (?:j'aimerais|j'apprecierais|je voudrais|j'attends)(?: bien| avoir)? une reponse (?:a|sur|pour|concernant)(?: (?:la|ma) question)?
  `,
  onlyAsks: words`
    (?:dites|dis)-(?:moi|nous)(?:,? (?:au fait|au passage|d'ailleurs),?)? si
    (?:puis[- ]je|je peux|est[- ]ce que je peux|pourrais[- ]je)(?: (?:juste|vous|aussi)){0,2} (?:demander|savoir)(?: si| s')?
    (?:je |on )?(?:voulais|voudrais|veux|voulait|aimerais|souhaiterais)(?: (?:juste|seulement|simplement|vous)){0,2} (?:savoir|demander)(?: si| s')?
    j'aimerais(?: (?:juste|vous)){0,2} (?:savoir|demander)(?: si| s')?
    (?:pouvez|pourriez)[- ]vous me dire(?: si| s')?
  `,
  questionStart: words`
    (?:dites|dis)[- ](?:moi|nous)(?: (?:en plus|plus|un peu))? (?:pour|sur|a propos de|au sujet de)
    (?:[\p{L}']{1,12} ){1,3}(?:demande|demandent|veut savoir|voudrait savoir|aimerait savoir) (?:si(?! (?:on|
      nous|je|l'on|elle|il)(?![\p{L}]))|s'il y|s'ils|ce que|quand(?! meme)|comment|combien|quel|quelle)
    (?:(?:une|1|juste une|juste 1) )?(?:petite )?question
    (?:dans|sur|avec|pour|par|de|a|en) (?:quelle?s?|combien|quoi)
    (?:il )?faut (?:s'habiller|se|venir|etre|liberer|quitter|partir|rendre)
    quand(?! meme)
    quel(?! (?:plaisir|bonheur|soulagement|beau|geste)(?!\p{L}))
    quelle(?! (?:bonne|chance|gentillesse|joie|belle|delicate)(?!\p{L}))
    quels
    quelles
    qui
    que(?! (?:(?:c'est|vous etes) (?:gentil|aimable)|(?:oui|non)(?!\p{L})|si(?:[.,;!]|$)))
    quoi
    comment
    pourquoi
    combien
    (?<!c')est[- ]ce que
    (?<!c')est[- ]ce qu'
    (?<!c')est[- ]ce
    qu'est[- ]ce
    avez[- ]vous
    y a[- ]t[- ]il
    peut[- ]on
    puis[- ]je
    pouvez[- ]vous
    peux[- ]tu
    pourriez[- ]vous
    pourrait[- ]on
    pourrais[- ]je
    pourrions[- ]nous
    pouvons[- ]nous
    auriez[- ]vous
    aurais[- ]tu
    ou(?! \d)
    est[- ]il possible
    serait[- ]il possible
    c'est possible
    ce serait possible
    ca serait possible
    possible
    a quelle heure
    jusqu'a quelle heure
    il vous reste
    il reste
    reste[- ]t[- ]il
    vous reste[- ]t[- ]il
    vous auriez
    vous avez
    vous etes(?! ${kind})
    etes[- ]vous
    vous pouvez
    vous pourriez
    on peut
    on pourrait
    je peux
    je pourrais
    savez[- ]vous
    dites[- ]moi si
    y a
    y'a
    il y a(?! (?:\d{1,2}|une?|deux) (?:\p{L}{2,12} )?(?:vegetar|vegan|vegeta|coelia|coeliaqu|celia|celiac|allerg|alerg|intoler|sans gluten|sin gluten|senza glutine))
    c(?:'est)? quoi
    c'est ou
    c'est a quelle heure
    faut[- ]il
    faut il
    doit[- ]on
    ca coute
    lequel
    laquelle
    (?:vous|tu) (?:ne )?(?:m'|nous )?(?:avez|as) (?:pas|toujours pas|jamais)(?: (?:m'|nous))? ?(?:repondu|dit|precise)
    (?:je|j'|on) ?(?:ai|avais|a) demande (?:si|pour)
  `,
  isOnDay: words`
    (?:est-ce(?: que)?(?: c'est)?|c'est|c'etait)(?: (?:bien|pour|donc|le|ce|la)){0,3}
  `,
  requests: words`
    (?:vous |tu )?(?:nous|me|lui|leur) (?:placez|donnez|installez|donneriez|placeriez|mets|mettriez)
    (?:vous avez|avez-vous|vous auriez) (?:peut-etre )?une (?:table|place)(?= (?:pres|a|au|avec|loin|dehors|en))
    (?:il )?y a(?:-t-il)? (?:assez )?de la place pour(?= (?:(?:une|la|notre|un|le|1) (?:poussette|fauteuil)))
    (?:il )?y a(?:-t-il)? (?:des|une) (?:tables?|places?)(?= (?:loin|pres|a cote|au calme))
    (?:y aurait[- ]il|il y aurait|y a moyen d'avoir|ya moyen d'avoir|vous auriez(?: pas)?|auriez-vous|n'auriez-vous pas)
    (?:vous |tu )?(?:nous|me|lui|leur) (?:mettez|gardez|reservez|preparez|mettrez|garderez)
    (?:il )?(?:pourrait|peut)(?:-il)? y avoir
    (?:vous|tu) (?:pouvez|pourriez|peux|pourrais)(?: nous)?
    est-ce que vous (?:pouvez|pourriez)
    (?:peut-on|pourrait-on|pouvons-nous|pourrions-nous|puis-je|pourrais-je|on peut|on pourrait|est-ce qu'on peut|est-ce que nous pouvons)(?: de| d')?
    (?:est-ce qu'on pourrait|serait-il possible|est-il possible|c'est possible|possible)(?: de| d')?
    pourriez-vous(?: nous| me)?
    pouvez-vous(?: nous| me)?
  `,
  offered: words`
    encore
    aussi
    quelque
    chose
    plus
    grande
    autre
    venir
    passer?
    passe
    passerait
    marche(?:rait)?
    convien(?:t|drait)
    irait
    jouable
    faisable
    possible
    libres?
    dispos?
    disponibles?
    mieux
    bon
    ce
    sera(?:it)?
    (?:vers|autour|environ|avez|auriez|avoir)
    vous
    rien
  `,
};
