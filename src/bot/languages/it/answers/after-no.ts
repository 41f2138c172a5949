import { words } from "../../word-list.ts";

export const afterNo = words`
  no
  grazie
  mi
  ci
  io
  noi
  non
  mi dispiace
  purtroppo
  scusa
  scusi
  scusate
  e
  lo
  la
  voglio
  vogliamo
  posso
  possiamo
  serve
  importa
  va
  piu
  lascia
  lasci
  lasciate
  lasciamo
  annulla
  annullate
  annulli
  cancella
  disdica
  disdici
  alla fine
  oggi
  adesso
  ora
  questa volta
  per
  perche
  ma
  abbiamo
  ho
  il
  il mio
  mia
  mio
  nostro
  quello
  questo
  cosi
  corretto
  giusto
  esatto
  bene
  vero
  sono
  siamo
  veniamo
  vengo
  fa
  prenotare
  prenoti
  prenotate
  confermare
  proprio
  davvero
  preferisco
  preferiamo
  interessa
  necessario
  stavolta
  assolutamente
`;
