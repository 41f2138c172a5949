/** What a firm's name ends in, folded, the same in every language: its legal form, or what it does. */
export const firm =
  "(?:gmbh|ag|kg|ohg|ltd|llc|llp|plc|inc|corp|co|company|group|gruppe|groupe|grupo|gruppo|partners?|holding|consulting|solutions|software|media|studios?|bank|sl|sa|sarl|sas|srl|spa|bv|nv|vof|ab|as|aps|lda|ltda)";

/** A firm's legal form in capital letters: "Nordfjord Regnskap AS". */
export const isLegalForm = (word: string): boolean => legalForm.test(word);

const legalForm = /^(?:A[GBS]|APS|BV|INC|KG|LTD|LL[CP]|NV|OHG|PLC|S[AL]|SAS|SARL|SRL|SPA|VOF)$/;
