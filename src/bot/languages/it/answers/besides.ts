import { words } from "../../word-list.ts";

export const besides = words`
  muoviti
  sbrigati
  (?:vi )?sbrig(?:atevi|hi)
  muovetevi
  finalmente
  era ora
  ore
  io
  mi
  me
  ci
  noi
  nostra
  nostro
  mia
  mio
  tu
  ti
  te
  lei
  voi
  vi
  lo
  la
  li
  le
  il
  i
  gli
  un
  una
  uno
  l'
  e
  ed
  che
  di
  del
  della
  dei
  da
  a
  al
  alla
  alle
  in
  con
  per
  su
  quello
  quella
  questo
  questa
  cosi
  tutto
  tutti
  tutta
  anche
  molto
  tanto
  proprio
  davvero
  piu
  li
  la
  qui
  allora
  adesso
  ora
  sono
  siamo
  saremo
  saro
  sara
  ho
  abbiamo
  ha
  va
  vanno
  sta
  fa
  sia
  come
  detto
  concordato
  d'accordo
  stasera
  oggi
  domani
  prenotare
  prenota
  prenoti
  prenotate
  prenotaci
  prenotatelo
  prenotalo
  prenotami
  prenotatemi
  prenotiamo
  prenotazione
  tavolo
  posto
  orario
  ora
  data
  giorno
  dati
  dettagli
  confermare
  confermi
  confermate
  conferma
  confermo
  confermiamo
  procedere
  proceda
  proceda
  procedete
  procedi
  fare
  faccia
  fai
  fate
  facciamo
  metti
  metta
  segna
  segni
  segnate
  segnaci
  segnami
  blocca
  bloccate
  bloccalo
  prendo
  prendiamo
  prendi
  voglio
  vogliamo
  vorrei
  vorremmo
  idea
  bella
  bellissimo
  ottima
  ci vediamo(?: li| la| allora| dopo)?
  non vediamo l'ora
  non vedo l'ora
  a (?:venerdi|sabato|domenica|lunedi|martedi|mercoledi|giovedi|dopo|presto|domani|stasera)
  buona (?:giornata|serata)
  un saluto
  saluti
  cordiali saluti
  distinti saluti
  contenti
  contento
  contenta
  felici
  felice
  gentile
  gentili
  gentilissimi
  capo
  ragazzi
  mille
  siii?
  sisi
  sisii
  sii
  okei
  oki
  perfettissimo
  perfetti
  alla grande
  alla perfezione
  perfezione
  avanti
  presenti
  saremo presenti
  confermatissimo
  pure
  vai
  andiamo
  procediamo
  e piu (?:comodo|semplice|facile|pratico)
  arrivo
  arriviamo
  sempre
  che (?:bello|emozione)
  giovanotto
  giovane
  amico(?: mio)?
  caro mio
  mio caro
  tesoro
  boss
  accidenti
  cavolo
  cazzo
  dio mio
  santo cielo
  per (?:dio|carita|l'amor (?:del cielo|di dio))
  porca miseria
  mannaggia
  diamine
  insomma
  una (?:buona volta|volta per tutte)
  e basta
  evviva
  evvai
  che (?:bella notizia|gioia|meraviglia|fortuna|figata|spettacolo|bellezza)
  urra
  oh
  ah
  forza
  orsu
  suvvia
  subito
  immediatamente
  all'istante
  senza indugio
  quanto prima
  gentilmente
  cortesemente
  e (?:mi mandi|mandami|mandatemi|inviami|mi invii|mandaci|mostrami) (?:tutta |tutti )?(?:la |i )?(?:mia |nostra )?(?:prenotazione|dettagli)(?: completa| intera)?
`;
