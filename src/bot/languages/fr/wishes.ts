import { words } from "../word-list.ts";

export const wishes = words`
  table ronde
  (?:pres|a cote) de la cuisine
  meilleure (?:table|place) que la (?:derniere|precedente) fois
  coins? (?:tranquilles?|calmes?)
  tranquilles?
  calmes?
  (?:pres|a cote|proche) (?:de la|de l'|du|des) ?(?:fenetre|toilettes|porte|sortie|wc)
  loin (?:de la|de l'|du|des) ?(?:porte|cuisine|toilettes|bar|entree|musique)
  (?:l')?anniv
  (?:entend|entendent) mal
  (?:frileu(?:se|x))
  place pour (?:une|la|notre|1) (?:poussette|fauteuil)
  vient de se (?:fiancer|marier)
  (?:eu|a eu|decroche) (?:son|sa|mon|le|ma) (?:bac|diplome|permis|licence)
  bulles
  cremant
  bouteille de \p{L}{3,12}
  a l'arrivee
  ballons?
  additions? separees?
  (?:repartis|separes) (?:en|sur)
  noces d(?:e |')\p{L}{2,9}
  lune de miel
  pas (?:trop |juste |a cote |tout ){0,2}(?:a cote|pres|proche|devant|sous|en face) (?:de la|de l'|des|du|la|le|les|l')? ?\p{L}{3,15}
  fenetre
  terrasse
  jardin
  exterieur
  dehors
  interieur
  balcon
  vue
  calme
  tranquille
  coin
  banquette
  cheminee
  clim
  climatisation
  ombre
  soleil
  rez-de-chaussee
  salle privee
  salon prive
  privatiser
  au comptoir
  au bar
  chaise haute
  chaises hautes
  chaises? bebe
  chaise pour bebe
  siege bebe
  siege enfant
  rehausseur
  poussette
  landau
  fauteuils? roulants?
  chaises? roulantes?
  mobilite reduite
  handicap
  handicapee?
  pmr
  accessible
  chiens?
  anniversaire
  fiancailles
  demande en mariage
  fete
  feter
  fetons
  gateau
  fleurs
  champagne
  bougies?
  surprise
  vegane?s?
  vegetariens?
  vegetariennes?
  vegetaliens?
  vegetaliennes?
  vegans?
  intolerante?s?
  intolerances?
  crustaces
  coquillages
  sesame
  soja
  sans porc
  sans gluten
  gluten
  coeliaque
  lactose
  sans lactose
  noix
  arachides?
  cacahuetes?
  allergies?
  allergique
  allergiques
  fruits de mer
  halal
  casher
  enceinte
  romantique
  fumeur
  non-fumeur
  a cote de
  pres de
  pres du
  loin de
  loin du
  alcove
  recoin
  canape
  au fond
  mezzanine
  etage
  chaise bebe
  deambulateur
  bequilles
  cosy
  intime
  a l'ombre
  au soleil
  chauffage
  radiateur
  courant d'air
  ballons
  meme table
  box
  espace pour
  place pour (?:un|une|la|le|notre|mon|ma)
  (?:ne |surtout )?(?:mentionnez|parlez|evoquez|dites) (?:surtout )?(?:pas|rien)
  (?:il (?:me |nous )?(?:faut|faudra|faudrait) |besoin d'|(?:avoir|recevoir|demander|voudrais|voudrions|aimerais) )(?:une |1 |la )?facture
  (?:l'une? )?a cote (?:l'une? )?de l'autre
  cote a cote
  les [2-9]\d ans (?:de|d'|du)
  (?:un peu )?a l'ecart
  (?:fete|fetent|fetons|fait|fera|aura|a|souffle|atteint) (?:ses|leurs|tes|nos) (?:[1-9]\d|1[0-2]\d)
  (?:[1-9]\d|1[0-2]\d) bougies
  (?:fete|fait|fera|aura) (?:ses )?(?:[1-9]\d|1[0-2]\d) ans
  demander en mariage
  faire ma demande
  (?:lui|leur) (?:dites|dis|parlez|en parlez) (?:rien|pas)
  ne (?:dites|dis) rien
  rien (?:lui |leur )?dire
  (?:elle|il) (?:ne )?(?:sait|se doute d(?:e|')) ?rien
  (?:elle|il) (?:ne )?doit (?:rien savoir|pas (?:le )?savoir|pas etre au courant)
  garde[rz] (?:le |ca )?secret
  (?:reparti|divise|separe)(?:e?s)? (?:sur|en|entre) \d{1,2} tables
`;

