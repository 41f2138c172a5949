import { words } from "../word-list.ts";

/** What many may not eat. */
const foods = words`
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
`;
