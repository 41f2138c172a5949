import type { ContactWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

export const contact: ContactWords = {
  contactLeads: words`
    (?:call|ring|phone|text)(?: us)?(?: on| at)?
    (?<!(?:booking|reservation|order|confirmation|reference|table|customer|account|party|the|card|invoice|member|membership|loyalty|vat|tax|room) )number(?:'?s)?
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
  putsNumber: words`
    (?:can|could|would|will) you(?: please)?
    (?:make|have|let's make) (?:it|that)
    (?:use|take|put|try|note|write|save)(?: down)?(?: it as| that as| this| this one)?
    (?:it|that|this)(?:'s| is| should be)
    should be
    the
    (?:this|that) one
    (?:my|the) (?:other|new|work|home|private) one
    go with
  `,
  doubles: ["double"],
  triples: ["triple", "treble"],
  withdrawnNumbers: words`
    (?:that|this|it)(?:'?s| is| was)(?: actually)? (?:my |the |an )?(?:old|previous|former) (?:one|number|phone)
    (?:that|this|it)(?:'?s| is| was)(?: actually)? (?:the )?wrong (?:one|number)
    (?:is|was) (?:my|the|an) (?:old|previous) (?:one|number|phone)
  `,
  numberEnds: words`
    (?:it |number )?ends (?:in|with) \d{1,4}(?! ?(?:min|hour))
    (?:it |number |that |phone )?(?:should )?ends? (?:in|with|on) \d{1,4}(?: ?(?:,|and) ?| )not (?:in |with )?\d{1,4}
    (?:last|final) (?:two |three |four |2 |3 |4 )?(?:digits|numbers|figures) (?:are|is|should be) \d{1,4}
    number (?:should )?ends? (?:in|with) \d{1,4}
    (?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?:,? not (?:0\d|2[5-9]|[3-9]\d|\d{3,4}))?,? (?:the last(?: one| two| bit)?|last|at the end|on the end)
    (?:the last(?: one| two| bit)?|last|at the end|on the end),? (?:it's |is )?(?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?:,? not (?:0\d|2[5-9]|[3-9]\d|\d{3,4}))?
    (?:0\d|2[5-9]|[3-9]\d|\d{3,4}),? not (?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?=,? ?(?:(?:the last(?: one| two| bit)?|last|at the end|on the end)|$))
  `,
};
