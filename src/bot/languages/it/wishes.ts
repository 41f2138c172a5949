import { words } from "../word-list.ts";

export const wishes = words`
  tavolo (?:ro)?tondo
  (?:vicino alla|accanto alla|davanti alla) (?:cucina|porta)
  (?:tavolo|posto) migliore (?:dell'altra|dell'ultima|della scorsa) volta
  angol(?:o|ino|etto)(?: tranquill[oa])?
  post(?:o|icino) tranquill[oa]
  tranquill[oaie]
  lontano (?:da|dalla|dal|dai) (?:porta|cucina|bagno|bagni|bancone|ingresso|musica)
  (?:vicino|accanto) (?:al|alla|ai) (?:bagno|bagni|finestra|porta|uscita)
  tavolo (?:alla|vicino alla|della) finestra
  (?:sente|sentono) (?:poco|male)
  comple(?: (?:di|del|della)(?!\p{L}))?
  compie \d{1,3}
  (?:fa|fanno|compie|compiono|fara) (?:[1-9]\d|1[0-2]\d)(?: anni)?(?! (?:coperti|persone|euro|minuti))
  posto per (?:un|una|il|la|1) (?:passeggino|carrozzina|girello|sedia)
  (?:appena|ci siamo) (?:appena )?(?:fidanzati|sposati)
  spumante
  champagne
  prosecco
  bottiglia di \p{L}{3,12}
  all'arrivo
  candel(?:a|e|ina|ine)
  conti separati
  conto separato
  (?:divisi|suddivisi) (?:in|su)
  nozze d(?:i |')\p{L}{3,9}
  luna di miele
  non (?:troppo |proprio |sia |vicinissimo )?(?:vicin[oi]|accanto|davanti|di fianco|attaccat[oi]|sotto) (?:al|alla|all'|alle|ai|il|la|l') ?\p{L}{3,15}
  finestra
  terrazza
  terrazzo
  giardino
  fuori(?! (?:discussione|questione|luogo|orario))
  esterno
  all'aperto
  dentro
  interno
  balcone
  vista
  panorama
  tranquillo
  tranquilla
  angolo
  privato
  seggiolone
  seggioloni
  seggiolino
  rialzo
  passeggino
  culla
  camino
  ombra
  sole
  aria condizionata
  saletta
  sala privata
  al piano terra
  appartat[oa]
  dehors
  veranda
  portico
  cortile
  piscina
  sedia a rotelle
  carrozzina
  accessibile
  disabili
  cane
  cani
  compleanno
  anniversario
  festeggiare
  festeggiamo
  festa di laurea
  laurea
  proposta di matrimonio
  fiori
  torta
  candeline
  sorpresa
  vegan[oai]
  vegetarian[oai]
  vegetariane
  senza glutine
  glutine
  celiac[oa]
  celiachia
  lattosio
  noci
  nocciole
  arachidi
  allergi[ae]
  allergic(?:o|a|i|he)
  intolleran(?:te|ti|za|ze)
  sesamo
  soia
  molluschi
  uova
  latticini
  frutti di mare
  crostacei
  halal
  kosher
  incinta
  romantico
  romantica
  fumatori
  vicino al
  vicino alla
  lontano da
  separe
  nicchia
  angolino
  divanetto
  divano
  in fondo
  soppalco
  piano di sopra
  seggiolon[ei]
  alzatina
  passeggin[oi]
  deambulatore
  stampelle
  tranquill[oa]
  accogliente
  intim[oa]
  all'ombra
  al sole
  riscaldamento
  stufa
  corrente d'aria
  palloncini
  stesso tavolo
  posto per (?:un|una|il|la)
  fattura
  accanto all'altr[oa]
  uno? accanto all'altr[oa]
  [2-9]\d anni (?:di|del|della)
  (?:un po' )?appartat[oa]
  (?:compie|compira|compiono|compiera|ne (?:fa|fara|compie)) (?:[1-9]\d|1[0-2]\d)
  (?:sedia|seggiolina|sediolina|sedie) per (?:il|la|i|le|nostr[oa]) (?:piccol[oaie]|bambin[oaie]|bimb[oaie]|figli[oa])
  (?:chiedo|chiedero|chiederle|chiedergli|chiedere) (?:\p{L}{2,8} ){0,3}(?:di sposarmi|la mano)
  (?:faccio|fare|faro|farle) (?:\p{L}{2,8} ){0,2}(?:la|una) proposta
  non (?:ditele|ditegli|dirle|dirgli|dite|dica|dille|digli|diteglielo) (?:niente|nulla)
  non (?:sa|sospetta|deve sapere) (?:niente|nulla)
  acqua in bocca
  (?:e|tenete(?:lo)?) (?:un )?segreto
  (?:divis|distribuit|ripartit)[ieoa] (?:su|in|tra) \d{1,2} tavoli
`;

