/** As an answer. Before a verb it belongs to the sentence: "não podemos ir". */
export const no =
  "(?:naa?a?o|naum|nao nao)(?! (?:posso|podemos|podem|poderemos|poderei|vou|vamos|vai|iremos|irei|viremos|consigo|conseguimos|conseguiremos|sei|" +
  "sabemos|entendi|entendo|percebi|percebo|encontro|lembro|ha|tenho|temos|tem|havera|teria|preciso|precisamos|sera|pude|pudemos|chegamos|chego|" +
  "chegaremos|(?:mud|alter|mex|troc|troqu)[aei]\\p{L}{0,2} (?:em )?nada|muito|tao|demasiado|contem|faz mal)(?![\\p{L}]))";
