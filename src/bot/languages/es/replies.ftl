# Lo que maitred dice a los clientes. Breve, cálido, concreto; una pregunta cada vez.

welcome =
    ¡Hola! Le damos la bienvenida a { $house }. Yo me encargo de las reservas.
    Escriba lo que le apetezca, por ejemplo «mesa para 4 mañana a las 19:00, junto a la ventana».
welcome-at = ¡Hola! Le damos la bienvenida a { $venue }.
books-scenario = Su reserva: { $scenario }.
help =
    Dígame con sus palabras cuántos serán, qué día y a qué hora. Yo busco las horas libres y usted elige.
    Puede cambiar de idea cuando quiera: «mejor 5 personas», «mejor el viernes», «una hora más tarde».
    /book empieza una reserva, /bookings muestra las suyas, /cancel cancela una, /language cambia el idioma.
help-person = Escriba «hablar con alguien» y avisaré al equipo.
anything-else = ¿En qué puedo ayudarle?
you-are-welcome = ¡No hay de qué!
thanks-but-open = ¡Con mucho gusto! Solo me falta su sí:
as-it-is = Bien, entonces tal como está aquí:
no-wishes = De acuerdo, sin peticiones especiales.
goodbye = ¡Hasta pronto, y gracias por escribir!
goodbye-open = ¡Hasta pronto! Todavía no hay nada hecho. Escríbame cuando quiera seguir.
goodbye-held = ¡Hasta pronto! Le guardo la mesa hasta las { $time }. Aún no está reservada: escríbame cuando quiera seguir.
goodbye-until = ¡Hasta el { $date } a las { $time }!
goodbye-waiting = ¡Hasta pronto! Le escribo en cuanto se libere una mesa.
not-booked-yet = Aún no está reservada: basta un toque aquí abajo o un sí.
not-booked-held = Aún no está reservada: le guardo la mesa hasta las { $time }. Basta un toque aquí abajo o un sí.
not-changed-yet = Todavía no he cambiado nada: solo me falta su sí.
nothing-booked-yet = Todavía no, aún no hay nada reservado. Sigamos:
dropped-draft = De acuerdo, lo dejamos. No se ha reservado nada.
dropped-besides = De acuerdo, esta la dejamos. Lo que ya tiene reservado sigue en pie.
dropped-one = De acuerdo, esta la dejamos.
which-cancelled = ¿Dejo solo la mesa que estamos eligiendo o cancelo también sus reservas? Todavía no se ha cancelado nada.
started-over = Empecemos de nuevo.

ask-language = ¿En qué idioma prefiere que sigamos?
language-changed = Por supuesto, seguimos en español.
language-not-spoken = Lo siento, no hablo { $language }. Puedo atenderle en { $languages }.

ask-venue = ¿En qué restaurante?
ask-venue-by-name = Tenemos { $count } restaurantes: escríbame, por favor, el nombre del que desea.
ask-party-size = ¿Cuántos serán?
ask-smaller-party = ¿Prefiere una mesa más pequeña? Dígame para cuántos.
ask-date =
    { $partySize ->
        [one] Una mesa para una persona. ¿Qué día?
       *[other] Una mesa para { $partySize }. ¿Qué día?
    }
calendar = { $month }, { $venue }, para { $partySize }. ¿Qué día le viene bien?
calendar-key = Libre: 5 · en parte completo: 5* · completo: ×5 · cerrado: (5)
ask-name = ¿A nombre de quién hago la reserva?
ask-phone = ¿Y un teléfono, por si el restaurante necesita avisarle?
name-not-read = No he podido leer ahí un nombre. Escríbalo por ejemplo así: «Me llamo Ana García».
phone-not-read = No he podido leer ningún teléfono ahí. Mejor con el prefijo del país, por ejemplo +34 912 34 56 78.
contact-served = De acuerdo.
which-time = ¿A qué hora se refiere?
which-date = ¿A qué día se refiere?
date-is-past = El { $date } ya ha pasado.
time-is-past = Hoy ya han pasado las { $time }.
party-size-not-possible = ¿Una mesa para { $partySize }? Prefiero volver a preguntar.
larger-party = Cuento con { $partySize } personas, por si acaso.
party-too-large = { $venue } admite reservas de hasta { $most } personas; { $partySize } son más de las que puedo reservar.
too-far-ahead = Por ahora, { $venue } admite reservas hasta el { $date }.
largest-party = { $venue }: aquí puedo reservar mesas para hasta { $most }.
larger-asked = Si son más, dígame cuántos y lo consulto con el restaurante.
starts-from = { $venue }, { $date }: la primera mesa es a las { $first } y la última a las { $last }.
scenario-told = «{ $scenario }» en { $venue }: { $text }
scenario-days = «{ $scenario }» en { $venue } se puede reservar estos días:
counted-all = La mesa es para { $partySize }, contando a todos. Si no es así, escriba cuántos serán en total.
local-time = Todas las horas son la hora local de { $venue }; allí son ahora las { $time }.
scenario-bookable = Sí, «{ $scenario }» se puede reservar conmigo en { $venue }.
may-adjust = Si algo cambia, escríbame, también después de reservar: cambio el número de personas o la hora mientras haya mesa.
may-be-late = Si llega tarde, escríbame, por ejemplo «20 minutos tarde»: se lo digo al restaurante.
late-is-noted = El restaurante sabe que llegarán tarde: está anotado en su reserva.
held-for-late = En { $venue }, una mesa a la que no ha llegado nadie pasa a otros { $length } después de la hora.
held-as-house = Cuánto tiempo se guarda entonces la mesa lo decide el restaurante.
ways-of-venue = En { $venue } se puede comer así:
way-to-dine = • { $scenario }
way-to-dine-for = • { $scenario }, de { $least } a { $most } personas
will-remind = Antes de su visita le preguntaré aquí si sigue viniendo.
sure-by-booking = Con reserva tiene la mesa asegurada. Si sin ella habrá alguna libre, el restaurante lo sabrá ese mismo día.
confirmed-by-mail = Lo confirmo aquí, en el chat. Con su correo le envío la confirmación también por e-mail.
confirmed-here = Confirmo las mesas aquí, en el chat, con una referencia. No puedo enviar correos.
wish-is-noted = Sí, está anotado para el restaurante: { $comment }
no-wish-noted = Todavía no hay ninguna petición anotada. Escríbamela y la añado.
one-at-a-time = Una mesa tras otra: primero esta. La de { $partySize } el { $date } viene justo después.
one-of-several = Reservo las mesas una a una: esta es la primera de { $count } mesas de { $partySize }. La siguiente viene justo después.
one-then-other = Una mesa tras otra: primero esta. La de { $partySize } viene justo después.
second-not-free = La segunda mesa, para { $partySize }, no está libre a las { $time }; lo más cercano es a las { $nearest }. Si otra hora les va bien para las dos, dígamelo.
second-full = Para la segunda mesa, para { $partySize }, no queda nada libre el { $date }. Si otro día les va bien para las dos, dígamelo.
second-table = Ahora la otra mesa, para { $partySize } el { $date }.
only-one-table = Entonces una sola mesa, para { $partySize }.
request-offered = Pero puedo pasárselo al equipo como petición.
ask-request-name = ¿A nombre de quién paso la petición?
request-summary =
    Esto es lo que pasaría al equipo:
    • { $venue }, { $date }
    • { $partySize ->
        [one] 1 persona
       *[other] { $partySize } personas
    }
