import { words } from "../word-list.ts";

/** Streets and places are called by days: "rue du 4 septembre". */
const street =
  "(?:rua|r\\.|avenida|av|praca|largo|travessa|alameda|rodovia|estrada|metro|estacao|paragem|parada|" +
  "escola|colegio|parque|shopping|centro comercial|estadio|hospital|ponte|bairro|cais)";

const month = "(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)";

export const otherNumbers = words`
  cont(?:a|am) (?:como|por) (?:1|uma?)(?: (?:pessoa|adulto|lugar))?(?![\p{L}])
  (?<=(?:qual|qualquer|uma|um|1|nenhuma|nenhum|[ao] (?:primeir|segund|ultim)[ao]|[ao] (?:mais|menos) (?:cedo|tarde)) )d[ao]s 2(?! ?(?:e|h|:|\d))
  (?<=mais tempo,? [^.?!\d]{0,20})[1-4] ?(?:h|horas?)(?! ?\d)
  (?:cancel|anul|borr|desmarc)\p{L}{1,6} [ao]s #(?=[^\p{L}\d]{0,3}$)
  (?:\d{1,4}(?: bis| ter)?,? )?${street}\.? (?:de |do |da |dos )?\d{1,2}(?:er|[ºo°]|\.º)?\.? (?:de |d')?${month}(?:(?: de|,)? (?:n\.?[ºo°]? ?)?\d{1,4})?
  (?<=(?:quanto|preco) .{0,20})(?:menu|prato) (?:de|do|da) (?:almoco|jantar|noite)
  mesa #(?= (?:da|do|outra)|[.!?]?$)
  mesa (?:numero |n\.? ?|nº ?|no ?)#
  (?:rua|avenida|av|praca|travessa) (?:\p{L}{1,15} ){0,3}#
  (?:ontem|durante|esperamos|espera|esperar|demora|demorou|cada|ha|com|mais de|menos de|ultimas) # horas?
  24 horas(?! do dia \d)
  ha # (?:dias?|semanas?|mes|meses|anos?)
  # aninhos
  (?<!^|[,.;!] )faz #(?! (?:pessoas|lugares))
  os # anos
  cumpre #
  turno #
  codigo #
  (?:casa|bloco|apto|apartamento|porta|km|lote) #
  # garfos
  (?:segunda|terceira|quarta|quinta|sexta) (?:opcao|vez|pessoa|mesa|reserva|hora|fila|sala|alternativa|mao|parte)
  (?:segunda|terceira|quarta|quinta|sexta) (?:linha|rodada|mensagem|classe|escolha|sugestao|feira de)
  quinta (?:do|dos|das|da) (?!semana|proxima|noite|tarde|manha)\p{L}{3,20}
  (?:tao|chegar|chegamos|chegaremos) tarde
  (?:quarto|numero|rua|linha|andar|porta) #
  # anos
  # (?:estrelas?|euros?|reais|pontos?|por cento|km|metros|segundos?|quartos|noites)
  #(?:º|o|°) (?:andar|aniversario)
  por # (?:horas?|noites|dias?)
  (?:ainda )?faltam? (?:ainda )?# pessoas?
  nota #
  (?:grupo|clube|canal|sala|estudio|apartamento|apto|andar|radio|linha|km|quilometro|bloco) #
  (?:completa|completou|comemora|festeja|vai (?:fazer|completar)|fara|vai para os) #(?! (?:pessoas|lugares))
`;
