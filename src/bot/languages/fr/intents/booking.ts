import type { BookingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const booking: BookingWords = {
  book: words`
    reserver
    (?<!(?:ai|a|avons|avait|avais|avez) (?:deja |bien )?)reserve
    reservez
    reservation
    resa
    resas
    reservations
    table pour
    une table(?! a langer)
    un table
    tables? (?:de|pr|pour|au|a la|chez|dans|dispo|libre)(?! (?:nuit|chevet|ping))
    besoin d'une table
    besoin de reserver
    (?:une|de la|des|\d{1,2}) places? (?:pour|ce soir|demain|dispo|libres?)
    (?:voudrais|voudrait|voudrions|veux|veut|voulons|aimerais) (?:bien )?(?:venir )?(?:manger|diner|dejeuner|aller|venir|souper|bruncher|reserver|passer)
    (?:aimerait|aimerions|aimerai|souhaite|souhaiterais) (?:bien )?(?:venir )?(?:manger|diner|dejeuner|aller|venir|souper|bruncher|reserver|passer)
    (?:souhaitons|souhaiterions|souhaiterait|pense|pensons) (?:bien )?(?:venir )?(?:manger|diner|dejeuner|aller|venir|souper|bruncher|reserver|passer)
    (?:compte|comptons|envie de|prevoit de|prevoyons de) (?:bien )?(?:venir )?(?:manger|diner|dejeuner|aller|venir|souper|bruncher|reserver|passer)
    (?:trouve|trouver|trouvez|trouve-moi) (?:moi )?(?:un|une) (?:\p{L}{1,20} )?(?:restaurant|table|reservation|bistro|brasserie|cafe|resto)
    (?:chercher|cherche|cherchons) (?:moi )?(?:un|une) (?:\p{L}{1,20} )?(?:restaurant|table|reservation|bistro|brasserie|cafe|resto)
    reservez-moi
    reserve-moi
    manger (?:a|au|dans|chez|pres)
    mangeons
    dinons
    dejeunons
    reessayer
    reessayez
    reessaie
    reessayons
    (?:essayer|essayez|essaie|essayons) (?:encore|a nouveau|de nouveau)
    jvoudrais
    jvoudrai
    j'voudrais
    de la (?:place|dispo|disponibilite)
    des (?:places|dispos|disponibilites|tables)
    (?:me|nous) (?:garder|mettre|bloquer) (?:une|la|\d{1,2}) (?:table|place)
    (?:gardez|bloquez|mettez|garde)[- ](?:moi|nous) (?:une|\d{1,2}) (?:table|places?)
    (?:voudr|aimer|souhait|veux|veut|voul|desir)\p{L}{0,7} (?:ca |bien |beaucoup |vous |nous ){0,2}(?:revenir|
      repasser|retourner|souper|reunir|inviter|feter|celebrer|organiser)
  `,
  bookVerbs: words`
    reserver
    reserve
    voudrais
    voudrait
    voudrions
    veux
    besoin
    cherche
    aimerais
    trouver
    prendre
    avoir
    faire
    faut
    souhaite
    souhaiterais
    avez-vous
    vouloir
    voulait
    voulais
    voudrai
    voulons
    aimerait
    aimerions
    aimerai
    souhaitons
    souhaiterions
    cherchons
    il me faudrait
    il nous faudrait
    faudrait
    auriez-vous
    auriez
    avez
    aurait
    reste
    reste-t-il
    y a
    peut
    peux
    peut-on
    serait
  `,
  bookNouns: words`
    table(?! a langer)
    tables
    reservation
    place
    places
    restaurant
    restau
    disponible
    dispo
    resto
    restos
    creneau
    creneaux
    disponibilite
    disponibilites
    disponibles
    couverts
    dispos
    libre
  `,
  proposals: words`
    existe
    ca existe
    et si
    que diriez-vous de
    c'est possible
    c possible
    possible
    peut-on
    puis-je
    pouvez-vous
    avez-vous
    on peut
    pourriez-vous
    y a-t-il
    auriez-vous
    on pourrait
    pourrait-on
    pourrait on
    pourrais-je
    peut on
    puis je
    je peux
    je pourrais
    est-il possible
    est il possible
    serait-il possible
    serait il possible
    ce serait possible
    ca serait possible
    vous auriez
    vous avez
    avez vous
    auriez vous
    il vous reste
    il reste
    reste-t-il
    vous pouvez
    vous pourriez
    pouvez vous
    peux-tu
    que dites-vous de
    ca irait
    ca vous irait
    sinon
    pourquoi pas
    y a
    il y a
    serait
    pourquoi pas
  `,
  usual: words`
    comme (?:la|a la|lors de la) (?:derniere|precedente) (?:fois|visite)
    comme (?:la fois (?:derniere|passee|d'avant|precedente)|d'hab(?:itude)?|toujours|a l'accoutumee)
    (?:la |le )?(?:meme|pareil|pareille|identique)(?: \p{L}{1,12}){0,2} (?:que|qu'a|a) (?:la )?(?:derniere|precedente|
      d'habitude|l'habitude|l'ordinaire|fois)(?: fois| visite)?
    (?:ma|notre|la) table (?:habituelle|preferee|de d'habitude|attitree|d'habitude)
    (?:ma|notre) (?:place|reservation) (?:habituelle|preferee|d'habitude)
    ma table favorite
    (?:reprends|reprend|reprendrais|reprendre|reprendrai|reprenons) (?:la meme chose|comme avant)
  `,
  besides: words`
    (?<=^ {0,2})(?:non,? )?(?:c'est )?(?:une|la) nouvelle(?: (?:table|reservation))?(?= {0,2}(?:svp|s'il|merci|[.!?,]|$))
    (?:une|la) (?:deuxieme|seconde|autre) (?:table|reservation)
    (?:une|encore une) (?:table|reservation) (?:de plus|supplementaire|en plus)
    (?<=^ {0,2})(?:une deuxieme|une seconde|encore une(?: table)?|une de plus|les 2)(?= {0,2}(?:svp|s'il|merci|[.!?,]|$))
    encore une table
    (?<=^ {0,2})en plus(?= {0,2}(?:svp|s'il|[.!?,]|$))
    (?:pour |avec |c'est pour |ce sont |c'est )?(?:d'autres (?:gens|personnes|amis|invites)|un autre groupe)(?= {0,2}(?:svp|s'il|[.!?,]|$))
  `,
};
