import type { CancellingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const cancelling: CancellingWords = {
  cancel: words`
    (?:hoje|amanha|afinal) (?:ja )?nao (?:vai dar|da|posso|podemos|consigo|conseguimos)(?: ir)?(?=[,.!]|$)(?!.{0,60}\d)
    (?:apag|elimin|remov|tir|retir|desfa|exclu)\p{L}{1,4} (?:a |as )?(?:minha |nossa |essa |esta )?(?:mesa|reserva)s?
    (?:renunci\p{L}{1,5} a|(?:desist|abdic|prescind)\p{L}{1,5} d[ea]) (?:a )?(?:minha |nossa |essa |esta )?(?:mesa|reserva)
    (?:dar|deem|de|passar|passem) a (?:minha |nossa )(?:mesa|reserva) a (?:outr[oa]s?|outra pessoa|quem)
    (?:nao|n) (?:vamos|vou|iremos|irei|viremos) mais,? (?:nao|n)(?=[.!]*$)
    (?:apaguem|eliminem|removam|tirem|retirem|libertem|liberem) (?:a )?(?:minha |nossa )?(?:mesa|reserva)
    (?:abdicar|abdicamos|desistir|desistimos|prescindir|abrir mao|abrimos mao) da (?:minha |nossa )?(?:mesa|reserva)
    cancelar
    cancela(?:-a|-la)?
    cancele(?:m)?
    cancelo
    cancelamos
    (?<!(?:politica|condicoes|prazo|taxa|multa) de )cancelamento
    cancelem
    cancelada por favor
    canselar
    anular
    anula
    anule
    anulem
    desmarcar
    desmarque
    desmarca
    desmarco
    desmarcamos
    desmarquem
    (?:ja )?nao (?:preciso|precisamos|quero|queremos|vamos precisar|vou precisar) (?:mais )?(?:da |a |de |dessa |desta |essa |dela)(?:mesa|reserva|uma mesa)?
    nao (?:preciso|precisamos|quero|queremos) mais (?:da|a|de) (?:mesa|reserva)
    ja nao (?:vamos|vou|podemos|posso|queremos|quero|e preciso|precisamos|preciso)
    (?:apagar|apaga|apague|eliminar|elimina|elimine|remover|remova|remove) (?:a |as |minha |a minha |nossa |a nossa |essa |esta )(?:mesa|reserva|reservas)
    (?:tirar|tira|tire|retirar|desfazer|excluir|exclua|exclui) (?:a |as |minha |a minha |nossa |a nossa |essa |esta )(?:mesa|reserva|reservas)
    liberar a mesa
    libertar a mesa
    (?:nao|n) (?:posso|podemos|vou poder|vamos poder)(?: mais)? (?:ir|vir|comparecer|estar|jantar|almocar)(?! (?:as|ate|antes|mais cedo|na|no|nesse|nessa|tao) )
    (?:nao|n) (?:vou conseguir|vamos conseguir)(?: mais)? (?:ir|vir|comparecer|estar|jantar|almocar)(?! (?:as|ate|antes|mais cedo|na|no|nesse|nessa|tao) )
    (?:nao|n) (?:consigo|conseguimos|conseguiremos)(?: mais)? (?:ir|vir|comparecer|estar|jantar|almocar)(?! (?:as|ate|antes|mais cedo|na|no|nesse|nessa|tao) )
    (?:nao|n) (?:poderemos|poderei)(?: mais)? (?:ir|vir|comparecer|estar|jantar|almocar)(?! (?:as|ate|antes|mais cedo|na|no|nesse|nessa|tao) )
    (?:nao|n) (?:vamos|vou|iremos|irei|viremos)(?: mais)?(?=[.!]*$)
    (?:nao|n) (?:vai|vai mais|ia) dar(?: (?:pra|para) (?:ir|vir|comparecer|irmos|eu ir|a gente ir))?(?=[.!]*$)
    (?:nao|n) (?:vamos|vou)(?: mais)? (?:ir|vir|comparecer)(?=[.!]*$)
    pode(?:m)? (?:tirar|apagar|desmarcar|anular|remover)(?:-a|-nos)?(?=[.! ]*$)
    (?:tira|tire|tirem|apaga|apague|remove|remova)(?:-a|-nos)?(?=[.! ]*$)
    (?:a|nossa|minha) (?:mesa|reserva) (?:[\p{L}\d]{1,12} ){0,4}ja nao (?:e precisa|precisamos|preciso|faz falta)
    (?:ja )?nao (?:vamos precisar|vou precisar|precisamos|preciso|precisaremos)(?: mais)?(?: d[ae]la| disso)?(?: mais)?(?=[,.! ]*$)
    (?:tir|cancel|anul|elimin|apag)(?:a|e|em|ar|ue) (?:uma?|1) (?:das|dos|delas|deles)(?: (?:duas|dois|2|reservas|mesas))?
    (?:deita|deite|deitem|joga|jogue|joguem|manda|mande) (?:fora|embora|para o lixo|no lixo) (?:a|a minha|a nossa|essa|esta) (?:mesa|reserva)(?=[,.! ]*$)
    (?:deita|deite|deitem|joga|jogue|joguem|manda|mande) (?:a|a minha|a nossa|essa|esta) (?:mesa|reserva) (?:fora|embora|para o lixo|no lixo)(?=[,.! ]*$)
  `,
  noTable: words`
    (?:ja )?nao (?:quero|queremos|preciso|precisamos)(?: mais)?(?: (?:da|de|a|nenhuma|uma|de nenhuma))? (?:mesa|reserva)(?: nenhuma)?(?: mais)?
    nao (?:me |nos )?(?:guard|reserv|marqu)(?:e|em|es)(?:-me|-nos)? (?:nada|(?:a |nenhuma )?mesa)(?: (?:pra|para) (?:mim|nos|a gente))?
    (?:afinal |entao |no fim )?(?:sem|nada de) mesa(?: afinal)?
    (?:ja )?nao (?:e precis[oa]|precisa|vale a pena)(?: mais)? (?:a |da |de )?mesa
    esque(?:cam|ca|ce|ci)(?:-se)? (?:d)?a (?:mesa|reserva)
    deix(?:em|e|a) a mesa livre
  `,
  letDown: words`
    (?:babysitter|baby-? ?sitter|baba|ama)(?: (?:nos|me))? (?:cancelou|desmarcou|faltou|falhou(?:-nos)?|esta doente|adoeceu|ficou doente|nao (?:vem|pode(?: vir)?)|deixou-nos na mao|furou)(?: a ultima hora| em cima da hora)?
  `,
  absence: words`
    (?:nao|n) (?:posso|podemos|vou poder|vamos poder)(?: mais)? (?:ir|vir|comparecer|estar|jantar|almocar)(?! (?:as|ate|antes|mais cedo|tao) )
    (?:nao|n) (?:vou conseguir|vamos conseguir)(?: mais)? (?:ir|vir|comparecer|estar|jantar|almocar)(?! (?:as|ate|antes|mais cedo|tao) )
    (?:nao|n) (?:consigo|conseguimos|conseguiremos|poderemos|poderei)(?: mais)? (?:ir|vir|comparecer|estar|jantar|almocar)(?! (?:as|ate|antes|mais cedo|tao) )
    (?:nao|n) (?:vamos|vou)(?: mais)? (?:ir|vir|comparecer)(?! (?:as|ate|antes|mais cedo|tao) )
    (?:nao|n) (?:vamos|vou|iremos|irei|viremos|podemos|posso|conseguimos)(?: mais)?(?=[.!]*$)
    (?:nao|n) (?:iremos|irei|viremos|virei|compareceremos)(?! (?:as|ate|antes|\d) )
    (?:afinal|infelizmente|no fim|no final) (?:ja )?(?:nao|n) (?:vamos|vou|podemos|posso|da|vai dar|iremos|conseguimos)(?! (?:as|ate|antes|ser) )
    (?:nao|n) (?:vai|vai mais|ia|nos da) dar (?:pra|para) (?:ir|vir|irmos|comparecer|eu ir|a gente ir)
    surgiu (?:um |1 )?(?:imprevisto|problema|contratempo|uma coisa|algo)
    (?:tive|tivemos|tenho|temos) um (?:imprevisto|contratempo)
    nao nos e possivel
    nao sera possivel
    (?:nao|n) vai dar(?= ?[.!,]| ?$)
    ^afinal nao(?=[.!, ]*$|[.!,;] )
    aconteceu (?:um |1 )?(?:imprevisto|contratempo|problema)
    (?:podem|pode|podes) (?:dar|liberar|ceder|passar) a (?:nossa |minha )?mesa(?: (?:a|para) (?:outr[oa]s?(?: pessoas?)?|outra pessoa))?(?=[.!, ]*$|[.!,;] )
    hoje (?:ja )?nao (?:da|vai dar|vai ser possivel)(?: mais)?(?=[.!, ]*$|[.!,;] )
    (?:temos|tenho|vamos ter|vou ter)(?: mesmo)? (?:de|que) (?:desistir|renunciar)(?: d[ao] (?:mesa|reserva|jantar|almoco))?(?=[.!, ]*$|[.!,;] )
  `,
  ofBooking: words`
    (?:tenho|temos|terei|teremos|vou ter|vamos ter) (?:de|que)
    (?:preciso|precisamos|devo|devemos|obrigad[oa]s? a)
    (?:mesa|reserva)
    (?:tudo|de todo)
  `,
  stop: words`
    (?:deixem?|deixa)(?: la)? estar
    nao (?:quero|queremos) (?:reservar|marcar)(?: nada| mesa)?(?=[.! ]*$|[.!,;])
    nao (?:quero|queremos|preciso de) (?:nenhuma |uma )?(?:mesa|reserva)(?: nenhuma)?(?=[.! ]*$|[.!,;])
    esquece(?: isso| tudo| isto)?
    esqueca(?: isso)?
    deixa(?! (?:em \d|ficar (?:escrito|anotado|registado|apontado)|(?:as|para as|nas|em|para|nos) (?:\d|¦)|como|assim|estar como|eu|me|reservad|a reserva))
    deixa pra la
    deixe(?! (?:em \d|ficar (?:escrito|anotado|registado|apontado)|(?:as|para as|nas) (?:\d|¦)|como|assim))
    deixa la
    para(?=[.!]*$)
    para com isso
    pare
    stop
    tanto faz
    nao importa
    desiste
    desisto
    desistimos
    chega(?=[.!]*$)
    ignora
    ignore
    abortar
    terminar
    sair
    deixa estar
    fim(?=[.!]*$)
    cala a boca
    cala-te
    nada(?=[,.!]| (?:obrigad|deixa|esquece)|$)
    deixe estar
    afinal nao
  `,
};