export const wishFillers = words`
  alors
  (?:je|on|nous) (?:voulais|voulait|voulions|tenais a|voudrais|souhaitais)(?: (?:juste|aussi|encore|simplement)){0,2} (?:vous )?(?:dire|preciser|signaler|ajouter)(?: que)?
  peu importe
  (?:ca m'est|c'est) egal
  alors
  finalement
  du coup
  (?:pour info(?:rmation)?|a noter|sachez)(?: que)?
  (?:par contre |bref |sinon )?(?:j'ai|on a|nous avons) oublie (?:de |d')(?:vous )?(?:dire|preciser|signaler|prevenir|mentionner|ajouter)(?: que)?
  (?:par contre|sinon|bref)(?= (?:j'|je|on|nous|ma|mon|mes|notre|il|elle|c'))
  (?:je viens d'y penser|j'y pense|ca me revient)
  (?:y aurait[- ]il|il y aurait|y a[- ]t[- ]il|ya moyen d'avoir|y a moyen d'avoir|vous auriez(?: pas)?|auriez-vous)(?: (?:peut-etre|par hasard))?
  (?:je|on) (?:vous |t')?(?:l')?(?:ai|a) deja (?:dit|parle|signale)(?: pour| de)?
  comme (?:je (?:disais|l'ai dit|vous l'ai dit)|dit|deja dit)
  (?:n'oubliez|n'oublie|oubliez|oublie) pas(?: de| que)?
  (?:pensez|pense) (?:bien )?a
  (?:on )?(?:ne )?(?:peut|pourrait)(?:[- ]on)? pas
  hm(?:m{1,3})?
  hum
  euh
  heu
  ah
  au fait
  s'il vous plait
  svp
  stp
  et
  avec
  une table
  table
  si possible
  aussi
  mais
  pour
  a
  on voudrait
  je voudrais
  nous voudrions
  de preference
  merci
  bonjour
  reserver
  oui
  si c'est possible
  il nous faudrait
  il nous faut
  il faudrait
  il me faudrait
  on aimerait
  j'aimerais
  nous aimerions
  on souhaite
  je souhaite
  je souhaiterais
  nous souhaiterions
  on souhaiterait
  nous souhaitons
  idealement
  et si possible
  une petite table
  vous auriez
  auriez-vous
  avez-vous
  j'aimerai
  jvoudrais
  (?:peut-on|pourrait-on|pouvons-nous|pourrions-nous|puis-je|on peut|on pourrait) avoir
  est-ce possible d'avoir
  si vous pouvez
  on aurait besoin d'
  que
  qu'
  notez
  sachez
  (?:est-ce qu'|est ce qu')?(?:on|nous|je) (?:peut|pourrait|pouvons|pourrions|peux|pourrais)(?: avoir)?
  est-ce que (?:nous|je) (?:pouvons|pourrions|peux|pourrais)(?: avoir)?
  (?:est-ce|est-il|serait-il|ce serait|c'est) possible d(?:e|'avoir|')
  par contre
  autre chose
  (?:encore )?une (?:derniere|autre) chose
  (?:j'ai|j'avais|on a) oublie de (?:vous )?(?:dire|preciser|signaler)
  ok(?:ay)?(?= \p{L})
`;

