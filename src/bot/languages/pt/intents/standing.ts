import type { StandingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** A booking that is told of only to change it is not asked for. */
const unlessChanged = "(?!.{0,120}(?:mud|alter|troc|remarc|passar|somos|seremos|antecip|adiar))";

/** Where such a question ends: what follows would be what it asks about. */
const end = "(?=[^\\p{L}]{0,3}(?:(?:entao|agora|ou nao|ja|por favor)[^\\p{L}]{0,3})?$)";

export const standing: StandingWords = {
  list: words`
    (?:o )?que (?:e que )?(?:ficou|esta|foi) (?:marcado|reservado|combinado)(?: afinal| entao| ao certo)?(?=[?.! ]*$)
    (?:o que|que) (?:e que )?(?:eu |nos |a gente )?(?:tenho|temos|tinha|tinhamos) (?:ja )?(?:reservado|marcado)
    (?:tenho|temos|tinha|tinhamos) (?:ja )?(?:alguma coisa|algo|alguma mesa|mesa) (?:reservad[oa]|marcad[oa])
    lembr(?:a|e|ar)(?:-| )?(?:me|nos)? (?:da |a )?(?:minha|nossa) (?:reserva|marcacao)
    (?<!\p{L} )(?:as )?(?:minhas|nossas) reservas
    (?<![\p{L}],? )(?:a )?(?:minha|nossa) reserva(?=[ .!?]*$)
    (?:ver|mostrar|mostra|mostre|mostra-me|mostre-me)(?: se)? (?:todas )?(?:a |as )?(?:minha|minhas|nossa|nossas) (?:reservas?|mesas?)
    (?:me mostra|me mostre|consultar)(?: se)? (?:todas )?(?:a |as )?(?:minha|minhas|nossa|nossas) (?:reservas?|mesas?)
    (?:consulta|checar|conferir|verificar|confirmar)(?: se)? (?:todas )?(?:a |as )?(?:minha|minhas|nossa|nossas) (?:reservas?|mesas?)
    (?:buscar|procurar|listar|saber)(?: se)? (?:todas )?(?:a |as )?(?:minha|minhas|nossa|nossas) (?:reservas?|mesas?)
    (?:tenho|temos) (?:alguma|ja uma|mais alguma) reserva
    (?:tenho|temos) (?:ja )?(?:uma|a|minha) (?:reserva|mesa)(?! e )(?=[^.,]{0,50}\?)
    (?:quais|que|quantas) reservas (?:eu |nos )?(?:tenho|temos|fiz|fizemos)
    (?:tenho|temos) (?:uma|a|minha|nossa) (?:reserva|mesa) (?:feita |marcada )?(?:em|no) (?:meu )?nome${unlessChanged}
    (?:para|pra) quando (?:e que )?(?:eu |nos |a gente )?(?:reservei|reservamos|marquei|marcamos|reservou)(?: mesmo)?
    (?:a )?(?:que horas|quando|para quando|pra quando) (?:e que )?(?:e|era|esta|ficou|tenho|temos|fiz) (?:a )?(?:minha |nossa )?(?:reserva|mesa)
    (?:a )?(?:que dia|para que dia) (?:e que )?(?:e|era|esta|ficou|tenho|temos|fiz) (?:a )?(?:minha |nossa )?(?:reserva|mesa)
    (?:a )?(?:qual dia|onde|para quantas pessoas|pra quantas pessoas) (?:e que )?(?:e|era|esta|ficou|tenho|temos|fiz) (?:a )?(?:minha |nossa )?(?:reserva|mesa)
    (?:esta|ficou|ta) (?:confirmada|feita|marcada) (?:a )?(?:minha|nossa) (?:reserva|mesa)
    (?:minha|nossa) (?:reserva|mesa) (?:esta|ta|ficou|continua) (?:confirmada|feita|marcada|de pe)
    ja (?:tenho|temos) (?:uma |a )?(?:reserva|mesa)${unlessChanged}
    (?:fiz|fizemos|tinha feito|tinhamos feito|tinha|tinhamos) (?:uma |a |minha )?reserva${unlessChanged}
    (?:os )?detalhes da (?:minha|nossa) reserva
    (?:reservei|reservado|marquei).{0,60}(?:chegou|ficou (?:feita|confirmada)|deu certo)
    (?:qual (?:e|era)|tenho|diga-me|da-me|me da|me diga|ha) (?:o|a|o meu|a minha|meu|minha|um|uma)? ?(?:numero|codigo|referencia|
      localizador)(?: d[ae] (?:minha |nossa )?(?:reserva|confirmacao))
    (?:qual (?:e|era)|diga-me|me diga) (?:a minha|minha|a nossa) referencia
    (?:numero|codigo|referencia) d[ae] (?:reserva|confirmacao)(?=[ ,]{0,5}(?:por favor)?[ ?.!]{0,5}$)
    em (?:que|qual) nome
    (?:em )?nome de quem
    (?:uma )?copia d[ae] (?:minha |nossa )?(?:reserva|confirmacao)
    (?:reenviar|enviar|mandar|reenvie|envie|mande|manda|mostrar|mostre)(?:-me| me)? (?:de novo |outra vez )?(?:a|uma|a minha|minha) (?:confirmacao|
      copia)
    (?:quando|a que horas|que dia) (?:era|e) (?:mesmo )?(?:a mesa|a reserva)(?: mesmo)?
    qual e a (?:minha|nossa) reserva(?=[ ?.!]{0,4}$)
    (?:confirm(?:ar|am|a|e|em)|verificar|conferir|checar)(?:[- ]me|[- ]nos)? (?:que|se) (?:eu |nos |a gente )?(?:tenho|temos|tinha|tinhamos|tem) (?:uma |a |minha |nossa )?(?:mesa|reserva)
    (?:pode|podem|podia|poderia|podes) (?:enviar|mandar|reenviar)(?:-me|-mo|-ma)?(?: isso| me| isto)?(?: outra vez| de novo| novamente)
    (?:a minha|a nossa|minha|nossa) reserva(?: [\p{L}\d:'.]{1,12}){0,4} (?:ainda|continua)(?: esta| vale| de pe| valida| confirmada){1,2}
    (?:ainda (?:esta|vale)|continua)(?: de pe| valida)? (?:a minha|a nossa|minha) reserva
    (?:o )?que (?:e que )?(?:eu )?(?:tenho|temos|reservei|reservamos|marquei|marcamos|ja reservei)(?: (?:reservado|reservada|marcado|marcada))?(?=[ ?!.]*$)
    (?:que|qual) reserva (?:e|era)(?: ess[ae]| esta)?(?=[?. ]*$)
    (?:de )?(?:que|qual) reserva(?=[?. ]*$)
    (?:lembra(?:r|-me|r-me)?|lembre(?:-me)?|relembra(?:r|-me|r-me)?|recorda(?:r|-me|r-me)?|recorde(?:-me)?)(?: me)? (?:a |o |de |as |para )?(?:data|dia|hora|horas|horario|que horas|quando|que dia)
    (?:que|quais) (?:mesas|reservas) (?:e que )?(?:eu )?(?:tenho|temos)
  `,
  askBooked: words`
    e (?:ai|la) que (?:tenho|temos) (?:a |a minha |a nossa )?(?:mesa|reserva)(?: marcada)?(?=(?:,? (?:nao e|ne|certo|verdade))?[^\p{L}]{0,3}$)
    (?:ja |entao |a mesa |a reserva )?(?:esta|ta|ficou|fica|foi) (?:ja |tudo |mesmo |tudo )?(?:reservad[ao]|confirmad[ao]|feit[ao]|marcad[ao]|
      registad[ao]|registrad[ao])(?=[^\p{L}]{0,3}\?)
    (?:isso |isto )?(?:funcionou|resultou|deu certo)${end}
    (?:ja )?(?:reservou|marcou|reservaste|voce reservou)(?: a mesa)?(?=[^\p{L}]{0,3}\?)
    (?:ja )?(?:tenho|temos) a mesa(?: entao| agora)?(?=[^\p{L}]{0,3}\?)
    (?:a reserva|a mesa) (?:foi|ficou) (?:feita|confirmada|registada)(?=[^\p{L}]{0,3}\?)
    (?:estou|estamos) (?:ja )?(?:marcad[oa]s?|registad[oa]s?|confirmad[oa]s?)(?=[^\p{L}]{0,3}\?)
    (?:ainda )?(?:estamos|estou)(?: ainda)? (?:marcad[oa]s?|reservad[oa]s?)(?:,? ?(?:certo|nao|ne))?(?=[^\p{L}]{0,3}\?)
    (?:ainda )?(?:nos|me) (?:tem|tem ai)(?: marcad[oa]s?)?(?:,? ?(?:certo|nao|ne))?(?=[^\p{L}]{0,3}\?)
    (?:a que horas|que horas|que dia|para que dia|(?:para|pra) (?:quando|quant[oa]s)|em nome de quem) (?:e que )?(?:era|eram|foi|ficou|tinha|tinhamos|(?:tinha|tinhamos) (?:combinado|marcado|reservado)|reservei|reservamos|combinamos|marcamos|marquei|ficamos)(?: mesmo| a mesa| o jantar| o almoco| marcado)?(?=[ ,]{0,3}(?:nao me lembro|por favor)?[ ?.!]{0,4}$)
    ^(?:entao |e )?(?:ja )?(?:esta|ficou|foi)(?: ja| a reserva| a mesa){0,2} (?:cancelada|desmarcada)(?: ja)?(?= ?\?)
    ^(?:entao |e )?(?:agora )?(?:esta|estamos|ficou|fica|consta)(?: agora| entao| mesmo){0,2} (?:marcad[oa] |reservad[oa] )?para [^.;!?]{0,20}\d[^.;!?]{0,30}(?= ?\?)
    (?:tenho|temos)(?: agora| ja)? (?:\d{1,2}|duas|tres) (?:reservas|mesas)(?: agora)? ou (?:so |apenas )?(?:\d{1,2}|uma|duas)
    ^(?:ola,? )?(?:confirma(?:m)?(?:-me|-nos)?|(?:pode|podem|podia) confirmar(?:-me|-nos)?) que (?:somos|seremos|estamos) [^;!?]{1,60}(?= ?\?)
    (?:e |entao )?(?:a|a reserva|a mesa) d[eo] \p{L}{5,9},? (?:ja |agora )?(?:esta|ficou) (?:ja |agora )?(?:reservad[oa]|confirmad[oa]|alterad[oa]|marcad[oa])(?: agora)?(?= ?\?)
    (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:-feira)? (?:ja )?(?:esta|ficou) (?:reservad[oa]|marcad[oa])
  `,
  recap: words`
    (?:quant[oa]s|que (?:dia|hora|data|nome|numero|restaurante)|a que horas|para quant[oa]s)(?: pessoas)?(?: e)?(?: que)? (?:eu )?(?:disse|dissemos|falei|indiquei)(?: que (?:eramos|somos|seriamos))?(?=[ ?.!]*$)
    (?:manda|mande|envia|envie|da|de|diz|diga|mostra|mostre|repete|repita)(?:[- ]me)?(?: outra vez| de novo)? (?:os|todos os|meus|os meus) detalhes
    o que (?:tem|tens|voce tem|anotou|tem anotado) (?:anotado )?ate agora
    (?:pode|podes|poderia) (?:me )?(?:resumir|recapitular|fazer um resumo)
    o que (?:e que )?(?:anotou|escreveu|anotaram)
    (?:manda|mande|envia|envie|mostra|mostre)[- ](?:me|nos) (?:toda a (?:minha |nossa )?reserva|a (?:minha )?reserva (?:toda|completa|inteira))
    (?:em |no |para )?(?:que|qual) restaurante (?:e|era|seria)(?: a mesa)?(?=[ ?.!]*$)
    quant[oa]s (?:somos|eramos|seremos),? (?:eu )?(?:disse|dissemos|falei)(?=[ ?.!]*$)
  `,
  probably: words`
    provavelmente
  `,
  punctual: words`
    nao (?:vamos |vou )?(?:chegar|chegamos|chegaremos|chego) (?:tarde|atrasad[oa]s?)
    nao (?:nos )?(?:vamos )?(?:nos )?atrasa\p{L}{1,6}
    (?<!nao )(?:chegamos|chegaremos|estaremos|vamos chegar) a horas
  `,
  late: words`
    (?:vamos chegar|vou chegar|chegamos|chego|chegaremos) (?:(?:um|1) (?:pouco|bocadinho|pouquinho|bocado) )?mais tarde,? (?:uns |tipo )?(?:\d{1,3} ?min\p{L}{0,6}|um quarto de hora)
    transito(?: \p{L}{3,12})?,? (?:chegamos|chego|vamos chegar|vou chegar|chegaremos)
    e (?:so |apenas |por |um ){0,2}atraso
    # (?:de atraso|atrasad[oa]s?)
    engarrafamento
    (?:vamos|vou|chegamos|chego|chegaremos|estamos|estou|chegar) (?:\p{L}{1,10} ){0,2}(?:atrasad[oa]s?|tarde|atrasar)
    atrasad[oa]s?
    (?:com|de|minutos de|um pouco de) atraso
    atraso de
    (?:presos?|presas?|parados?) no (?:transito|trafego|engarrafamento)
    (?:vamos|vou) (?:nos |me )?atrasar(?:-nos|-me)?
    no (?:transito|engarrafamento)
    (?:chegamos|chegaremos|chego|vamos chegar|estaremos ai)(?: por volta)? (?:as|a|das?) .{1,20} em vez d
    so (?:chegamos|chegaremos|chego|conseguimos chegar) (?:as|a|por volta)
    (?:chegamos|chegaremos|chego|vamos chegar) (?:as|a|das?|por volta das?) .{1,20} em vez d[aeo]s?
    atras(?:amo|ei|ou|aram|o|amos)(?:-nos|-me|-se)
    (?:ficou|fez-se|se fez|ja e) tarde(?=[ ,.;!]|$)
    (?:aviao|voo|comboio|trem|autocarro|onibus|taxi) (?:\p{L}{1,6} ){0,2}(?:atras\p{L}{1,5}|nao (?:chega|vem|aparece))
    (?:a gente|vamos|vou|podemos|posso|pode)(?: pode| talvez| se){0,2} atrasar
    (?:pode ser que|talvez|se calhar|e possivel que) (?:a gente |nos )?(?:atras(?:e|emos|amos)|cheg(?:ue|uemos|amos|o)(?: um (?:pouco|bocado|pouquinho))?(?: tarde| atrasad[oa]s?))
    (?:nos |a gente )?atrasamos(?! (?:a|o|para) )
    atrasadit[oa]s?
    (?:estamos|vamos) (?:\p{L}{1,9} ){0,2}(?:em cima da hora|apertad[oa]s de tempo)
  `,
  losing: words`
    sem (?:perder|que percamos) a
  `,
  delayed: words`
    atras\p{L}{1,6}
    tarde
    (?:no )?transito
    engarrafamento
  `,
  keeping: words`
    (?:voces |nos )?(?:guardam|mantem|seguram|reservam|podem guardar|podem segurar|guarda|segura)(?:-nos)?(?: (?:a|nossa|a nossa|minha|a minha) (?:mesa|reserva))?
    (?:perdemos|perco|perderiamos|a gente perde|se perde|perde-se) (?:a|nossa|a nossa|a minha) (?:mesa|reserva)
    (?:quanto(?: tempo)?|ate quando|por quanto tempo) (?:voces |nos )?(?:guardam|seguram|mantem|esperam)(?: a (?:nossa )?(?:mesa|reserva))?
    (?:o )?que (?:acontece|aconteceria|se passa|sucede|fazemos)
    (?:dao|cancelam|anulam) a (?:nossa )?(?:mesa|reserva)
  `,
  tellsHouse: words`
    (?:avisar|avisa-los|avisa-las|dizer-lhes)(?=[ ?.!]*$)
    (?:avis(?:ar?|e|em)|diga|diz|dizer|informar?|informe)(?:-lhes)?(?: (?:o |ao |no )?(?:restaurante|pessoal))?(?= (?:que|qu'))
  `,
  arriving: words`
    (?:chegarmos|chegamos|chegar|chegassemos|aparecermos|formos|viermos)
  `,
  lateTags: words`
    tudo bem
    ok
    pode ser
    (?:ha|e|tem|faz|da) (?:algum |um )?(?:problema|mal)
    sem problemas?
    esta bem
    (?:guardam|mantem|seguram|podem guardar|podem segurar)(?:-nos)? a (?:nossa )?mesa
  `,
  told: words`
    (?<!(?:se|nao|que) )(?:reservei|reservamos|marquei|marcamos)(?: (?:uma|1))?(?: mesa)?(?= (?:para|mesa))
    (?<!(?:se|nao) )(?:tinha|tinhamos|tenho|temos|fiz|fizemos) (?:ja )?(?:uma )?(?:reservado|marcado|reserva|mesa)
    (?:mesa|reserva) que (?:ja )?(?:temos|tenho) (?:ja )?(?:reservada|marcada|combinada|feita)
  `,
  askedOfTold: words`
    podemos
    podiamos
    poderiamos
    posso
    podia
    pode ser
    da para
    da pra
    e possivel
    seria possivel
    dava para
    podem
    podes
    (?:agora |afinal )?(?:somos|seremos|seriamos)(?= \d{1,2}(?: pessoas)?(?:[,.;!]| em vez| e nao|$))
    para(?= \d{1,2} em vez de \d)
  `,
};
