import { words } from "../word-list.ts";

/** What many may not eat. */
export const foods = words`
  porc
  b(?:œ|oe)uf
  viande(?: crue| rouge)?
  poissons?(?: crus?)?
  fruits de mer
  crustaces?
  coquillages
  crevettes
  crabe
  homard
  moules
  huitres
  (?:œ|oe)ufs?
  noix
  noisettes
  cacahuetes
  arachides?
  amandes
  sesame
  laitages
  lait
  produits laitiers
  lactose
  fromages?
  creme
  beurre
  pain
  ble
  gluten
  levure
  poulet
  oignons?
  soja
  agneau
  ail
  celeri
  moutarde
  tomates?
  champignons
  poivrons?
  epices?
  fraises
  kiwis?
  sucre
  fructose
  histamine
`;

/** What is noted only of somebody who may not have it, whatever stands beside it: "just lactose". */
export const substances = words`
  gluten
  lactose
  noix
  noisettes?
  cacahuetes?
  arachides?
  amandes?
  sesame
  soja
  ble
  celeri
  moutarde
  crustaces
  coquillages
  fructose
  histamine
  sulfites?
`;

const food = `(?:${foods.join("|")})`;

/** What matters for the health of a guest; kept even of a question. */
export const allergies = words`
  (?:ne |n')?(?:mange|mangent|mangeons|supporte|supportent|tolere|tolerent|digere|digerent|touche)(?: vraiment| du tout)? (?:pas|plus|aucun|jamais)(?: du tout)? (?:de |d'|du |des |le |la |les |l'|aux? |a la )?${food}
  (?:ne |n')?(?:peux|peut|peuvent|pouvons|dois|doit|doivent) (?:pas|plus|jamais|surtout pas) (?:manger|prendre|avaler|consommer) (?:de |d'|du |des |le |la |les |l')?${food}
  (?:ne |n')?(?:supporte|supportent|tolere|tolerent|digere|digerent) (?:pas|plus|aucun) (?:le |la |les |l')\p{L}{3,16}
  (?:peut|peux|pourrait) en mourir
  (?:la )?moindre trace
  traces? (?:de |d')\p{L}{3,12}
  allergies?
  allergiques?
  coeliaques?
  cœliaques?
  intoleran(?:t|te|ts|tes|ce|ces)
  (?:meme|pas|aucune?|sans|moindres?)(?: (?:de|des|en|les))?(?: (?:petites|moindres?|infimes))? traces?
  epi-?pens?
  (?:stylo|seringue|auto-?injecteur|injection|piqure|trousse) (?:d'|a l')?(?:adrenaline|epinephrine|auto-?injecteur|urgence)
  (?:a|ai|porte|avec) (?:\p{L}{1,8} ){0,2}(?:de |d'|son |l')?adrenaline
  anaphyla\p{L}{3,8}
  contaminations?(?: croisees?)
`;

const itIs =
  "(?<!n')(?:c'est|ce serait|ca peut etre|cela peut etre|(?:elle|il) est|je suis|(?:l'|son |sa |mon |cette )(?:allergie|reaction) (?:est|peut etre))";
const theAllergyIs = "(?:l'|son |sa |mon |cette )(?:allergie|reaction) (?:est|peut etre)";
const very = "(?:tres|vraiment|assez|extremement|super|hyper|plutot|potentiellement|une|quelque chose de|du)";

/** How serious an allergy is; of an allergy only beside one. */
export const gravity = words`
  (?:il|elle|j'ai) ?(?:a )?failli (?:en )?mourir
  ${itIs}(?: ${very}){0,2} (?:grave|severe|serieux|serieuse|dangereu(?:x|se)|mortelle|(?:allergie|chose) (?:grave|severe|serieuse)|pas une blague|pas un caprice)
  ${theAllergyIs}(?: ${very}){0,2} (?:mortel|forte?|aigue?|violente?)(?= ?$)
  (?<=^ ?)(?:(?:tres|vraiment|assez|extremement) (?:grave|severe|serieuse|dangereuse|forte)|severe)(?= ?$)
  (?:elle|il|je) (?:\p{L}{1,9} ){0,3}(?:hospitalisee?|a l'hopital|aux urgences)
  (?:faites|faire|fais) (?:\p{L}{3,6} )?attention
  prene[zr] (?:ca|cela|le) (?:tres |vraiment )?au serieux
  prendre (?:ca|cela|le)? ?(?:tres |vraiment )?au serieux
`;

/** Asked of who may not eat everything: whether there is something for them. */
export const catering = words`
  (?:cuisiner|preparer|faire|prevoir|adapter) (?:\p{L}{2,10} ){0,4}pour (?:lui|elle|eux|moi|nous)
  (?:quelque chose|des? plats?|options?|de quoi) (?:\p{L}{1,10} ){0,3}(?:pour (?:lui|elle|eux|moi|nous)|manger)
  lui (?:faire|preparer|cuisiner|proposer|trouver)
  qu(?:e|')(?: ?est-ce qu'?)? ?(?:peut|pourra|pourrait)-?(?:t-)? ?(?:elle|il) manger
  (?:elle|il|je) (?:peut|pourra|pourrait|pourrai|peux) (?:\p{L}{2,10} ){0,2}manger
`;

/** Asked beside what somebody may not eat: whether the kitchen can do that. */
export const manageable = words`
  (?:la|votre) cuisine (?:peut|sait|saura|va) (?:le )?(?:gerer|faire)(?: ca| cela)?
  (?:un|de) (?:gros )?(?:probleme|souci)s?
  (?:c'est|est-ce|ce serait|serait-ce) (?:possible|faisable|bon|ok|gerable)
  ca (?:va|ira|pose|passe)
  (?:gerer|gerez|adaptez|adapter|prenez en compte|tenir compte|prendre en compte)
`;