export const wishJoints = words`
  a
  au
  aux
  en
  avec
  pour
  sur
  dans
  de
  sans
  pres
`;

/** Between a wish and the day or hour after it, of which they are a part: "a high chair for the coming ¦". */
export const wishCuts = words`
  ce
  cette
  le
  la
  prochain
`;

/** That something is not celebrated any more, which is nothing to be noted. */
export const uncelebrated = words`
  (?:plus|pas) (?:rien )?(?:feter|faire la fete|celebrer)
  (?:plus|pas|rien) (?:envie |le coeur )?(?:de|d'|a) (?:feter|faire la fete|celebrer|la fete)
`;

/** Beside a wish that is noted: it is none any more. */
export const wishesBack = words`
  (?:n'interesse|ne concerne|ne regarde|interesse|concerne|regarde) pas (?:le|du|la|votre) (?:restaurant|cuisine|maison|personnel)
  (?:pas|plus) (?:la peine|besoin) (?:de |d')(?:le |la |les )?(?:mettre|noter|ecrire|preciser|indiquer)
  (?:ne )?(?:mettez|notez|ecrivez|precisez) pas
  enlevez (?:ce qui concerne|le truc|la partie)
  (?:n'|ne )?(?:amene|emmene|amenons|emmenons|prend|prenons|apporte|apportons)s? (?:finalement )?(?:pas|plus) (?:le|la|les|notre|mon|de) ?\p{L}{3,14}
  (?:le|la|notre|mon) \p{L}{3,14} (?:reste|restera)(?: finalement)? (?:a la maison|chez nous)
  (?:on|je|nous) (?:laisse|laisserai|laissera|laissons|laisserons) (?:le|la|les|notre|mon) .{2,20} a la maison
  (?<!ai |avais |a )oublie[zr]?
  (?:pas|plus) besoin d[eu']?
  (?:laissez|laisse) tomber
  (?:finalement|en fait|tout compte fait),? (?:pas|sans)
  (?:n'est|ne sont) (?:plus|pas) necessaires?
  inutiles?
  n'(?:a|ai|avons) (?:plus|pas) besoin
  laisse(?:z)? tomber (?:le|la|les|l'|pour le|pour la)
  oubli(?:e|ez) (?:le|la|les|l')
  (?:enlev|retir|supprim|effac)(?:ez|e|er) (?:le|la|les|l'|ce|mon|ma|ca)
  (?:ce qui|le truc|l'histoire|la partie|la mention|le passage) (?:concerne|sur|avec|d[eu]|d'|de la|de l'|des) .{2,30} (?:peut|peuvent) (?:partir|sauter|etre (?:enleve|retire|supprime)e?s?)
`;

export const ifPossible = words`
  si (?:c'est )?possible
  si vous pouvez
`;

/** Before what the house shows of itself: its menu, its photos. */
export const showMe = words`
  (?:montrez|montre|envoyez|envoie|donnez|donne)[ -](?:moi|nous)(?: (?:quelques|des|les|vos|la|le|votre|une))?
  des
  (?:je voudrais|j'aimerais) voir(?: (?:quelques|des|les|vos|la|le|votre))?
`;

export const indoors: readonly string[] = words`
  (?:a l')?interieur
  dedans
  en salle
`;

export const outdoors: readonly string[] = words`
  terrasse
  dehors
  exterieur
  jardin
  balcon
  plein air
  patio
`;

/** Only some of what is noted is to stay. */
export const wishesKept = words`
  (?:laissez|laisse|gardez|garde) (?:juste|seulement|uniquement|que)
  ne (?:laissez|gardez|laisse|garde) que
`;

/** The wish that was told last is none any more. */
export const thatWishBack = words`
  (?:enlevez|enleve|retirez|retire|supprimez|supprime|effacez)(?:-| )(?:ca|cela|le|la|moi ca)
  (?:vous pouvez|tu peux) (?:enlever|retirer|supprimer) (?:ca|cela)
`;

export const without = words`
  sans
`;
