import type { AskingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";
import { kind } from "./courtesies.ts";

export const asking: AskingWords = {
  whatNeeded: words`
    (?:precisam?|precisas?|e preciso|quer(?:em)?|queres|faz falta)(?: tambem)? ?(?:do |o |de |meu )?(?:o )?(?:apelido|sobrenome|nome completo)(?: tambem)?(?=[ ?!.]*$)
    (?:basta|chega|serve) (?:so )?(?:o )?(?:primeiro nome|nome|apelido|nome proprio)(?=[ ?!.]*$)
    (?:o que|que|quais|que outros?)(?: mais)?(?: (?:dados|informacoes|informacao))?(?: mais)? (?:(?:e que )?(?:precisam?|precisas?|voces? precisam?))(?: (?:mais|de saber|de mim|saber|para reservar|para a reserva)){0,3}(?=[ ?!.]*$)
    (?:precisam?|precisas?) de mais (?:alguma coisa|algo|algum dado)(?: de mim)?(?=[ ?!.]*$)
  `,
  question: words`
    quanto (?:custa|e|tempo|demora|sai|fica|ta|esta|cobram)
    qual o (?:preco|valor|endereco|horario|telefone|menu|prato)
    (?:a )?que horas (?:voces |vcs |e que )?(?:abrem|abre|fecham|fecha|servem|e que|comeca|encerra)
    (?:ate|desde) que horas
    (?:qual|que) (?:o |e o )?horarios?
    horarios? de (?:funcionamento|abertura|atendimento)
    qual e
    quais sao
    onde (?:voces |vcs |e que )?(?:fica|e|ficam|estao|posso estacionar|se situa)
    (?:ha|tem) (?:estacionamento|menu|wifi|acesso|elevador|musica|rodizio)
    o menu(?= (?:do dia|infantil|custa|tem))
    o cardapio
    cardapio
    aceitam
    aceita
    o endereco
    a morada
    (?:da|dava) (?:para|pra) (?:pagar|estacionar|levar|ir a pe)
    como (?:chego|se chega|faco para chegar)
    o que (?:tem|servem|recomenda)
    (?:abrem|abre|fecham|fecha) (?:a|ao|aos|as|no|na|nos|em|hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|todos|feriado)
    (?:estao|esta) (?:abertos?|fechados?|aberto)
    (?:o )?que (?:\p{L}{1,8} )?(?:tem|ha|tens|resta|sobra|voces tem|voce tem)(?: ainda)?(?: de)? (?:livres?|disponive(?:l|is)|vagas?)
    (?:que|quais) (?:horas|horarios|os horarios) (?:\p{L}{1,8} )?(?:tem|ha|tens|restam|livres|disponiveis)
    (?:precisa|e preciso|tem que|tem de|e necessario|e obrigatorio|necessita) (?:de )?(?:fazer )?(?:reservar|reserva|marcar)(?!.{0,60}\d)
    (?:ha|tem|havera|costuma ter) (?:muita|bastante) gente
    (?:esta|costuma estar) (?:muito )?(?:cheio|lotado)
  `,
  asksWhat: ["o que … (?:e|seria|inclui|tem)"],
  exactly: ["exatamente"],
  askedBefore: words`
    (?:minha|nossa|a|outra) pergunta (?:sobre|acerca|quanto|de|do|da)
    nao (?:me )?(?:respondeu|respondeste|responderam) a? ?(?:minha|nossa|outra)(?: (?:outra|primeira))? pergunta
    (?:ignorou|ignoraste|ignoraram|saltou) a (?:minha|nossa) pergunta
    (?:perguntei|tinha perguntado|perguntamos) (?:tambem )?(?:sobre|pelo|pela|do|da)
  `,
  charged: words`
    cobr\p{L}{1,4}
    custa\p{L}{0,2}
    pag[ao]\p{L}{0,2}
  `,
  orNot: words`
    (?:e )?nao(?: se pode| e permitido)?
  `,
  toKnow: words`
    saber (?:se|sobre|como|primeiro|antes|d[oa])
  `,
  wantsAnswer: words`
    (?:agradecia|agradeceria|agradeciamos|gostava|gostaria)(?:-lhe|-vos)? que (?:me |nos )?respond\p{L}{1,6} a (?:minha |nossa )?(?:questao|pergunta) (?:d[aeo]s?|sobre)
    (?:agradecia|agradeceria|agradeciamos|gostava de ter|gostaria de ter) uma resposta (?:a|sobre|quanto a)(?: (?:minha )?(?:questao|pergunta) (?:d[aeo]s?|sobre))?
  `,
  onlyAsks: words`
    (?:diga|digam|diz|digas)-?me(?:,? ja agora,?)? se
    (?:posso|podia|poderia)(?: (?:so|tambem))? (?:perguntar|saber)(?:-lhe)?(?: se)?
    (?:so |apenas )?(?:queria|gostava de|gostaria de|quero)(?: (?:so|apenas))? (?:perguntar|saber)(?:-lhe)?(?: se)?
    (?:pode|podem|podia|podes)(?:-me)? dizer(?:-me)?(?: se)?
  `,
  questionStart: words`
    (?:diga-me|diz-me|me (?:fala|diz|diga)|fale-me|fala-me) (?:\p{L}{2,6} )?(?:d[oa]s?|sobre)
    (?:[\p{L}']{1,12} ){1,3}(?:pergunta|perguntam|quer saber|querem saber) (?:se(?! (?:pod|poss))|o que|quando|
      onde|como|qual|quanto)
    (?:(?:uma|1) )?(?:pergunta|perguntinha|duvida)
    (?:a|em|de|com|por|para|ate|desde) (?:que(?! (?:for|seja|houver|tiver|tiverem)(?![\p{L}]))|qual|quais|quando|quantos|onde)
    (?:precisa|e preciso|tem que|temos que) (?:ir|estar|de ir)
    o que(?! (?:foi|voce quiser))
    oq
    (?<!(?:acho|creio|penso|diria|suponho|parece) )que(?! (?:eu|a gente|so|ainda|saio|saimos|estou|estamos|sim|nao|bom|pena|seja|sejam|tal|otimo|legal)(?![\p{L}]))
    quando
    onde
    quem
    como(?! (?:vai|esta|vao)(?: voces?| tudo)?(?: ?[,.!?]| ?$)| (?:sempre|antes|estava|d[ae] outra vez|d[ae] ultima vez|na ultima vez|das outras vezes|de costume|combinado|combinamos|disse))
    por que
    porque
    qual
    quais
    quanto(?! (?:antes|mais))
    quantos
    quantas
    ha(?! \d)
    (?<!ja )tem(?! razao)
    tens
    teria
    teriam
    haveria
    posso
    pode(?! ser que)(?! (?:contar (?:com a gente|conosco|connosco|comigo)|ser|sim|confirmar|reservar|marcar|deixar)(?:[,.!]|$))
    podes
    podem
    poderia
    podia
    podemos
    da (?:para|pra)
    dava(?! jeito)
    e possivel
    seria possivel
    voces(?! (?:sao )?${kind})
    vcs
    aceitam
    fazem(?! (?:um|uma|a) (?:reserva|mesa))
    servem
    entregam
    vendem
    sera que
    abre
    abrem
    fecham
    sabe se
    sabem se
    (?:voces? |o senhor |a senhora )?nao (?:me |nos )?(?:disse|disseram|respondeu|responderam)
    perguntei (?:se|sobre|pel[oa])
    custa(?= (?:alguma|algo|dinheiro))
    (?:tenho|temos|tem|e preciso)(?= (?:de |que )?pagar)
  `,
  isOnDay: words`
    (?:(?:isso|isto) )?(?:e|era|seria)(?: (?:no|na|dia|para|este|esta|o|mesmo)){0,3}
  `,
  requests: words`
    (?:poe|ponha|poem|senta|sente|da|dao|guarda|arranja|arranje|deixa|reserva)[- ](?:me|nos)
    (?:nos|me) (?:poe|colocaria|poderia|pode|senta|da|guarda|arranja|reserva)
    (?:tem|tens|ha) (?:uma|alguma) mesa(?= (?:perto|junto|a|ao|com|longe|la fora|na|no|sossegad))
    (?:tem|ha|havera) (?:espaco|lugar) para(?= (?:(?:um |uma |o |a |1 )?(?:carrinho|cadeira de rodas|andarilho)))
    (?:tem|ha) (?:mesas?|lugares?)(?= (?:longe|perto|sossegad|tranquil))
    (?:haveria|havera|teria|tera|nao teria|nao tera|teriam)(?= (?:um|uma|algum|alguma|a|espaco|lugar)(?!\p{L}))
    (?:me|nos|lhe) (?:guardam|poem|colocam|deixam|separam|preparam|arranjam)
    (?:guardam|poem|deixam|separam)[- ](?:me|nos)
    (?:podemos|poderiamos|podiamos|posso|poderia|podia|e possivel|seria possivel|pode ser|da p(?:a)?ra)
    (?:podem|podiam|poderiam|pode(?!-se))(?: tambem)?(?: dar-nos| nos dar| reservar)?
    (?:consegue|conseguem|da para|arranja|arranjam)(?: me| nos)?
  `,
  offered: words`
    ainda
    tambem
    algo
    alguma
    coisa
    livres?
    maior
    ser
    estar
    possivel
    disponive(?:l|is)
    funciona(?:ria)?
    dava
    daria
    melhor
    outra?
    vir
    ir
    chegar
    cabemos
    (?:tem|t[eê]m|volta|cerca|haveria|ha)
  `,
};
