import { words } from "../../word-list.ts";

const cancel =
  "(?:cancelar|cancela-la|cancela-lo|cancelo|cancelamos|cancela|cancele|cancelarmos|cancelassemos|cancelem|cancelamento|desmarcar|desmarco|desmarcamos|" +
  "desmarcarmos|desmarca|anular|anularmos|anulamos|anulo)";

/** The verb and its noun in any form. */
const anyCancel = "(?:cancel|anul|desmarc)\\p{L}{1,9}(?:-\\p{L}{1,2})?";
/** What a guest has with the house: that may be meant. */
const booking = "(?:(?:mesa|reserva|marcacao|lugar)(?:s|es)?(?![\\p{L}]))";

/** What speaks of cancelling and tells nobody to: others have cancelled, it is asked about, denied or only supposed. */
export const notCancelling = words`
  (?:outra|mais uma|uma|\d{1,2}) (?:desistencias?|cancelamentos?)(?= ?(?:de|entre|[:,.]))
  ${anyCancel}[,.:; ]{1,4}(?:\p{L}{1,12} ){0,4}ate (?:quando|a? ?que (?:horas|dia))
  (?:prazo|limite|ultimo dia|ultima hora|ultimo momento) (?:para|de) (?:o )?(?:cancel|anul|desmarc)\p{L}{1,9}
  (?:ninguem|(?:um |uma )?(?:amig[oa]|colega|pessoa)s?) (?:\p{L}{1,9} ){0,4}?${anyCancel}
  ${anyCancel} (?:nao(?=[,.!])|custa|fica por|paga|da multa|e caro|tem custo)
  (?:verdade|certo|seguro|ouvi|li|dizem|dizer) que (?:\p{L}{1,9} ){0,3}${anyCancel}
  (?:foi|foram|esta|estava|estao|ficou|ser|sido|tem|tenho|tinha) (?:\p{L}{1,10} ){0,2}(?:cancelad|desmarcad|anulad)[oa]s?
  (?:voo|trem|comboio|concerto|show|aviao) (?:\p{L}{1,10} ){0,2}(?:cancelad|anulad)[oa]
  cancelaram
  cancelou
  desmarcaram
  anularam
  ${cancel} (?:[\p{L}']{1,12} ){0,3}(?:depois|mais tarde|gratis|gratuitamente|sem custo|sem custos|sem taxa|sem multa|ate)
  ${cancel} (?:[\p{L}']{1,12} ){0,3}(?:se|antes|em cima da hora|no proprio dia|a qualquer momento|gratuito|possivel)
  (?:politica|condicoes|prazo|taxa|taxas|custo|custos|multa|regras) de ${cancel}
  cancelamento (?:e )?(?:gratuito|gratis|possivel|tardio)
  (?:custa|custaria|cobram|acontece|aconteceria|pagar|pagamos|pago) (?:[\p{L}',]{1,14} ){0,7}${cancel}
  (?:multa|taxa|quanto|ate quando|ate que horas|talvez|se calhar) (?:[\p{L}',]{1,14} ){0,7}${cancel}
  (?:se|caso|sem|antes de|em vez de|em caso de) (?:[\p{L}',]{1,14} ){0,5}${cancel}
  nao (?:o |a |quero |queremos |precisa |precisam |vou |vamos |e para |queria |preciso ){0,3}${cancel}
  (?:quem|por que|porque|como|onde) (?:\p{L}{1,6} ){0,3}(?:disse|falou|diz|pediu|contou|mandou|acha) (?:\p{L}{1,9} ){0,4}?${anyCancel}
  (?:nunca|jamais|nao|nem|tampouco) (?:lhes |vos |me |te |eu |ninguem ){0,2}(?:ped|diss|quis|quer)\p{L}{0,8} (?:\p{L}{1,8} ){0,3}?${anyCancel}
  (?:nunca|jamais|nao|nem|tampouco) (?:lhes |vos |me |te |eu |ninguem ){0,2}(?:fal|solicit|pens)\p{L}{0,8} (?:\p{L}{1,8} ){0,3}?${anyCancel}
  (?:nunca|jamais|nao|nem|tampouco) (?:lhes |vos |me |te |eu |ninguem ){0,2}(?:pret|mand|estou|estamos)\p{L}{0,8} (?:\p{L}{1,8} ){0,3}?${anyCancel}
  (?:nunca|jamais|nao|nem|tampouco) (?:lhes |vos |me |te |eu |ninguem ){0,2}(?:to|vou|vamos)\p{L}{0,8} (?!(?:conseguir )?(?:chegar|ir|dar|poder|estar) )(?:\p{L}{1,8} ){0,3}?${anyCancel}
  (?:nao|nunca) (?:e |era |foi |se trata de )(?:um |uma |nenhum |1 |pra |para )?${anyCancel}
  (?:nao|nunca|nem) (?:me |nos |se |a |o |lhe |va |vao |e pra |e para |precisa |queria ){0,3}${anyCancel}
  (?:queria|queriam|quis) (?:\p{L}{1,9} ){0,3}${anyCancel},? (?:mas|e afinal|so que) (?:\p{L}{1,9} ){0,3}?(?:vam|vou|vai|vem|vim|ir)\p{L}{0,7}
  (?:pensava|pensou|pensei) (?:\p{L}{1,9} ){0,3}${anyCancel},? (?:mas|e afinal|so que) (?:\p{L}{1,9} ){0,3}?(?:vam|vou|vai|vem|vim|ir)\p{L}{0,7}
  (?:queria|queriam|quis) (?:\p{L}{1,9} ){0,3}${anyCancel},? (?:mas|e afinal|so que) (?:\p{L}{1,9} ){0,3}?(?:ser|mant|nao|a gente|continu|cheg)\p{L}{0,7}
  (?:pensava|pensou|pensei) (?:\p{L}{1,9} ){0,3}${anyCancel},? (?:mas|e afinal|so que) (?:\p{L}{1,9} ){0,3}?(?:ser|mant|nao|a gente|continu|cheg)\p{L}{0,7}
  (?:achava|ia|iam|estava|tencionava) (?:\p{L}{1,9} ){0,3}${anyCancel},? (?:mas|e afinal|so que) (?:\p{L}{1,9} ){0,3}?(?:vam|vou|vai|vem|vim|ir)\p{L}{0,7}
  (?:achava|ia|iam|estava|tencionava) (?:\p{L}{1,9} ){0,3}${anyCancel},? (?:mas|e afinal|so que) (?:\p{L}{1,9} ){0,3}?(?:ser|mant|nao)\p{L}{0,7}
  (?:achava|ia|iam|estava|tencionava) (?:\p{L}{1,9} ){0,3}${anyCancel},? (?:mas|e afinal|so que) (?:\p{L}{1,9} ){0,3}?(?:a gente|continu|cheg)\p{L}{0,7}
  (?:se|caso|quando|em caso de) (?:[\p{L}',]{1,14} ){1,5}${anyCancel}(?=[^?]{0,60}[?])
  (?:devido|apos|depois|por causa|por|na sequencia|gracas|perante|com) (?:ao |do |de |o |um |pelo |da )?cancelamento
  cancelamento (?:de |do |da |dos |das )(?:nossa |nosso |minha |meu |um |uma )?(?!(?:mesa|reserva|marcacao|lugar)(?:s|es)?(?![\p{L}]))\p{L}{3,14}
  cancelamento (?:de |do |da |dos |das )(?:nossa |nosso |minha |meu |um |uma )?(?!${booking})\p{L}{3,14}
  (?:devo|devemos|deveria|deveriamos|devia|deviamos) (?:\p{L}{1,14} ){0,2}${cancel}(?=[^.!]{0,30}[?])
  nao (?:ter|precisar) (?:de |que )?${cancel}
  pena (?:ter de |ter que )?${cancel}
  (?:cancel|anul|desmar)\p{L}{1,5} (?:\d{1,2}|um|uma)(?: d[oa]s)? (?:lugar|lugares|pessoas?|cadeiras?)
  (?:ate (?:que|qual|quantos|quantas) (?:dias?|data|horas?|momento)(?: antes)?) (?:[\p{L}',]{1,12} ){0,6}(?:cancel\p{L}{1,5}|desmarc\p{L}{1,4})
  (?:cancel\p{L}{1,5}|desmarc\p{L}{1,4})(?: [\p{L}']{1,14}){0,4},? (?:ate (?:que|qual|quantos|quantas) (?:dias?|data|horas?|momento)(?: antes)?)
  (?:as pessoas|alguem|os clientes|muitos|outros|muita gente)(?: \p{L}{1,10}){0,2} ${anyCancel}
  (?:gratis|gratuito|de graca|caro|facil|tarde) (?:para |pra )?${anyCancel}
  desistir (?:mais tarde|depois|a qualquer momento|sem custo|ate)
  (?:e se|caso|se) (?:[\p{L}',]{1,14} ){0,4}desistir(?:mos)?
`;
