import type { IntentWords } from "../intent-words.ts";
import { words } from "../word-list.ts";

/** As an answer. Before a verb it belongs to the sentence: "não podemos ir". */
const no =
  "(?:naa?a?o|naum|nao nao)(?! (?:posso|podemos|podem|poderemos|poderei|vou|vamos|vai|iremos|irei|viremos|consigo|conseguimos|conseguiremos|sei|" +
  "sabemos|entendi|entendo|percebi|percebo|encontro|lembro|ha|tenho|temos|tem|havera|teria|preciso|precisamos|sera|pude|pudemos|chegamos|chego|" +
  "chegaremos|contem|faz mal)(?![\\p{L}]))";

/** A booking that is told of only to change it is not asked for. */
const unlessChanged = "(?!.{0,120}(?:mud|alter|troc|remarc|passar|somos|seremos|antecip|adiar))";

export const intents: IntentWords = {
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
    (?:falar|falo|conversar|contactar|contatar|chamar|passar|passa|passe|transferir|transfere|transfira|prefiro|quero|quer) (?:com |ao |a |para |pra )?(?:uma |um |1 |alguem |o |a |algum |os )?(?:d[aoe] )?(?:pessoa|humano|humana|alguem|gerente|responsavel|atendente|funcionari[oa]|garcom|garconete|empregad[oa]|recepcao|restaurante|dono|dona|equipe|equipa|ser humano|operador|operadora|agente|chefe|maitre)
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
  list: words`
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
    (?:a )?(?:que horas|quando|para quando|pra quando) (?:e que )?(?:e|era|esta|ficou|tenho|temos|fiz) (?:a )?(?:minha |nossa )?(?:reserva|mesa)
    (?:a )?(?:que dia|para que dia) (?:e que )?(?:e|era|esta|ficou|tenho|temos|fiz) (?:a )?(?:minha |nossa )?(?:reserva|mesa)
    (?:a )?(?:qual dia|onde|para quantas pessoas|pra quantas pessoas) (?:e que )?(?:e|era|esta|ficou|tenho|temos|fiz) (?:a )?(?:minha |nossa )?(?:reserva|mesa)
    (?:esta|ficou|ta) (?:confirmada|feita|marcada) (?:a )?(?:minha|nossa) (?:reserva|mesa)
    (?:minha|nossa) (?:reserva|mesa) (?:esta|ta|ficou|continua) (?:confirmada|feita|marcada|de pe)
    ja (?:tenho|temos) (?:uma |a )?(?:reserva|mesa)${unlessChanged}
    (?:fiz|fizemos|tinha feito|tinhamos feito|tinha|tinhamos) (?:uma |a |minha )?reserva${unlessChanged}
    (?:os )?(?:dados|detalhes) da (?:minha|nossa) reserva
  `,
  cancel: words`
    (?:apag|elimin|remov|tir|retir|desfa|exclu)\p{L}{1,4} (?:a |as )?(?:minha |nossa |essa |esta )?(?:mesa|reserva)s?
    (?:renunci\p{L}{1,5} a|(?:desist|abdic|prescind)\p{L}{1,5} d[ea]) (?:a )?(?:minha |nossa |essa |esta )?(?:mesa|reserva)
    (?:dar|deem|de|passar|passem) a (?:minha |nossa )(?:mesa|reserva) a (?:outr[oa]s?|outra pessoa|quem)
    (?:nao|n) (?:vamos|vou|iremos|irei|viremos) mais,? (?:nao|n)(?=[.!]*$)
    (?:apaguem|eliminem|removam|tirem|retirem|libertem|liberem) (?:a )?(?:minha |nossa )?(?:mesa|reserva)
    (?:abdicar|abdicamos|desistir|desistimos|prescindir|abrir mao|abrimos mao) da (?:minha |nossa )?(?:mesa|reserva)
    cancelar
    cancela(?:-a|-la)?
    cancele(?:m)?
    cancelo
    cancelamos
    (?<!(?:politica|condicoes|prazo|taxa|multa) de )cancelamento
    cancelem
    cancelada por favor
    canselar
    anular
    anula
    anule
    anulem
    desmarcar
    desmarque
    desmarca
    desmarco
    desmarcamos
    desmarquem
    (?:ja )?nao (?:preciso|precisamos|quero|queremos|vamos precisar|vou precisar) (?:mais )?(?:da |a |de |dessa |desta |essa |dela)(?:mesa|reserva|uma mesa)?
    nao (?:preciso|precisamos|quero|queremos) mais (?:da|a|de) (?:mesa|reserva)
    ja nao (?:vamos|vou|podemos|posso|queremos|quero|e preciso|precisamos|preciso)
    (?:apagar|apaga|apague|eliminar|elimina|elimine|remover|remova|remove) (?:a |as |minha |a minha |nossa |a nossa |essa |esta )(?:mesa|reserva|reservas)
    (?:tirar|tira|tire|retirar|desfazer|excluir|exclua|exclui) (?:a |as |minha |a minha |nossa |a nossa |essa |esta )(?:mesa|reserva|reservas)
    liberar a mesa
    libertar a mesa
    (?:nao|n) (?:posso|podemos|vou poder|vamos poder)(?: mais)? (?:ir|vir|comparecer|estar|jantar|almocar)(?! (?:as|ate|antes|mais cedo|na|no|nesse|nessa|tao) )
    (?:nao|n) (?:vou conseguir|vamos conseguir)(?: mais)? (?:ir|vir|comparecer|estar|jantar|almocar)(?! (?:as|ate|antes|mais cedo|na|no|nesse|nessa|tao) )
    (?:nao|n) (?:consigo|conseguimos|conseguiremos)(?: mais)? (?:ir|vir|comparecer|estar|jantar|almocar)(?! (?:as|ate|antes|mais cedo|na|no|nesse|nessa|tao) )
    (?:nao|n) (?:poderemos|poderei)(?: mais)? (?:ir|vir|comparecer|estar|jantar|almocar)(?! (?:as|ate|antes|mais cedo|na|no|nesse|nessa|tao) )
    (?:nao|n) (?:vamos|vou|iremos|irei|viremos)(?: mais)?(?=[.!]*$)
    (?:nao|n) (?:vai|vai mais|ia) dar(?: (?:pra|para) (?:ir|vir|comparecer|irmos|eu ir|a gente ir))?(?=[.!]*$)
    (?:nao|n) (?:vamos|vou)(?: mais)? (?:ir|vir|comparecer)(?=[.!]*$)
  `,
  absence: words`
    (?:nao|n) (?:posso|podemos|vou poder|vamos poder)(?: mais)? (?:ir|vir|comparecer|estar|jantar|almocar)(?! (?:as|ate|antes|mais cedo|tao) )
    (?:nao|n) (?:vou conseguir|vamos conseguir)(?: mais)? (?:ir|vir|comparecer|estar|jantar|almocar)(?! (?:as|ate|antes|mais cedo|tao) )
    (?:nao|n) (?:consigo|conseguimos|conseguiremos|poderemos|poderei)(?: mais)? (?:ir|vir|comparecer|estar|jantar|almocar)(?! (?:as|ate|antes|mais cedo|tao) )
    (?:nao|n) (?:vamos|vou)(?: mais)? (?:ir|vir|comparecer)(?! (?:as|ate|antes|mais cedo|tao) )
    (?:nao|n) (?:vamos|vou|iremos|irei|viremos|podemos|posso|conseguimos)(?: mais)?(?=[.!]*$)
    (?:nao|n) (?:iremos|irei|viremos|virei|compareceremos)(?! (?:as|ate|antes|\d) )
    (?:afinal|infelizmente|no fim|no final) (?:ja )?(?:nao|n) (?:vamos|vou|podemos|posso|da|vai dar|iremos|conseguimos)(?! (?:as|ate|antes|ser) )
    (?:nao|n) (?:vai|vai mais|ia|nos da) dar (?:pra|para) (?:ir|vir|irmos|comparecer|eu ir|a gente ir)
    surgiu (?:um |1 )?(?:imprevisto|problema|contratempo|uma coisa|algo)
    (?:tive|tivemos|tenho|temos) um (?:imprevisto|contratempo)
    nao nos e possivel
    nao sera possivel
  `,
  stop: words`
    esquece(?: isso| tudo| isto)?
    esqueca(?: isso)?
    deixa(?! (?:como|assim|estar como|eu|me|reservad|a reserva))
    deixa pra la
    deixe(?! (?:como|assim))
    deixa la
    para(?=[.!]*$)
    para com isso
    pare
    stop
    tanto faz
    nao importa
    desiste
    desisto
    desistimos
    chega(?=[.!]*$)
    ignora
    ignore
    abortar
    terminar
    sair
    deixa estar
    fim(?=[.!]*$)
    cala a boca
    cala-te
    nada(?=[,.!]| (?:obrigad|deixa|esquece)|$)
    deixe estar
    afinal nao
  `,
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
  `,
  rather: words`
    mudanca de planos?
    em vez d[aeo]
    em vez (?:dess[ae]|disso)
    ao inves d[aeo]
    no lugar d[ao]
    na verdade
    afinal
    melhor (?:as|no|na|hoje|amanha|dia|depois|pra|para|sexta|sabado|domingo|segunda|terca|quarta|quinta)
    prefiro (?:as|no|na|sabado|domingo|sexta)
  `,
  correction: words`
    peco (?:imensa |muita )?(?:desculpa|perdao)(?!.{0,30}nao (?:pos|pod|cons|vou|vam))
    vixe
    eita
    retifico
    engano meu
    ${no}
    melhor
    desculpa(?=[,.! ]{1,3}(?:\d{1,3}|nao|sao|somos|seremos|e|era|eram|as|para|quis|queria|quero|me|enganei|melhor)(?![\p{L}]))
    desculpe(?=[,.! ]{1,3}(?:\d{1,3}|nao|sao|somos|e|era|eram|as|para|quis|queria|quero|me|enganei|melhor)(?![\p{L}]))
    na verdade
    espera
    espere
    quis dizer
    quero dizer
    quer dizer
    queria dizer
    afinal
    alias
    prefiro
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
  waitlist: words`
    (?:lista|fila) de espera
    (?:na|a) lista(?! de (?:pratos|vinhos))
    em espera
    (?:avise-me|avisa-me|avisem-me|avisem|avisa|avise|me avisa|me avise|me avisem|me avisam|avisam-me) (?:se|quando|caso|assim que)
    (?:podem avisar|pode avisar|pode me avisar|podem-me avisar|me chama|me chame|me fala) (?:se|quando|caso|assim que)
    se vagar
    se abrir (?:uma )?(?:vaga|mesa)
    se (?:ficar|houver|surgir|aparecer) (?:algo |alguma mesa |uma mesa |algum lugar |alguma coisa )?(?:livre|disponivel|vaga)
    se (?:houver|tiver) (?:uma|alguma) (?:desistencia|vaga)
    se alguem (?:desistir|cancelar)
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
  `,
  requests: words`
    (?:podemos|poderiamos|podiamos|posso|poderia|podia|e possivel|seria possivel|pode ser|da para)
    (?:podem|poderiam|pode)(?: dar-nos| nos dar| reservar)?
  `,
  questionStart: words`
    (?:(?:uma|1) )?(?:pergunta|duvida)
    (?:a|em|de|com|por|para|ate|desde) (?:que|qual|quais|quando|quantos|onde)
    (?:precisa|e preciso|tem que|temos que) (?:ir|estar|de ir)
    o que(?! (?:foi|voce quiser))
    oq
    (?<!(?:acho|creio|penso|diria|suponho|parece) )que(?! (?:sim|nao|bom|pena|seja|sejam|tal|otimo|legal)(?![\p{L}]))
    quando
    onde
    quem
    como(?! (?:vai|esta|vao))
    por que
    porque
    qual
    quais
    quanto
    quantos
    quantas
    ha(?! \d)
    tem(?! razao)
    tens
    teria
    teriam
    haveria
    posso
    pode(?! (?:ser|sim|confirmar|reservar|marcar|deixar)(?:[,.!]|$))
    podes
    podem
    poderia
    podia
    podemos
    da (?:para|pra)
    dava(?! jeito)
    e possivel
    seria possivel
    voces
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
  `,
  book: words`
    (?<!(?:pode|podem|podes) )reservar
    reserva (?:para|pra|de|no|na|dia|as|uma|um|em|com|p/)
    reserva(?=[,.! ]*$)
    reservas? uma
    reserve
    reserva-me
    reserve-me
    me reserve
    me reserva
    reservem
    reservo
    qero reservar
    resevar
    mesa para
    mesa pra
    mesa p/
    mesa de \d{1,2}
    mesinha
    uma mesa
    1 mesa
    1 reserva
    (?:quero|queria|queriamos|queremos|gostaria|gostava|gostavamos|gostariamos|preciso|precisamos|desejo|desejamos|qero|kero|precisava|estou procurando|procuro|era|estava a pensar|to querendo|estou querendo) (?:de |para |pra )?(?:ir )?(?:jantar|almocar|comer|lanchar|uma mesa|mesa|uma reserva|reserva|fazer|marcar|agendar|pedir|um lugar|lugar|reservar)
    (?:fazer|faz|faca|fazer-me|pedir|marcar|marca|marque|marca-me|agendar|agenda|solicitar|arranjar|arranja|arranja-me|arranje|arranjam|arranjam-me|guardar|guarda|guarda-me|guarde|guardem|separar|separa|separe|coloca|anota|anote|encontra|encontre|procura|procure|conseguir|consegue|consegues|me ve|me da) (?:me |ai )?(?:uma |um |a |\d{1,3} )?(?:nova )?(?:\p{L}{1,20} )?(?:reserva|mesa|mesinha|lugar|lugares|restaurante)
    (?:tentar|tente|tenta|tentamos|vamos tentar) (?:de novo|novamente|outra vez|mais uma vez)
    (?:quer|gosta|desej|pretend)\p{L}{0,7} (?:\p{L}{1,8} ){0,2}?(?:voltar|regressar|repetir|organizar|comemorar|festejar|celebrar|confraternizar|convidar)
  `,
  bookVerbs: words`
    procur(?:o|amos)
    reservar
    reserva
    quero
    qero
    queria
    queriamos
    queremos
    gostaria
    gostava
    gostariamos
    preciso
    precisamos
    precisava
    procuro
    fazer
    ter
    tem
    tens
    teria
    teriam
    haveria
    marcar
    marca
    arranjar
    arranjam
    encontrar
    ha
    pedir
    agendar
    conseguir
    consigo
    posso
    podia
    poderia
    podemos
    desejo
    sobrou
    sobra
    resta
    separar
    guardar
  `,
  bookNouns: words`
    mesa
    mesas
    mesinha
    reserva
    reservas
    lugar
    lugares
    restaurante
    disponibilidade
    disponivel
    disponiveis
    vaga
    vagas
    espaco(?! (?:kids|infantil|externo|exterior|verde|coberto|(?:para|pra|p/) (?:criancas?|estacionar)|de lazer))
    horario livre
    algo livre
  `,
  proposals: words`
    que tal
    e se
    e possivel
    seria possivel
    pode ser
    podia ser
    poderia ser
    posso
    podemos
    podes
    poderia
    poderiam
    podia
    pode
    podem
    tem
    tens
    teria
    teriam
    haveria
    ha
    da (?:para|pra)
    dava
    sera que da
    e as
    e para
    serve
    vale
    cabemos
    me reserva
    me reservam
    me arruma
    me arranja
    arranjam-me
    reservam-me
    me ve
  `,
  elsewhere: words`
    alarmes?
    despertador
    lembretes?
    lembra-me
    lembre-me
    me lembre
    temporizador
    playlist
    (?<!(?:tem|com|ha|toca) )musica(?! ao vivo)
    cancao
    album
    filme
    filmes
    cinema
    previsao
    chuva
    chover
    chovera
    neve
    nevar
    temperatura
    ensolarado
    (?<!(?:prato|pratos|ar|ta|muito|cafe|do) )frio
    calor(?= (?:amanha|hoje|em|faz))
    avalia
    avaliar
    avalie
    classifica
    romance
    livro
    serie
    videojogo
    trilha sonora
    trailer
    spotify
    youtube
    toca (?:a |uma )?(?:musica|cancao|album|playlist|\p{L}{1,20} no)
    tocar
    toque (?:a|uma|musica)
    ouvir
    pintura
    fotografia
    piada
    piadas
    adiciona(?! (?:\d|um|uma|mais) ?(?:pessoa|crianca|adulto|lugar|uma|um)?)
    adicionar(?= .{1,60}(?:lista|playlist))
    vai (?:chover|nevar)
  `,
  closing: words`
    (?:e|era) tudo
    e so isso
    so isso
    mais nada
    por enquanto e so
    adeus
    tchau
    xau
    ate logo
    ate mais
    ate ja
    ate breve
    ate amanha
    ate la
    ate (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?=[.!]*$)
    tenha um bom dia
    um abraco
    abracos
    bom fim de semana
    boa semana
    fica bem
    cumprimentos
  `,
  yes: words`
    simm?m?m?
    siim
    sim,? por favor
    sim,? obrigad[oa]
    sim,? claro
    sim,? senhora?
    sim sim
    confirm(?:o|amos) (?:a |a minha |a nossa |minha |nossa )?(?:reserva|presenca|mesa)(?=[,.!]|$)
    claro(?! que)
    claro que sim
    com certeza(?! que nao)
    ok
    okay
    okey
    okk
    oka
    esta bem
    ta bem
    ta bom
    de acordo
    pois
    pois sim
    pode sim
    quero sim
    sim,? (?:pode reservar|pode confirmar|pode ser|quero|confirmo|reserva|vamos|isso|perfeito|esta certo|com certeza)
    pode (?:ser|confirmar|reservar|marcar|fechar)(?=[,.!]|$)
  `,
  affirm: words`
    perfeit[oa]
    corret[oa]
    correctissimo
    correct[oa]
    certo
    certinho
    exato
    exacto
    exatamente
    exactamente
    isso
    isso mesmo
    isso ai
    e isso
    e isso mesmo
    e isso ai
    (?<!(?:ola|oi|oii|oie|opa|ei|hey|e ai|bom dia|boa tarde|boa noite|boas),? )tudo (?:bem|certo)
    tudo (?:ok|otimo|correto|perfeito)
    bem
    muito bem
    otim[oa]
    optim[oa]
    excelente
    confirmo
    confirmamos
    confirmar
    confirmado
    confirmada
    confirma
    confirme
    pode ser
    combinado
    afirmativo
    certamente
    sem duvida
    concordo
    bom
    boa(?=[.!]*$)
    verdade
    beleza
    blz
    bele
    fechado
    fechou
    show
    show de bola
    bora
    vamos(?=[.!]*$)
    vamos la(?=[.!]*$)
    vamos nessa
    demoro
    demorou
    ta
    tah
    ta (?:certo|otimo|perfeito|ok|legal|joia|combinado|fechado|bao)
    (?:esta|ta) (?:certo|correto|otimo|optimo|perfeito|ok|bem|tudo certo|tudo bem|excelente|bom assim)
    por mim (?:tudo bem|ok|pode ser|esta bem|otimo)
    legal
    massa
    maravilha
    fixe
    porreiro
    impecavel
    na boa
    com todo (?:o )?(?:gosto|prazer)
    com prazer
    perfeitamente
    👍
    👌
    ✅
    absolutamente
    definitivamente
    por favor
    faz isso
    faca isso
    faca favor
    pode fazer
    pode (?:confirmar|reservar|fechar|marcar)(?: sim)?
    uhum
    uhun
    aham
    ahan
    hum hum
    mhm
    s
    ss
    yes
    sip
    siga
    avanca
    avance
    prossiga
    aceito
    aceitamos
    aceitar
    aceite
    quero
    quero (?:esse|essa|este|esta)
    fico com (?:esse|essa|este|esta)
    fica assim
    acho que sim
    creio que sim
    espero que sim
    por que nao
    porque nao
    la estar(?:ei|emos)
    estaremos la
    (?:iremos|viremos)(?=[.!]*$)
    (?:sem|nenhum) problemas?
    nao ha problema
    nao tem problema
    serve
    serve perfeitamente
    da (?:sim|certo)(?=[.!]*$)
    ate la
    sem falta
    gosto
    adorei
    obvio
    logico
    evidentemente
    positivo
    conte conosco
    contem connosco
    continua de pe
    forca
    (?:todos|eles|elas) concordam
    (?:ela|ele|toda a gente) concorda
    de acordo
  `,
  deny: words`
    ${no}
    nop
    nope
    nn
    n(?=[.!]*$)
    naa?o,? obrigad[oa]
    nao quero
    de jeito nenhum
    de jeito algum
    nem pensar
    nem
    nunca
    nunca mais
    jamais
    negativo
    errado
    errada
    incorret[oa]
    incorrect[oa]
    falso
    (?:esta|ta) errad[oa]
    nao (?:esta|ta|e) (?:certo|correto|bem|isso|assim|bom|isto)
    nao e (?:bem )?(?:isso|assim|isto)
    de modo algum
    de modo nenhum
    de maneira nenhuma
    de forma alguma
    nada disso
    nao mesmo
    mal
    nao (?:serve|da|quero|gostei|me serve|nos serve|me convem|convem|interessa|me interessa|funciona)(?: (?:nao|pra mim|para mim|pra nos|para nos))?(?=[,.!]|$)
    ainda nao
    agora nao
    por agora nao
    por enquanto nao
    melhor nao
    acho que nao
    creio que nao
    claro que nao
    com certeza nao
    pois nao(?=[.!]*$)
    prefiro (?:que )?nao
    que nada
    dispenso
    isso nao
    assim nao
    👎
    ❌
    (?:deixa|deixe|deixar|deixem|fica|deixa estar)(?: tudo)? (?:como (?:esta|estava|ta)|assim|assim mesmo|igual)
    nao (?:mudar|mude|muda|alterar|altere|altera|mudem|alterem) nada
    nenhum
    nenhuma
    nenhum deles
    nenhuma delas
    nenhum dos (?:2|dois)
    nem um nem outro
    hoje nao
  `,
  withoutPhone: words`
    (?:sem|nenhum|nao tenho|nao ha|prefiro nao dar(?: o)?|nao quero dar(?: o)?) (?:numero|telefone|telemovel|celular)(?: de telefone)?
  `,
  declines: words`
    nao tenho
    nao temos
    sem
    nenhum
    nenhuma
    pular
    pula
    pule
    saltar
    passar
    passo
    prefiro nao
    prefiro nao dar
    prefiro nao dizer
    prefiro nao informar
    melhor nao
    nao precisa
    nao e necessario
    nao quero dar
    skip
    seguinte
    continuar
    proximo
  `,
  but: ["mas", "exceto", "porem", "so que", "contudo", "entretanto", "no entanto", "embora", "sem ser"],
  greet: words`
    ola
    olaa
    oi
    oii
    oiii
    oiie
    oie
    opa
    ola boa
    bom dia
    bons dias
    boa tarde
    boa noite
    bom diaa
    boas
    boas noites
    boas tardes
    e ai
    eai
    ei
    hey
    hello
    hi
    alo
    tudo bem\?
    (?<=(?:ola|oi|oii|oie|opa|ei|hey|e ai|bom dia|boa tarde|boa noite|boas),? )tudo (?:bem|bom|certo|joia)(?=[ .!]*$)
    tudo bem(?= (?:com|contigo))
    tudo bom
    td bem
    tudo joia
    tudo certo\?
    como (?:vai|vao|esta|estas|estao)(?: voce| voces)?
    beleza\?
    viva
    salve
  `,
  thanks: words`
    obrigado
    obrigada
    muito obrigado
    muito obrigada
    obrigad[oa]s
    obrigadao
    obrigadissim[oa]
    brigad[oa]
    obg
    obgd
    obrigadinh[oa]
    vlw
    valeu
    agradeco
    agradecid[oa]
    agradecemos
    grat[oa]
    gracas
    🙏
  `,
  complaint: words`
    (?:esperamos|esperei|esperar|a espera) (?:[\p{L}\d]{1,8} ){0,3}(?:horas?|minutos|imenso|seculos)(?= .{0,60}(?:prat|comida|ninguem|desculp|conta|bebid))
    ninguem (?:\p{L}{1,8} ){0,3}(?:desculpou|desculpa|desculpas)
    (?:fiquei|ficamos|passei|passamos) (?:muito )?(?:mal|doentes?|mal disposto) (?:depois|apos) (?:\p{L}{1,8} ){0,2}(?:jantar|comer|jantarmos|almocar|comida)
    (?:fazer|apresentar|quero|tenho) (?:uma |1 )?(?:queixa|reclamacao)
    (?:reclamar|queixar-me|livro de reclamacoes|queixa formal)
    (?:reembolso|reembols\p{L}{1,5}|dinheiro de volta|estorno|indemnizacao|indenizacao)
    (?:vergonha|vergonhoso|inaceitavel|inadmissivel|nojento|nojo|absurdo|burla|golpe|lamentavel|um escandalo)
    (?:mau|pessimo|pessima|horrivel|terrivel|pior) (?:servico|atendimento|comida|experiencia|restaurante|jantar)
    (?:empregado|garcom|servico|comida|sopa) (?:estava|foi|era) (?:\p{L}{1,10} ){0,3}(?:fri[oa]|cru[a]?|pessim[oa]|mal-educado|grosseiro)
    (?:carne|atendimento|jantar|pessoal) (?:estava|foi|era) (?:\p{L}{1,10} ){0,3}(?:fri[oa]|cru[a]?|pessim[oa]|mal-educado|grosseiro)
    (?:empregado|garcom|servico|comida|sopa|carne|atendimento|jantar|pessoal) (?:estava|foi|era) (?:\p{L}{1,10} ){0,3}(?:horrivel|terrivel|intragavel|rude)
    intoxicacao
    (?:estou|estamos|muito) (?:\p{L}{1,9} )?(?:zangad[oa]s?|furios[oa]s?|irritad[oa]s?|desiludid[oa]s?|decepcionad[oa]s?|indignad[oa]s?)
    (?:voces sao|es|sao) (?:\p{L}{1,9} )?(?:inuteis|inutil|incompetentes?)
    nunca mais
  `,
  sorrow: words`
    (?:morreu|faleceu|falecimento|funeral|velorio|de luto)
    (?:hospital|internad[oa]s?|urgencia|uti)
    (?:acidente|enfarte|infarto|avc)
    (?:estou|esta|estamos|estao|ficou|fiquei) (?:\p{L}{1,9} )?(?:doentes?)
    (?:tenho|tem|temos|estou com|esta com) (?:\p{L}{1,4} )?(?:covid|febre|gripe)
  `,
  usual: words`
    (?:o|a) (?:mesmo|mesma)(?: \p{L}{1,10}){0,2} (?:da|de|do|que) (?:a |na |da )?(?:ultima|outra|sempre|costume|vez)(?: vez| visita)?(?: passada| anterior)?
    (?:o|a mesa|minha mesa|nossa mesa|o lugar|meu lugar) (?:de sempre|do costume|habitual)
    (?:igual|como|tal como) (?:a |da |na |de )?(?:ultima vez|outra vez|vez passada|vez anterior|sempre|costume|habitualmente)
    (?:a minha|a nossa|minha|nossa) mesa (?:habitual|favorita|preferida)
    o (?:habitual|costume)
    mesm[oa](?: \p{L}{1,10})? da (?:outra|ultima) vez
    repetir a (?:minha |nossa )?(?:ultima )?(?:reserva|mesa)
  `,
  besides: words`
    (?:uma segunda|outra|mais uma|a segunda) (?:mesa|reserva)
    (?:uma )?(?:mesa|reserva) (?:a mais|extra|adicional)
    (?<=^ {0,2})(?:mais 1|mais uma|ambas|uma segunda)(?= {0,2}(?:por favor|pf|[.!?,]|$))
    (?<=^ {0,2})alem (?:dess[ae]|disso)
  `,
  late: words`
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
  `,
  praise: words`
    otimo
    fantastico
    maravilhoso
    excelente
    espetacular
    fixe
    que bom
    que (?:simpatico|maravilha)
    perfeito
    esta perfeito
    otima
    maravilha
  `,
  thankedFor: words`
    pel[ao]s?
    por(?! favor)
  `,
  first: words`(?:(?:fico com|prefiro|quero|escolho|pode ser|reserva|melhor) )?(?:o primeiro|a primeira|primeiro|primeira|o 1º|a 1ª|a 1a|a primeira opcao|o mais cedo|a mais cedo|o quanto antes|o primeiro horario)`,
  last: words`(?:(?:fico com|prefiro|quero|escolho|pode ser|reserva|melhor) )?(?:o ultimo|a ultima|ultimo|ultima|a ultima opcao|o mais tarde|a mais tarde|o ultimo horario)`,
  choice: words`
    o
    a
    numero
    o numero
    opcao
    a opcao
    escolho
    escolho a
    escolho o
    prefiro
    prefiro a
    prefiro o
    fico com
    fico com a
    fico com o
    o das
    a das
    quero o
    quero a
    pode ser a
    pode ser o
    as
    horario
    mesmo
  `,
  places: words`
    segunda|segundo|2ª|2º
    terceira|terceiro|3ª|3º
    quarta|quarto
    quinta|quinto
    sexta|sexto
  `,
  any: words`
    tanto faz
    para mim tanto faz
    qualquer um
    qualquer uma
    qualquer
    qualquer um deles
    qualquer uma delas
    qualquer hora
    a qualquer hora
    e indiferente
    indiferente
    nao importa
    e igual
    os 2
    as duas
    ambos
    ambas
    todos servem
    todas servem
    pode escolher
    escolha voce
    sem preferencia
    somos flexiveis
    flexivel
  `,
  fillers: words`
    por favor
    porfavor
    pf
    pfv
    pfvr
    pff
    plz
    pls
    se faz favor
    sff
    faz favor
    fazendo o favor
    eh
    ehh
    hmm
    hum
    bem
    bom
    entao
    pois
    oh
    ah
    ahh
    opa
    obrigado
    obrigada
    talvez
    ok
    e
    sim
    so
    acho
    acho que
    creio que
    agora
    senhor
    senhora
    melhor
    eu disse
    desculpa
    desculpe
    desculpem
    olha
    olhe
    oiga
    tipo
    ne
    ta
    ja
    mesmo
    que vem
    ai
    la
    cara
    moco
    moca
    amigo
    amiga
    kkk
    kk
    kkkk
    rs
    rsrs
    haha
    com licenca
    na verdade
    afinal
    no final
    eu
    nos
    a gente
    sera
    seria
    e que
    e o seguinte
    poderia ser
    pode ser
  `,
};
