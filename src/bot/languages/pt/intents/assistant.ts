import type { AssistantWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const assistant: AssistantWords = {
  startOver: words`
    (?:comecar|comecamos|comecemos|recomecar|voltar a comecar) (?:tudo )?(?:de novo|do zero|do 0|do inicio|do comeco|outra vez)
    recomecar
    do inicio
    do comeco
    do 0
    reiniciar
    reinicia
    vamos recomecar
    /start
  `,
  human: words`
    (?:alguem|voces) (?:me |nos )?(?:pode|podem|poderia) (?:me |nos )?(?:ligar|telefonar)(?:-me|-nos)?(?=[ ?!.]*$)
    (?:falar|falo|conversar|contactar|contatar|chamar|passar|passa|passe|transferir|transfere|transfira|prefiro|quero|
      quer) (?:com |ao |a |para |pra )?(?:uma |um |1 |alguem |o |a |algum |os )?(?:d[aoe] )?(?:pessoa|humano|humana|
      alguem|gerente|responsavel|atendente|funcionari[oa]|garcom|garconete|empregad[oa]|recepcao|restaurante|dono|
      dona|equipe|equipa|ser humano|operador|operadora|agente|chefe|maitre)
    pessoa real
    pessoa de verdade
    (?:um|algum) humano
    (?:um|uma|algum) atendente
    atendente
    atendimento ao cliente
    atendimento humano
    liguem-me
    ligue-me
    me liguem
    me ligue
    me liga
    alguem (?:pode|podia|poderia) (?:me )?(?:ligar|ligar-me|atender)
    (?:pode|podem|podiam|poderiam) (?:me ligar|ligar-me)
    ninguem (?:atende|responde)(?: o telefone)?
    nao (?:atende|responde) ninguem
  `,
  humanAlone: words`
    humano
    um humano
    pessoa
    uma pessoa
    pessoal
    atendente
    um atendente
    funcionari[oa]
    um funcionario
    gerente
    o gerente
    operador
    operadora
    alguem
  `,
  back: words`
    (?:quero )?(?:voltar|volta|volte|regressar|atras)(?: (?:a si|para ti|ao (?:bot|assistente)|para o (?:bot|assistente)|a reserva))?
    (?:o )?(?:bot|assistente)
  `,
  calendar: words`
    ^calendario(?=[ .!?]*$)
    (?:(?:mostre|mostra|ver|abrir|abra|mostrar)(?:-me|-nos| me)? )?(?:o|um|o vosso) calendario(?=[ .!?]*$)
  `,
  help: words`
    ajuda
    ajude-me
    ajuda-me
    me ajuda
    me ajude
    (?:preciso|gostaria|queria) de (?:uma |alguma |sua |tua )?ajuda
    (?:voce |vc )?(?:pode|podes|poderia|podem|podia|podias) (?:me |nos )?ajudar(?:-me|-nos)?
    me ajudem
    (?:o que|oq|oque|que) (?:e que )?(?:voce|vc|tu|podes|pode|sabe|sabes)(?: pode| sabe| podes| faz| consegue)?(?: fazer)?(?: por mim)?
    o que (?:eu )?posso fazer(?: aqui)?
    em que (?:pode|podes|voce pode) ajudar
    como (?:e que )?(?:isto |isso )?funciona(?: isso| isto)?
    como (?:se )?usa(?: isso| isto)?
    nao sei (?:o )?(?:que|como) fazer
    nao (?:entendi|percebi|entendo|percebo)(?: nada)?
    socorro
    instrucoes
    opcoes
    comandos
    menu de ajuda
    /help
  `,
};
