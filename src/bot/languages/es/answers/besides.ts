import { words } from "../../word-list.ts";

export const besides = words`
  date prisa
  venga ya
  rapidito
  por fin
  al fin
  ya era hora
  horas
  yo
  me
  mi
  nos
  nosotros
  nuestra
  nuestro
  tu
  te
  usted
  ustedes
  le
  les
  os
  lo
  la
  los
  las
  el
  ella
  eso
  esto
  esa
  ese
  esta
  este
  es
  son
  seria
  sera
  ser
  estar
  estoy
  estamos
  esta
  estan
  he
  hemos
  ha
  ya
  que
  de
  del
  al
  a
  en
  con
  para
  por
  y
  un
  una
  todo
  toda
  todos
  todas
  muy
  mucho
  tambien
  mas
  asi
  ahi
  alli
  alla
  aqui
  entonces
  pues
  ahora
  como
  tal
  cual
  acordado
  dicho
  quedamos
  mismo
  misma
  hoy
  manana
  noche
  nada mas
  va
  viene
  vienen
  queda
  parece
  suena
  sirve
  vale
  gusta
  reservar
  reserva
  reservame
  reservanos
  reserven
  reserve
  reservad
  reservadla
  reservela
  reservalo
  mesa
  sitio
  hora
  horario
  fecha
  dia
  datos
  detalles
  confirmar
  confirma
  confirmo
  confirmame
  confirmarla
  confirmarlo
  confirmad
  haz
  haga
  hagan
  haced
  hacer
  hacerlo
  apunta
  apuntame
  apuntanos
  apuntad
  anota
  anotame
  anotanos
  guarda
  guardala
  guardame
  adelante
  sigue
  siga
  procede
  queremos
  quiero
  maravilla
  idea
  buena
  buenisima
  gran
  alli estaremos
  nos vemos(?: alli| ahi| entonces| el| a las)?
  hasta (?:el|entonces|luego|pronto|ahora|manana|la vista)
  saludos
  un saludo
  abrazo
  besos
  encantados
  encantadas
  ganas
  (?:con |muchas )?ganas de (?:ir|veros|verles|verlos|probarlo)
  deseando(?: ir| veros)?
  contentos
  guapa
  guapo
  jefe
  equipo
  senor
  senora
  mil
  amigo
  amiga
  sii|siii|siiii
  sisi
  oki
  okey
  okis
  venga
  dale
  listo
  super
  exactamente
  nos hace ilusion
  ilusion
  feliz
  de parte
  adelante con ello
  favor
  vamos
  iremos
  estaremos
  somos
  los
  es mas (?:facil|comodo|sencillo|practico)
  asi es mas facil
  que (?:ilusion|emocion|ganas)
  joven
  caballero
  majo
  maja
  colega
  cari
  macho
  crack
  hombre
  por dios
  joder
  cono
  hostia
  ostras
  leches
  carajo
  madre mia
  de una (?:santa |buena )?vez
  de una vez por todas
  que (?:bien|alegria|maravilla|bueno|guay|genial|chulo|buena noticia|buenas noticias|suerte|bonito)
  yupi
  viva
  ole
  oh
  ay
  hurra
  tira
  ale
  hala
  ea
  anda
  ahora mismo
  inmediatamente
  enseguida
  cuanto antes
  sin falta
  sin demora
  (?:con )?(?:mucho |muchisimo )?(?:gusto|placer)
  y (?:mandame|mandeme|mandanos|enviame|envieme|envianos|muestrame|pasame|paseme) (?:toda |todos )?(?:la |mi |nuestra |los )?(?:reserva|reservacion|detalles)(?: completa| entera)?
`;
