import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const house = {
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
    vales?
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
    fora(?! de (?:questao|causa|hipotese|cogitacao|horas))
    ao ar livre
    exterior
    area externa
    terraco
    jardim
    patio
    varanda
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
    alugar
  `,
} satisfies Partial<TopicWords>;
