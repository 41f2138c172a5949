# O que o maitred diz aos clientes. Breve, caloroso, concreto; uma pergunta de cada vez.

welcome =
    Olá! { $house } dá-lhe as boas-vindas. Eu trato das reservas.
    Escreva simplesmente o que deseja, por exemplo “mesa para 4 amanhã às 19h, junto à janela”.
welcome-at = Olá! { $venue } dá-lhe as boas-vindas.
books-scenario = A sua reserva: { $scenario }.
help =
    Diga-me, por palavras suas, quantas pessoas serão, o dia e a hora. Eu procuro os horários livres e a escolha é sua.
    Pode mudar de ideia a qualquer momento: “afinal somos 5”, “melhor sexta-feira”, “uma hora mais tarde”.
    /book começa uma reserva, /bookings mostra as suas, /cancel cancela uma, /language muda o idioma.
help-person = Escreva “falar com alguém” e eu aviso a equipa.
anything-else = Em que posso ajudar?
you-are-welcome = De nada!
thanks-but-open = De nada! Só falta o seu sim:
as-it-is = Muito bem, então tal como está aqui:
no-wishes = Combinado, sem pedidos especiais.
goodbye = Até à próxima, e obrigado pela mensagem!
goodbye-open = Até já! Ainda não está nada feito. Escreva-me quando quiser continuar.
goodbye-held = Até já! Guardo-lhe a mesa até às { $time }. Ainda não está reservada: escreva-me quando quiser continuar.
goodbye-until = Até { $date } às { $time }!
goodbye-waiting = Até já! Escrevo-lhe assim que uma mesa ficar livre.
not-booked-yet = Ainda não está reservada: basta um toque aqui em baixo ou um sim.
not-booked-held = Ainda não está reservada: guardo-lhe a mesa até às { $time }. Basta um toque aqui em baixo ou um sim.
not-changed-yet = Ainda não mudei nada: só falta o seu sim.
nothing-booked-yet = Ainda não, por enquanto não há nada reservado. Vamos continuar:
dropped-draft = Muito bem, fica sem efeito. Nada foi reservado.
dropped-besides = Muito bem, essa fica sem efeito. O que já reservou mantém-se.
dropped-one = Muito bem, essa fica sem efeito.
which-cancelled = Deixo só a mesa que estamos a escolher ou cancelo também as suas reservas? Ainda nada foi cancelado.
started-over = Vamos recomeçar.

ask-language = Em que idioma prefere continuar?
language-changed = Claro, continuamos em português.
language-not-spoken = Lamento, não falo { $language }. Posso responder em { $languages }.

ask-venue = Qual restaurante prefere?
ask-venue-by-name = Temos { $count } restaurantes: escreva-me, por favor, o nome daquele que prefere.
ask-party-size = Quantas pessoas serão?
ask-smaller-party = Prefere uma mesa mais pequena? Diga-me para quantas pessoas.
ask-date =
    { $partySize ->
        [one] Uma mesa para uma pessoa. Para que dia?
       *[other] Uma mesa para { $partySize }. Para que dia?
    }
calendar = { $month }, { $venue }, para { $partySize }. Que dia prefere?
calendar-key = Livre: 5 · em parte completo: 5* · completo: ×5 · fechado: (5)
ask-name = Em que nome fica a reserva?
ask-phone = E um número de telefone, caso o restaurante precise de ligar?
name-not-read = Não consegui ler aí um nome. Escreva-o, por exemplo, assim: “O meu nome é Ana Silva”.
phone-not-read = Não consegui ler aí nenhum número de telefone. De preferência com o código do país, por exemplo +351 21 123 4567.
contact-served = Muito bem.
which-time = A que hora se refere?
which-date = A que dia se refere?
date-is-past = Lamento, { $date } já passou.
time-is-past = Hoje já passa das { $time }.
party-size-not-possible = Uma mesa para { $partySize }? Prefiro perguntar de novo.
larger-party = Conto com { $partySize } pessoas, por segurança.
party-too-large = { $venue } aceita reservas até { $most } pessoas; { $partySize } são mais do que consigo reservar.
too-far-ahead = Por agora, { $venue } aceita reservas até { $date }.
largest-party = { $venue }: aqui posso reservar mesas para até { $most } pessoas.
larger-asked = Se forem mais, diga-me quantos e pergunto ao restaurante.
starts-from = { $venue }, { $date }: a primeira mesa é às { $first } e a última às { $last }.
scenario-told = “{ $scenario }” em { $venue }: { $text }
scenario-days = “{ $scenario }” em { $venue } pode reservar-se nestes dias:
counted-all = A mesa é para { $partySize }, contando com todos. Se não estiver certo, escreva quantos serão ao todo.
local-time = Todas as horas são a hora local de { $venue }; lá são agora { $time }.
scenario-bookable = Sim, “{ $scenario }” pode reservar-se comigo em { $venue }.
may-adjust = Se algo mudar, escreva-me, também depois da reserva: altero o número de pessoas ou a hora enquanto houver mesa.
may-be-late = Se se atrasar, escreva-me, por exemplo “20 minutos de atraso”: eu aviso o restaurante.
late-is-noted = O restaurante sabe do atraso: está anotado na sua reserva.
held-for-late = Em { $venue }, uma mesa a que ninguém chegou passa para outros { $length } depois da hora.
held-as-house = Quanto tempo a mesa é então guardada, decide o restaurante.
ways-of-venue = Em { $venue } pode comer assim:
way-to-dine = • { $scenario }
way-to-dine-for = • { $scenario }, de { $least } a { $most } pessoas
will-remind = Antes da sua visita pergunto-lhe aqui se continua a vir.
sure-by-booking = Com uma reserva a mesa está garantida. Se sem ela haverá uma livre, o restaurante saberá no próprio dia.
confirmed-by-mail = Confirmo aqui, no chat. Com o seu e-mail, envio a confirmação também por mail.
confirmed-here = Confirmo as mesas aqui, no chat, com uma referência. Não consigo enviar e-mails.
wish-is-noted = Sim, anotei para o restaurante: { $comment }
no-wish-noted = Ainda não há nenhum pedido anotado. Escreva-mo e eu junto-o.
one-at-a-time = Uma mesa de cada vez: primeiro esta. A de { $partySize }, { $date }, vem logo a seguir.
one-of-several = Reservo uma mesa de cada vez: esta é a primeira de { $count } mesas para { $partySize }. A próxima vem logo depois.
one-then-other = Uma mesa de cada vez: primeiro esta. A de { $partySize } vem logo a seguir.
second-not-free = A segunda mesa, para { $partySize }, não está livre às { $time }; o mais próximo é às { $nearest }. Se outra hora servir para as duas, diga-me.
second-full = Para a segunda mesa, para { $partySize }, não há nada livre em { $date }. Se outro dia servir para as duas, diga-me.
second-table = Agora a outra mesa, para { $partySize }, { $date }.
only-one-table = Então só uma mesa, para { $partySize }.
request-offered = Mas posso passar o pedido à equipa.
ask-request-name = Em que nome posso passar o pedido?
request-summary =
    É isto que eu passaria:
    • { $venue }, { $date }
    • { $partySize ->
        [one] 1 pessoa
       *[other] { $partySize } pessoas
    }
