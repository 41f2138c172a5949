import type { ChangingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** What a booking is kept under. */
const kept =
  "(?:(?:pre)?nom(?: de famille)?|numero(?: de (?:telephone|portable|mobile|contact))?|telephone|(?:adresse )?e-?mail)";

export const changing: ChangingWords = {
  change: words`
    changer
    change(?! (?:le prix|quelque chose|rien|quoi)(?![\p{L}]))
    changez
    changement(?! de (?:plans?|programme)(?![\p{L}]))
    modifier
    modifie
    modifiez
    modification
    deplacer
    deplace
    deplacez
    decaler
    decale
    decalez
    reporter
    reporte
    reportez
    repousser
    repousse
    repoussez
    retarder
    avancer
    (?<!d'|en |par |a l')avance
    avancez
    remplacer
    remplace
    remplacez
    corriger
    rectifier
    rectification
    changer d'heure
    plus (?:tot|tard) que prevu
    un autre jour
    une autre heure
    un autre horaire
    une autre date
    un jour different
    (?:r?ajouter|r?ajoute|r?ajoutez|enlever|enlevez|enleve|retirer) (?:encore )?(?:\d{1,2}|une?|des|quelques) (?:personnes?|adultes?|enfants?|couverts?)
    (?:r?ajouter|r?ajoute|r?ajoutez|enlever|enlevez|enleve|retirer) (?:encore )?(?:\d{1,2}|une?|des|quelques) (?:places?|convives?|invites?)
    (?:\d{1,2}|une?) (?:personnes?|adultes?|enfants?|couverts?|convives?|autres? personnes?)? ?(?:de|en) (?:plus|moins)
    (?:on|nous) (?:sera|serons) (?:un|une|\d{1,2}) (?:de|en) (?:plus|moins)
    mettre a jour
    (?<!n')(?:est|sera|sommes|serons|serait) (?:finalement |en fait |un peu )?(?:plus|moins)(?: nombreux)?(?= ?[.,!]| ?$| que)
    (?:mets|mettre|mettez|passer?|passez) (?:ca|la|le|la reservation|la resa|la table|notre table|ma resa|ma reservation) (?:a|au|sur|le|pour)(?! (?:nom|mon nom)(?![\p{L}]))
  `,
  holder: words`
    (?:le |mon )?(?:numero|nom|mail)(?: de telephone)? (?:est|etait) (?:faux|errone|mauvais|incorrect)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
    (?:le |mon )?(?:numero|nom|mail)(?: de telephone)? n'est pas (?:bon|le bon|correct)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
    mauvais (?:numero|nom)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
    (?:changer|changez|change|modifier|modifiez|modifie|corriger|corrigez|corrige|remplacer|remplacez)(?: de| le| mon| notre| ce| l'| son)? ?${kept}
    ${kept}(?: de (?:ma|la|notre) reservation)? (?:est|etait|n'est) (?:\p{L}{1,8} )?(?:faux|incorrect|errone|mauvais|mal (?:ecrit|orthographie)|pas (?:le )?bon|pas correct)
    (?:un autre|le mauvais|un nouveau|mon nouveau|notre nouveau) ${kept}
    (?:mettez|mettre|mets|passez|passer|transferez|transferer) (?:la|ma|notre|cette) (?:reservation|table) (?:au|a un autre|sous (?:le|un autre)) nom
    ${kept} a change
    (?:mal ecrit|ecorche) (?:mon|notre) nom
    (?:ajouter|ajoutez|donner|laisser|communiquer|transmettre)(?: vous| aussi)? (?:mon|notre|un) (?:numero(?: de (?:telephone|portable))?|telephone|portable)
  `,
  rather: words`
    changement de (?:plans?|programme)
    plutot
    au lieu
    a la place
    en fait
    finalement(?! laissez? tomber|.{0,40}(?:pas|plus) (?:venir|pouvoir|etre))
    au final
  `,
  minds: words`
    (?:nos|les) (?:plans|projets) ont change
  `,
  apologies: ["pardon", "desolee?", "sorry"],
  correction: words`
    je rectifie
    je me corrige
    mille excuses(?!.{0,50}(?:pas|plus) (?:venir|etre|honorer|la))
    flute
    erratum
    non
    en fait
    plutot
    (?:pardon|desolee?|excusez?[- ]moi)(?!.{0,50}(?:pas|plus) (?:venir|etre|honorer|la))
    attends
    attendez
    je voulais dire
    je veux dire
    finalement
    mettez
    mets
    pas
    correction
    erreur
    oups
    ah non
    euh non
    mince
    c'est pas
    ce n'est pas
    je me suis trompee?
    j'ai fait une erreur
    disons plutot
    ou plutot
    enfin
    non pardon
    c'est plutot
    je prefere
    je prefererais
    mais non
    je me trompe
    autant pour moi
    au temps pour moi
    c'est-a-dire
    rectification
    zut
    pas du tout
    en realite
    je corrige
  `,
  saysMeant: words`
    (?:je|on|nous) vou(?:lais|lait|lions) dire
    je veux dire
    je parlais
  `,
  but: ["mais", "sauf", "par contre", "cependant"],
  therefore: ["donc", "alors", "du coup"],
};
