import type { ChoiceWords } from "../choice-words.ts";
import { words } from "../word-list.ts";

export const choices: ChoiceWords = {
  firstFree: words`
    (?:le|la) (?:1er|1ere|1re|premier|premiere)(?: jour| date| soir| de ceux-la| d'entre eux| d'entre elles)? (?:de )?(?:libre|disponible)
    (?:le|la) (?:1er|1ere|1re|premier|premiere)(?: jour| date| soir| de ceux-la| d'entre eux| d'entre elles)? (?:qui (?:est|soit|sera) (?:libre|disponible)|ou (?:vous avez|il y a) (?:de la place|une table))
  `,
  either: ["soit", "ou bien"],
  otherwise: words`
    faute de (?:mieux|quoi|place)
    si ce n'est pas le cas
    sinon
    ou sinon
    autrement
    a defaut
    au pire
    a la rigueur
    au besoin
    le cas echeant
    en cas d'indisponibilite
    si besoin
    en second choix
    en deuxieme choix
    (?:deuxieme|second) choix
    en alternative
    plan b
    en solution de repli
    et si non
  `,
  conditions: words`
    si
    s'il
    s'ils
    au cas ou
    dans le cas ou
    quand
  `,
  taken: words`
    pris
    prise
    prises
    complet
    complete
    complets
    plein
    pleins
    occupee?
    reservee?
    impossible
    indisponible
    pas possible
    pas libre
    pas dispo
    pas disponible
    ne (?:va|marche|convient) pas
    va pas
    marche pas
    plus de (?:place|table)s?
    pas de (?:place|table)s?
    plus (?:libre|dispo|disponible|rien)
    rien
    pouvez pas
    peux pas
  `,
  also: ["aussi", "egalement", "plutot"],
  alsoFine: words`
    (?:c'est|ce serait|serait) (?:correct|ok|bon|bien|possible|parfait) (?:aussi|egalement)
    (?:(?:ca|cela) )?(?:irait|ira|va|conviendrait|convient|marche|marcherait|passe|serait bien)(?: tres bien)? (?:aussi|egalement|quand meme)
    (?:(?:ca|cela) )?(?:serait possible|est possible|est bon|c'est bon|c'est bien)(?: tres bien)? (?:aussi|egalement|quand meme)
    (?:me |nous )?(?:irait|va|conviendrait|convient) (?:aussi|egalement)
    aussi(?= ?(?:$|[.,;!]))
    a la rigueur
    au pire
    sinon(?= ?(?:$|[.!;]))
    au besoin(?= ?(?:$|[.!;]))
    a defaut(?= ?(?:$|[.!;]))
    en (?:second|deuxieme) choix
  `,
  suitsBetter: words`
    (?:serait|sera|est|(?:nous |m')?irait|nous conviendrait|c'est|ce serait)(?: (?:plus|nettement|bien|beaucoup)){0,2} (?:mieux|realiste|sur|prudent|raisonnable|pratique|simple|preferable|adapte)(?: pour nous| pour moi)?
  `,
  preferably: words`
    de preference
    plutot
    idealement
    mieux
    si possible
    de preference a
  `,
  unfit: words`
    (?:on|nous|je) (?:ne )?(?:peut|pouvons|peux|pourra|vient|viens|venons) (?:plus|pas)
    (?:,? ?(?:ca|cela|c'est|ce) )?(?:ne )?(?:nous |me )?(?:va|ira|marche|convient|passe|colle|arrange)(?: vraiment)? pas
    (?:c'est |ca fait |ce serait |ca serait )?(?:un peu |beaucoup |vraiment |bien )?trop (?:tard|tot)
    (?:,? ?c'est )?(?:pas possible|impossible)
    (?:on|nous|je) ne (?:peut|pouvons|peux|pourra|pourrons|pourrai) pas
    (?:on|je) (?:peut|peux) pas
    (?:,? ?c'est )?(?:non|hors de question|exclu|mort|pas la peine|inutile)
    (?:on |nous |je )?(?:ne |n')?(?:est|sommes|suis|serons|sera|serai|arrive|arrivons) (?:pas|jamais)
    (?:on |nous |je )?(?:ne |n')?(?:finis|finit|finissons|sors|sort|sortons|travaille|travaillons) (?:pas|jamais)
    (?:on |nous |je )(?:travaille|travaillons|bosse|suis (?:au|en)|est (?:au|en)|sommes (?:au|en))
    (?:ne |n')?(?:y arrive(?:ra|rons)?|peux|peut|pourra|pourrai|pouvons|pourrons) pas
    (?:ca |cela )?(?:ne |n')?(?:vaut|sert|le fait|marchera|ira|va) (?:pas|a rien)
    jamais(?=[.!,]|$)
    non(?=[.!,]|$| merci)
    (?:c'est |ca devient |ca fait )?(?:trop juste|chaud|complique|mort|difficile)
  `,
  cannot: words`
    (?:rien|jamais)
  `,
  notPossible: words`
    (?:suis|est|sommes) (?:[^ ,;!?]{1,10} ){0,2}(?:au (?:travail|boulot|bureau|taf)|de (?:garde|service))
    (?:je |on |il |elle )?(?:travaille|bosse|travaillons)
    (?:dois|doit|devons) (?:travailler|bosser)
    (?:peux|peut|pouvons|pourra|pourrons|pourrai|pourrait|arrive|arrivera|serons|serai)(?: plus| pas)
    (?:pas|plus) (?:possible|pouvoir)
  `,
  sameDay: words`
    (?:le|ce) meme (?:jour|soir)
    ce jour[- ]la
    la meme date
    cette date[- ]la
  `,
  that: ["le meme"],
  thatAfter: words`(?:la|meme)`,
  otherTimes: words`
    (?:qu'est-ce que|qu'est-ce qu'|que|qu')(?: ?(?:vous avez|avez-vous|il y a|y a-t-il|il reste|reste-t-il)) d'autre
    (?:vous avez|il y a|il reste) quoi d'autre
    (?:d'autres|les autres|quels autres|quelles autres) (?:horaires|heures|creneaux|possibilites)
    quoi d'autre
    (?:pas |rien d'|quelque chose d')autre(?: chose)?(?= ?\?)
    (?:c'est tout ce que vous avez|vous n'avez que (?:ca|cela))(?= ?\?)
  `,
  otherDays: words`
    (?:d'|les |quels |quelles )autres (?:jours|dates|soirs|soirees)
    (?:quels|quelles) (?:jours|soirs|dates) (?:avez-vous|sont|vous avez|reste-t-il|y a-t-il|seraient)
    (?:pas |plutot )?un autre (?:jour|soir)(?= ?\?)
  `,
  tasting: words`
    degustation
  `,
  venueNouns: words`
    restaurant
    resto
    etablissement
    adresse
  `,
  venueTails: words`
    restaurant
  `,
  venueLeads: words`
    (?:ce|ca) (?:serait|sera)(?: pour| au| chez)?
    chez
    en
    aux?
    a
    \p{L}{0,8}(?:liste|attente) (?:de|du)
    restaurant (?:de|du)
    parlais? d[eu]
    (?:restaurant|parlais?|attente|liste) d'
  `,
  goesTo: words`
    vers
  `,
  likesBetter: words`
    plutot
    mieux
    prefer(?:e|es|ons|ez|ent|erais|erait|erions)
    retour
    revenons
  `,
  putOffBy: words`
    (?:c')?(?:est|serait)(?: \p{L}{2,8}){0,2} (?:trop|tres) (?:loin|cher|chere|bruyant|petit|chic|touristique)
    (?:c')?(?:est|serait)(?: \p{L}{2,8}){0,2} trop \p{L}{3,14}
  `,
  dislikes: words`
    (?:n'aime|n'aimons|n'aime vraiment|ne veux|ne veut|ne voulons|veux|aime|voulons) pas
    tout sauf
  `,
  judgesVenue: words`
    bien
    bon
    mieux
    meilleur
    joli
    beau
    sympa
    agreable
    chouette
    romantique
    chic
    calme
    tranquille
    bruyant
    cher
    moins cher
    pres
    plus pres
    proche
    plus proche
    loin
    grand
    petit
    pareil
    recommande
    vaut le coup
  `,
  asksOfVenue: words`
    ouvre
    est-ce que
    c'est comment
  `,
  asksAboutVenue: words`
    c'est (?:quoi|comment)
    comment est
    (?:il|elle) est comment
    parle[zr]?[- ]moi d[eu]
    c'est quel (?:genre|type) de (?:resto|restaurant|endroit)
  `,
  asksWhere: words`
    (?:c'est )?ou(?: est| se trouve| se situe)?
    (?:il|elle) est ou
  `,
  comparesVenues: words`
    (?:c'est quoi|quelle est) la difference(?: entre les 2)?(?=[ ?!.]*$)
    (?:lequel|quel est le) (?:est )?(?:mieux|le mieux|plus sympa|meilleur|le plus sympa)(?=[ ?!.]*$)
  `,
  other: words`
    l'autre
    votre autre
  `,
};