export const wishFillers = words`
  pero
  comunque
  (?:volevo|volevamo|voglio|vorrei)(?: (?:solo|anche|ancora|pure)){0,2} (?:dir(?:e|vi|le)|avvisar(?:e|vi|la)|aggiungere|precisare|segnalar(?:e|vi))(?: che)?
  (?:fa|e) lo stesso
  (?:tanto )?e uguale
  non importa
  allora
  (?:comunque |cmq |ah |e )?(?:ho|abbiamo|avevo|mi sono|ci siamo) (?:gia )?(?:dimenticat[oaie]|scordat[oaie]) (?:di |a )?(?:dir(?:e|vi|le)|avvisar(?:e|vi|la)|menzionare|segnalare)(?: che)?
  (?:comunque|cmq|tra l'altro|senta|senti|scusi|ascolti)(?= (?:mi|mio|mia|il|la|i|le|abbiamo|siamo|portiamo|ho|ci|c'e|e|noi|un|una|nostro|nostra)(?!\p{L}))
  (?:mi|ci) (?:viene|e venuto) in mente(?: (?:adesso|ora|solo ora))?(?: che)?
  (?:ci sarebbe|c'e|ci sara|ci sono|non e che avete|avreste|non avreste)(?: (?:per caso|magari|forse|qualche)){0,2}
  (?:ve |te |gliel'|ve l'|te l')?(?:ho|abbiamo) gia (?:detto|scritto)(?: d(?:el|ella|i|ei))?
  come (?:dicevo|dicevamo|ho (?:gia )?detto)
  non (?:dimenticate|dimentichi|dimenticare|scordate|dimenticarti|dimenticatevi)(?: d(?:el|ella|i))?
  (?:ricordate|ricordi|ricordatevi|si ricordi)(?: d(?:el|ella|i|ell')| che)?
  non (?:possiamo|potremmo)
  hm(?:m{1,3})?
  ehm?
  mmh
  ah
  a proposito
  per favore
  e
  con
  un tavolo
  tavolo
  se possibile
  se e possibile
  anche
  ma
  per
  vorrei
  vorremmo
  preferibilmente
  grazie
  ciao
  prenotare
  si(?! (?:puo|potrebbe))
  si (?:puo|potrebbe)(?: avere)?
  possibilmente
  ci serve
  mi serve
  ci servirebbe
  ci serviranno
  avremmo bisogno di
  abbiamo bisogno di
  ci piacerebbe
  magari
  avete
  avete un tavolo
  avete posto
  c'e posto
  c'e un tavolo
  un tavolino
  desidero
  desideriamo
  volevo
  volevamo
  possiamo avere
  potremmo avere
  abbiamo
  buonasera
  buongiorno
  che
  tenete presente
  tenga presente
  se si puo
  (?:possiamo|potremmo|posso|potrei)(?: avere)?
  (?:e|sarebbe) possibile(?: avere)?
  un'altra cosa
  (?:ancora )?una cosa
  dimenticavo
  (?:mi )?(?:ho|avevo|sono|ero) dimenticat[oa] di (?:dire|dirvi|dirle|menzionare) che
  (?:un'|l')?ultima cosa
  un'altra cosa
  ok(?:ay)?(?= \p{L})
`;

export const wishJoints = words`
  a
  al
  alla
  all'
  in
  con
  per
  di
  su
  sul
  sulla
  da
  senza
  vicino
`;

