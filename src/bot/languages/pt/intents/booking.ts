import type { BookingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const booking: BookingWords = {
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
    (?:quero|queria|queriamos|queremos|gostaria|gostava|gostavamos|gostariamos|preciso|precisamos|desejo|desejamos|
      qero|kero|precisava|estou procurando|procuro|era|estava a pensar|to querendo|estou querendo) (?:de |para |
      pra )?(?:ir )?(?:jantar|almocar|comer|lanchar|uma mesa|mesa|uma reserva|reserva|fazer|marcar|agendar|pedir|
      um lugar|lugar|reservar)
    (?:fazer|faz|faca|fazer-me|pedir|marcar|marca|marque|marca-me|agendar|agenda|solicitar|arranjar|arranja|
      arranja-me|arranje|arranjam|arranjam-me|guardar|guarda|guarda-me|guarde|guardem|separar|separa|separe|coloca|
      anota|anote|encontra|encontre|procura|procure|conseguir|consegue|consegues|me ve|me da) (?:me |ai )?(?:uma |um |
      a |\d{1,3} )?(?:nova )?(?:\p{L}{1,20} )?(?:reserva|mesa|mesinha|lugar|lugares|restaurante)
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
    existe
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
    por ?que nao
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
    (?<=^ {0,2})(?:nao,? )?(?:e )?(?:uma|a) nova(?: (?:mesa|reserva))?(?= {0,2}(?:por favor|pf|[.!?,]|$))
    (?:uma segunda|outra|mais uma|a segunda) (?:mesa|reserva)
    (?:uma )?(?:mesa|reserva) (?:a mais|extra|adicional)
    (?<=^ {0,2})(?:mais 1|mais uma|outra|ambas|uma segunda)(?= {0,2}(?:por favor|pf|[.!?,]|$))
    (?<=^ {0,2})alem (?:dess[ae]|disso)
    (?:para |com |e para |sao )?(?:outras pessoas|outra gente|outros amigos|outro grupo)(?= {0,2}(?:por favor|[.!?,]|$))
  `,
};
