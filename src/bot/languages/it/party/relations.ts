import type { RelationWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

/** Those who come with the guest, by what they are to one another; they are counted too: "2 friends". */
export const relatives = words`
  amici
  amiche
  colleghi
  figli
  figlie
  clienti
  cugini
  nipoti
  parenti
  sorelle
  fratelli
  cugine
  vicini
  cognati
  adolescent[ei]
  ragazz[oi]
`;

export const relations: RelationWords = {
  companions: [
    ...relatives,
    ...words`
      bambini
      ragazzi
      zii
      zie
      bambine
      ragazze
      bimbi
      bimbe
    `,
  ],
  littleOnes: words`
    bebe
    neonat[oa]
    bambin[oa](?: piccol[oa])?
    bimb[oa]
    piccol[oa]
  `,
  relations: words`
    neonato
    neonata
    moglie
    marito
    compagna
    compagno
    ragazza
    ragazzo
    fidanzata
    fidanzato
    madre
    padre
    mamma
    papa
    sorella
    fratello
    figlio
    figlia
    bambino
    bambina
    amico
    amica
    capo
    collega
    nonna
    nonno
    zia
    zio
    cugino
    cugina
    suocera
    suocero
    moroso
    morosa
    convivente
    sposa
    sposo
    consorte
    neonato
    bimbo
    bimba
    nipote
    cognata
    cognato
    genero
    nuora
    cliente
    miglior amico
    migliore amica
    accompagnator[ei]
    accompagnatrice
    fidanzatina
    vicino
    vicina
    sorellina
    fratellino
    nonnina
    piccolo
    piccola
    altra persona
    persona
    uno
    una
    1(?=[.,!]|$)
    moros[oa]
    ragazz[oa]
    fidanzat[oa]
    compagn[oa]
    suocer[oa]
    cognat[oa]
    soci[oa]
    amic[oa]
    cugin[oa]
    zi[oa]
    padrino
    madrina
    figliocci[oa]
    bimb[oa]
    dolce meta
    single
    scapolo
    signora
  `,
  agedLeads: words`
    di
  `,
  relationPairs: ["genitori", "nonni", "suoceri", "gemelli", "coppia"],
  possessives: words`
    mio
    mia
    miei
    mie
    nostro
    nostra
    nostri
    suoi
    sua
    suo
    i miei
    i suoi
    la mia
    il mio
    le mie
    la nostra
    il nostro
    i nostri
    le nostre
    nostre
    la nonna e
    tuo
    la sua
    il suo
    le sue
    i
    il
    la
    le
    gli
  `,
};
