import type { TopicWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const topics: TopicWords = {
  fees: words`
    (?:cancel|anul|desmarc)\p{L}{1,9}[,.:; ]{1,4}(?:\p{L}{1,12} ){0,4}ate (?:quando|a? ?que (?:horas|dia))
    (?:reserva|reservar) (?:custa|e gratis|e gratuita|paga-se|e paga)
    (?:paga-se|pagar|paga|custa)(?: \p{L}{1,8}){0,2} (?:para |pela |a )?(?:reservar|reserva)
    se (?:eu |nos |a gente )?(?:me )?(?:esquecer|esquecermos|esquecesse)(?:-?nos)?
    (?:cobram|pago|paga|pagamos|custa) (?:[\p{L}']{1,10} ){0,4}se (?:[\p{L}'\d]{1,12} ){0,4}(?:falta|faltam|doentes?|vier|vierem)
    (?:descont\p{L}{1,4}|cobr\p{L}{1,4}|debit\p{L}{1,4}|tir\p{L}{1,3}) (?:\p{L}{1,10} ){0,2}(?:do|no|ao) (?:\p{L}{1,10} ){0,1}(?:cartao|conta)
    (?:perco|perdemos|perderia|devolvem|devolve|recupero|reembolsam|fico sem|ficamos sem) (?:\p{L}{1,10} ){0,3}(?:sinal|deposito|caucao|dinheiro|adiantamento)
    (?:reembolsavel|reembolso|multa|penalizacao|penalizam|estorno)
    (?:cobram|pago|pagar|pagamos|custa|acontece|descontam) (?:[\p{L}']{1,10} ){0,4}se (?:[\p{L}']{1,12} ){0,4}(?:nao|menos|formos|faltar|faltarmos|so)
    (?:cobram|pago|pagar|pagamos|custa|acontece|descontam) (?:[\p{L}']{1,10} ){0,4}se (?:[\p{L}']{1,12} ){0,4}(?:cancel\p{L}{1,5}|desmarc\p{L}{1,5})
    ate (?:quando|que dia|que horas|a que horas) (?:[\p{L}']{1,12} ){0,4}(?:cancelar|desmarcar|cancelo|anular)
    (?:dar|deixar|preciso|precisam) (?:\p{L}{1,8} ){0,3}cartao (?:\p{L}{1,8} ){0,3}(?:reservar|reserva|credito)
    (?:e )?se (?:eu |nos |a gente |alguem )?(?:nao|n) (?:for|formos|vier|viermos|aparecer|aparecermos|puder ir|pudermos ir|comparecer|comparecermos)
    no[- ]?show
    (?:deposito|sinal|caucao|adiantamento)
    (?:pagar|pago|paga|cobram) (?:\p{L}{1,8} ){0,2}(?:adiantado|antecipado|antecipadamente|antes|na reserva)
    (?:taxa|taxas|multa|custo|custos|politica|prazo|condicoes|regras) de (?:cancelamento|cancelar|no-show|reserva|desmarcar)
    (?:ha|tem|existe|cobram) (?:alguma |uma |1 )?(?:taxa|multa|cobranca|penalizacao|penalidade)
    (?:custa|acontece|cobram|pago|pagar) (?:[\p{L}',]{1,12} ){0,5}(?:cancelar|cancelarmos|desmarcar|desmarcarmos)
    ate (?:quando|que horas) (?:[\p{L}']{1,12} ){0,4}(?:cancelar|desmarcar)
    (?:cancelar|desmarcar) (?:[\p{L}']{1,12} ){0,3}(?:gratis|gratuitamente|de graca|sem custo|sem custos|sem taxa|mais tarde|depois|no proprio dia|se)
    (?:prazo|limite|ultimo dia|ultima hora|ultimo momento) (?:para|de) (?:o )?(?:cancel|anul|desmarc)\p{L}{1,9}
    (?:precisam|precisa|pedem|pede|querem|e preciso|tenho de dar|necessitam) (?:\p{L}{1,6} ){0,2}(?:cartao|numero do (?:meu )?cartao)
    (?:tenho|temos|preciso|precisamos) (?:de |que )?pagar (?:agora|ja|antes|adiantado)
    (?:ate (?:que|qual|quantos|quantas) (?:dias?|data|horas?|momento)(?: antes)?) (?:[\p{L}',]{1,12} ){0,6}(?:cancel\p{L}{1,5}|desmarc\p{L}{1,4})
    (?:cancel\p{L}{1,5}|desmarc\p{L}{1,4})(?: [\p{L}']{1,14}){0,4},? (?:ate (?:que|qual|quantos|quantas) (?:dias?|data|horas?|momento)(?: antes)?)
  `,
  stay: words`
    mandam(?:-nos| nos)? (?:embora|sair)
    (?:quanto|quanto tempo|ate que horas|ate quando|quantas horas) (?:\p{L}{1,12} ){0,4}(?:mesa|ficar|estar|nossa|sentados)
    (?:limite|tempo limite|duracao) (?:de tempo|de horas?|horario|da mesa|na mesa)
    (?:temos|tem|tenho|e preciso) (?:de|que) (?:sair|ir embora|largar|deixar a mesa|levantar|libertar|liberar|desocupar)
    (?:podemos|da para|da pra|pode-se|posso) (?:ficar|demorar|prolongar|estar)(?! (?:em|no|na|dentro|fora|la fora|perto|junto))
    (?:expulsam|expulsos|mandam embora|mandam sair|poem-nos fora)
    (?:2|dois|1|primeiro|segundo) turnos?
    (?:quanto|quanto tempo|por quanto tempo|quantas horas) (?:\p{L}{1,12} ){0,4}(?:ficar|mesa|estar|temos|podemos|dura|permanecer)
    limite de tempo
    tempo (?:limite|maximo|limitado)
    (?:temos|tem) (?:de|que) (?:sair|deixar|libertar|liberar|ir embora)(?: a mesa)?
  `,
  day: words`
    (?:que|qual) (?:data|dia)(?: (?:e|seria|sera|era|cai|do mes|e esse|e hoje|e isso))?(?: (?:segunda|terca|quarta|quinta|sexta|sabado|domingo|esse|isso|hoje))?
    (?:que|qual) e a data(?: (?:e|seria|sera|era|cai|do mes|e esse|e hoje|e isso))?(?: (?:segunda|terca|quarta|quinta|sexta|sabado|domingo|esse|isso|hoje))?
    a quantos estamos
  `,
  assistant: words`
    quem (?:e voce|es tu|e|sao voces|fala|esta ai)
    com quem (?:falo|estou (?:a falar|falando))
    (?:falo|estou a falar|estou falando) com (?:um |uma |1 )?(?:robo|bot|maquina|pessoa|humano|ia)
    (?:voce e|es|e|isto e|sao) (?:um |uma |1 )(?:robo|robot|bot|maquina|humano|humana|pessoa|ia|programa|chatbot|computador|pessoa real)(?: real| de verdade)?
    como (?:te chamas|voce se chama|se chama)
    qual (?:e )?o (?:seu|teu) nome
  `,
  largest: words`
    (?:ate )?quant[oa]s(?: pessoas)? (?:podem|pode|conseguem|cabem|aceitam|podemos|recebem|voces (?:recebem|aceitam|atendem|podem|conseguem)) ?(?:receber|sentar|acomodar|ser|ir|vir|acolher|atender|no maximo)?
    (?:maior grupo|grupo maximo|grupo maior)
    (?:maximo|numero maximo) de pessoas
  `,
  starts: words`
    qual (?:e|seria) (?:o|a) (?:mais (?:cedo|tarde)|primeir[oa]|ultim[oa])(?: (?:que (?:tem|ha|voces tem)|disponivel|possivel))?(?=[.!?, ]*$)
    (?:ate que horas|a que horas no maximo|o mais (?:tarde|cedo) que|ate quando) (?:eu |a gente |nos )?(?:posso|podemos|da para|se pode|pode|podia|podiamos) (?:ir|vir|chegar|reservar|marcar|jantar|comer|almocar)
    (?:ultima|primeira) (?:mesa|reserva|hora)(?: possivel| disponivel)?
    (?:a )?primeira (?:e|ou) (?:a )?ultima (?:mesa|hora|reserva)
  `,
  ownName: words`
    (?:porque|por que|porque e que|para que|para que e que) (?:\p{L}{1,12} ){1,4}?(?:meu|nosso|um|o) nome
    (?:o )?que (?:fazem|fazes|faz|acontece|vao fazer) (?:com|ao) (?:o )?(?:meu|nosso) nome
  `,
  ownPhone: words`
    (?:porque|por que|porque e que|para que|para que e que) (?:\p{L}{1,12} ){1,4}?(?:meu|nosso|um|o) (?:numero|telefone|telemovel|celular)
    (?:o )?que (?:fazem|fazes|faz|acontece|vao fazer) (?:com|ao) (?:o )?(?:meu|nosso) (?:numero|telefone|telemovel|celular)
    quem (?:ve|recebe|tem) o meu (?:numero|telefone|telemovel|celular)
  `,
  reminder: words`
    (?:(?:me|nos) )?(?:enviam|envia|mandam|manda|recebo|recebemos|receberei|vou receber|ha|tem)(?:-me|-nos)? (?:um|algum) lembrete
    (?:me|nos) (?:lembram|lembra|avisam|avisa) (?:antes|na vespera|no dia)
    (?:lembram|avisam)-(?:me|nos) (?:antes|na vespera|no dia)
  `,
  noted: words`
    (?:esta|estao|ficou|ficaram|foi) (?:ja |bem )?(?:anotad[oa]s?|registad[oa]s?|apontad[oa]s?) (?:a|o|as|os|isso)
    (?:a|o|as|os|minha|meu) (?:\p{L}{2,14} ){1,4}(?:esta|estao|ficou|ficaram|foi) (?:ja |bem )?(?:anotad[oa]s?|registad[oa]s?|apontad[oa]s?)
    (?:anotou|anotaram|apontou|apontaram|tomou nota|tomaram nota) (?:a|o|as|os|isso|da|do)
  `,
  adjusting: words`
    (?:posso|podemos|da para|e possivel|poderia) (?:mudar|alterar|muda-lo|muda-la|altera-lo|altera-la) (?:mais tarde|depois|mais a frente)
    (?:e|o que acontece|que acontece) se (?:no fim |afinal )?(?:so|somente|apenas) (?:vier|for|aparecer) (?:uma?|1)(?: de nos| pessoa)?
    (?:e|o que acontece|que acontece) se (?:so|somente|apenas) (?:uma?|1)(?: de nos| pessoa)? (?:vier|for|aparecer)
    (?:e|o que acontece) se (?:no fim |afinal )?(?:so |somente |apenas )?(?:vier|formos|for|vierem|faltar|um de nos|uma de nos|alguem) (?:so |apenas )?(?:um|uma|1|menos|mais|alguem|vier|faltar)
    (?:posso|podemos|da para|e possivel|poderia) (?:mudar|alterar|ajustar) (?:o numero|a hora|a reserva|a mesa|isso)(?: de pessoas)? (?:mais tarde|depois|mais a frente)
    (?:e|o que acontece|que acontece) se (?:no fim |afinal )?(?:formos|formos so|vierem) (?:so |apenas )?#
    (?:acrescentar|adicionar|juntar|levar) (?:alguem|mais alguem|mais pessoas|uma pessoa)(?: mais)? (?:depois|mais tarde)
  `,
  hours: words`
    horarios?(?: de (?:funcionamento|abertura|fecho|fechamento))?(?! disponive(?:l|is)| livres?| vagos?)
    abrem
    abre
    fecham
    fecha
    abertos?
    aberta
    fechados?
    fechada
    funcionam
    funciona
    encerram
    encerra
    encerrados?
    hora de fecho
    dia de descanso
    folga
    ate que horas?
    a partir de que horas?
    a que horas? (?:abr|fech|encerr)\p{L}{1,4}
    (?:a )?cozinha (?:fecha|abre|aberta|encerra|funciona)
    (?:a que horas?|quando|ate quando) (?:e que )?(?:acaba|termina|comeca|encerra) (?:o )?(?:almoco|jantar|brunch|servico|pequeno-almoco)
  `,
  address: words`
    como (?:se vai|e que (?:se )?(?:chega|vou|vamos|chego)|posso chegar|podemos chegar|a gente chega)
    nao (?:encontro|encontramos|acho|achamos|estamos a encontrar|estou achando) (?:o (?:sitio|lugar|restaurante)|a entrada)
    (?:estou|estamos|perdi-me|perdemo-nos) perdid[oa]s?
    endereco(?! de e-?mail)
    morada
    onde (?:fica|ficam|e|esta|estao|voces ficam|voces estao|se situa|se localiza|vos encontro|encontro|situa-se)(?: o| localizados?)?
    localizacao
    localizados?
    como (?:chego|chegamos|chegar|se chega|vou|vamos|faco para chegar)
    que rua
    codigo postal
    cep
    no mapa
  `,
  contact: words`
    numero de (?:telefone|telemovel|contacto|contato|celular)
    telefone
    telemovel
    vosso numero
    ligar(?:-vos|-lhes)?
    contac?t(?:o|os|ar|ar-vos)
    e-?mail
    site
    pagina
    instagram
    facebook
    whatsapp
  `,
  photos: words`
    fotos?
    fotografias?
    imagens
    galeria
    como e (?:o (?:local|espaco|lugar|restaurante)|por dentro)
  `,
  parking: words`
    estacionamentos?
    estacionar
    parque(?: de estacionamento|amento)?
    (?:parar|deixar|deixo) (?:o|meu|o meu) carro
    garagem
    manobristas?
    valet
    vagas? (?:para carros?|de garagem|de estacionamento)
    lugar para estacionar
    carregador
  `,
  transport: words`
    autocarros?
    onibus
    metro
    eletrico
    comboio
    trem
    estacao
    paragem
    ponto de onibus
    transportes? publicos?
    taxi
    uber
  `,
  dogs: words`
    cao
    caes
    cachorr(?:o|os|inho|inhos|a)
    cadela
    caozinho
    animais(?: de estimacao)?
    animal
    gatos?
    pets?
    pet[- ]friendly
  `,
  children: words`
    criancas?
    bebes?
    cadeir(?:a|as|inha|inhas|ao|oes) (?:altas?|infantil|infantis|(?:para|de) (?:criancas?|bebes?))
    cadeiroes
    cadeirao
    cadeirinhas?
    miudos?
    menu infantil
    infantil
    carrinhos?(?: de bebe)?
    fraldario
    espaco kids
    area kids
    brinquedoteca
    parque infantil
  `,
  access: words`
    cadeiras? de rodas
    cadeirantes?
    acessive(?:l|is)
    acessibilidade
    mobilidade reduzida
    deficientes?
    deficiencia
    escadas?
    degraus
    elevador
    rampa
    andarilho
  `,
  payment: words`
    cart(?:ao|oes)(?: de (?:credito|debito|refeicao))?
    dinheiro
    numerario
    multibanco
    mb ?way
    pix
    amex
    american express
    visa
    mastercard
    apple pay
    pagar
    paga
    pagamentos?
    vale[- ]refeicao
    vr
    ticket
    gorjeta
    taxa de servico
    vales?
    voucher
    dividir a conta
  `,
  diets: words`
    vegan(?:o|os|a|as)?
    vegetarian(?:o|os|a|as)
    gluten
    sem gluten
    celiac(?:o|os|a|as)
    halal
    kosher
    lactose
    sem lactose
    nozes
    frutos secos
    amendoim
    alerg(?:ia|ias|ico|ica|icos|icas|enios|enicos)
    intoleran(?:te|tes|cia|cias)
    dietas?
  `,
  menu: words`
    (?:o )?que (?:me |nos )?(?:recomenda|recomendam|aconselha|aconselham|sugere|sugerem)
    (?:o )?que (?:e|ha|tem|tem) de bom
    cardapios?
    ementas?
    menus?
    carta(?: de vinhos)?
    pratos?
    comida
    cozinha
    especialidades?
    prato do dia
    menu executivo
    degustacao
    rodizio
    vinhos?
    cocktails
    drinks
    cervejas?
    bebidas?
    (?<!(?:na|numa|com a|sobre a|a) )sobremesas?
    carnes?
    peixes?
    bacalhau
    marisco
    frutos do mar
    pizzas?
    massas?
    hamburguer(?:es)?
    sushi
    brunch
    cafe da manha
    pequeno[- ]almoco
    buffet
    bufe
    feijoada
  `,
  prices: words`
    precos?
    quanto (?:custa|custam|e|sai|fica|cobram)
    custa
    custam
    caro
    cara
    barato
    sinal
    deposito
    couvert
    por pessoa
    valor(?:es)?
    orcamento
  `,
  outdoors: words`
    esplanada
    la fora
    fora
    ao ar livre
    exterior
    area externa
    terraco
    jardim
    patio
    varanda
    vista
  `,
  dress: words`
    dress code
    traje
    codigo de (?:vestuario|vestimenta)
    vestir
    vestimenta
    arrumad[oa]s?
    roupa
    jeans
    calcas de ganga
    calcoes
    bermuda
    gravata
    fato
    terno
  `,
  corkage: words`
    rolha
    taxa de rolha
    (?:levar|trazer) bolo(?: de aniversario)?
    (?:levar|trazer) (?:o|a|um|uma|nosso|nossa|o nosso|a nossa|meu|o meu)(?: propri[oa])? ?(?:\p{L}{1,12} )?(?:vinho|garrafa|bolo|bebidas?)(?: de aniversario)?
    (?:levar|trazer) (?:o|a|um|uma|nosso|nossa|o nosso|a nossa|meu|o meu)(?: propri[oa])? ?(?:\p{L}{1,12} )?(?:comida|espumante|champanhe)(?: de aniversario)?
    propri[oa] (?:vinho|garrafa|bolo)
  `,
  wifi: words`
    wi-?fi
    internet
    tomadas?
  `,
  smoking: words`
    fumar(?: (?:na (?:esplanada|varanda)|la fora|fora))?
    fumador(?:es)?
    fumantes?
    vape
    narguile
    charutos?
    cigarros?
  `,
  music: words`
    musica
    musica ao vivo
    concertos?
    dj
    karaoke
    piano
    futebol
    jogo
    dancar
    ambiente
    fado
    show
  `,
  events: words`
    sala (?:privada|reservada|separada|privativa)
    espaco (?:privado|reservado)
    area reservada
    eventos?
    casamentos?
    batizados?
    aniversarios?
    jantar(?:es)? (?:de empresa|de natal|de grupo)
    festas?
    grupos grandes
    grandes grupos
    catering
    para levar
    take ?away
    entregas?
    delivery
    entregam
    alugar
  `,
};
