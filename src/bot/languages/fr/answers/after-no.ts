import { words } from "../../word-list.ts";

export const afterNo = words`
  je
  j'ai
  j'
  on
  nous
  ca
  c'est
  ce
  cela
  il
  elle
  ils
  merci
  desole
  desolee
  pardon
  malheureusement
  pas
  non
  ne
  n'
  rien
  plus
  la peine
  besoin
  vous
  tu
  mon
  ma
  notre
  annulez
  annule
  annuler
  finalement
  en fait
  laisse
  tant pis
  vraiment
  du tout
  aujourd'hui
  maintenant
  cette fois
  pour
  bon
  correct
  exact
  d ?'?accord
  possible
  question
  maintenant
  mais
  interesses?
  tout a fait
  reserver
  reservez
  c bon
  c'est bon
  ca va
  c ok

`;
