export const noun = "(?:reserva|reservas|reservacion|reservaciones|mesa|mesas)";

/** As an answer. Before a verb it belongs to the sentence: "no podemos ir". */
export const no =
  "noo?o?o?o?(?! (?:puedo|podemos|pueden|podre|podremos|podria|podriamos|voy|vamos|ire|iremos|vendremos|vendre|vengo|venimos|asistiremos|llego|" +
  "llegamos|llegaremos|se|sabemos|entiendo|encuentro|recuerdo|me acuerdo|hay|tengo|tenemos|tienen|tienes|teneis|tendran|habra|habria|nos sera|me sera|" +
  "(?:cambi|modifi|toqu|toc)\\p{L}{1,5} nada|muy|tan|demasiado|podra|pude|pudimos|contamos|cuenten|necesito|necesitamos|hace falta|hagan|queda|quedan)(?![\\p{L}]))";
