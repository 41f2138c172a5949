import type { RelationWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

/** Those who come with the guest, by what they are to one another; they are counted too: "2 friends". */
export const relatives = words`
  ninos?
  ninas?
  peques?
  amigos
  amigas
  hijos
  hijas
  hermanos
  hermanas
  nietos
  primas
  tias
  tios
  colegas?
  compis?
  cuates?
  pibes?
  chavos?
  cunados?
  companeros?
  primos?
  clientes
  clientas
  adolescentes?
`;

export const relations: RelationWords = {
  companions: [
    ...relatives,
    ...words`
      companeras
      invitados
      sobrinos
      sobrinas
      vecinos
      vecinas
      nietas
      clientes
    `,
  ],
  littleOnes: words`
    bebe
    recien nacid[oa]
    nin[oa]
    peque
    guagua
    nen[ea]
  `,
  relations: words`
    recien nacid[oa]
    mujer
    esposa
    marido
    esposo
    pareja
    novia
    novio
    prometida
    prometido
    madre
    padre
    mama
    papa
    hermana
    hermano
    hijo
    hija
    bebe
    amigo
    amiga
    jefe
    jefa
    colega
    abuela
    abuelo
    tia
    tio
    primo
    prima
    suegra
    suegro
    companero
    companera
    chico
    chica
    pololo
    polola
    nieto
    nieta
    cunado
    cunada
    sobrino
    sobrina
    socio
    socia
    cliente
    clienta
    nene
    nena
    peque
    nino
    nina
    vecino
    vecina
    churri
    senora
    parienta
    mejor amiga
    mejor amigo
    acompanante
    nuera
    yerno
    hermanita
    hermanito
    abuelita
    abuelito
    compi
    hombre
    polol[oa]
    vieja
    viejo
    suegr[oa]
    cunad[oa]
    prometid[oa]
    enamorad[oa]
    chava
    chavo
    esposit[oa]
    ahijad[oa]
    padrino
    madrina
    soci[oa]
    cuate
    guagua
    soltero
    soltera
  `,
  agedLeads: words`
    de
  `,
  relationPairs: words`
    padres
    papas
    viejos
    abuelos
    suegros
    gemelos
    gemelas
    mellizos
    pareja de amigos
    parejita
    (?<=otra )pareja
  `,
  possessives: words`
    mi
    mis
    nuestro
    nuestra
    nuestros
    nuestras
    su
    sus
    los
    las
    el
    la
  `,
};
