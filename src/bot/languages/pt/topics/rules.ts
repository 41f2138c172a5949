import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const rules = {
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
    (?:deixar|dar|fornecer|indicar|passar) (?:\p{L}{1,8} ){0,3}cartao(?: de credito| de debito| bancario)?
    (?:dados|numero) do (?:meu |nosso )?cartao
    (?:se|caso) (?:[\p{L}']{1,10} ){0,5}(?:doentes?|adoecer|adoecermos|mal)(?: (?:[\p{L}']{1,10} ){0,2}[\p{L}']{1,10})?[,;]? ?(?:[\p{L}']{1,10} ){0,4}(?:custa|custaria|cobram|cobrado|pagar|pagamos|quanto)
  `,
  counted: words`
    (?:inclui|incluem|conta|contam|incluiu|contou|contaram|esta incluido|estao incluidos) (?:ja )?(?:com )?(?:o |a |os |as )?(?:bebe|crianca|criancas|miudo|miudos)
  `,
  localTime: words`
    hora local
    fuso(?: horario)?
    (?:vossa hora|hora de la|hora dai)
    hora de (?:nova iorque|nova york|oslo)
  `,
  stay: words`
    (?:ficar|ter|usar|manter) (?:com )?a mesa (?:por )?(?:um pouco )?mais tempo
    (?:por )?quanto tempo(?= ?[?]| ?$)
    mandam(?:-nos| nos)? (?:embora|sair)
    (?:quanto|quanto tempo|ate que horas|ate quando|quantas horas) (?:\p{L}{1,12} ){0,4}(?:mesa|ficar|estar|nossa|sentados)
    (?:limite|tempo limite|duracao) (?:de tempo|de horas?|horario|da mesa|na mesa)
    (?:temos|tem|tenho|e preciso) (?:de|que) (?:sair|ir embora|largar|deixar a mesa|levantar|libertar|liberar|desocupar)
    (?:podemos|da para|da pra|pode-se|posso) (?:ficar|demorar|prolongar|estar)(?! (?:em|com|no|na|dentro|fora|la fora|perto|junto))
    (?:expulsam|expulsos|mandam embora|mandam sair|poem-nos fora)
    (?:2|dois|1|primeiro|segundo) turnos?
    (?:quanto|quanto tempo|por quanto tempo|quantas horas) (?:\p{L}{1,12} ){0,4}(?:ficar|mesa|estar|temos|podemos|dura|permanecer)
    limite de tempo
    tempo (?:limite|maximo|limitado)
    (?:temos|tem) (?:de|que) (?:sair|deixar|libertar|liberar|ir embora)(?: a mesa)?
  `,
  restaurants: words`
    (?:que|quais|quantos) (?:sao )?(?:os )?(?:vossos |seus )?restaurantes(?! (?:aceitam|abrem|estao))
  `,
  house: words`
    (?:que|de que) (?:tipo|genero) de (?:restaurante|sitio|lugar|cozinha)
  `,
  ways: words`
    (?:a |qual a |qual e a |que )?diferencas? (?:\p{L}{1,5} ){0,2}entre
    (?:que|quais sao as|quais|de que) (?:\p{L}{2,9} )?(?:formas|maneiras|opcoes|modalidades|espacos|areas)
    (?:formas|maneiras) de (?:comer|jantar|almocar)
    (?:onde|como) (?:se pode|podemos|da para|da pra|posso) (?:comer|jantar|sentar)
    (?:comer|jantar|sentar|lugar|lugares) (?:\p{L}{2,6} )?(?:ao|no|na) (?:balcao|bar|barra)
    (?:tem|ha|voces tem) (?:um )?(?:balcao|bar)
    o que e (?:o|a|esse|essa|isso de) (?:balcao|esplanada|degustacao|cozinha noturna)
  `,
  largest: words`
    (?:podemos|pode-se|da para|da pra|aceitam) (?:ser |ir |vir |grupos de )?mais de (?:\d{1,2}|seis|sete|oito|nove|dez|doze|quinze|vinte)(?: pessoas)?(?=[ ?!.]*$)
    grupos? de mais de (?:\d{1,2}|seis|sete|oito|nove|dez|doze|quinze|vinte)
    (?:ate )?quant[oa]s(?: pessoas)? (?:podem|pode|conseguem|cabem|aceitam|podemos|recebem|voces (?:recebem|aceitam|atendem|podem|conseguem)) ?(?:receber|sentar|acomodar|ser|ir|vir|acolher|atender|no maximo)?
    (?:maior grupo|grupo maximo|grupo maior)
    (?:maximo|numero maximo) de pessoas
  `,
  starts: words`
    qual (?:e|seria) (?:o|a) (?:mais (?:cedo|tarde)|primeir[oa]|ultim[oa])(?: (?:que (?:tem|ha|voces tem)|disponivel|possivel))?(?=[.!?, ]*$)
    (?:ate que horas|a que horas no maximo|o mais (?:tarde|cedo) que|ate quando) (?:eu |a gente |nos )?(?:posso|podemos|da para|se pode|pode|podia|podiamos) (?:ir|vir|chegar|reservar|marcar|jantar|comer|almocar)
    (?:ultima|primeira) (?:mesa|reserva|hora)(?: possivel| disponivel)?
    (?:a )?primeira (?:e|ou) (?:a )?ultima (?:mesa|hora|reserva)
    ainda (?:servem|serve|servis|fazem|ha|tem) (?:o )?(?:jantar|almoco|comida|refeicoes|de comer)
  `,
  adjusting: words`
    (?:posso|podemos|da para) (?:dizer|confirmar|avisar|informar)(?:-lhe|-vos)? (?:depois|mais tarde|amanha)(?:,? (?:se|quantos)(?: [\p{L}\d']{1,8}){0,6})?
    (?:e so )?(?:escrevo|mando|aviso)(?:-lhe|-vos)? (?:mensagem |aqui )?(?:por aqui|aqui|para voces|pra voces)
    (?:se|caso)(?! (?:eu|nos|a gente)(?![\p{L}]))(?: [\p{L}']{1,12}){1,4} nao (?:vier|vierem|puder|puderem|vem|venha|possa|pode|for)(?: vir| ir)?
    se (?:no fim |afinal )?(?:formos|fossemos|a gente for) (?:menos|mais)
    como (?:e que )?(?:eu |nos )?(?:vos |lhe |lhes )?(?:aviso|avisamos|digo)(?: (?:a )?voces)?
    (?:posso|podemos|da para|e possivel|poderia) (?:mudar|alterar|muda-lo|muda-la|altera-lo|altera-la) (?:mais tarde|depois|mais a frente)
    (?:e|o que acontece|que acontece) se (?:no fim |afinal )?(?:so|somente|apenas) (?:vier|for|aparecer) (?:uma?|1)(?: de nos| pessoa)?
    (?:e|o que acontece|que acontece) se (?:so|somente|apenas) (?:uma?|1)(?: de nos| pessoa)? (?:vier|for|aparecer)
    (?:e|o que acontece) se (?:no fim |afinal )?(?:so |somente |apenas )?(?:vier|formos|for|vierem|faltar|um de nos|uma de nos|alguem) (?:so |apenas )?(?:um|uma|1|menos|mais|alguem|vier|faltar)
    (?:posso|podemos|da para|e possivel|poderia) (?:mudar|alterar|ajustar) (?:o numero|a hora|a reserva|a mesa|isso)(?: de pessoas)? (?:mais tarde|depois|mais a frente)
    (?:e|o que acontece|que acontece) se (?:no fim |afinal )?(?:formos|formos so|vierem) (?:so |apenas )?#
    (?:acrescentar|adicionar|juntar|levar) (?:alguem|mais alguem|mais pessoas|uma pessoa)(?: mais)? (?:depois|mais tarde)
  `,
  confirmation: words`
    (?:recebo|vou receber|recebemos|vamos receber)(?: tambem)?(?: uma?| a| algum)? ?(?:(?:e-?mail|mail) de )?confirmacao(?: (?:por|no|via) (?:e-?mail|mail|sms|escrito))?
    (?:(?:me|nos) )?(?:enviam|envia|mandam|manda)(?:-me|-nos)?(?: tambem)?(?: uma?| a)? ?(?:(?:e-?mail|mail) de )?confirmacao(?: (?:por|no|via) (?:e-?mail|mail|sms))?
    (?:posso|podia) (?:dar|deixar|acrescentar)(?:-lhe|-lhes)?(?: o)? meu (?:e-?mail|mail)
  `,
  reminder: words`
    (?:(?:me|nos) )?(?:enviam|envia|mandam|manda|recebo|recebemos|receberei|vou receber|ha|tem)(?:-me|-nos)? (?:um|algum) lembrete
    (?:me|nos) (?:lembram|lembra|avisam|avisa) (?:antes|na vespera|no dia)
    (?:lembram|avisam)-(?:me|nos) (?:antes|na vespera|no dia)
  `,
  walkIns: words`
    (?:e preciso|preciso|precisamos|tem que|tem de|temos que|temos de|tenho de|tenho que|ha que|e necessario|e obrigatorio)(?: de)? (?:reservar|fazer reserva|reserva|marcar)(?: (?:antes|mesa|com antecedencia))?(?=[ ?.!,]{0,3}$| ou )
    (?:a )?reserva e (?:obrigatoria|necessaria)
    (?:da para|da pra|pode-se|se pode|posso|podemos|podiamos|pode)(?: (?:tambien|so|simplesmente)){0,2} (?:ir|vir|entrar|aparecer|passar|comer|chegar)(?: \p{L}{2,8})? sem (?:reserva|reservar)
    (?:ir|vir|entrar|aparecer|chegar) sem (?:reserva|reservar)
    (?:aceitam|atendem|recebem) (?:\p{L}{2,8} ){0,3}sem reserva
  `,
} satisfies Partial<TopicWords>;
