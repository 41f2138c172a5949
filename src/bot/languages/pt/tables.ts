import type { TableWords } from "../table-words.ts";
import { words } from "../word-list.ts";

const oneTable = words`
  (?:so|apenas|somente) uma (?:mesa|reserva)
  uma (?:so|unica) (?:mesa|reserva)
  uma mesa (?:so|chega|basta|no total)(?= {0,2}(?:por favor|pf|[.!,;]|$))
`;

export const tables: TableWords = {
  several: words`
    # (?:mesas?|grupos) (?:de|para|com) # (?:cada|cada uma|cada um|pessoas cada)
    # (?:mesas?|grupos) de #
    # mesas para #(?! (?:e|no total|ao todo)(?![\p{L}]))
  `,
  pair: words`
    2 mesas:? (?:de |para )?# (?:e|&|\+) (?:de )?#
  `,
  split: words`
    (?:divid|repart|separ)(?:id|ad)[oa]s?(?: em| por)?(?: 2 (?:mesas|grupos))?(?: de|,|:)? # e (?:de )?#
  `,
  spread: words`
    (?:distribu|divid|repart)id[oa]s? (?:por|em|entre) \d{1,2} mesas
  `,
  counted: words`
    # mesas
  `,
  oneFor: words`
    (?:mais )?(?:uma?|1|outra)(?: mesa)? (?:para|pra)
    (?:(?:uma|1|outra) )?mesa de
  `,
  tablesFor: words`
    mesas (?:para|pra|de)
  `,
  another: words`
    (?<=^ ?|[,.!] )(?:e |tambem |sim |depois ){0,3}(?:outra|mais (?:uma|1))(?: mesa)?(?= (?:para|pra|as|no|na|amanha|hoje|segunda|terca|quarta|quinta|sexta|sabado|domingo)(?![\p{L}])(?! (?:a|minha|nossa) (?:mesa|reserva)))
    (?:mais (?:uma|1)|outra|(?:uma|1) segunda) mesa
    (?:mais (?:uma|1)|e outra|outra|(?:uma|1) segunda) para
    (?:mais (?:uma|1)|outra|(?:uma|1) segunda) reserva
    (?:agora|depois) (?:uma|1)(?: mesa)? para
    (?:uma|1) mesa (?:a parte|separada|extra|adicional) para
    ^(?:\p{L}{1,6}[,.]? ){0,2}(?:uma |1 )?nova (?:mesa|reserva)
    (?:a mesma coisa|o mesmo) (?:outra vez|de novo|mais uma vez)(?= (?:no|na|em|para|dia)(?![\p{L}]))
    tambem (?:preciso de |quero |queria )?(?:uma|1) mesa
    doutra mesa
    (?:uma|1) mesa nova
  `,
  asWell: words`
    tambem
    tb
    tbm
    alem d(?:isso|esse)
  `,
  notAnother: words`
    (?:eu |a gente |nos )?nao (?:quero|queremos|queria|preciso|pedi|quer)(?: reservar| fazer)? (?:outra|mais uma|uma segunda|uma nova)(?: mesa| reserva)?
    nao (?:quero|queremos) reservar (?:de novo|outra vez|duas vezes|novamente)
  `,
  instead: [
    ...oneTable,
    ...words`
      (?<!nao )(?:em vez|no lugar|ao inves)(?: (?:dela|dessa|da outra|da primeira|disso))?
      (?<!nao )substitu\p{L}{1,6}
      (?<=^.{0,12})a (?:2a|segunda|nova)(?= {0,2}(?:por favor|pf|[.!,;]|$))
    `,
  ],
  oneTable: [
    ...oneTable,
    ...words`
      (?:a|o) (?:outr[ao]|segunda|2a)(?: mesa)? (?:ja )?nao (?:e |a |me |nos )?(?:precis[ao]\p{L}{0,3}|quer\p{L}{1,5}|quero|faz falta|necessaria|e precisa)
      (?:ja )?nao (?:precis\p{L}{1,4}|quero|queremos) (?:d?a|de uma|de 1|uma|1) (?:outra|segunda|2a)(?: mesa)?
      (?:sem|esqueca|deixe|tire|esquece) (?:a|la) (?:outra|segunda|2a) mesa
    `,
  ],
  other: words`
    (?:a|o|minha|nossa) outr[ao](?: (?:mesa|reserva|marcacao))?(?! (?:restaurante|dia|hora|metade))
  `,
  keepsDay: words`
    (?:mas )?(?:a d[eo] |o )?@ (?:mantem-se|mantemos|mantenha|fica|mantenho)
    (?:mantenham?|deixe|mantem) (?:a d[eo] |o |a )?@
  `,
  ofDay: words`
    a mesa d[eao] @(?= (?:pode|podia|poderia) (?:ser|passar|ficar)(?: a ser)? (?:para|de) )
    (?:mud\p{L}{1,3}|pass\p{L}{1,3}|adi\p{L}{1,3}|antecip\p{L}{1,3}|alter\p{L}{1,3})(?: (?:o|a|de|da)){0,2} @(?: a noite)? (?:para )?as(?= (?:\d|¦))
    (?:a|minha|nossa) (?:reserva|marcacao) (?:d[eao] |para )@
    a d[eao] @
    (?:minha|nossa) mesa (?:d[eao] |para )@
  `,
  which: words`
    (?:nao (?:e )?ess[ae]|ess[ae] nao|esta nao|nao (?:e )?esta)(?= ?[,.!]|$)
    (?:mesa|reserva) errada
    a (?:d[ea] )@
    (?:a|minha|nossa) (?:mesa|reserva|marcacao) (?:d[ea] |para )?@
  `,
  alreadyBooked: words`
    ja (?:tenho|temos) (?:uma )?(?:reserva|mesa)
    ja (?:reservei|reservamos|marquei|marcamos)
    (?:tenho|temos) uma reserva(?! para)
  `,
  takesBack: words`
    afinal (?:sempre )?(?:vamos|vou|conseguimos ir|iremos)(?=[ ,.!]*$)
    (?:vamos|vou) (?:na mesma|mesmo assim)
    (?:quero|queria|gostava de|gostaria de|posso|podemos|quero a|queria a) (?:recuperar|recupera-la|recupera-lo|
      te-la de volta|ter de volta|a mesa de volta|mesa de volta|reserva de volta|ela de volta)(?: a mesa| a reserva)?
    (?:quero|queria) (?:de volta|a minha mesa de volta|a minha reserva de volta)
    (?:desfaz|desfazer|desfaca)(?: isso)?
    foi (?:um engano|engano|um erro|sem querer)
    (?:reserve|reserva) (?:outra vez|de novo|novamente)
    botao errado
    por engano
    queri(?:a|amos) dizer (?:que )?sim
    afinal,? sim
    (?<=^(?:(?:nao|oh|ops|ups|desculpe|desculpa|ah|espera|espere)[,.! ]{1,3}){0,3})(?:espera|espere|isso nao|nao (?:cancele|cancela|apague|apaga|perca|esqueca)|nao era isso|nao quis dizer isso|nao queria isso)(?=[ .!]{0,3}$)
  `,
};
