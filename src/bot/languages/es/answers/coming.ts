import { words } from "../../word-list.ts";

export const coming = words`
  (?:ya )?(?:(?:vamos|voy|estamos|estoy) )?(?:ya )?(?:de|en) camino
  (?:ya )?(?:(?:vamos|voy|estamos|estoy) )?(?:ya )?en el (?:coche|carro|auto|taxi|tren|metro|bus|autobus|parking)
  (?:ya )?(?:(?:estamos|estoy) )?(?:ya )?(?:llegando|aparcando|estacionando|saliendo)(?: ya)?
  (?:ya )?(?:estamos|estoy) (?:ya )?(?:aqui|cerca|al lado|en la puerta|casi)
  ya (?:casi )?(?:llegamos|llego|salimos)
  (?:todo )?(?:sigue )?igual
  sin cambios
  (?:tal (?:y )?)?como (?:estaba )?(?:previsto|acordado|quedamos|planeado|hablamos|siempre)
  segun lo (?:previsto|acordado)
  (?:al )?100 ?%
  cien por cien(?:to)?
  (?:vamos |venimos |iremos |somos )?(?:todos )?los \d{1,2}
  (?:vamos|venimos|iremos) todos
  cuenta con ello
  si que (?:vamos|voy|iremos|venimos|estaremos)(?: a ir)?
`;
