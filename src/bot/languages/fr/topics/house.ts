import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const house = {
  dogs: words`
    chiens?
    chienne
    toutou
    chiots?
    animaux
    animal
    chats?
  `,
  children: words`
    enfants?
    bebes?
    gamins?
    (?<!(?:un|le|du|au) )petits?(?! (?:gateau|mot|souci|coin|bouquet|cadeau|dessert|verre|truc|peu|changement))
    chaises? hautes?
    rehausseurs?
    menu enfants?
  `,
  payment: words`
    cartes? (?:bancaires?|bleues?|de credit|visa|amex|cadeaux?)
    par carte
    (?:prenez|acceptez|prend|accepte)(?:[- ]vous)? (?:la|les) cartes?
    carte(?= (?:passe|bancaire))
    cb
    especes
    liquide
    cheques?
    cheques?[- ](?:vacances|dejeuner|cadeaux?)
    tickets?[- ](?:restos?|restaurants?)
    titres?[- ]restaurants?
    payer
    paye
    regler
    paiement
    amex
    american express
    visa
    apple pay
    sans contact
    addition
    acceptez[- ]vous (?:la|les) cartes?
  `,
  diets: words`
    vegans?
    vegane
    vegetariens?
    vegetarienne
    vegetaliens?
    vege
    sans gluten
    gluten
    coeliaques?
    cœliaques?
    halal
    casher
    kasher
    lactose
    sans lactose
    noix
    arachides?
    allerg(?:ie|ies|ique|iques|enes?)
    intoleran(?:t|te|ce|ces)
    regimes?
  `,
  menu: words`
    qu'est-ce (?:que vous recommandez|qui est bon|qu'il y a de bon)
    (?:vous recommandez|que recommandez[- ]vous|vous conseillez|que conseillez[- ]vous)(?: quoi)?
    carte
    menus?
    plats?
    cuisine
    a manger
    formules?
    plat du jour
    degustation
    vins?
    carte des vins
    cocktails?
    bieres?
    boissons?
    (?<!(?:sur|dans|avec) (?:le |la |un |son |les )?)desserts?
    steaks?
    poissons?
    fruits de mer
    huitres
    pizzas?
    pates
    burgers?
    sushis?
    brunch
    petit[- ]dejeuner
    buffet
  `,
  prices: words`
    (?:c'est|ca fait|est a) combien
    prix
    tarifs?
    combien (?:ca|coute|est|c'est|pour|faut)
    coute
    couter
    cher
    chere
    acompte
    arrhes
    frais
    par personne
    budget
  `,
  outdoors: words`
    terrasse
    dehors
    exterieur
    jardin
    patio
    rooftop
    toit-terrasse
    balcon
    cour
    en plein air
  `,
  dress: words`
    dress code
    tenue
    code vestimentaire
    s'habiller
    habille
    jean
    short
    cravate
    veste
    costume
    baskets
  `,
  corkage: words`
    droit de bouchon
    (?:apporter|amener|emmener) (?:notre|son|mon|nos|un)(?: propre)? (?:\p{L}{1,12} )?(?:vin|bouteilles?|gateau|boissons?)(?: d'anniversaire)?
    (?:apporter|amener|emmener) (?:une|du|votre|le|la)(?: propre)? (?:\p{L}{1,12} )?(?:vin|bouteilles?|gateau|boissons?)(?: d'anniversaire)?
    (?:ramener|venir avec) (?:notre|son|mon|nos|un|une|du|votre|le|la)(?: propre)? (?:\p{L}{1,12} )?(?:vin|bouteilles?|gateau|boissons?)(?: d'anniversaire)?
    (?:apporter|amener|emmener) (?:notre|son|mon|nos|un|une|du|votre|le|la)(?: propre)? (?:\p{L}{1,12} )?(?:champagne|repas)(?: d'anniversaire)?
    (?:ramener|venir avec) (?:notre|son|mon|nos|un|une|du|votre|le|la)(?: propre)? (?:\p{L}{1,12} )?(?:champagne|repas)(?: d'anniversaire)?
    propre (?:vin|bouteille|gateau)
  `,
  wifi: words`
    wi-?fi
    internet
    prises?(?: electriques?)?
  `,
  smoking: words`
    fumer(?: (?:en terrasse|sur la terrasse|dehors))?
    fumeurs?
    vapoter
    chicha
    cigares?
    cigarettes?
  `,
  music: words`
    musique
    concerts?
    groupe de musique
    live
    dj
    karaoke
    piano
    animation
    danser
    ambiance
  `,
  events: words`
    salons? (?:prive|privatif|prives)
    salle pour nous
    salle (?:privee|privative|a part|separee)
    salon prive
    privatiser
    privatisation
    louer
    mariages?
    baptemes?
    anniversaires?
    seminaires?
    evenements?
    repas d'entreprise
    grands? groupes?
    traiteur
  `,
} satisfies Partial<TopicWords>;
