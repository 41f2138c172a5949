import { words } from "../../word-list.ts";

export const afterNo = words`
  nao
  obrigado
  obrigada
  brigado
  brigada
  muito
  desculpe
  desculpa
  desculpem
  infelizmente
  lamento
  eu
  nos
  a gente
  e
  esta
  isso
  isto
  quero
  queremos
  posso
  podemos
  vou
  vamos
  iremos
  irei
  preciso
  precisamos
  precisa
  e preciso
  vai
  dar
  da
  cancela
  cancele
  cancelar
  desmarca
  deixa
  deixe
  afinal
  hoje
  agora
  desta vez
  dessa vez
  mais
  mas
  porque
  o
  a
  meu
  minha
  nosso
  nossa
  certo
  correto
  bem
  assim
  faz
  mal
  importa
  reserve
  reserva
  serve
  gracas
  por
  consigo
  conseguimos
  podera
  mesmo
  confirme
  confirmo
  valeu
`;
