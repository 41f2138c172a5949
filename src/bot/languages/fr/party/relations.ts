import type { RelationWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

/** Those who come with the guest, by what they are to one another; they are counted too: "2 friends". */
export const relatives = words`
  enfants?
  bebes?
  amis
  amies
  collegues
  garcons
  filles
  clients
  copains
  copines
  potes
  cousins
  cousines
  gamins
  gosses
  petits-enfants
  soeurs
  freres
  tantes
  oncles
  neveux
  nieces
  voisins
  voisines
  fils
  colocs?
  collocs?
  chums
  beaux-freres
  belles-soeurs
  camarades
  ados?
  adolescente?s?
`;

export const relations: RelationWords = {
  companions: [
    ...relatives,
    ...words`
      autres
    `,
  ],
  littleOnes: words`
    bebe
    nourrisson
    nouveau-nee?
    enfant
    petite?
    gamine?
  `,
  relations: words`
    garcon
    garconnet
    fillette
    nourrisson
    nouveau-nee?
    ado
    gamine?
    l[ea] (?:bebe|petite?|gamine?|nourrisson)
    blonde
    chum
    femme
    mari
    epouse
    epoux
    copine
    copain
    compagne
    compagnon
    fiancee?
    mere
    pere
    maman
    papa
    soeur
    frere
    fils
    fille
    enfant
    bebe
    ami
    amie
    patron
    collegue
    grand-mere
    grand-pere
    tante
    oncle
    cousine?
    belle-mere
    beau-pere
    voisin
    voisine
    belle-maman
    conjointe?
    cherie?
    moitie
    petit ami
    petite amie
    amoureux
    amoureuse
    mec
    meuf
    pote
    neveu
    niece
    belle-soeur
    beau-frere
    belle-fille
    beau-fils
    petit-fils
    petite-fille
    meilleure? amie?
    papi
    mamie
    chef
    client
    cliente
    accompagnante?
    personne
    meilleur ami
    petit
    petite
    petit dernier
    soeurette
    frangin
    frangine
    daron
    daronne
    homme
    blonde
    chum
    coloc
    colocataire
    camarade
    gendre
    bru
    marraine
    parrain
    filleule?
    beauf
    cheri
    nana
    cop
    parent
    binome
    associee?
    celibataire
  `,
  agedLeads: words`
    de
  `,
  relationPairs: words`
    parents
    grands-parents
    beaux-parents
    jumeaux
    couple
    grands parents
    beaux parents
    jumelles
  `,
  possessives: ["mon", "ma", "mes", "notre", "nos", "ses", "son", "sa", "leurs", "leur", "les"],
};