request-time = • Por volta das { $time }
request-between = • Entre as { $from } e as { $to }
request-changes = • Em vez da sua mesa para { $partySize }, { $date }, às { $time }, que se mantém até à resposta
ask-request = Passo o pedido? É um pedido, ainda não uma reserva: a equipa entra em contacto consigo.
request-sent = Feito: a equipa de { $venue } tem o seu pedido e entra em contacto consigo. Nada fica reservado até que confirme.
request-kept = Guardei o seu pedido para a equipa de { $venue }. Agora não está ninguém: quem vier a seguir lê, e responde aqui. Nada fica reservado até que confirme.
noted = Anotado, obrigado.
note-changed = Feito, mudei a nota.
note-without-allergy = A nota ficou vazia, também sem “{ $comment }”: a cozinha não fica a saber. Se deve saber, basta escrevê-lo de novo.
note-keeps-allergy = Feito. Deixei só “{ $comment }”, para que a cozinha saiba. Se também é para tirar, escreva outra vez “apague a nota”.
noted-next = Anotado, para a sua próxima reserva.
noted-name = Anotado: { $name }.
noted-moment = Anotado: { $moment }.
noted-table = Anotado: { $moment }, para { $partySize }.
noted-party = Anotado: uma mesa para { $partySize }.
last-time = Da última vez foi uma mesa para { $partySize }, { $venue }, { $scenario }, { $date } às { $time }.
no-last-time = Não encontro nenhuma reserva anterior sua, por isso começamos de novo.
wish-too-long = Lamento, é mais do que posso transmitir: no máximo { $most } caracteres para todos os seus pedidos. Diga-me de novo em menos palavras, por favor.

slots-around = Isto é o que há livre por volta das { $time }, { $date }, para { $partySize } em { $venue }:
slots-of-day = Para { $date }, há estes horários livres para { $partySize } em { $venue }. Qual prefere, ou a que horas gostaria de vir?
slots-in-range = Para { $date }, há estes horários livres para { $partySize } em { $venue }:
slots-near = Às { $time } de { $date }, não há lugar para { $partySize } em { $venue }, mas há a estas horas:
alternatives = Para { $date }, não há nada que sirva para { $partySize } em { $venue }. O mais próximo que posso oferecer:
no-alternatives = Lamento, { $venue } não tem mesa para { $partySize } para { $date }, nem nos dias próximos.
too-early = Às { $time } de { $date } não é possível: a primeira mesa que posso oferecer é às { $first }.
too-late = Às { $time } de { $date } não é possível: a última mesa que posso oferecer é às { $last }.
tables-between = Às { $time } de { $date } não há mesas: há até às { $before } e de novo a partir das { $after }.
scenario-not-on = Em { $venue }, { $date } não há “{ $scenario }”.
scenario-too-far-ahead = Por agora, “{ $scenario }” em { $venue } pode reservar-se até { $date }.
scenario-not-then = Às { $time } não há “{ $scenario }”.
scenario-only-then = “{ $scenario }”, { $date }: só { $hours }.
full-around = Lamento, { $venue } está completo para { $partySize }: { $date }, por volta das { $time }.
full-on = Lamento, { $venue } está completo para { $partySize }: { $date }.
scenario-takes-up-to = “{ $scenario }” é para { $most } pessoas no máximo.
scenario-takes-from = “{ $scenario }” é a partir de { $least } pessoas.
waitlist-open = Posso colocar o seu nome na lista de espera para as { $time } e escrever-lhe assim que uma mesa ficar livre.
offers-last = A mesa é sua durante { $length }.
offers-last-of = { $scenario }: a mesa é sua durante { $length }.
only-time-left = Para { $date } só resta mesa às { $time }.
nearest-offers = O mais próximo que posso oferecer:
none-around = Lamento, nos dias próximos também não há mesa para { $partySize }.
time-not-free = Lamento, já não há mesa às { $time }.
day-not-free = Lamento, já não há mesa para { $date }.
day-time-not-free = Lamento, já não há mesa para { $date }, às { $time }.
slot-was-taken = Alguém foi mais rápido: a mesa das { $time } acaba de ser reservada.
free-beside = Também há mesa { $date }: { $times }. Escreva a hora que preferir.
free-some-beside = Também há mesa { $date }, entre outras horas: { $times }. Escreva a hora que preferir.
nothing-beside = Além disso, { $date } não vejo mais nada livre de momento. Se preferir uma hora certa, escreva-a e eu tento.
days-beside = Outros dias com mesa para si:
day-beside = • { $date } às { $time }
no-days-beside = Nos dias próximos não vejo mesa para { $partySize }. Escreva o dia que gostaria e eu vejo.
choose-offered = Qual prefere?

