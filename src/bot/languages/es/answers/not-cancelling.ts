import { words } from "../../word-list.ts";

const cancel =
  "(?:cancelar|cancelarla|cancelarlo|cancelamos|cancelo|cancela|cancelas|cancelan|cancele|cancelemos|cancelaramos|cancelasemos|cancelacion|anular|" +
  "anularla|anularlo|anulamos|anulo|anula|anulacion)";

/** The verb and its noun in any form. */
const anyCancel = "(?:cancel|anul)\\p{L}{1,9}";
/** What a guest has with the house: that may be meant. */
const booking = "(?:(?:mesa|reserva|reservacion|plaza)s?(?![\\p{L}]))";

/** What speaks of cancelling and tells nobody to: others have cancelled, it is asked about, denied or only supposed. */
export const notCancelling = words`
  (?:otra|una|\d{1,2}) (?:cancelacion(?:es)?|bajas?)(?= ?(?:de|entre|[:,.]))
  ${anyCancel}[,.:;¿ ]{1,4}(?:\p{L}{1,12} ){0,4}hasta (?:cuando|que (?:hora|dia))
  (?:hora|fecha|plazo|dia|momento) (?:limite |tope |maxim[oa] )?(?:para|de) (?:la )?(?:cancel|anul)\p{L}{1,9}
  (?:nadie|(?:un |una )?(?:amig[oa]|coleg[ao]|companer[oa])s?) (?:\p{L}{1,9} ){0,4}?${anyCancel}
  ${anyCancel} (?:no(?=[,.!])|cuesta|sale por|se paga|tiene (?:un )?coste|es caro)
  (?:verdad|cierto|seguro|oido|leido|dicen|decir) que (?:\p{L}{1,9} ){0,3}${anyCancel}
  (?:un|una|1|mi|el|la|otr[oa]|su) (?!reserva|mesa)\p{L}{3,12} (?:ya |me |nos |tambien |se ){0,2}(?:anulo|cancelo)(?! (?:la|mi|nuestra) (?:reserva|mesa))
  (?:ha|han|fue|fueron|sido|esta|estaba|estan|he|hemos|quedo|queda) (?:\p{L}{1,10} ){0,2}(?:cancelad|anulad)[oa]s?
  (?:se|me|nos|le|les|lo|la|han|y|vuelo) (?:\p{L}{1,6} ){0,2}(?:cancelo|cancelaron|anulo|anularon|cancelado)(?! (?:la|mi|nuestra) (?:reserva|mesa))
  (?:tren|concierto|aerolinea) (?:\p{L}{1,6} ){0,2}(?:cancelo|cancelaron|anulo|anularon|cancelado)(?! (?:la|mi|nuestra) (?:reserva|mesa))
  (?:se|me|nos|le|les|lo|la|han|y|vuelo|tren|concierto|aerolinea) (?:\p{L}{1,6} ){0,2}(?:anulado|cancelada|anulada)(?! (?:la|mi|nuestra) (?:reserva|mesa))
  ${cancel} (?:[\p{L}']{1,12} ){0,3}(?:luego|despues|mas tarde|gratis|gratuitamente|sin coste|sin costo|sin cargo|sin gastos)
  ${cancel} (?:[\p{L}']{1,12} ){0,3}(?:hasta|si|antes|a ultima hora|el mismo dia|en cualquier momento|gratuita|posible)
  (?:politica|condiciones|plazo|gastos|gasto|coste|costo|costes|cargo|cargos|penalizacion|normas|reglas) (?:de |por )(?:la )?${cancel}
  (?:cuesta|costaria|cuestan|cobran|cobrais|cobra|pasa|pasaria|ocurre|hasta cuando|hasta que hora) (?:[\p{L}',]{1,14} ){0,7}${cancel}
  (?:pago|pagar|pagamos|penalizacion|quiza|quizas|tal vez|a lo mejor|puede que) (?:[\p{L}',]{1,14} ){0,7}${cancel}
  (?<!(?:que |claro que |^))si (?:[\p{L}',]{1,14} ){0,5}(?:cancelamos|cancelo|cancela|cancelas|cancelar|cancelase)(?![,.!])
  (?<!(?:que |claro que |^))si (?:[\p{L}',]{1,14} ){0,5}(?:cancelara|cancelaramos|anulamos|anulo|anular)(?![,.!])
  (?:sin|antes de|en vez de|en lugar de|en caso de|en caso de que) (?:[\p{L}',]{1,14} ){0,4}${cancel}
  no (?:la |lo |quiero |queremos |hace falta |voy a |vamos a |quisiera |me |nos |hay que ){0,3}(?:cancelar|cancelarla|canceles|cancele|cancelen|anular)
  no (?:la |lo |quiero |queremos |hace falta |voy a |vamos a |quisiera |me |nos |hay que ){0,3}(?:anules|anule|anulen|canceleis|cancelemos)
  (?:quien|por que|como|donde) (?:\p{L}{1,6} ){0,3}(?:dijo|dicho|dice|pidio|pedido|conto|contado|cree) (?:\p{L}{1,9} ){0,4}?${anyCancel}
  (?:nunca|jamas|no|tampoco|ni) (?:he |hemos |habia |les |te |os |me |nos ){0,2}(?:ped|pid|dij|dich)\p{L}{0,7} (?:\p{L}{1,8} ){0,3}?${anyCancel}
  (?:nunca|jamas|no|tampoco|ni) (?:he |hemos |habia |les |te |os |me |nos ){0,2}(?:quis|quer|habl|solicit)\p{L}{0,7} (?:\p{L}{1,8} ){0,3}?${anyCancel}
  (?:nunca|jamas|no|tampoco|ni) (?:he |hemos |habia |les |te |os |me |nos ){0,2}(?:pens|piens|estoy|estamos)\p{L}{0,7} (?:\p{L}{1,8} ){0,3}?${anyCancel}
  (?:nunca|jamas|no|tampoco|ni) (?:he |hemos |habia |les |te |os |me |nos ){0,2}(?:voy|vamos|queria)\p{L}{0,7} (?:\p{L}{1,8} ){0,3}?${anyCancel}
  (?:no|nunca) (?:es |era |fue )(?:una |ninguna |para )?${anyCancel}
  no (?:me |nos |se |le |la |lo |les |vayan? a |vayas a |vayais a |quiero que |hace falta |hay que |hace falta que |iba a ){1,4}${anyCancel}
  ni se les ocurra (?:me |nos |se |le |la |lo |les |vayan? a |vayas a |vayais a |quiero que |hace falta |hay que |hace falta que |iba a ){1,4}${anyCancel}
  nunca (?:me |nos |se |le |la |lo |les |vayan? a |vayas a |vayais a |quiero que |hace falta |hay que |hace falta que |iba a ){1,4}${anyCancel}
  (?:queria|querian|quiso) (?:\p{L}{1,9} ){0,3}${anyCancel},? (?:pero|y al final) (?:\p{L}{1,9} ){0,3}?(?:vam|voy|va|ven|vien|ser)\p{L}{0,7}
  (?:pensaba|pensaban|creia) (?:\p{L}{1,9} ){0,3}${anyCancel},? (?:pero|y al final) (?:\p{L}{1,9} ){0,3}?(?:vam|voy|va|ven|vien|ser)\p{L}{0,7}
  (?:queria|querian|quiso) (?:\p{L}{1,9} ){0,3}${anyCancel},? (?:pero|y al final) (?:\p{L}{1,9} ){0,3}?(?:sig|segu|mant|no|llega)\p{L}{0,7}
  (?:pensaba|pensaban|creia) (?:\p{L}{1,9} ){0,3}${anyCancel},? (?:pero|y al final) (?:\p{L}{1,9} ){0,3}?(?:sig|segu|mant|no|llega)\p{L}{0,7}
  (?:iba|iban|penso|estuvo|estuve) (?:\p{L}{1,9} ){0,3}${anyCancel},? (?:pero|y al final) (?:\p{L}{1,9} ){0,3}?(?:vam|voy|va|ven|vien|ser)\p{L}{0,7}
  (?:iba|iban|penso|estuvo|estuve) (?:\p{L}{1,9} ){0,3}${anyCancel},? (?:pero|y al final) (?:\p{L}{1,9} ){0,3}?(?:sig|segu|mant|no|llega)\p{L}{0,7}
  (?:si (?!por favor)|en caso de|en caso de que|cuando) ?(?:[\p{L}',]{1,14} ){1,5}(?:la |lo |me |nos ){0,1}${anyCancel}(?=[^?]{0,60}[?])
  (?:por|tras|debido a|a causa de|a raiz de|ante|gracias a) (?:la |una |esa )?(?:cancelacion|anulacion)
  (?:cancel|anul)acion (?:de |del )(?:la |el |los |las |nuestra |nuestro |mi |un |una |su )?(?!${booking})\p{L}{3,14}
  (?:deberia|deberiamos|debo|debemos|tendria que|tendriamos que) (?:\p{L}{1,12} ){0,2}${anyCancel}(?=[^.!]{0,30}[?])
  no (?:tener|haber de tener) que ${anyCancel}
  (?:pena|lastima) (?:tener que )?${anyCancel}
  (?:cancel|anul)\p{L}{1,5} (?:\d{1,2}|un|una)(?: de l[oa]s)? (?:sitios?|plazas?|asientos?|personas?|comensal|comensales|cubiertos?|lugar|lugares)
  (?:hasta (?:que|cual|cuantos|cuantas) (?:dias?|fecha|horas?|momento)(?: antes)?) (?:[\p{L}',]{1,12} ){0,6}(?:cancel\p{L}{1,5}|anul\p{L}{1,5})
  (?:cancel\p{L}{1,5}|anul\p{L}{1,5})(?: [\p{L}']{1,14}){0,4},? (?:hasta (?:que|cual|cuantos|cuantas) (?:dias?|fecha|horas?|momento)(?: antes)?)
  (?:la gente|alguien|los clientes|muchos|otros|la mayoria)(?: \p{L}{1,10}){0,2} ${anyCancel}
  (?:gratis|gratuito|caro|facil|tarde|barato) (?:para )?${anyCancel}
`;
