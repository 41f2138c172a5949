import type { TopicWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const topics: TopicWords = {
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
  `,
  address: words`
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
    sobremesas?
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
    (?:levar|trazer) (?:o|a|um|uma|nosso|nossa|o nosso|a nossa|meu|o meu)(?: propri[oa])? ?(?:\p{L}{1,12} )?(?:vinho|garrafa|bolo|bebidas?|comida|espumante|champanhe)(?: de aniversario)?
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
