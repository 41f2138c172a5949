import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const talk = {
  day: words`
    (?:che|quale) data(?: (?:e|sarebbe|cade|era|sara|e oggi|della settimana))?(?: (?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|quello|oggi))?
    (?:che|quale) giorno(?: (?:e|sarebbe|cade|era|sara|e oggi|della settimana))?(?: (?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|quello|oggi))?
    qual (?:data|giorno)(?: (?:e|sarebbe|cade|era|sara|e oggi|della settimana))?(?: (?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|quello|oggi))?
    che e la data(?: (?:e|sarebbe|cade|era|sara|e oggi|della settimana))?(?: (?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|quello|oggi))?
    quale e la data(?: (?:e|sarebbe|cade|era|sara|e oggi|della settimana))?(?: (?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|quello|oggi))?
    qual e la data(?: (?:e|sarebbe|cade|era|sara|e oggi|della settimana))?(?: (?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|quello|oggi))?
    quanti ne abbiamo
  `,
  assistant: words`
    (?:sei|e|siete) (?:un |1 )(?:automa|risponditore)
    chi (?:sei|e lei|siete|parla|scrive|e)
    con chi (?:parlo|sto parlando)
    (?:parlo|sto parlando) con (?:un |una |1 )?(?:robot|bot|macchina|persona|umano|operatore)
    (?:sei|e|lei e|siete) (?:un |una |1 )(?:robot|bot|macchina|umano|umana|persona|ia|persona vera|programma|chatbot|computer|essere umano)(?: vera| reale)?
    come ti chiami
    come si chiama lei
    c'e (?:una |1 )?(?:persona|qualcuno)(?: vera| reale)? (?:dietro|dall'altra parte)
    (?:sei|siete|e|lei e|parlo con|sto parlando con) (?:un |una |1 )?(?:robot|bot|macchina|computer|programma|ia) o .{0,30}(?:qualcuno|persona|umano|umana|carne e ossa)
  `,
  ownName: words`
    (?:perche|a che|a cosa) (?:\p{L}{1,12} ){1,4}?(?:mio|nostro|un|il) nome
    (?:cosa|che cosa|che) (?:fate|fa|farete|fai|succede) (?:con il|col|del) (?:mio|nostro) nome
  `,
  ownData: words`
    (?:perche|a che|a cosa) (?:\p{L}{2,12} ){1,4}(?:i )?(?:miei|nostri) dati
    (?:cosa|che) (?:fate|ci fate|succede|ne fate|farete) (?:con |dei |coi |ai )(?:i )?(?:miei|nostri) dati
  `,
  ownPhone: words`
    (?:perche|a che|a cosa) (?:\p{L}{1,12} ){1,4}?(?:mio|nostro|un|il) (?:numero|telefono|cellulare)
    (?:cosa|che cosa|che) (?:fate|fa|farete|fai|succede) (?:con il|col|del|al) (?:mio|nostro) (?:numero|telefono|cellulare)
    chi (?:vede|riceve|ha) il mio (?:numero|telefono|cellulare)
    (?:a che|a cosa|per cosa|per che cosa)(?: (?:cosa|vi|le|ti|ne|lo)){0,3} (?:serve|servirebbe|usate|usa|serviva)(?: (?:il|mio|questo)){1,3} (?:numero|telefono|cellulare)
    (?:usa|usate|usato|userete|usare|utilizzato|date|darete|vendete|ceduto)(?:te)? (?:\p{L}{1,9} ){0,3}(?:per|a) (?:\p{L}{1,9} ){0,2}(?:pubblicita|marketing|spam|terzi|promozioni)
    (?:mi )?(?:chiamate|chiamerete) (?:mica )?per (?:vender\p{L}{1,3}|farmi pubblicita|offrir\p{L}{1,3})
  `,
  otherTable: words`
    (?:e|che ne e (?:di|degli|delle)|cosa succede (?:con|a)) ?(?:gli|le|l'|il|la|i) ?(?:altr[iaeo]|resto|restanti|second[oa])(?: tavolo| \d{1,2}| meta)?(?= ?[?]|$)
  `,
  noted: words`
    (?:che fine ha fatto|dov'e (?:finit[oa])?|cos'e successo (?:al|alla|con il|con la)) ?(?:il |la |l'|mio |mia )?(?:\p{L}{2,12} ){0,1}(?:nota|seggiolone|allergia|finestra|cane|torta|passeggino|richiesta|carrozzina)(?=[ ?!.]*$)
    (?:ha|avete|hai) (?:preso|recepito|capito|registrato) (?:bene )?(?:la cosa |quella )?(?:del|della|dell'|dei) ?(?:lattosio|glutine|noci|allergi[ae]|vegan[oa]|seggiolone|cane|pesce)
    (?:l'ha|l'avete|l'hai|le avete|lo avete) (?:segnat|annotat|scritt)[oaie]
    (?:hai|ha|avete) (?:sentito|capito|letto) (?:d(?:el|ella|ei|i)|la cosa)
    (?:e|sono) (?:gia )?(?:stat[oaie] )?(?:segnat[oaie]|annotat[oaie])
    (?:il|la|l'|i|le|mia|mio) ?(?:\p{L}{2,14} ){1,4}(?:e|sono) (?:gia )?(?:stat[oaie] )?(?:segnat[oaie]|annotat[oaie])
    (?:ha|avete|hai) (?:gia )?(?:segnato|annotato|preso nota)
    (?:ha|avete|hai) (?:visto|letto|tenuto conto) (?:d[ei]|del|della|dell'|dei|la parte)(?= ?)
    (?:il|la|l'|i|le|mia|mio) ?(?:\p{L}{2,14} ){1,3}(?:l'|lo |la )?(?:avete|ha|hai) (?:gia )?(?:segnat[oaie]|annotat[oaie]|scritt[oaie])
    risulta(?:no)?(?: (?:bene|gia))? (?:l'\p{L}{2,14}|la|il|lo|i|le|mia)
    (?:sapete|sanno|sa) (?:gia )?d(?:ell'\p{L}{2,14}|el|ella|ei|elle|egli)
    (?:il|la|l'|i|le) ?(?:\p{L}{2,14} ){1,3}(?:e|sono) (?:gia )?previst[oaie](?= ?\?)
    (?:avete|ha|hai) (?:gia )?(?:scritto|messo) (?:d(?:el|ella|ei|elle|i)|dell'|il|la|lo|l')
    (?:l'|lo )?(?:avete|ha|hai) (?:gia )?(?:detto|riferito|comunicato|passato) (?:al|alla|ai) (?:personale|cucina|cuoco|cameriere|ristorante|staff|chef)
    (?:avete|ha|hai) avvisato (?:il|la|i) (?:personale|cucina|cuoco|cameriere|ristorante|staff|chef)
    (?:il|la|i) (?:personale|cucina|cuoco|cameriere|cameriera|ristorante|staff|chef) (?:ha|hanno) (?:ricevuto|letto|visto) (?:il )?(?:mio|nostro) (?:messaggio|appunto)
    (?:che )?cosa (?:c'e|dice|sta|risulta)(?: scritto)? (?:nella|nel|sulla|la|il) (?:mia |nostra |vostra )?(?:nota|commento|messaggio|annotazione)
  `,
} satisfies Partial<TopicWords>;