request-time = • Hacia las { $time }
request-between = • Entre las { $from } y las { $to }
request-changes = • En lugar de su mesa para { $partySize } el { $date }, a las { $time }, que se mantiene hasta que respondan
ask-request = ¿Se lo paso? Es una petición, todavía no una reserva: el equipo le responderá.
request-sent = Hecho: el equipo de { $venue } tiene su petición y le responderá. No hay nada reservado hasta que lo confirme.
request-kept = He guardado su petición para el equipo de { $venue }. Ahora mismo no hay nadie: la leerá quien entre a continuación y responderá aquí. No hay nada reservado hasta que lo confirme.
noted = Anotado, gracias.
note-changed = Hecho, he cambiado la nota.
note-without-allergy = La nota ha quedado vacía, también sin «{ $comment }»: la cocina no lo sabrá. Si debe saberlo, escríbalo de nuevo.
note-keeps-allergy = Hecho. Solo he dejado «{ $comment }», para que la cocina lo sepa. Si también debe quitarse, escriba otra vez «borre la nota».
noted-next = Anotado, para su próxima reserva.
noted-name = Anotado: { $name }.
noted-moment = Anotado: { $moment }.
noted-table = Anotado: { $moment }, para { $partySize }.
noted-party = Anotado: una mesa para { $partySize }.
last-time = La última vez fue una mesa para { $partySize } en { $venue }, { $scenario }, el { $date } a las { $time }.
no-last-time = No encuentro ninguna reserva anterior suya, así que empezamos de nuevo.
wish-too-long = Lo siento, es más de lo que puedo transmitir: { $most } caracteres como máximo para todas sus peticiones. Dígamelo otra vez con menos palabras, por favor.

slots-around = Esto es lo que hay libre hacia las { $time } el { $date }, para { $partySize } en { $venue }:
slots-of-day = El { $date } quedan libres estas horas para { $partySize } en { $venue }. ¿Cuál prefiere, o a qué hora le gustaría venir?
slots-in-range = El { $date } hay mesa para { $partySize } en { $venue } a estas horas:
slots-near = A las { $time } no queda nada el { $date }, para { $partySize } en { $venue }, pero sí a estas horas:
alternatives = El { $date } no hay nada que encaje para { $partySize } en { $venue }. Lo más cercano que puedo ofrecerle:
no-alternatives = Lo siento, { $venue } no tiene mesa para { $partySize } el { $date }, ni en los días cercanos.
too-early = A las { $time } no es posible el { $date }: la primera mesa que puedo ofrecerle es a las { $first }.
too-late = A las { $time } no es posible el { $date }: la última mesa que puedo ofrecerle es a las { $last }.
tables-between = A las { $time } no hay mesas el { $date }: se dan hasta las { $before } y de nuevo desde las { $after }.
scenario-not-on = El { $date } no hay «{ $scenario }» en { $venue }.
scenario-too-far-ahead = Por ahora, «{ $scenario }» en { $venue } se puede reservar hasta el { $date }.
scenario-not-then = A las { $time } no hay «{ $scenario }».
scenario-only-then = El { $date } solo hay «{ $scenario }» { $hours }.
full-around = Lo siento, { $venue } está completo para { $partySize } el { $date }, hacia las { $time }.
full-on = Lo siento, { $venue } está completo para { $partySize } el { $date }.
scenario-takes-up-to = «{ $scenario }» es para { $most } personas como máximo.
scenario-takes-from = «{ $scenario }» es a partir de { $least } personas.
waitlist-open = Puedo ponerle en la lista de espera para las { $time } y escribirle en cuanto se libere una mesa.
offers-last = La mesa es suya durante { $length }.
offers-last-of = { $scenario }: la mesa es suya durante { $length }.
only-time-left = El { $date } solo queda mesa a las { $time }.
nearest-offers = Lo más cercano que puedo ofrecerle:
none-around = Lo siento, en los días cercanos tampoco hay mesa para { $partySize }.
time-not-free = A las { $time } ya no queda mesa, lo siento.
day-not-free = El { $date } ya no queda mesa, lo siento.
day-time-not-free = El { $date } a las { $time } ya no queda mesa, lo siento.
slot-was-taken = Alguien se ha adelantado: la mesa de las { $time } acaba de ocuparse.
free-beside = El { $date } también está libre: { $times }. Escriba la que prefiera.
free-some-beside = El { $date } también está libre, entre otras horas: { $times }. Escriba la que prefiera.
nothing-beside = Aparte de eso no veo nada libre el { $date } por ahora. Si prefiere una hora concreta, escríbala y lo intento.
days-beside = Otros días con mesa para ustedes:
day-beside = • { $date } a las { $time }
no-days-beside = No veo mesa para { $partySize } en los días cercanos. Escriba el día que le gustaría y lo miro.
choose-offered = ¿Cuál prefiere?

