import { words } from "../../word-list.ts";

export const besides = words`
  anda la
  despacha[- ]te
  vamos la
  finalmente
  ja era tempo
  ja nao era sem tempo
  horas
  eu
  me
  mim
  meu
  minha
  nos
  nosso
  nossa
  a gente
  voce
  voces
  tu
  te
  vos
  lhe
  lhes
  o
  a
  os
  as
  um
  uma
  isso
  isto
  esse
  essa
  este
  esta
  isso mesmo
  e
  eh
  sao
  sera
  seria
  ser
  estar
  estou
  estamos
  esta
  ta
  tava
  tem
  temos
  que
  de
  do
  da
  dos
  das
  em
  no
  na
  nos
  ao
  com
  para
  pra
  pro
  por
  tudo
  todo
  toda
  todos
  todas
  muito
  mt
  mto
  tambem
  tbm
  mais
  assim
  ai
  ali
  la
  aqui
  entao
  agora
  como
  combinado
  combinamos
  dito
  mesmo
  mesma
  hoje
  amanha
  noite
  ja
  so
  serve
  fica
  parece
  da
  vai
  vamos
  convem
  reservar
  reserva
  reserve
  reservem
  reservado
  mesa
  lugar
  hora
  horario
  data
  dia
  dados
  detalhes
  confirmar
  confirma
  confirmo
  confirme
  confirmem
  confirmamos
  fazer
  faz
  faca
  facam
  marcar
  marca
  marque
  marquem
  fechar
  fecha
  anota
  anote
  guarda
  guarde
  garante
  segue
  siga
  prossegue
  avancar
  avance
  quero
  queremos
  podem
  pode
  poder
  nossa
  ideia
  boa
  otima
  optima
  (?:nos )?vemo-nos(?: la)?
  nos vemos(?: la)?
  ate (?:la|sexta|sabado|domingo|segunda|terca|quarta|quinta|logo|breve|ja|amanha|a|as|sexta-feira)
  estaremos la
  la estaremos
  ansiosos
  ansiosas
  ansioso
  ansiosa
  mal posso esperar
  mal podemos esperar
  feliz
  felizes
  contentes
  abraco
  abracos
  beijos
  bjs
  cumprimentos
  atenciosamente
  equipe
  equipa
  chefe
  senhor
  senhora
  simm?
  siim
  simmm
  okk
  oki
  blz
  perfeitinho
  certissimo
  maravilhoso
  maravilhosa
  espetacular
  espectacular
  fantastico
  fantastica
  incrivel
  claro
  favor
  sff
  iremos
  vou
  gente
  e mais (?:facil|simples|pratico)
  que bom
  jovem
  amigo
  amiga
  meu (?:caro|querido|bem|amigo)
  minha (?:cara|querida|amiga)
  patrao
  mano
  moco
  moca
  rapaz
  porra
  caramba
  caralho
  carago
  (?:pelo|por) amor de deus
  meu deus
  raios
  bolas
  credo
  de uma vez(?: por todas)?
  que (?:maravilha|alegria|boa noticia|fixe|legal|lindo|delicia|otimo)
  viva
  eba
  oba
  uhu{1,6}
  oh
  ah
  ai
  epa
  hurra
  aleluia
  imediatamente
  agora mesmo
  quanto antes
  sem demora
  de imediato
  logo
  e (?:manda|mande|envia|envie|mostra|mostre)[- ](?:me|nos) (?:toda |todos )?(?:a |os )?(?:minha |nossa )?(?:reserva|detalhes)(?: toda| completa| inteira)?
`;
