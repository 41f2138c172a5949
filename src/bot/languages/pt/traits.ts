import type { TraitWords } from "../trait-words.ts";
import { words } from "../word-list.ts";

export const traits: TraitWords = {
  verbs: words`
    (?:nao )?e
    (?:nao )?sao
    (?:nao )?esta
    (?:nao )?estao
    (?:nao )?tem
    (?:so |nao )(?:pode|podem|come|comem|bebe|bebem|ouve|ve|anda|suporta|tolera|aguenta)
    (?:come|bebe) (?:so|pouco|muito)
    ouve
    ve
    anda
    caminha
    usa
    precisa
    precisam
    sofre
    odeia
    odeiam
    acabou de (?:ser|ter|sair)
    foi operad[oa]
    tem dificuldade
  `,
  ofSeveral: words`
    sao
  `,
  between: words`
    que
    tambem
    infelizmente
    alias
    ja
  `,
  idle: words`
    de acordo
    ok
    contentes?
    feliz
    cert[oa]
    fome
    aqui
    ai
    ali
    la
    dito
    disse
    perguntado
    recomendado
    falado
    ouvido
    vindo
    reservado
    reserva
    marcado
    pago
    decidido
    mudado
    esquecido
    encontrado
    visto
    ligado
    escrito
    chegado
    chegar
    a caminho
    fora
    ocupad[oa]
    a trabalhar
    trabalhando
    trabalho
    trabalhar
    atrasad[oa]
    atraso
    comigo
    connosco
    conosco
    para (?:mim|nos|si|voce)
    um[a]? de (?:nos|eles)
    o mesmo
    a mesma
    o chefe
    clientes?
    fa
    amig[oa]s?
    mesa
    o (?:numero|telefone|telemovel)
    a confirmacao
    anos
    tempo
    vontade
    razao
    claro
    vir
    ir
    esperar
    a espera
    quem
    o que
    a que
    meu
    minha
  `,
};
