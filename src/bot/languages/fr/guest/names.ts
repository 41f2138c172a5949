import type { NameWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

/** The house a guest works for, before its name. */
const firm =
  "(?:(?:la|ma|notre|une) (?:boite|societe|compagnie|firme)|(?:l'|mon |notre )(?:entreprise|employeur))(?: s'il vous plait)? ?[,:]?";

export const names: NameWords = {
  nameLeads: words`
    (?:le |mon )?nom (?:doit|devrait|devra) etre
    (?:au|sous le) nom de ${firm}
    (?:a|au) (?:son nom|nom d'elle)[,:]?
    (?:le |mon )?nom (?:est|n'est) (?:faux|mauvais|pas (?:le )?bon|pas correct)[,.;:]? (?:c'est|il faut|ca doit etre)(?: (?:mettre|ecrire))?
    (?:corriger|corrigez|changer|modifier) le nom ?[?.:,;](?: (?:juste|c'est|simplement))?
    (?:le |mon )?nom est (?:faux|mauvais|mal (?:ecrit|orthographie))[,.;:]? (?:c'est|il faut)
    (?:changez|changer|change|modifiez|modifier|modifie) le nom(?: (?:de|sur|pour) (?:ma|la|notre|cette) (?:reservation|table))? (?:en|par|pour)
    prenom(?: est)?:?
    nom de famille(?: est)?:?
    (?:changez|changer|change) le nom en
    remplacez le nom par
    au nom de mon mari[,:]?
    au nom de ma femme[,:]?
    je m'appelle
    je m'apelle
    je mappelle
    je m appelle
    mon nom est
    mon nom c'est
    mon nom de famille est
    mon prenom est
    mon prenom c'est
    au nom de
    au nom d'
    sous le nom de
    sous le nom
    nom ?:
    prenom ?:
    nom de famille ?:?
    c'est au nom de
    le nom est
    le nom c'est
    a nom de
    (?:la |votre )?(?:personne (?:de|a) contact(?:er)?|contact|interlocuteur|interlocutrice)(?: est|: ?| c'est)
  `,
  weakNameLeads: words`
    (?:c'est )?(?:pour|sur|a) ${firm}
    (?:mettez|mets|notez|note)(?: plutot)? ${firm}
    (?:mettez|mets|notez|note) le nom de ${firm}
    c'est moi,
    c'est bien moi,
    c'est (?:juste|seulement|simplement)
    je suis
    c'est
    moi c'est
    ici
    nom
    pour
    c'est pour
    de la part de
    de la part d'
    sous
    c/o
    (?:c'est|ce n'est) pas [\p{L}'-]{2,20}(?: [\p{L}'-]{2,20})?,? (?:mais|c'est)
  `,
  placeLeads: words`
    chez
    restaurant
    resto
    bistrot
    bistro
    brasserie
    auberge
    cafe
    bar
    hotel
    club
    taverne
  `,
  somethingToEat: words`
    (?:quelque chose|qqch|(?:un |des )?trucs?|plats?|option|options|menu|choix|rien)
  `,
  familyLeads: words`
    nom de famille(?: est)?:?
    mon nom de famille est
    au nom de
    au nom d'
    sous le nom de
    sous le nom
    nom de famille ?:?
    c'est au nom de
    a nom de
    sous
  `,
  answerLeads: words`
    (?:la|le)(?= (?:famille|docteur|dr|professeur|colonel|capitaine))
    juste
    seulement
    (?:mettez|mets|met|notez|note|ecrivez|ecris)(?: juste| seulement| simplement| plutot)?(?: au nom de)?
    (?:vous pouvez|tu peux) (?:mettre|noter|ecrire|inscrire)(?: au nom de)?
  `,
  instead: words`
    plutot
    a la place
    et non
    pas
  `,
  again: words`
    encore
    (?:a|de) nouveau
    toujours
    comme (?:toujours|d'habitude|la derniere fois|avant|tout a l'heure|pour l'autre(?: table)?|pour la premiere|je (?:l'ai |vous l'ai |t'ai )?(?:dit|disais|ecrit))
    (?:j'ai|je (?:l'ai|vous ai|vous l'ai|t'ai)) (?:deja |bien )?(?:dit|ecrit|donne)
  `,
  staysName: words`
    (?:le |mon )?nom (?:reste|est toujours)
    toujours
    inchange
  `,
  sameName: words`
    (?:(?:toujours )?(?:au|sous le|avec le|a mon|le) )?meme (?:nom|personne)(?: (?:qu'avant|que (?:tout a l'heure|la derniere fois|l'autre(?: table)?|la premiere(?: table)?|d'habitude|precedemment)|pour les deux))?
    (?:le|la) meme(?: (?:qu'avant|que (?:tout a l'heure|la derniere fois|l'autre(?: table)?|la premiere(?: table)?)))?
    comme (?:avant|tout a l'heure|pour l'autre(?: table)?|pour la premiere|la premiere)
  `,
  saidBefore: words`
    je viens (?:juste )?de (?:vous |te )?(?:le |la )?(?:dire|donner|ecrire|mettre)
    je (?:vous |te )?(?:l'ai|l'avais|les ai) (?:deja |bien )?(?:dit|donne|ecrit|mis|precise)(?: (?:avant|plus haut|tout a l'heure|deja|deux fois)){0,2}
    j'ai (?:deja |bien )?(?:dit|donne|ecrit|repondu)(?: (?:mon|le) nom)?(?: (?:avant|plus haut|tout a l'heure|deja|deux fois)){0,2}
    comme (?:je (?:vous |te )?(?:l'ai |l'avais |le )?(?:deja )?(?:dit|disais|ecrit)|dit|deja dit)(?: (?:avant|plus haut|tout a l'heure|deja)){0,2}
    (?:c'est|c'etait) (?:deja )?(?:marque|ecrit|note|dit|la-haut)(?: (?:plus haut|au-dessus|la-haut|avant))?
    pour la (?:deuxieme|troisieme|quatrieme|cinquieme|enieme|derniere|centieme|2e|3e) fois
  `,
  notMine: words`
    (?:(?:c'est |ce n'est |c'etait |surtout )?pas) (?:(?:a|au|pour|sous) )?(?:moi|mon nom|le mien)
  `,
  ownNames: words`
    (?:a|en|sous) mon (?:propre )?nom(?: alors)?
    (?:(?:mettez|mets|prenez|plutot|au) )?(?:le mien|le sien)(?: alors| plutot)?
  `,
  givenLeads: ["(?:et )?(?:mon |le )?prenom(?: est| c'est)?"],
  called: ["s'appelle", "s appelle", "se nomme"],
  titles: words`
    prof
    mm
    messieurs
    m
    mr
    mme
    monsieur
    madame
    mlle
    mademoiselle
    docteure?
    professeure?
    pr
    maitre
    colonel
    capitaine
    dr
    famille
    la famille
  `,
  signOffs: words`
    (?:bien |tres )?cordialement
    (?:meilleures|sinceres|cordiales) salutations
    salutations(?: distinguees)?
    (?:merci|remerciements)(?: (?:beaucoup|d'avance|par avance))?
    bien a vous
    cdlt
    bonne (?:journee|soiree)
    distinguees
    respectueusement
  `,
  nameFollowers: words`
    a l'appareil
    au telephone
    a l'ecoute
  `,
  familyTails: words`
    au fait
    d'ailleurs
    de nom de famille
    (?:est|c'est) (?:le|mon) nom de famille
  `,
  firmTails: words`
    (?:c'est|c'est bien|ca c'est) (?:le nom de )?(?:la |l'|notre |ma |mon )?(?:boite|societe|entreprise|compagnie|agence)
    (?:la|notre|ma) (?:boite|societe|entreprise)
  `,
  nameTails: words`
    (?:est|c'est) (?:le|mon) nom(?: complet| entier)?
  `,
  introductions: words`
    ici c'est
    c'est moi,?
    ici
    je suis
    c'est
    moi c'est
  `,
  halves: ["prenom", "nom de famille"],
  nameWords: ["noms?"],
  thatIs: ["c'est", "soit"],
  townLeads: ["de", "d'"],
  origins: words`
    du
    de la
    des
    de l'
  `,
  families: words`
    les @
    la famille @
    famille @
  `,
  givenWritten: words`
    (?:le |mon |son )?prenom (?:s'ecrit|est|c'est|doit etre)(?: en fait)?
  `,
  familyWritten: words`
    (?:le |mon |son )?nom(?: de famille)? (?:s'ecrit|doit etre)(?: en fait)?
  `,
};
