import type { CountedWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";
import { relatives } from "./relations.ts";

export const nouns: CountedWords = {
  persons: ["personas", "comensales", "pers\\.?"],
  people: [
    ...relatives,
    ...words`
      personas?
      pers\.?
      pax
      adultos?
      adultas?
      ninit[oa]s
      chicos
      chicas
      bebes?
      peque[nñ]ines
      crios?
      crias?
      nen[oa]s?
      menores
      mayores
      jubilados
      invitad[oa]s
      comensal(?:es)?
      companer[oa]s
      gente
      hombres
      mujeres
      senoras
      senores
      cubiertos
      plazas
      sitios
      puestos
      huespedes
      mas
      asientos
      familiares
      sobrin[oa]s
      vecin[oa]s
      abuelos
      cunad[oa]s
      amigotes
      pequen[oa]s(?=$|[,.;!]| y)
    `,
  ],
  otherUnits: words`
    (?:apellidos?|nombres)
    horas?
    horitas
    h
    minutos?
    de minutos?
    mins?
    dias?
    noches?
    semanas?
    mes
    meses
    anos?
    estrellas?
    habitaciones
    mesas?
    euros?
    pesos
    dolares
    soles
    veces
    copas
    platos
    menus?
    botellas
    reservas
    opciones
    cosas
    pizzas
    cervezas
    tronas
    ninguna
    plantas
    pisos
    salas?
    cuadras
    calles
    coches
    dieciseisavos
    perros?
    sillas?
    tronas?
    de cada
    sobre(?! las? )
    segundos?
    puntos?
  `,
};