same-evening = Já tem uma mesa para { $partySize } em { $venue }, { $date }, às { $time }.
ask-second = A mesa das { $time } é uma segunda, ou em vez dessa?

held-for =
    Há mesa, e guardo-a por { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }:
slot-held =
    { $venue }, { $date }, às { $time }, para { $partySize }: guardo a mesa por { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
slot-chosen = { $venue }, { $date }, às { $time }, para { $partySize }.
hold-over = Tinha guardado a mesa para si, e esse tempo já passou. Responda apenas, e vejo logo se ainda está livre.
hold-released = Libertei a mesa que estava a guardar para si.

summary =
    • { $venue }, { $scenario }
    • Quando: { $date }, às { $time }
    • { $partySize ->
        [one] 1 pessoa
       *[other] { $partySize } pessoas
    }
summary-name = • Nome: { $name }
summary-phone = • Telefone: { $phone }
summary-comment = • Para o restaurante: { $comment }
fee-later =
    • Cancelar é gratuito até às { $time } de { $date }. Se cancelar mais tarde ou não vier, custa { $total }{ $per ->
        [guest] {" "}({ $each } por pessoa).
       *[party] {" "}pela mesa.
    }
fee-now =
    • Se cancelar ou não vier, custa { $total }{ $per ->
        [guest] {" "}({ $each } por pessoa).
       *[party] {" "}pela mesa.
    }
fee-no-show =
    • Se não vier, custa { $total }{ $per ->
        [guest] {" "}({ $each } por pessoa).
       *[party] {" "}pela mesa.
    }
replaces = • Substitui a sua mesa em { $venue }, { $date }, às { $time }, que cancelo assim que esta estiver reservada.
changes-table = • Até agora: { $date }, às { $time }, para { $partySize }
deposit-free = • Sinal: { $total }, a pagar aqui no chat antes de a mesa ficar reservada. Se cancelar até { $date }, { $time }, recebe-o de volta; depois, não.
deposit-back = • Sinal: { $total }, a pagar aqui no chat antes de a mesa ficar reservada. Se cancelar, recebe-o de volta.
deposit-final = • Sinal: { $total }, a pagar aqui no chat antes de a mesa ficar reservada. Se cancelar, não o recebe de volta.
pay-deposit = Por favor, pague o sinal de { $total } com a fatura neste chat. Guardo a mesa até às { $time }; fica reservada assim que tiver pago.
invoice-title = Sinal para a sua mesa
invoice-line = { $venue }, { $scenario }, { $date }, { $time }
deposit-lapsed = O sinal não chegou a tempo, por isso a sua mesa em { $venue }, { $date }, às { $time }, não está reservada. Não deve nada.
deposit-not-taken = Neste momento não é possível cobrar o sinal, por isso reservo a sua mesa sem ele.
paid-in-vain = Lamento: o seu pagamento chegou, mas a mesa já não está livre. Não há nada reservado.
deposit-returns = O seu sinal de { $total } vai ser devolvido.
deposit-by-house = Vai receber de volta o seu sinal de { $total }. É o próprio restaurante que o devolve: já foi avisado, e pode demorar alguns dias.
deposit-stays = O sinal de { $total } fica no restaurante, como combinado: o prazo para cancelar sem custos tinha passado.
deposit-would-return = O sinal pago é-lhe devolvido.
deposit-would-stay = O prazo para cancelar sem custos já passou: o sinal pago fica no restaurante, como combinado.
checkout-closed = Esta fatura já não está aberta e nada foi pago. Escreva-me, e procuro de novo uma mesa.
checkout-failed = Neste momento não consigo verificar a sua mesa, e nada foi pago. Tente de novo dentro de um minuto, por favor.
ask-confirm = Posso reservar assim?
ask-confirm-briefly = { $venue }, { $scenario }, { $date }, às { $time }, para { $partySize }: posso reservar assim?
ask-agree = Está de acordo, e posso reservar?
terms-changed = O que pode custar mudou entretanto. Por favor, leia mais uma vez:
what-to-change = O que gostaria de mudar? Basta escrever: outra hora, outro dia, mais pessoas, um pedido.
what-to-note = O que deve dizer a nota? Basta escrever, por exemplo: «mude a nota para: uma mesa junto à janela».
terms-declined = Está bem, então não reservo. Convém-lhe mais outro dia ou outra hora? Escreva, ou escolha aqui.
still-placing = Um momento, já trato disso.
placed =
    Reservado! Uma mesa para { $partySize } em { $venue }, { $date }, às { $time }, em nome de { $name }.
    Se algo mudar, basta escrever-me.
calendar-title = { $venue }: mesa para { $partySize }
placed-reference = A sua referência, se telefonar ao restaurante: { $reference }.
placed-cancel-by = Se não puder vir, avise até às { $time } de { $date }: até lá, cancelar é gratuito.
placed-comment = Transmitido ao restaurante: { $comment }
held-otherwise = Veja bem, por favor: não é exatamente o que combinámos. No sistema do restaurante está agora: { $venue }, { $scenario }, { $date }, às { $time }, para { $partySize }.
replacing = Vou agora cancelar a sua mesa em { $venue }, { $date }, às { $time }, e aviso quando estiver feito.
replaced = A sua mesa em { $venue }, { $date }, às { $time }, está cancelada.
replaced-stands = Não consegui cancelar a sua mesa em { $venue }, { $date }, às { $time }: continua reservada, além da nova.
outcome-unknown = O sistema de reservas do restaurante não responde neste momento. Continuo a tentar e escrevo assim que souber; não precisa de repetir.
outcome-never-known = Lamento, não consegui saber se o sistema de reservas do restaurante aceitou este pedido.
booking-refused = Lamento, o sistema de reservas do restaurante não aceitou esta reserva. Nada foi reservado.
limit-reached = Já tem tantas mesas quantas o restaurante guarda para uma só pessoa, por isso deixei tudo como estava. Cancele ou altere primeiro uma das suas.
contact-venue = Pode falar com { $venue } pelo { $phone }.
address-of-venue = { $venue } fica em { $address }.
email-of-venue = O e-mail de { $venue }: { $email }.
website-of-venue = Há mais sobre { $venue } em { $website }.
photos-of-venue = Assim é { $venue }:
menu-at = O menu de { $venue } está aqui: { $address }
photos-at =
    Fotos de { $venue }:
    { $addresses }
open-on = { $venue } abre { $date }: { $hours }.
closed-on = { $venue } não abre { $date }.
closed-then = Às { $time }, { $venue } está fechado. Horário de { $date }: { $hours }.
closed-for-holiday = { $venue } não abre { $date } ({ $holiday }).
closed-weekly =
    { $venue } fecha { $weekday ->
        [1] à segunda-feira
        [2] à terça-feira
        [3] à quarta-feira
        [4] à quinta-feira
        [5] à sexta-feira
        [6] ao sábado
       *[7] ao domingo
    }.
open-again = Volta a abrir { $date }: { $hours }.
hours-of-venue = Horário de { $venue }:
hours-line = • { $date }: { $hours }
hours-line-closed = • { $date }: fechado
answer-of-venue = { $venue }: { $text }
answer-of-house = { $text }
about-me = Sou o maitred, o assistente de reservas de { $house }: um programa, não uma pessoa.
date-is = É { $date }.
rules-of-venue = Em { $venue }:
fee-of-scenario =
    • { $scenario }: { $late ->
        [charged] se cancelar tarde demais ou não vier, custa
       *[free] se não vier, custa
    } { $each } { $per ->
        [guest] por pessoa.
       *[party] pela mesa.
    }
deposit-of-scenario =
    • { $scenario }: um sinal de { $each } { $per ->
        [guest] por pessoa
       *[party] pela mesa
    }, a pagar aqui no chat antes de a mesa ser reservada.
free-before =
    • Cancelar é grátis até { $hours ->
        [one] uma hora
       *[other] { $hours } horas
    } antes da visita.
no-fee = • Cancelar não custa nada. Avise-me apenas se não puder vir.
nothing-ahead = • Ao reservar não se paga nada.
stay-for = Em { $venue } a mesa é sua durante { $length }.
stay-until = Em { $venue } a mesa é sua durante { $length }, até às { $time }.
stay-between = Em { $venue } a mesa é sua entre { $shortest } e { $longest }, conforme o número de pessoas e o menu.

no-bookings = Não encontro nenhuma reserva futura em seu nome.
booked-elsewhere = Se foi feita noutra conversa, envie-me a referência.
reference-elsewhere = As reservas com { $reference } não são desta conversa. Quando esta mesa estiver tratada, envie-me outra vez a referência e eu procuro.
ask-proof = As reservas com { $reference } foram feitas noutra conversa. Para ter a certeza de que são suas: com que número de telefone estão? Se não houver nenhum, escreva o nome.
claimed = Obrigado, são suas. A partir de agora encontra-as nesta conversa, com a sua referência daqui.
claim-kept-away = O sistema do restaurante não me deixa tratar aqui de todas as reservas com { $reference }. As que não posso trazer ficam como estão, onde foram feitas; o restaurante pode ajudar.
claim-other = Não encontro nenhuma reserva futura que corresponda a { $reference } e ao que escreveu. Confirme os dois, por favor; o restaurante também pode ajudar.
claim-too-often = Não correspondeu várias vezes, por isso só posso voltar a procurar amanhã. O restaurante pode ajudar já.
taken-over = A sua mesa para { $partySize } em { $venue }, { $date }, às { $time }, é agora tratada noutra conversa, onde foram dados a referência e o número de telefone. Se não foi você, avise o restaurante.
bookings-heading =
    { $count ->
        [one] A sua reserva:
       *[other] As suas reservas:
    }
booking-line = { $number }. { $venue }: { $date }, às { $time }, para { $partySize }
booking-item = • { $venue }: { $date }, às { $time }, para { $partySize }
waiting-heading = Está na lista de espera:
waiting-line = { $number }. Lista de espera de { $venue }: { $date } { waited-time }, para { $partySize }
waiting-item = • Lista de espera de { $venue }: { $date } { waited-time }, para { $partySize }
not-waiting = De momento não está em nenhuma lista de espera.
no-need-to-wait = Não é preciso esperar: essa mesa está livre.
times-free = Não é preciso esperar: há mesas livres a essas horas.
no-waitlist = Lamento, para isso não há lista de espera.
wait-next = Uma coisa de cada vez: primeiro esta mesa, depois a lista de espera de { $venue } para { $date }.
will-write = Sim, escrevo-lhe aqui assim que uma mesa ficar livre.
which-to-leave = De que lista de espera devo tirar o seu nome?
ask-leave = Tiro o seu nome da lista de espera de { $venue } para { $date } { waited-time }, para { $partySize }?
left-line = Feito: já não está na lista de espera de { $venue } para { $date } { waited-time }. Obrigado por avisar.
which-to-cancel = Qual reserva devo cancelar?
which-to-change = Qual reserva deseja alterar?
ask-cancel = Cancelo a sua mesa para { $partySize } em { $venue }, { $date }, às { $time }?
cancelled = Cancelada: { $venue }, { $date }, às { $time }. Agradecemos o aviso.
kept = Muito bem, fica tudo como está.
booking-gone = A sua mesa para { $partySize } em { $venue }, { $date }, às { $time }, já não consta do sistema de reservas do restaurante.
booking-read-only = Essa reserva já não pode ser alterada aqui. Fale diretamente com { $venue }, por favor.
ask-what-to-change = O que devo alterar na sua mesa para { $partySize } em { $venue }, { $date }, às { $time }? Escreva um novo dia, uma hora, o número de pessoas ou um pedido.
ask-what-to-add = O que devo acrescentar à sua mesa em { $venue }, { $date }, às { $time }? Basta escrever.
ask-note = O que devo dizer ao restaurante? Basta escrever.
ask-more-note =
    Para o restaurante até agora: { $comment }
    O que devo acrescentar? Ou escreva «nada» e apago a nota.
ask-change =
    Altero assim?
    • { $venue }, { $scenario }
    • Quando: { $date }, às { $time }
    • { $partySize ->
        [one] 1 pessoa
       *[other] { $partySize } pessoas
    }
also-coming = • Fica registado que vêm
ask-wish = Posso acrescentar isto à sua mesa em { $venue }, { $date }, às { $time }?
ask-wish-off = Posso retirar isto da sua mesa em { $venue }, { $date }, às { $time }?
wish-off = • Já não é preciso: { $comment }
ask-holder = Atualizo assim a sua mesa em { $venue }, { $date }, às { $time }?
ask-new-holder = Em que nome, ou com que número de telefone, fica a reserva?
changed = Alterada: { $venue }, { $scenario }, { $date }, às { $time }, para { $partySize }. Até lá!
stands = A sua reserva fica como estava: { $venue }, { $date }, às { $time }, para { $partySize }.
changed-partly = Só foi possível alterar em parte. A sua reserva é agora: { $venue }, { $date }, às { $time }, para { $partySize }.

# Por e-mail
mail-offered = Se juntar o seu e-mail, envio-lhe a confirmação também para lá.
summary-mail = • E-mail: { $email }, para a confirmação
mail-subject-placed = Reservado: { $venue }, { $date }, às { $time }
mail-subject-changed = Alterado: { $venue }, { $date }, às { $time }
mail-subject-cancelled = Cancelado: { $venue }, { $date }, às { $time }
mail-greeting = Olá, { $name }:
mail-placed = A sua mesa em { $venue } está reservada:
mail-changed = A sua reserva em { $venue } mudou. Agora é:
mail-cancelled = A sua reserva em { $venue } está cancelada. Era:
mail-was = Antes era { $date }, às { $time }, para { $partySize }.
mail-was-scenario = Antes: { $scenario }.
mail-free-until = Cancelar é gratuito até às { $time } de { $date }.
mail-in-chat = Para a alterar ou cancelar, escreva na conversa em que reservou.
mail-on-page = Para a alterar ou cancelar, abra a nossa conversa no navegador em que reservou: { $url }
mail-why = Recebe esta mensagem porque este endereço foi indicado numa reserva em { $venue }.

waitlist-for = Com gosto, na lista de espera para { $date }, { waited-time }: escrevo-lhe assim que uma mesa para { $partySize } ficar livre.
waitlist-joined = Está na lista de espera de { $venue } para { $date }, { waited-time }, para { $partySize }. Escrevo assim que houver uma mesa livre.
waitlist-place = { $place ->
        [1] Está em primeiro lugar.
       *[other] Está em { $place }.º lugar.
    }
# When a guest would come: a part of other lines
waited-time = { $bounds ->
        [both] entre as { $from } e as { $to }
        [from] a partir das { $from }
        [to] até às { $to }
        [none] a qualquer hora
       *[about] por volta das { $time }
    }
widen-hint = Também serviria outra hora? Diga-me qual, por exemplo “entre as 18 e as 21”.
widen-which = Qual? Diga, por exemplo, “entre as 18 e as 21”.
wait-over = Lamento: não ficou livre nenhuma mesa para { $partySize } em { $venue }, { $date }, { waited-time }. Essa lista de espera terminou; procuro com gosto outro dia.
wait-removed = A equipa de { $venue } retirou o seu pedido da lista de espera: { $date }, { waited-time }, para { $partySize }. Procuro com gosto outra mesa.
waitlist-refused = Lamento, a lista de espera para esse horário está fechada.
waitlist-limit-reached = Já está em lista de espera para tantas mesas desse dia quantas uma só pessoa pode. Saia primeiro de uma delas.

table-freed = Boas notícias: há uma mesa livre para { $partySize } em { $venue }, { $date }, às { $time }. Estou a guardá-la. Deseja ficar com ela?
table-freed-unheld = Boas notícias: há uma mesa livre para { $partySize } em { $venue }, { $date }, às { $time }. Não a posso guardar: fica para quem for mais rápido. Deseja ficar com ela?
table-freed-shared = Boas notícias: há uma mesa livre para { $partySize } em { $venue }, { $date }, às { $time }. Perguntei também a outras pessoas da lista: fica para quem disser sim primeiro. Deseja ficar com ela?
offer-clock = ⏳ Até às { $until }: { $minutes ->
        [one] falta { $minutes } minuto.
       *[other] faltam { $minutes } minutos.
    }
table-offer-declined = Muito bem, passa para a próxima pessoa da lista.
table-offer-kept = Muito bem, passa para a próxima pessoa e mantém o seu lugar. Escrevo-lhe quando houver outra livre.
table-offer-lapsed = Não tive resposta a tempo, por isso a mesa em { $venue }, { $date }, às { $time }, para { $partySize }, passa para a próxima pessoa. Continua na lista de espera.
table-offer-gone = Lamento, a mesa em { $venue }, { $date }, às { $time }, para { $partySize }, acaba de ser reservada por outra pessoa. Continua na lista de espera.

kept-heading = Isto é o que guardo sobre si:
summary-email = • E-mail: { $email }
kept-needs = • A ter em conta: { $needs }
kept-language = • Idioma: { $language }
kept-messages =
    • { $count ->
        [one] 1 mensagem da nossa conversa
       *[other] { $count } mensagens da nossa conversa
    }; as mais antigas desaparecem ao fim de uma semana
kept-visits =
    • { $count ->
        [one] 1 reserva anterior
       *[other] { $count } reservas anteriores
    }
kept-agreement = • { $date }, às { $time }, aceitou: “{ $words }”
kept-for-next-time = Lembro-me dos seus dados para a próxima vez, como pediu.
kept-for-bookings = Uso os seus dados só para as suas reservas.
kept-elsewhere = O sistema de reservas do restaurante também guarda as suas reservas, com nome e número.
how-to-forget = Recebe tudo num ficheiro. Se quiser que o apague, envie /forgetme.
what-is-kept = Guardo as suas reservas, com nome, número e pedidos, e a nossa conversa durante algum tempo.
how-to-see-kept = Com /mydata vê tudo o que guardo sobre si, e /forgetme apaga-o.
what-is-forgotten = Apagaria o seu nome, o número e os pedidos, a nossa conversa e o seu nome nas visitas anteriores. Não dá para voltar atrás.
forget-leaves-line = Também sairia da lista de espera.
forget-not-elsewhere = O que o sistema de reservas do restaurante guarda de visitas anteriores não posso apagar lá; fale com o restaurante.
ask-forget = Apago tudo?
ask-forget-bookings =
    { $count ->
        [one] E a sua reserva: cancelo-a também, ou mantenho-a até à sua visita e apago-a depois?
       *[other] E as suas reservas: cancelo-as também, ou mantenho-as até às suas visitas e apago-as depois?
    }
forgotten = Feito, está tudo apagado. Escreva-me quando quiser; começaríamos de novo.
forgotten-but-bookings = Feito. As suas reservas mantêm-se, e o que elas precisam é apagado depois da sua visita. Tudo o resto já está apagado.
ask-remember = Lembro-me disto para a próxima vez: { $details }? Se não, uso-o só para esta reserva.
will-remember = Com todo o gosto. /mydata mostra o que guardo, /forgetme apaga-o.
wont-remember = Muito bem, não guardo.

group-begin = { $name }, toque abaixo e escolhemos a mesa em privado. Assim que estiver reservada, todos o leem aqui.
group-go-on = { $name }, toque abaixo e tratamos disso em privado.
group-other = { $name } já está a tratar da mesa do grupo. Para uma mesa sua, toque abaixo.
group-times = { $name } está a escolher uma mesa para { $partySize } em { $venue }, { $date }. Livre às { $times }: digam a { $name } o que vos convém.
group-nameless = Escreve em nome do grupo, por isso não sei de quem seria a mesa. Escreva-me em seu próprio nome, ou em privado: { $link }
group-table = Uma mesa para { $partySize } em { $venue }, { $date }, às { $time }, reservada por { $name }. Quem vem?
group-comers = Presenças ({ $count }): { $names }
group-cancelled = A mesa em { $venue } de { $date }, às { $time }, está cancelada.
group-forgotten = Esta mesa já não é mostrada aqui.
group-you-come = Anotado, contamos consigo!
group-you-do-not = Anotado: sem si.
group-only-organiser = Só { $name } o pode fazer.
group-over = Esta mesa já não aceita respostas.
group-reads = O seu grupo também vê isto, e cada um pode dizer lá se vem.
group-counted = { $count ->
    [one] Pelas respostas do seu grupo, é agora uma mesa para uma pessoa; a sua é para { $partySize }.
   *[other] Pelas respostas do seu grupo, são agora { $count }; a sua mesa é para { $partySize }.
    }

confirmation-prompt = Olá! A sua mesa para { $partySize } em { $venue } é { $date }, às { $time }. Contamos com a sua presença?
confirmation-reminder = Um lembrete: a sua mesa para { $partySize } em { $venue } é { $date }, às { $time }. Contamos com a sua presença?
confirmation-yes = Ótimo. Até { $date }, às { $time }!
confirmation-no = Agradecemos o aviso. A sua mesa de { $date }, às { $time }, fica cancelada; esperamos que venha em outra ocasião.
ask-another-day = Procuramos outro dia?
asks-again = Está bem. Volto a perguntar { $date }, às { $time }.
asks-no-more = Está bem. Antes da sua visita já não há tempo para voltar a perguntar; diga-me assim que souber.
stays-confirmed = A sua mesa para { $partySize }, { $date }, às { $time }, fica confirmada como estava; a alteração não é possível.
thank-you = Obrigado pela sua visita! Se quiser, conte-nos como foi em { $venue }: { $link }
prompt-outdated = Essa reserva mudou entretanto.
cancelled-by-venue = { $venue } teve de cancelar a sua mesa para { $partySize }, { $date }, às { $time }. Lamentamos. Escreva-me e eu procuro outro horário.
confirmed-by-venue = { $venue } confirmou a sua mesa para { $partySize }, { $date }, às { $time }.
cancelled-outside = A sua mesa para { $partySize } em { $venue }, { $date }, às { $time }, foi cancelada no sistema de reservas do restaurante. Escreva-me e eu procuro outro horário.
changed-outside = A sua mesa para { $partySize } em { $venue }, { $date }, às { $time }, foi alterada no sistema de reservas do restaurante.
booking-now = Agora é { $date }, às { $time }, para { $partySize }, em { $venue }.
booking-now-cancelled = A sua mesa para { $partySize } em { $venue }, { $date }, às { $time }, foi cancelada entretanto.
scenario-now = Agora: { $scenario }.

service-down = Neste momento não consigo aceder ao sistema de reservas do restaurante.
not-understood = Receio não ter entendido bem.
not-understood-twice = Ainda não entendi o que deseja. Experimente, por exemplo: “mesa para 2 na sexta-feira às 20h”.
talk-begins =
    Está agora em contacto com a equipa de { $venue }. Tudo o que escrever chega até eles, e a resposta vem para aqui.
    Entretanto fico em silêncio. Escreva “voltar” quando quiser falar comigo outra vez.
talk-kept =
    Pode escrever aqui à equipa de { $venue }. Agora não está ninguém: o que escrever fica guardado, quem vier a seguir lê, e a resposta vem para aqui.
    Entretanto fico em silêncio. Escreva “voltar” quando quiser falar comigo outra vez.
talk-out-of-hours = Agora pode não estar ninguém, mas a sua mensagem fica guardada e terá resposta.
talk-resumes = Faça favor: o que escrever chega à equipa de { $venue }. Escreva “voltar” quando quiser falar comigo outra vez.
talk-passed-on = Obrigado, já transmiti.
talk-text-only = Só consigo transmitir texto, lamento. Pode pôr isso por palavras?
talk-unanswered = Em { $venue } ainda ninguém teve um momento. A sua mensagem fica com eles, e a resposta vem para aqui.
talk-ended = Era a equipa de { $venue }.
from-staff = { $by } ({ $venue }): { $text }
from-house =
    Uma mensagem da equipa de { $venue }:
    { $text }
request-accepted = { $by } ({ $venue }): Sim, recebemos o seu grupo com todo o gosto. O resto combinamos aqui consigo.
request-declined = { $by } ({ $venue }): Lamentamos, nesse dia não podemos receber o seu grupo.
assistant-back = Estou de volta, para o que precisar.
staff-told = Acho que me escapou alguma coisa, por isso avisei a equipa. Entretanto, pode continuar aqui.
staff-know = A equipa foi avisada.
word-kept = Agora não está ninguém de { $venue }. Deixei recado à equipa: quem vier a seguir lê, e responde aqui.
nobody-reads = Ninguém do restaurante lê esta conversa, por isso não posso chamar uma pessoa.
late-no-booking = Obrigado por avisar, venha com calma! Não encontro aqui nenhuma reserva sua para { $date }; avise também o restaurante, por favor.
late-which = Para que reserva vai chegar mais tarde?
late-which-day = Não encontro aqui nenhuma reserva sua para { $date }. Se for uma destas, toque nela e eu anoto; caso contrário, avise o restaurante, por favor.
late-noted = Obrigado por avisar, venha com calma! Ficou anotado na sua reserva em { $venue } às { $time }.
late-not-noted = Neste momento não consegui anotar isso na sua reserva.
so-sorry = Lamento imenso. A equipa tem de saber disto.
hope-it-turns-up = Espero que apareça! O restaurante pode procurar.
condolence = Lamento muito.
condolence-for-loss = Os meus sentimentos. Se preferir falar com uma pessoa, estão ao seu dispor.
get-well = Lamento muito. As melhoras!
congratulations = Que bom, muitos parabéns!
human-coming = Avisei a equipa de { $venue } de que deseja falar com alguém.
stale-button = Isso era de uma mensagem anterior. Estamos aqui:
text-only = Lamento, só consigo ler texto.
voice-not-heard = Infelizmente não consigo ouvir mensagens de voz. Pode escrever-me?
picture-not-seen = Infelizmente não consigo ver imagens. Pode dizer-me por palavras?
sticker-seen = 🙂
contact-not-own = Esse é o número de outra pessoa. Pode escrever-me o seu?
write-anew = Peço desculpa, não consigo voltar a uma mensagem alterada. Escreva-ma outra vez, por favor.
message-too-long = Que mensagem longa! Diga-me em uma ou duas frases, por favor.
too-many-messages = Foram muitas mensagens de uma vez! Dê-me um minuto, por favor, e continuamos.
cannot-answer = Infelizmente, isso não sei. O restaurante saberá responder.
rest-unknown = O resto, infelizmente, não sei. O restaurante saberá responder.
unknown-of-venue = Do { $venue } não sei.
restaurant-decides = Se é possível, o restaurante saberá dizer.
take-your-time = Sem pressa. Não faço nada sem o seu sim.
no-hurry = Não há pressa, diga-me quando souber.
rough-number = Não há pressa. Um número aproximado chega, pode mudá-lo depois.
no-hurry-held = Leve o tempo que precisar: guardo-lhe a mesa até às { $time }. Nada fica reservado até dizer que sim.
why-all = Lamento, não sei mais do que isto:
why-taken =
    { $partySize ->
        [one] As mesas para uma pessoa estão todas ocupadas a essa hora.
       *[other] As mesas para { $partySize } estão todas ocupadas a essa hora.
    }
why-ask = Para lhe encontrar a mesa certa.
why-name = Para que o restaurante saiba de quem é a mesa.
why-phone = Só para que o restaurante o possa contactar por causa desta mesa. Não é obrigatório.
any-phone = Sim, serve qualquer número em que o possam contactar.
phone-unknown = Não tenho o seu número para esta mesa. Escreva-o mais uma vez, por favor, ou deixe-o de lado.
writes-here = Sim, escrevo-lhe aqui de qualquer forma. O número é só para o restaurante, caso precise de o contactar; pode deixá-lo de lado.
needed-for-table = Para uma mesa preciso de saber quantos são, o dia, a hora e um nome. O telefone, só se quiser.
needed-name = Só um nome, e um telefone se quiser.
needed-yes = É tudo, falta só o seu sim.
needed-nothing = Mais nada, está tudo.
phone-noted = Tenho anotado o { $phone }.
phone-with-code = De preferência com o código do país, por exemplo +351 21 123 4567.
why-prompt = Para que nenhuma mesa fique vazia: se não puder vir, outra pessoa aproveita-a.
sorry-for-this = Lamento que isto não esteja a correr bem.
ask-staff = Escreva “falar com alguém” e eu aviso a equipa.
not-passed-on = Não posso passar um pedido para tantos; por favor, diga-o ao restaurante.
snapshot-lost = Lamento, perdi o fio da nossa conversa. As suas reservas estão seguras. Vamos recomeçar:

choice-language = { $language }
choice-venue = { $venue }
choice-party-size = { $partySize }
choice-today = Hoje
choice-tomorrow = Amanhã
choice-day = { $date }
choice-time = { $time }
choice-time-scenario = { $time } · { $scenario }
choice-date-time = { $date }, { $time }
choice-date-time-scenario = { $date }, { $time } · { $scenario }
choice-venue-time = { $venue }, { $time }
choice-scenario = Prefiro { $scenario }
choice-other-day = Outro dia
choice-calendar = Calendário
choice-earlier-month = ‹ { $month }
choice-later-month = { $month } ›
choice-weekday = { $weekday }
choice-calendar-day =
    { $state ->
        [few] { $day }*
        [full] ×{ $day }
        [closed] ({ $day })
       *[free] { $day }
    }
choice-blank = ·
choice-waitlist = Lista de espera, { $time }
choice-waitlist-range = { $bounds ->
        [both] Lista de espera { $from }–{ $to }
        [from] Lista de espera a partir das { $from }
        [to] Lista de espera até às { $to }
       *[none] Lista de espera, qualquer hora
    }
choice-any-time = A qualquer hora nesse dia
choice-confirm = Sim, reserve
choice-agree = De acordo, reserve
choice-agree-change = Sim, de acordo
choice-agree-take = De acordo, quero
choice-change = Mudar alguma coisa
choice-drop = Não, deixe estar
choice-only-this-table = Só esta mesa
choice-bookings-too = Também as reservas
choice-send-request = Sim, passe o pedido
choice-skip = Sem número
choice-pass-on = Transmitir como pedido
choice-book = Reservar uma mesa
choice-my-bookings = As minhas reservas
choice-human = Falar com alguém
choice-back-to-assistant = Voltar ao assistente
choice-write-to-staff = Escrever à equipa
choice-retry = Tentar de novo
choice-yes = Sim, por favor
choice-another = Mais uma mesa
choice-second = Uma segunda mesa
choice-instead = Em vez dessa
choice-cancel-booking = Cancelar a reserva
choice-change-booking = Alterar
choice-other-holder = Outro nome ou número
choice-note = Nota ao restaurante
choice-no-note = Apagar a nota
choice-cancel-number = Cancelar { $number }
choice-late-by = { $minutes } min de atraso
choice-leave-line = Sim, pode tirar
choice-leave-waitlist = Sair da lista de espera
choice-leave-number = Sair da lista { $number }
choice-change-number = Alterar { $number }
choice-keep = Deixar como está
choice-forget = Sim, apagar tudo
choice-forget-cancel = Apagar e cancelar
choice-forget-keep = Apagar, manter reserva
choice-remember = Sim, pode guardar
choice-dont-remember = Não, não guarde
choice-take-table = Sim, quero
choice-decline-table = Não, agradeço
choice-keep-place = Esta não, fico na lista
choice-coming = Sim, vamos
choice-not-coming = Não, cancele
choice-other-number = Sim, mas somos mais ou menos
choice-ask-later = Pergunte-me mais tarde
choice-another-day = Outro dia
choice-share-contact = Enviar o meu número
choice-group-begin = Escolher a mesa
choice-group-go-on = Continuar
choice-group-own = Uma mesa minha
choice-group-come = Eu vou
choice-group-do-not = Eu não
choice-group-change = Alterar ou cancelar
choice-resize = Mudar para { $partySize }
choice-copy-reference = Copiar a referência