same-evening = Ya tiene una mesa para { $partySize } en { $venue } el { $date }, a las { $time }.
ask-second = ¿La de las { $time } es una segunda mesa, o en lugar de esa?

held-for =
    Hay mesa, y se la guardo { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }:
slot-held =
    El { $date }, a las { $time }, para { $partySize } en { $venue }: le guardo la mesa { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
slot-chosen = El { $date }, a las { $time }, para { $partySize } en { $venue }.
hold-over = Le había guardado la mesa y ese tiempo ya ha pasado. Responda sin más y miro enseguida si sigue libre.
hold-released = He liberado la mesa que le estaba guardando.

summary =
    • { $venue }, { $scenario }
    • El { $date }, a las { $time }
    • { $partySize ->
        [one] 1 persona
       *[other] { $partySize } personas
    }
summary-name = • Nombre: { $name }
summary-phone = • Teléfono: { $phone }
summary-comment = • Para el restaurante: { $comment }
fee-later =
    • Cancelar es gratis hasta el { $date }, a las { $time }. Si cancela más tarde o no viene, cuesta { $total }{ $per ->
        [guest] {" "}({ $each } por persona).
       *[party] {" "}por la mesa.
    }
fee-now =
    • Si cancela o no viene, cuesta { $total }{ $per ->
        [guest] {" "}({ $each } por persona).
       *[party] {" "}por la mesa.
    }
fee-no-show =
    • Si no viene, cuesta { $total }{ $per ->
        [guest] {" "}({ $each } por persona).
       *[party] {" "}por la mesa.
    }
replaces = • Sustituye a su mesa en { $venue } el { $date }, a las { $time }, que cancelo en cuanto esta quede reservada.
changes-table = • Hasta ahora: el { $date }, a las { $time }, para { $partySize }
deposit-free = • Depósito: { $total }, que se paga aquí en el chat antes de reservar la mesa. Si cancela antes del { $date }, { $time }, se le devuelve; después, no.
deposit-back = • Depósito: { $total }, que se paga aquí en el chat antes de reservar la mesa. Si cancela, se le devuelve.
deposit-final = • Depósito: { $total }, que se paga aquí en el chat antes de reservar la mesa. Si cancela, no se le devuelve.
pay-deposit = Pague, por favor, el depósito de { $total } con la factura de este chat. Le guardo la mesa hasta las { $time }; queda reservada en cuanto haya pagado.
invoice-title = Depósito para su mesa
invoice-line = { $venue }, { $scenario }, { $date }, { $time }
deposit-lapsed = El depósito no llegó a tiempo, así que su mesa en { $venue } el { $date } a las { $time } no está reservada. No debe nada.
deposit-not-taken = Ahora mismo no se puede cobrar el depósito, así que reservo su mesa sin él.
paid-in-vain = Lo siento: su pago ha llegado, pero la mesa ya no está libre. No hay nada reservado.
deposit-returns = Le devolvemos su depósito de { $total }.
deposit-by-house = Recuperará su depósito de { $total }. Se lo devuelve el propio restaurante: ya está avisado, y puede tardar unos días.
deposit-stays = El depósito de { $total } se queda en el restaurante, como se acordó: el plazo para cancelar gratis había pasado.
deposit-would-return = El depósito pagado se le devuelve.
deposit-would-stay = El plazo para cancelar gratis ha pasado: el depósito pagado se queda en el restaurante, como se acordó.
checkout-closed = Esta factura ya no está abierta y no se ha pagado nada. Escríbame y busco otra vez una mesa.
checkout-failed = Ahora mismo no puedo comprobar su mesa, y no se ha pagado nada. Inténtelo otra vez dentro de un minuto, por favor.
ask-confirm = ¿La reservo así?
ask-confirm-briefly = { $venue }, { $scenario }, el { $date }, a las { $time }, para { $partySize }: ¿la reservo así?
ask-agree = ¿Está de acuerdo, y la reservo?
terms-changed = Lo que puede costar ha cambiado entretanto. Léalo otra vez, por favor:
what-to-change = ¿Qué le gustaría cambiar? Escríbalo sin más: otra hora, otro día, más personas, una petición.
what-to-note = ¿Qué debe decir la nota? Escríbalo sin más, por ejemplo: «cambie la nota por: una mesa junto a la ventana».
terms-declined = De acuerdo, entonces no la reservo. ¿Le viene mejor otro día u otra hora? Escríbalo, o elija aquí.
still-placing = Un momento, estoy en ello.
placed =
    ¡Reservado! Una mesa para { $partySize } en { $venue } el { $date }, a las { $time }, a nombre de { $name }.
    Si algo cambia, escríbame.
calendar-title = { $venue }: mesa para { $partySize }
placed-reference = Su referencia, por si llama al restaurante: { $reference }.
placed-cancel-by = Si no puede venir, avíseme antes del { $date }, a las { $time }: hasta entonces no tiene coste.
placed-comment = Transmitido al restaurante: { $comment }
held-otherwise = Fíjese bien, por favor: no es exactamente lo que acordamos. En el sistema del restaurante consta ahora: { $venue }, { $scenario }, el { $date }, a las { $time }, para { $partySize }.
replacing = Ahora cancelo su mesa en { $venue } el { $date }, a las { $time }, y le aviso cuando esté hecho.
replaced = Su mesa en { $venue } el { $date }, a las { $time }, está cancelada.
replaced-stands = No he podido cancelar su mesa en { $venue } el { $date }, a las { $time }: sigue en pie, además de la nueva.
outcome-unknown = El sistema de reservas del restaurante no responde en este momento. Sigo intentándolo y le aviso en cuanto lo sepa; no hace falta que lo repita.
outcome-never-known = Lo siento, no he podido averiguar si el sistema de reservas del restaurante la ha aceptado.
booking-refused = Lo siento, el sistema de reservas del restaurante no ha aceptado la reserva. No se ha reservado nada.
limit-reached = Ya tiene tantas mesas como el restaurante guarda para una misma persona, así que lo he dejado todo como estaba. Cancele o cambie antes una de las suyas.
contact-venue = Puede llamar a { $venue } al { $phone }.
address-of-venue = { $venue } está en { $address }.
email-of-venue = El correo de { $venue }: { $email }.
website-of-venue = Encontrará más sobre { $venue } en { $website }.
photos-of-venue = Así es { $venue }:
menu-at = Aquí encontrará la carta de { $venue }: { $address }
photos-at =
    Fotos de { $venue }:
    { $addresses }
open-on = { $venue } abre el { $date }: { $hours }.
closed-on = { $venue } está cerrado el { $date }.
closed-then = A las { $time } { $venue } está cerrado. El { $date } abre { $hours }.
closed-for-holiday = { $venue } está cerrado el { $date } ({ $holiday }).
closed-weekly =
    { $venue } cierra los { $weekday ->
        [1] lunes
        [2] martes
        [3] miércoles
        [4] jueves
        [5] viernes
        [6] sábados
       *[7] domingos
    }.
open-again = Vuelve a abrir el { $date }: { $hours }.
hours-of-venue = Horario de { $venue }:
hours-line = • { $date }: { $hours }
hours-line-closed = • { $date }: cerrado
answer-of-venue = { $venue }: { $text }
answer-of-house = { $text }
about-me = Soy maitred, el asistente de reservas de { $house }: un programa, no una persona.
date-is = Es el { $date }.
rules-of-venue = En { $venue }:
fee-of-scenario =
    • { $scenario }: { $late ->
        [charged] si cancela demasiado tarde o no viene, cuesta
       *[free] si no viene, cuesta
    } { $each } { $per ->
        [guest] por persona.
       *[party] por la mesa.
    }
deposit-of-scenario =
    • { $scenario }: un depósito de { $each } { $per ->
        [guest] por persona
       *[party] por la mesa
    }, que se paga aquí en el chat antes de reservar la mesa.
free-before =
    • Cancelar es gratis hasta { $hours ->
        [one] una hora
       *[other] { $hours } horas
    } antes de la visita.
no-fee = • Cancelar no cuesta nada. Solo avíseme si no puede venir.
nothing-ahead = • Al reservar no se paga nada.
stay-for = En { $venue } la mesa es suya durante { $length }.
stay-until = En { $venue } la mesa es suya durante { $length }, hasta las { $time }.
stay-between = En { $venue } la mesa es suya entre { $shortest } y { $longest }, según cuántos sean y el menú.

no-bookings = No encuentro ninguna reserva próxima a su nombre.
booked-elsewhere = Si la reserva se hizo en otro chat, envíeme la referencia.
reference-elsewhere = Las reservas con { $reference } no son de este chat. Cuando terminemos con esta mesa, envíeme otra vez la referencia y las busco.
ask-proof = Las reservas con { $reference } se hicieron en otro chat. Para estar seguro de que son suyas: ¿con qué número de teléfono están? Si no hay ninguno, escriba el nombre.
claimed = Gracias, son suyas. Desde ahora las encontrará en este chat, con su referencia de aquí.
claim-kept-away = El sistema del restaurante no me deja llevar aquí todas las reservas con { $reference }. Las que no puedo traer siguen como están, donde se hicieron; el restaurante puede ayudarle.
claim-other = No encuentro ninguna reserva próxima que coincida con { $reference } y con lo que ha escrito. Compruébelo, por favor; el restaurante también puede ayudarle.
claim-too-often = No ha coincidido varias veces, así que no puedo volver a mirar hasta mañana. El restaurante puede ayudarle enseguida.
taken-over = Su mesa para { $partySize } en { $venue } del { $date }, a las { $time }, se lleva ahora en otro chat, donde se dieron su referencia y su número de teléfono. Si no fue usted, avise al restaurante.
bookings-heading =
    { $count ->
        [one] Su reserva:
       *[other] Sus reservas:
    }
booking-line = { $number }. { $venue }: el { $date }, a las { $time }, para { $partySize }
booking-item = • { $venue }: el { $date }, a las { $time }, para { $partySize }
waiting-heading = Está en lista de espera:
waiting-line = { $number }. Lista de espera de { $venue }: el { $date }, { waited-time }, para { $partySize }
waiting-item = • Lista de espera de { $venue }: el { $date }, { waited-time }, para { $partySize }
not-waiting = Ahora mismo no está en ninguna lista de espera.
no-need-to-wait = No hace falta esperar: esa mesa está libre.
times-free = No hace falta esperar: quedan mesas libres a esas horas.
no-waitlist = Lo siento, para eso no hay lista de espera.
wait-next = Una cosa tras otra: primero esta mesa, después la lista de espera de { $venue } para el { $date }.
will-write = Sí, le escribo aquí en cuanto se libere una mesa.
which-to-leave = ¿De qué lista de espera le quito?
ask-leave = ¿Le quito de la lista de espera de { $venue } para el { $date }, { waited-time }, para { $partySize }?
left-line = Hecho: ya no está en la lista de espera de { $venue } para el { $date }, { waited-time }. Gracias por avisar.
which-to-cancel = ¿Qué reserva cancelo?
which-to-change = ¿Qué reserva quiere cambiar?
ask-cancel = ¿Cancelo su mesa para { $partySize } en { $venue } el { $date }, a las { $time }?
cancelled = Cancelada: { $venue }, el { $date }, a las { $time }. Gracias por avisar.
kept = De acuerdo, todo queda como está.
booking-gone = Su mesa para { $partySize } en { $venue } el { $date }, a las { $time }, ya no figura en el sistema de reservas del restaurante.
booking-read-only = Esa reserva ya no puede cambiarse aquí. Hable directamente con { $venue }, por favor.
ask-what-to-change = ¿Qué cambio de su mesa para { $partySize } en { $venue } el { $date }, a las { $time }? Escriba otro día, otra hora, el número de personas o una petición.
ask-what-to-add = ¿Qué añado a su mesa en { $venue } del { $date }, a las { $time }? Escríbalo sin más.
ask-note = ¿Qué le digo al restaurante? Escríbalo sin más.
ask-more-note =
    Para el restaurante hasta ahora: { $comment }
    ¿Qué añado? O escriba «nada» y borro la nota.
ask-change =
    ¿La cambio así?
    • { $venue }, { $scenario }
    • El { $date }, a las { $time }
    • { $partySize ->
        [one] 1 persona
       *[other] { $partySize } personas
    }
also-coming = • Anoto que vienen
ask-wish = ¿Lo añado a su mesa en { $venue } del { $date }, a las { $time }?
ask-wish-off = ¿Lo quito de su mesa en { $venue } del { $date }, a las { $time }?
wish-off = • Ya no hace falta: { $comment }
ask-holder = ¿Pongo así su mesa en { $venue } del { $date }, a las { $time }?
ask-new-holder = ¿A qué nombre o con qué número de teléfono dejo la reserva?
changed = Cambiada: { $venue }, { $scenario }, el { $date }, a las { $time }, para { $partySize }. ¡Hasta entonces!
stands = Su reserva queda como estaba: { $venue }, el { $date }, a las { $time }, para { $partySize }.
changed-partly = No ha sido posible cambiarla del todo. Su reserva es ahora: { $venue }, el { $date }, a las { $time }, para { $partySize }.

# Por correo electrónico
mail-offered = Si añade su correo electrónico, le envío también ahí la confirmación.
summary-mail = • Correo: { $email }, para la confirmación
mail-subject-placed = Reserva hecha: { $venue }, el { $date }, a las { $time }
mail-subject-changed = Reserva cambiada: { $venue }, el { $date }, a las { $time }
mail-subject-cancelled = Reserva cancelada: { $venue }, el { $date }, a las { $time }
mail-greeting = Hola, { $name }:
mail-placed = Su mesa en { $venue } está reservada:
mail-changed = Su reserva en { $venue } ha cambiado. Ahora es:
mail-cancelled = Su reserva en { $venue } está cancelada. Era:
mail-was = Antes era el { $date }, a las { $time }, para { $partySize }.
mail-was-scenario = Antes: { $scenario }.
mail-free-until = Cancelar es gratis hasta el { $date }, a las { $time }.
mail-in-chat = Para cambiarla o cancelarla, escriba en el chat en el que reservó.
mail-on-page = Para cambiarla o cancelarla, abra nuestro chat en el navegador con el que reservó: { $url }
mail-why = Recibe este mensaje porque esta dirección se indicó en una reserva en { $venue }.

waitlist-for = Con gusto, a la lista de espera del { $date }, { waited-time }: le escribo en cuanto se libere una mesa para { $partySize }.
waitlist-joined = Está en la lista de espera de { $venue } para el { $date }, { waited-time }, para { $partySize }. Le escribo en cuanto se libere una mesa.
waitlist-place = { $place ->
        [1] Está en primer lugar.
       *[other] Está en el puesto { $place }.
    }
# When a guest would come: a part of other lines
waited-time = { $bounds ->
        [both] entre las { $from } y las { $to }
        [from] desde las { $from }
        [to] hasta las { $to }
        [none] a cualquier hora
       *[about] hacia las { $time }
    }
widen-hint = ¿Le vendría bien otra hora? Dígame cuál, por ejemplo «entre las 18 y las 21».
widen-which = ¿Cuál? Dígame, por ejemplo, «entre las 18 y las 21».
wait-over = Lo siento: no se ha liberado ninguna mesa para { $partySize } en { $venue } el { $date }, { waited-time }. Esa lista de espera ha terminado; con gusto le busco otro día.
wait-removed = El equipo de { $venue } le ha quitado de la lista de espera: { $date }, { waited-time }, para { $partySize }. Con gusto le busco otra mesa.
waitlist-refused = Lo siento, la lista de espera para esa hora está cerrada.
waitlist-limit-reached = Ya está en lista de espera para tantas mesas de ese día como puede una misma persona. Deje antes una de ellas.

table-freed = Buenas noticias: se ha liberado una mesa para { $partySize } en { $venue } el { $date }, a las { $time }. Se la guardo. ¿La quiere?
table-freed-unheld = Buenas noticias: se ha liberado una mesa para { $partySize } en { $venue } el { $date }, a las { $time }. No puedo guardársela: será de quien llegue antes. ¿La quiere?
table-freed-shared = Buenas noticias: se ha liberado una mesa para { $partySize } en { $venue } el { $date }, a las { $time }. He preguntado también a otras personas de la lista: será de quien diga sí primero. ¿La quiere?
offer-clock = ⏳ Hasta las { $until }: { $minutes ->
        [one] queda { $minutes } minuto.
       *[other] quedan { $minutes } minutos.
    }
table-offer-declined = De acuerdo, pasa a la siguiente persona de la lista.
table-offer-kept = De acuerdo, pasa a la siguiente persona y usted conserva su puesto. Le escribo cuando se libere otra.
table-offer-lapsed = No he tenido respuesta a tiempo, así que la mesa en { $venue } el { $date }, a las { $time }, para { $partySize }, pasa a la siguiente persona. Sigue en la lista de espera.
table-offer-gone = Lo siento, la mesa en { $venue } el { $date }, a las { $time }, para { $partySize }, acaba de ocuparse. Sigue en la lista de espera.

kept-heading = Esto es lo que guardo sobre usted:
summary-email = • Correo: { $email }
kept-needs = • A tener en cuenta: { $needs }
kept-language = • Idioma: { $language }
kept-messages =
    • { $count ->
        [one] 1 mensaje de nuestra conversación
       *[other] { $count } mensajes de nuestra conversación
    }; los más antiguos se borran al cabo de una semana
kept-visits =
    • { $count ->
        [one] 1 reserva anterior
       *[other] { $count } reservas anteriores
    }
kept-agreement = • El { $date } a las { $time } aceptó: «{ $words }»
kept-for-next-time = Recuerdo sus datos para la próxima vez, como me pidió.
kept-for-bookings = Uso sus datos solo para sus reservas.
kept-elsewhere = El sistema de reservas del restaurante también guarda sus reservas, con nombre y número.
how-to-forget = Lo recibe todo en un archivo. Si quiere que lo borre, envíe /forgetme.
what-is-kept = Guardo sus reservas, con su nombre, su número y sus peticiones, y nuestra conversación durante un tiempo.
how-to-see-kept = Con /mydata ve todo lo que guardo sobre usted, y /forgetme lo borra.
what-is-forgotten = Borraría su nombre, su número y sus peticiones, nuestra conversación y su nombre en las visitas anteriores. No se puede deshacer.
forget-leaves-line = También le quitaría de la lista de espera.
forget-not-elsewhere = Lo que el sistema de reservas del restaurante guarda de visitas anteriores no puedo borrarlo allí; pregunte al restaurante.
ask-forget = ¿Lo borro todo?
ask-forget-bookings =
    { $count ->
        [one] ¿Y su reserva? ¿La cancelo también, o la mantengo hasta su visita y la borro después?
       *[other] ¿Y sus reservas? ¿Las cancelo también, o las mantengo hasta sus visitas y las borro después?
    }
forgotten = Hecho, todo lo suyo está borrado. Escríbame cuando quiera; empezaríamos de nuevo.
forgotten-but-bookings = Hecho. Sus reservas siguen en pie, y lo que necesitan de usted se borra después de su visita. Todo lo demás ya está borrado.
ask-remember = ¿Recuerdo esto para la próxima vez: { $details }? Si no, lo uso solo para esta reserva.
will-remember = Con mucho gusto. /mydata muestra lo que guardo, /forgetme lo borra.
wont-remember = De acuerdo, no lo guardo.

group-begin = { $name }, pulse abajo y elegimos la mesa en privado. Cuando esté reservada, todos lo leerán aquí.
group-go-on = { $name }, pulse abajo y lo vemos en privado.
group-other = { $name } ya se ocupa de la mesa del grupo. Para una propia, pulse abajo.
group-times = { $name } está eligiendo una mesa para { $partySize } en { $venue } el { $date }. Libre a las { $times }: díganle a { $name } qué les viene bien.
group-nameless = Escribe en nombre del grupo y no sé de quién sería la mesa. Escríbame con su propio nombre, o en privado: { $link }
group-table = Una mesa para { $partySize } en { $venue }, el { $date }, a las { $time }, reservada por { $name }. ¿Quién viene?
group-comers = Asistentes ({ $count }): { $names }
group-cancelled = La mesa en { $venue } del { $date }, a las { $time }, está cancelada.
group-forgotten = Esta mesa ya no se muestra aquí.
group-you-come = ¡Anotado, contamos con usted!
group-you-do-not = Anotado: sin usted.
group-only-organiser = Solo { $name } puede hacerlo.
group-over = Esta mesa ya no admite respuestas.
group-reads = Su grupo también lo ve, y cada uno puede decir allí si viene.
group-counted = { $count ->
    [one] Según las respuestas de su grupo, ahora es una mesa para una persona; la suya es para { $partySize }.
   *[other] Según las respuestas de su grupo, ahora son { $count }; su mesa es para { $partySize }.
    }

confirmation-prompt = ¡Hola! Su mesa para { $partySize } en { $venue } es el { $date }, a las { $time }. ¿Sigue en pie?
confirmation-reminder = Un recordatorio: su mesa para { $partySize } en { $venue } es el { $date }, a las { $time }. ¿Sigue en pie?
confirmation-yes = ¡Estupendo! Nos vemos el { $date }, a las { $time }.
confirmation-no = Gracias por avisar. Su mesa del { $date }, a las { $time }, queda cancelada; esperamos verle en otra ocasión.
ask-another-day = ¿Buscamos otro día?
asks-again = De acuerdo. Se lo vuelvo a preguntar el { $date }, a las { $time }.
asks-no-more = De acuerdo. Antes de su visita ya no queda tiempo para volver a preguntar; dígamelo en cuanto lo sepa.
stays-confirmed = Su mesa para { $partySize } el { $date }, a las { $time }, queda confirmada como estaba; el cambio no es posible.
thank-you = ¡Gracias por su visita a { $venue }! Si quiere, cuéntenos qué tal fue: { $link }
prompt-outdated = Esa reserva ha cambiado entretanto.
cancelled-by-venue = { $venue } ha tenido que cancelar su mesa para { $partySize } el { $date }, a las { $time }. Lo sentimos. Escríbame y busco otro momento.
confirmed-by-venue = { $venue } ha confirmado su mesa para { $partySize } el { $date }, a las { $time }.
cancelled-outside = Su mesa para { $partySize } en { $venue } el { $date }, a las { $time }, se ha cancelado en el sistema de reservas del restaurante. Escríbame y busco otro momento.
changed-outside = Su mesa para { $partySize } en { $venue } el { $date }, a las { $time }, se ha cambiado en el sistema de reservas del restaurante.
booking-now = Ahora es el { $date }, a las { $time }, para { $partySize }, en { $venue }.
booking-now-cancelled = Su mesa para { $partySize } en { $venue } el { $date }, a las { $time }, se ha cancelado entretanto.
scenario-now = Ahora: { $scenario }.

service-down = En este momento no consigo conectar con el sistema de reservas del restaurante.
not-understood = Me temo que no le he entendido bien.
not-understood-twice = Sigo sin entender qué desea. Pruebe por ejemplo: «mesa para 2 el viernes a las 20:00».
talk-begins =
    Ya está en contacto con el equipo de { $venue }. Todo lo que escriba les llega, y su respuesta aparecerá aquí.
    Mientras tanto no intervengo. Escriba «volver» cuando quiera hablar conmigo otra vez.
talk-kept =
    Aquí puede escribir al equipo de { $venue }. Ahora mismo no hay nadie: lo que escriba se guarda, lo leerá quien entre a continuación y la respuesta aparecerá aquí.
    Mientras tanto no intervengo. Escriba «volver» cuando quiera hablar conmigo otra vez.
talk-out-of-hours = Puede que ahora no haya nadie, pero su mensaje se guarda y tendrá respuesta.
talk-resumes = Adelante: lo que escriba le llega al equipo de { $venue }. Escriba «volver» cuando quiera hablar conmigo otra vez.
talk-passed-on = Gracias, ya lo he transmitido.
talk-text-only = Solo puedo transmitir texto, lo siento. ¿Podría escribirlo?
talk-unanswered = En { $venue } nadie ha tenido un momento todavía. Su mensaje queda allí, y la respuesta llegará aquí.
talk-ended = Era el equipo de { $venue }.
from-staff = { $by } ({ $venue }): { $text }
from-house =
    Un mensaje del equipo de { $venue }:
    { $text }
request-accepted = { $by } ({ $venue }): Sí, recibiremos a su grupo con mucho gusto. Lo demás lo acordamos aquí con usted.
request-declined = { $by } ({ $venue }): Lo sentimos, ese día no podemos recibir a su grupo.
assistant-back = Aquí estoy de nuevo, para lo que necesite.
staff-told = Creo que se me escapa algo, así que he avisado al equipo. Mientras tanto, puede seguir aquí.
staff-know = He avisado al equipo.
word-kept = Ahora mismo no hay nadie de { $venue }. He dejado recado al equipo: lo leerá quien entre a continuación y responderá aquí.
nobody-reads = Nadie del restaurante lee este chat, así que no puedo avisar a una persona.
late-no-booking = Gracias por avisar, ¡venga con calma! Aquí no encuentro ninguna reserva suya para el { $date }; avise también al restaurante, por favor.
late-which = ¿A qué reserva llega tarde?
late-which-day = Aquí no encuentro ninguna reserva suya para el { $date }. Si se trata de una de estas, púlsela y lo anoto; si no, avise al restaurante, por favor.
late-noted = Gracias por avisar, ¡venga con calma! Queda anotado en su reserva en { $venue } a las { $time }.
late-not-noted = Ahora mismo no he podido anotarlo en su reserva.
so-sorry = Lo siento mucho. Esto tiene que saberlo el equipo.
hope-it-turns-up = ¡Espero que aparezca! En el restaurante pueden mirarlo.
condolence = Lo siento mucho, de verdad.
condolence-for-loss = Mi más sentido pésame. Si prefiere hablar con una persona, están para ayudarle.
get-well = Lo siento mucho. ¡Que se mejore pronto!
congratulations = ¡Qué alegría, enhorabuena!
human-coming = He avisado al equipo de { $venue } de que quiere hablar con alguien.
stale-button = Eso era de un mensaje anterior. Ahora estamos aquí:
text-only = Lo siento, solo puedo leer texto.
voice-not-heard = Lo siento, no puedo escuchar mensajes de voz. ¿Me lo escribe?
picture-not-seen = Lo siento, no puedo ver imágenes. ¿Me lo dice con palabras?
sticker-seen = 🙂
contact-not-own = Ese es el número de otra persona. ¿Me escribe el suyo?
write-anew = Lo siento, no puedo volver a un mensaje que se ha modificado. Escríbamelo otra vez, por favor.
message-too-long = ¡Qué mensaje tan largo! Dígamelo en una o dos frases, por favor.
too-many-messages = ¡Han sido muchos mensajes a la vez! Deme un minuto, por favor, y seguimos.
cannot-answer = Lo siento, eso no lo sé. En el restaurante se lo podrán decir.
rest-unknown = Lo demás no lo sé, lo siento. En el restaurante se lo podrán decir.
unknown-of-venue = De { $venue } no lo sé.
restaurant-decides = Si es posible, se lo dirán en el restaurante.
take-your-time = Tómese su tiempo. No haré nada hasta que me diga que sí.
no-hurry = No hay prisa, dígamelo cuando lo sepa.
rough-number = No hay prisa. Basta un número aproximado, luego puede cambiarlo.
no-hurry-held = Tómese su tiempo: le guardo la mesa hasta las { $time }. No se reserva nada hasta que diga que sí.
why-all = Lo siento, no sé más que esto:
why-taken =
    { $partySize ->
        [one] Las mesas para una persona están todas ocupadas a esa hora.
       *[other] Las mesas para { $partySize } están todas ocupadas a esa hora.
    }
why-ask = Para encontrarle la mesa adecuada.
why-name = Para que el restaurante sepa de quién es la mesa.
why-phone = Solo para que el restaurante pueda localizarle por esta mesa. No es obligatorio.
any-phone = Sí, vale cualquier número en el que se le pueda localizar.
phone-unknown = No tengo su número para esta mesa. Escríbalo otra vez, por favor, o déjelo en blanco.
writes-here = Sí, yo le escribo aquí de todos modos. El número es solo para el restaurante, por si necesita localizarle; puede dejarlo en blanco.
needed-for-table = Para una mesa necesito cuántos son, el día, la hora y un nombre. El teléfono, solo si quiere.
needed-name = Solo un nombre, y un teléfono si quiere.
needed-yes = Eso es todo, solo falta su sí.
needed-nothing = Nada más, está todo.
phone-noted = He anotado el { $phone }.
phone-with-code = Mejor con el prefijo del país, por ejemplo +34 912 34 56 78.
why-prompt = Para que ninguna mesa quede vacía: si no puede venir, otra persona la aprovechará.
sorry-for-this = Siento que esto no vaya bien.
ask-staff = Escriba «hablar con alguien» y avisaré al equipo.
not-passed-on = No puedo pasar una petición para tantos; dígaselo, por favor, al restaurante.
snapshot-lost = Lo siento, he perdido el hilo de nuestra conversación. Sus reservas están a salvo. Empecemos de nuevo:

choice-language = { $language }
choice-venue = { $venue }
choice-party-size = { $partySize }
choice-today = Hoy
choice-tomorrow = Mañana
choice-day = { $date }
choice-time = { $time }
choice-time-scenario = { $time } · { $scenario }
choice-date-time = { $date }, { $time }
choice-date-time-scenario = { $date }, { $time } · { $scenario }
choice-venue-time = { $venue }, { $time }
choice-scenario = Mejor { $scenario }
choice-other-day = Otro día
choice-calendar = Calendario
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
        [from] Lista de espera desde las { $from }
        [to] Lista de espera hasta las { $to }
       *[none] Lista de espera, a cualquier hora
    }
