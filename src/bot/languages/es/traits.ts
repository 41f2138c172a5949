import type { TraitWords } from "../trait-words.ts";
import { words } from "../word-list.ts";

export const traits: TraitWords = {
  verbs: words`
    (?:no )?es
    (?:no )?son
    (?:no )?esta
    (?:no )?estan
    (?:no )?tiene
    (?:no )?tienen
    (?:solo |no )(?:puede|pueden|come|comen|bebe|beben|oye|oyen|ve|ven|anda|camina|soporta|tolera|aguanta)
    (?:come|bebe) (?:solo|poco|muy|de)
    oye
    ve
    anda
    camina
    va en silla
    usa
    lleva (?:muletas|baston|silla|marcapasos|un)
    necesita
    necesitan
    sufre
    padece
    odia
    odian
    acaba de (?:operarse|dar|tener|salir)
    le (?:cuesta|duele|han operado|molesta)
  `,
  ofSeveral: words`
    son
  `,
  between: words`
    que
    tambien
    desgraciadamente
    lamentablemente
    ademas
    ya
  `,
  idle: words`
    de acuerdo
    ok
    vale
    content[oa]s?
    segur[oa]s?
    hambre
    aqui
    ahi
    alli
    dicho
    preguntado
    recomendado
    hablado
    oido
    venido
    reservado
    reserva
    pagado
    decidido
    cambiado
    olvidado
    encontrado
    visto
    llamado
    escrito
    llegado
    llegando
    de camino
    en camino
    fuera(?! (?:posible|mucha|tanta|muy|tan|necesari[oa]|molestia|tan amable|un problema|problema|el caso|asi))
    ocupad[oa]
    trabajando
    trabajo
    trabajar
    tarde
    retraso
    conmigo
    con nosotros
    para (?:mi|nosotros|ti|usted)
    una? de (?:nosotros|ellos|los)
    el mismo
    la misma
    el jefe
    clientes?
    fan
    amig[oa]s?
    mesa
    el (?:numero|telefono)
    la (?:confirmacion|direccion)
    anos
    tiempo
    ganas
    razon
    claro
    ir
    venir
    esperar
    esperando
    quien
    el que
    la que
    mi
  `,
};
