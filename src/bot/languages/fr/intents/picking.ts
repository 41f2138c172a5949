import type { PickingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const picking: PickingWords = {
  first: words`
    (?:(?:le|la|celui|celle) )?(?:le |la )?moins tardi(?:f|ve)
    (?:le|la|celui|celle) (?:le |la )?moins tard
    (?:celui|celle) (?:le|la) plus tot
    le premier
    la premiere
    premier
    premiere
    le 1er
    1er
    la 1re
    la 1ere
    le plus tot
    le premier creneau
    la premiere option
    la premiere proposition
    celui d'avant
    celui du debut
    (?:tout de suite|immediatement|maintenant)(?:,? si (?:possible|vous pouvez))?
    le plus tot possible
    au plus tot
    des que possible
    la plus tot
    celui du haut
    celui d'en haut
    le creneau du haut
  `,
  lastButOne: words`
    avant[- ]derni(?:er|ere)
    (?:l')?avant[- ]derni(?:er|ere)
  `,
  middle: ["(?:(?:celui|celle|creneau|horaire) )?du milieu"],
  numbered: ["(?:(?:reservation|table) )?(?:numero|n°)", "(?:l'|le )?(?:option|choix|bouton)"],
  last: words`
    (?:le|la|celui|celle) (?:le |la )?moins tot
    (?:celui|celle) (?:le|la) plus tard
    la plus tard
    celle d'apres
    la plus tardive
    le plus tardif
    le creneau le plus tard
    le dernier
    la derniere
    dernier
    derniere
    le plus tard
    le dernier creneau
    la derniere option
    la derniere proposition
    celui d'apres
    le plus tard possible
    au plus tard
    au plus tard possible
    celui du bas
    celui d'en bas
  `,
  choice: words`
    le
    la
    numero
    option
    choix
    je prends
    je prends le
    je prends la
    celui de
    celle de
    proposition
    l'option
    prenons le
    va pour
    celui a
    celle a
    on prend
    on prend le
    on prend la
    nous prenons
    je choisis
    je choisis le
    je choisis la
    le numero
    la numero
    le creneau de
    creneau
    je veux le
    je veux la
    plutot le
    plutot la
    disons le
    je vais prendre
    je voudrais le
    je voudrais la
    va
    me va
    nous va
    me convient
    nous convient
    est parfait
    c'est parfait
    c'est bien
    c'est bon
    est bien
    ok pour le
    ok pour la(?! (?:resa|reservation)(?![\p{L}]))
    va pour le
    va pour la
  `,
  places: words`
    deuxieme|2eme|2ieme|2e|2nde?|seconde|second
    troisieme|3eme|3e
    quatrieme|4eme|4e
    cinquieme|5eme|5e
    sixieme|6eme|6e
  `,
  amongOffered: words`
    des 2
    de ces 2
    (?:d'entre|parmi) (?:les|ces) 2
    (?:que|qu') ?(?:vous avez|tu as|il y a|il reste)
    qui (?:est|soit) (?:libre|dispo|disponible|possible)
    qui reste
    (?:creneau )?(?:dispo|disponible|libre|possible)
    (?:de|dans|sur) (?:la|votre) liste
    (?:de|parmi) (?:ceux|celles)(?:[- ](?:la|ci))?
    d'en haut
    du lot
  `,
  anyTime: words`
    (?:peu importe|n'importe)(?: pour)? (?:l'heure|le moment|l'horaire|le creneau|quand)
    n'importe (?:quand|quelle heure)(?: ce (?:jour|soir)-la)?
    a toute heure
    quand vous (?:voulez|pouvez)
    a n'importe quelle heure
    l'heure (?:m'|nous )(?:est|importe) (?:egale?|peu)
    toutes les heures (?:me|nous) vont
  `,
  any: words`
    (?:ce|celui|celle) qui (?:est|sera|soit|reste) (?:encore )?(?:libre|dispo|disponible|possible)
    (?:ce )?qu'il (?:y a|reste)
    (?:choisissez|choisis|prenez|prends|mettez|mets|donnez|donne)(?:[- ](?:moi|nous))?(?:[- ]en)? (?:une?|1|n'importe (?:lequel|laquelle|quoi))(?: (?:au hasard|pour (?:moi|nous)))?
    ce que vous avez
    ce qui (?:est libre|vous arrange|reste)
    celle que vous voulez
    celui que vous voulez
    (?:surprenez|surprends)[ -](?:moi|nous)
    (?:c'est )?a (?:vous|toi) de (?:choisir|voir|decider)
    (?:choisissez|choisis|decidez|decide)(?: pour (?:moi|nous))?
    peu importe
    n'importe
    n'importe lequel
    n'importe laquelle
    ca m'est egal
    ca nous est egal
    c'est egal
    m'est egal
    comme vous voulez
    au choix
    tous me vont
    tout me va
    les 2
    les 2 me vont
    l'un ou l'autre
    pas de preference
    aucune preference
    comme ca vous arrange
    flexible
    on est flexibles?
    (?:comme|ce que) (?:vous voulez|tu veux|vous preferez)
    (?:je )?m'en (?:fiche|fous)
  `,
};