choice-any-time = A cualquier hora ese día
choice-confirm = Sí, reserve
choice-agree = De acuerdo, reserve
choice-agree-change = Sí, de acuerdo
choice-agree-take = De acuerdo, la quiero
choice-change = Cambiar algo
choice-drop = No, déjelo
choice-only-this-table = Solo esta mesa
choice-bookings-too = También mis reservas
choice-send-request = Sí, páselo
choice-skip = Sin número
choice-pass-on = Pasarlo como petición
choice-book = Reservar una mesa
choice-my-bookings = Mis reservas
choice-human = Hablar con alguien
choice-back-to-assistant = Volver al asistente
choice-write-to-staff = Escribir al equipo
choice-retry = Intentar de nuevo
choice-yes = Sí, por favor
choice-another = Otra mesa más
choice-second = Una segunda mesa
choice-instead = En su lugar
choice-cancel-booking = Cancelar la reserva
choice-change-booking = Cambiar
choice-other-holder = Otro nombre o número
choice-note = Nota al restaurante
choice-no-note = Borrar la nota
choice-cancel-number = Cancelar { $number }
choice-late-by = { $minutes } min tarde
choice-leave-line = Sí, quíteme
choice-leave-waitlist = Salir de la lista de espera
choice-leave-number = Salir de la lista { $number }
choice-change-number = Cambiar { $number }
choice-keep = Dejarla como está
choice-forget = Sí, borrarlo todo
choice-forget-cancel = Borrar y cancelar
choice-forget-keep = Borrar, mantener reserva
choice-remember = Sí, recuérdelo
choice-dont-remember = No, no lo guarde
choice-take-table = Sí, la quiero
choice-decline-table = No, gracias
choice-keep-place = Esta no, sigo en la lista
choice-coming = Sí, vamos
choice-not-coming = No, cancélela
choice-other-number = Sí, pero seremos más o menos
choice-ask-later = Pregúnteme más tarde
choice-another-day = Otro día
choice-share-contact = Compartir mi número
choice-group-begin = Elegir la mesa
choice-group-go-on = Seguir
choice-group-own = Una mesa propia
choice-group-come = Voy
choice-group-do-not = Yo no
choice-group-change = Cambiar o cancelar
choice-resize = Cambiar a { $partySize }
choice-copy-reference = Copiar la referencia
