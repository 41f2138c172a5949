import type { BookedWords } from "../booked-words.ts";
import { words } from "../word-list.ts";

export const booked: BookedWords = {
  ours: words`
    mon
    ma
    mes
    notre
    nos
  `,
  bookers: words`
    il
    elle
    ils
    elles
    (?:(?:le|la|l'|notre) ?)?(?:hotel|concierge|reception|bureau|agence|societe|boite|patron|patronne)
    (?:un|une|1) (?:ami|amie|copain|copine|pote|collegue|cousin|cousine)(?: a (?:moi|nous))?
    quelqu'un d'autre
  `,
  done: words`
    (?:m'a|nous a|l'a|vous a|a|ont|avait|avaient|m'avait|nous avait)(?: (?:deja|bien|du|normalement|justement|hier|apparemment|aussi)){0,2} (?:reserve|booke|pris (?:une|1|la) table|fait (?:une|1|la) (?:reservation|resa)|retenu (?:une|1|la) table)
    (?:a|ont|avait|avaient|vous a)(?: [\p{L}']{1,12}){0,3} (?:appele|telephone)(?: [\p{L}']{1,12}){0,4} (?:pour (?:reserver|prendre une table)|et (?:a )?reserve)
  `,
  ownDone: words`
    (?:j'ai|j'avais|nous avons|nous avions|on a|on avait)(?: (?:deja|bien|du)){0,2} (?:reserve|booke|pris (?:une|1) table|fait (?:une|1|la) (?:reservation|resa))
    (?:j'ai|j'avais|nous avons|nous avions|on a|on avait)(?: (?:deja|bien)){0,2} (?:appele|telephone|envoye un mail|ecrit)(?: [\p{L}']{1,12}){0,5} (?:pour (?:reserver|prendre une table|une table|une reservation)|et (?:j'ai |on a )?reserve)
  `,
  ways: words`
    en ligne
    sur (?:votre|le|internet|l'appli|la) ?(?:site|appli|application|page|web)?
    par (?:telephone|internet|mail|e-?mail|tel)
    au telephone
    via (?:votre|le|la|l'|thefork|google|lafourchette) ?(?:site|appli)?
    hier(?: soir)?
    avant-hier
    l'autre (?:jour|soir)
    (?:la semaine|le mois|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (?:derniere?|passee?)
    il y a (?:\d{1,2}|une|un|1|quelques|deux|trois) (?:jours?|semaines?|mois)
    appele
    telephone
    ecrit
    envoye un mail
  `,
  checks: words`
    (?:retrouve|trouve|retrouvons|trouvons)(?: (?:pas|plus))(?: (?:le|la|ma|mon|notre|l')) ?(?:mail|e-?mail|confirmation|reservation|numero)
    (?:pas|jamais)(?: (?:eu|recu|encore recu|encore eu|vu|de|encore)){1,3} ?(?:la |une |de |d'|votre )?(?:confirmation|mail|e-?mail|reponse|sms|retour)
    (?:c'est |c'etait |je (?:voulais|voudrais|veux) |on (?:voulait|voudrait|veut) )?(?:juste )?(?:pour )?(?:etre sure?s?|verifier|confirmer|m'assurer|nous assurer|checker|savoir si c'est bon)
    vous (?:pouvez|pourriez)(?: \p{L}{1,8}){0,2} (?:confirmer|verifier|regarder|me dire|voir)
    (?:pouvez|pourriez)-vous(?: \p{L}{1,8}){0,2} (?:confirmer|verifier|regarder|me dire|voir)
    c'est (?:bien )?(?:note|enregistre|bon|inscrit|pris en compte|confirme)
    vous (?:l'avez|avez bien|nous avez|la voyez|nous voyez|le voyez|voyez|trouvez)(?: bien| note| ca)?
  `,
  standing: words`
    (?:vous avez|avez-vous|auriez-vous|est-ce que vous avez|t'as|tu as|y a-t-il|y a|il y a|est-ce qu'il y a|trouvez-vous|vous trouvez|vous voyez)(?: (?:bien|pas|deja|deja bien)){0,2} (?:une|1|la|notre|ma|de) (?:reservation|resa|table) (?:au nom|sous le nom|a mon nom|pour(?! (?:\d|ce|demain|aujourd|moi|nous|midi|le|la|les|une?|1|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi)))
    (?:on est|nous sommes|est-on|sommes-nous|est-ce qu'on est)(?: bien| deja){0,2} (?:notes?|inscrits?|enregistres?|sur la liste|dans le (?:cahier|livre|systeme)|reserves)
    (?:il doit|il devrait|doit|devrait) y avoir (?:une|1) (?:reservation|resa|table)(?: reservee?)?
  `,
  undone: words`
    n'a
    n'ont
    n'avait
    n'est
    pas
    jamais
    rien
    personne
    veut
    voudrait
    voulait
    aimerait
    peut
    pourrait
    doit
    si
    oublie
    essaye
    recommande
    conseille
  `,
  others: words`
    theatre
    cinema
    billets?
    tickets?
    hotel
    vol
    vols
    chambre
    taxi
    baby-?sitter
    vacances
    voyage
    concert
    spectacle
    places
    eglise
    ailleurs
    train
  `,
};
