import type { AssistantWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const assistant: AssistantWords = {
  startOver: words`
    empezar de nuevo
    volver a empezar
    (?:empezar|empezamos|empecemos|comenzar|comencemos|volvamos a empezar) (?:todo )?(?:de|desde) (?:nuevo|cero|0|el principio)
    desde el principio
    (?:desde|de) 0
    reiniciar
    reinicia
    borron y cuenta nueva
    /start
  `,
  human: words`
    (?:hablar|hablo|hable|conversar|contactar|comunicarme|comuniqueme|comunicame|chatear|paseme|pasame|pasadme|poneme|
      ponme|pongame|atienda|atienden|prefiero|quiero) (?:a |con )?(?:una |un |1 |alguien |el |la |algun |
      los )?(?:del |de la |de )?(?:persona|humano|alguien|encargad[oa]|gerente|camarer[oa]|meser[oa]|mozo|responsable|
      emplead[oa]|agente|operadora?|recepcion|personal|restaurante|local|dueno|duena|jefe|jefa|maitre|asesor|
      ser humano)
    persona real
    persona de verdad
    (?:un|algun) (?:humano|agente|operador|ser humano)(?! (?:de|inmobiliario))
    atencion al cliente
    servicio al cliente
    llamadme
    llamenme
    llameme
    (?:me|nos) (?:puede|pueden|podeis|podria|podrian|puedes)(?: alguien)? llamar
    que (?:me|nos) (?:llame|llamen)
    (?:nadie|no me) (?:contesta|responde|coge el telefono|atiende|contestan|responden|cogen el telefono)
    no contesta nadie
  `,
  humanAlone: words`
    humano
    un humano
    persona
    una persona
    personal
    el personal
    encargad[oa]
    el encargado
    la encargada
    gerente
    el gerente
    operador
    operadora
    agente
    un agente
    alguien
  `,
  back: words`
    (?:quiero )?(?:volver|vuelve|vuelva|atras|regresar)(?: (?:a ti|con usted|contigo|con el (?:bot|asistente)|al (?:bot|asistente)|a la reserva))?
    (?:el )?(?:bot|asistente)
  `,
  calendar: words`
    ^calendario(?=[ .!?]*$)
    (?:(?:muestre|muestra|ensene|ensena|ver|abrir|abra|mostrar)(?:me|nos)? )?(?:el|un|su|vuestro) calendario(?=[ .!?]*$)
  `,
  help: words`
    ayuda
    (?:me )?ayudame
    ayudeme
    ayudenme
    (?:necesito|quiero|quisiera|requiero) (?:un poco de |tu |su )?ayuda
    (?:me |nos )?(?:puedes|puede|podeis|pueden|podrias|podria) ayudar(?:me|nos)?(?: con (?:esto|algo))?
    me ayudas
    puedes ayudarme
    (?:que|en que|con que) (?:puedes|puede|sabes|podeis|me puedes) (?:hacer|ayudar|ayudarme|hacer por mi|ofrecer)(?: por mi)?
    que (?:puedo|se puede) hacer(?: aqui| con esto)?
    como (?:funciona|va|se usa)(?: esto| el bot)?
    no se (?:que|como) hacer(?:lo)?
    no (?:lo )?entiendo(?: nada)?
    socorro
    instrucciones
    opciones
    comandos
    para que sirves
    /help
  `,
};
