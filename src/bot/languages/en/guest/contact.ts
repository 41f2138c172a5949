import type { ContactWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

export const contact: ContactWords = {
  contactLeads: words`
    (?<!(?:booking|reservation|order|confirmation|reference|table|customer|account|party|the|card) )number(?:'?s)?
    the number(?:'?s| is| should be| would be)
    (?:wrong|right|correct|new|other) number[,:.]?(?: it'?s| it is| it should be| should be| is)?
    phone
    phone number
    mobile number
    cell number
    telephone
    telephone number
    tel
    tel\.
    mobile
    cell
    cellphone
    cell phone
    ph
    call me
    reach me
    text me
    ring me
    phone me
    contact
    contact me
    contact number
    whatsapp
    e-?mail
    e-?mail address
    mail
  `,
  doubles: ["double"],
};