/** Between a wish and the day or hour after it, of which they are a part: "a high chair for the coming ¦". */
export const wishCuts = words`
  quella
  quel
  questa
  questo
  prossimo
  prossima
  il
  le
`;

/** That something is not celebrated any more, which is nothing to be noted. */
export const uncelebrated = words`
  non (?:possiamo|posso|vogliamo|voglio|ce la sentiamo di) (?:piu )?(?:festeggiare|celebrare)
  non festeggiamo(?: piu)?
`;

/** Beside a wish that is noted: it is none any more. */
export const wishesBack = words`
  (?:non|nn) (?:interessa|riguarda|importa)(?:no)? (?:al|il|alla|la) (?:ristorante|cucina|locale|personale)
  (?:non|nn) (?:serve|occorre|c'e bisogno di) (?:scriver|metter|annotar|segnar)(?:lo|la|e)?
  (?:tolga|togli|togliete) (?:la cosa|la parte|quello|il fatto)
  non (?:portiamo|porto|porteremo|veniamo con|prendiamo) (?:piu )?(?:il|la|lo|i|il nostro)? ?\p{L}{3,14}
  (?:il|la|il nostro|la nostra) \p{L}{3,14} (?:alla fine )?(?:resta|rimane|sta) a casa
  (?:lasciamo|lascio|lasceremo) (?:il|la|lo|i) .{2,20} a casa
  (?:dimentichi|dimentica|dimenticate|lasci stare|lascia stare|lasciate stare|lasci perdere|tolga|togliete)
  non (?:ci |mi )?(?:serve|servono|occorre|occorrono)(?: piu)?
  non (?:abbiamo|ho) (?:piu )?bisogno
  non e (?:piu )?necessari[oa]
  alla fine (?:niente|senza|non)
  lasci(?:a|ate)? (?:perdere|stare)(?: (?:il|la|lo|l'|i|le|del|della))?
  dimentic(?:a|hi|ate) (?:il|la|lo|l'|i|le)
  togli(?:ere)?
  (?:cancell|elimin|rimuov)(?:i|a|ate|ete) (?:la parte|la cosa|quella cosa|quello|la nota)
  (?:la (?:cosa|parte|nota)|quello) (?:del|della|dello|dell'|sul|sulla|con) .{2,30} (?:si puo|puo|potete) (?:togliere|cancellare|eliminare)
  non (?:scriv(?:a|ere|ete)|mett(?:a|ere|ete)|annot(?:i|are|ate)) (?:quella cosa|la cosa|la parte|quello) (?:del(?:la|lo|l')?|sul(?:la)?)
`;

export const ifPossible = words`
  se (?:e )?possibile
  se si puo
  se potete
`;

/** Before what the house shows of itself: its menu, its photos. */
export const showMe = words`
  (?:mostra|mostri|mostrate|manda|mandi|mandate|invii|invia|inviate|fammi vedere|mi faccia vedere)(?:mi|ci|temi)?(?: (?:alcune|delle|le|la|il|qualche|una))?
  (?:mi|ci) (?:mostri|mandi|invii|fai vedere|faccia vedere|fate vedere|manda|mostra)(?: (?:alcune|delle|le|la|il|qualche|una))?
`;

export const indoors: readonly string[] = words`
  dentro
  interno
  al chiuso
  in sala
`;

export const outdoors: readonly string[] = words`
  fuori(?! (?:discussione|questione|luogo|orario))
  esterno
  terrazza
  giardino
  aperto
  dehors?
  balcone
  veranda
`;

/** Only some of what is noted is to stay. */
export const wishesKept = words`
  (?:lasci|lascia|lasciate|tenga|tieni|tenete|mantenga) (?:solo|soltanto|solamente)
`;

/** The wish that was told last is none any more. */
export const thatWishBack = words`
  (?:togli|tolga|togliete|elimini|elimina|cancelli|rimuova) (?:quello|questo|quella|questa)
  (?:lo|la) tolga
  (?:toglilo|toglila|toglietelo|toglietela)
`;

/** They open a clause of what the guests have to do later, and are part of it. */
export const wishHaves = words`
  abbiamo
`;

export const without = words`
  senza
`;
