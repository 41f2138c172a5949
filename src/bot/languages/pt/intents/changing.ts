import type { ChangingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";
import { no } from "./patterns.ts";

/** What a booking is kept under. */
const kept =
  "(?:nome|apelido|sobrenome|telefone|telemovel|celular|numero de (?:telefone|telemovel|celular|contac?to)|e-?mail)";

export const changing: ChangingWords = {
  change: words`
    mudar
    mudar(?:-a|-la|-lo)?
    muda(?:-a|-la)?
    mude(?:m)?
    mudanca(?! de planos?(?![\p{L}]))
    mudamos
    mudarmos
    alterar(?:-a|-la)?
    altera
    altere
    alteracao
    alteracoes
    trocar
    troca
    troque
    trocamos
    remarcar
    remarca
    remarque
    reagendar
    reagenda
    adiar
    adia
    adie
    antecipar
    antecipa
    antecipe
    adiantar
    adianta
    atrasar(?= (?:a|em|um|uma|meia|1|pra|para))
    mover
    move
    mova
    atualizar a reserva
    modificar
    modifica
    modifique
    editar
    corrigir
    retificar
    ajustar
    (?:passar|passa|passem?|passamos|transferir) (?:antes )?(?:(?:a )?(?:minha |nossa )?(?:reserva|mesa|jantar) )?(?:para|pra|pras|pro|as|um pouco)
    (?:transfere|puxar|empurrar|jogar|joga) (?:(?:a |minha |nossa )?(?:reserva|mesa|jantar) )?(?:para|pra|pras|pro|as|um pouco)
    outro dia
    outra hora
    outro horario
    outra data
    outro momento
    enganei-me
    me enganei
    enganamo-nos
    nos enganamos
    me equivoquei
    errei
    quis dizer
    quero dizer
    queria dizer
    (?:adicionar|acrescentar|juntar|incluir) (?:mais )?(?:uma |um |1 |2 |3 )(?:pessoa|pessoas|convidado|crianca|cadeira|lugar|lugares|adulto)
    (?:adiciona|acrescenta|inclui|somar) (?:mais )?(?:uma |um |1 |2 |3 )(?:pessoa|pessoas|convidado|crianca|cadeira|lugar|lugares|adulto)
    (?:somos|seremos|vamos ser|vamos) (?:agora |afinal )?(?:mais|menos)(?= ?[.,!]| ?$| (?:gente|pessoas|do))
    (?:passar|passa|passem?|passamos|transferir|transfere|puxar|mudar|muda) (?:a |minha |nossa |a minha |a nossa )?(?:reserva |mesa |jantar )?d[aeo]s? .{1,25} (?:para|pra|pro|pras|ao?s?)
  `,
  holder: words`
    (?:o |o meu )?(?:numero|nome|telefone|telemovel) (?:esta|e) (?:errado|mal|incorreto)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
    (?:numero|nome) errado(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
    (?:mudar|muda|mude|mudem|alterar|altera|altere|trocar|troca|troque|corrigir|corrige|corrija|atualizar|atualiza|atualize)(?: o| meu| o meu| de| nosso| o nosso)? ${kept}
    ${kept}(?: d[ae] (?:minha |nossa )?reserva)? (?:esta|e) (?:\p{L}{1,8} )?(?:errado|mal(?: escrito)?|incorret[oa]|incorrecto)
    ${kept}(?: d[ae] (?:minha |nossa )?reserva)? nao (?:esta|e) (?:certo|correto|correcto|bem|esse|este)
    (?:outro|novo|meu novo|o nosso novo) ${kept}
    (?:por|poe|ponha|ponham|colocar|coloque|coloca|passar|passa|passe) a (?:minha |nossa )?(?:reserva|mesa) (?:em|no|para o|para) (?:outro )?nome
    ${kept} mudou
    (?:acrescentar|adicionar|deixar|dar|dar-lhe|por|juntar)(?: tambem)? (?:o meu|o nosso|um|meu) (?:numero(?: de telefone)?|telefone|telemovel|contacto|celular)
  `,
  rather: words`
    mudanca de planos?
    em vez d[aeo]s?
    em vez (?:dess[ae]|disso)
    ao inves d[aeo]s?
    no lugar d[ao]s?
    na verdade
    afinal
    (?<!(?:qual|onde|que|quem)(?: d[oa]s dois)?(?: \p{L}{1,9}){0,2} )melhor (?:as|no|na|hoje|amanha|dia|depois|pra|para|sexta|sabado|domingo|segunda|terca|quarta|quinta)
    prefiro (?:as|no|na|sabado|domingo|sexta)
  `,
  minds: words`
    (?:os |os nossos )?planos (?:mudaram|alteraram-se|foram alterados)
    mudaram os planos
    mudanca de planos
  `,
  apologies: ["desculpe", "desculpa", "perdao", "sorry"],
  correction: words`
    peco (?:imensa |muita )?(?:desculpa|perdao)(?!.{0,30}nao (?:pos|pod|cons|vou|vam))
    vixe
    eita
    retifico
    engano meu
    ${no}
    (?<!(?:qual|onde|que|quem)(?: d[oa]s dois)?(?: \p{L}{1,9}){0,2} )melhor
    desculpa(?=[,.! ]{1,3}(?:\d{1,3}|nao|sao|somos|seremos|e|era|eram|as|para|quis|queria|quero|me|enganei|melhor)(?![\p{L}]))
    desculpe(?=[,.! ]{1,3}(?:\d{1,3}|nao|sao|somos|e|era|eram|as|para|quis|queria|quero|me|enganei|melhor)(?![\p{L}]))
    na verdade
    espera(?! que)
    espere
    quis dizer
    quero dizer
    quer dizer
    queria dizer
    afinal
    alias
    prefiro
    (?:antes|fica|fiquemos)(?= (?:(?:no|na|para) )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo))
    ops
    opa(?=,)
    ou melhor
    digo
    me enganei
    enganei-me
    errei
    corrigindo
    correcao
    mudanca de planos
    agora (?:somos|vamos|seremos)
    que sejam?
    muda (?:para|pra|pras)
    perdao
    isto e
    ou seja
    minto
    mentira
    calma
    ai nao
    ai,? perdao
    melhor dizendo
    pera
    pera ai
    enganei me
  `,
  saysMeant: words`
    (?:eu )?qu(?:eria|ero) dizer
    digo
  `,
  but: ["mas", "exceto", "porem", "so que", "contudo", "entretanto", "no entanto", "embora", "sem ser"],
  therefore: ["entao", "por isso", "portanto"],
};
