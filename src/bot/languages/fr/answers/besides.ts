import { words } from "../../word-list.ts";

export const besides = words`
  allez vite
  depeche(?:z-vous|[- ]toi)
  enfin
  pas trop tot
  heures
  je
  j'
  j'ai
  j'en
  nous
  on
  vous
  tu
  te
  me
  moi
  toi
  ca
  cela
  ce
  c'est
  c'
  c'etait
  est
  sont
  sera
  serait
  etre
  avoir
  ai
  a
  les
  la
  le
  l'
  un
  une
  des
  du
  de
  d'
  en
  et
  y
  pour
  par
  avec
  sur
  au
  aux
  tout
  toute
  tous
  toutes
  tres
  bien
  bon
  bonne
  trop
  vraiment
  aussi
  encore
  alors
  la
  ici
  deja
  maintenant
  comme
  convenu
  prevu
  notre
  nos
  ma
  mon
  mes
  votre
  vos
  ainsi
  si
  tant
  va
  vont
  convient
  parait
  semble
  reserver
  reservez
  reserve
  reserver
  reservation
  resa
  table
  place
  horaire
  heure
  date
  jour
  details
  detail
  infos
  informations
  confirmer
  confirmez
  confirme
  valider
  validez
  valide
  faire
  faites
  fais
  fait
  prenez
  prends
  mettez
  noter
  notez
  note
  allez
  allons
  proceder
  procedez
  continuez
  lancez
  bloquez
  bloque
  gardez
  hate(?: d'y etre| de vous voir| d'etre la)?
  au plaisir
  a bientot
  a (?:vendredi|samedi|dimanche|lundi|mardi|mercredi|jeudi|demain|ce soir|tout a l'heure|plus tard|plus)
  cordialement
  bien a vous
  bonne (?:journee|soiree|fin|continuation)
  bisous
  bises
  chef
  equipe
  madame
  monsieur
  ravi
  ravie
  ravis
  contents?
  contente
  impatients?
  voila
  ouiii?
  ouii
  okk
  yess
  top
  mercii?
  excellente
  idee
  suis
  sommes
  heureux
  heureuse
  confirme
  moi-meme
  personnes
  toujours
  pile
  poil
  impeccable
  jour
  soir
  venons
  viendrons
  serons
  presents
  c'est plus (?:simple|facile|pratique)
  arrive
  arrivons
  j'ai hate
  on a hate
  trop hate
  trop contente?s?
  jeune homme
  jeune fille
  mon (?:ami|brave|cher|grand|pote|bon)
  ma (?:belle|chere)
  bon sang
  bordel
  putain
  nom de dieu
  nom d'un chien
  punaise
  puree
  zut
  merde
  oh
  ah
  eh (?:ben|bien)
  hop
  (?:oh )?quelle (?:bonne nouvelle|joie|chance|aubaine|merveille)
  (?:que|comme) c'est (?:beau|bien|chouette|gentil|merveilleux)
  youpi
  hourra
  ouf
  tout de suite
  immediatement
  sans (?:plus )?(?:tarder|attendre)
  sur[- ]le[- ]champ
  au plus vite
  illico
  qu'on en finisse
  une (?:bonne )?fois pour toutes
  avec (?:grand |le plus grand |un immense )?plaisir
  et (?:envoyez|envoie|montrez|montre|donnez|donne)[- ](?:moi|nous) (?:toute |toutes )?(?:la |ma |notre |les )?(?:reservation|details)(?: complete| entiere)?
`;
