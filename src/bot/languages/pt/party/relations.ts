import type { RelationWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

/** Those who come with the guest, by what they are to one another; they are counted too: "2 friends". */
export const relatives = words`
  criancas?
  amigos
  amigas
  colegas
  meninas?
  meninos?
  filhos
  filhas
  miudos?
  pequenos
  irmaos
  irmas
  primos
  netos
  primas
  tias
  tios
  clientes
  adolescentes?
`;

export const relations: RelationWords = {
  companions: [
    ...relatives,
    ...words`
      convidados
      sobrinhos
      sobrinhas
      vizinhos
      vizinhas
      netas
      cunhados
      clientes
    `,
  ],
  littleOnes: words`
    bebe
    crianca
    menin[oa]
    recem-nascid[oa]
    miud[oa]
  `,
  relations: words`
    mulher
    esposa
    marido
    esposo
    parceira
    parceiro
    namorada
    namorado
    noiva
    noivo
    mae
    pai
    irma
    irmao
    filho
    filha
    bebe
    amigo
    amiga
    chefe
    colega
    avo
    tia
    tio
    primo
    prima
    sogra
    sogro
    neto
    neta
    cunhado
    cunhada
    sobrinho
    sobrinha
    socio
    socia
    cliente
    companheiro
    companheira
    crush
    patrao
    patroa
    parente
    mozao
    melhor amiga
    melhor amigo
    crianca
    menino
    menina
    vizinho
    vizinha
    mamae
    papai
    vovo
    conjuge
    acompanhante
    nora
    genro
    maezinha
    paizinho
    maninho
    maninha
    sogrinha
    amigao
    outra pessoa
    pessoa
    1(?=[.,!]|$)
    namorad[oa]
    noiv[oa]
    espos[oa]
    sogr[oa]
    cunhad[oa]
    companheir[oa]
    afilhad[oa]
    padrinho
    madrinha
    soci[oa]
    nenem
    ficante
    solteiro
    solteira
    cara[- ]metade
  `,
  agedLeads: words`
    de
  `,
  relationPairs: ["pais", "avos", "sogros", "gemeos", "casal", "os pais", "casal amigo", "casal de amigos"],
  possessives: words`
    meu
    minha
    meus
    minhas
    nosso
    nossa
    nossos
    seus
    suas
    dela
    os meus
    a minha
    o meu
    as minhas
    os nossos
    as nossas
    a nossa
    o nosso
    o
    a
    os
    as
    nossas
    teu
    seu
    sua
    os seus
  `,
};
