import type { paperRefusals } from '@quayside/contract/kernel/paper.refusals.ts'
import type { Nested } from '../../nested.ts'

export const paperErrors = {
  paper: {
    noText:
      'The file has no text; it may be a scan or a picture. Ask the supplier for a PDF made from a file or for a sheet, or type the lines here.',
    noTable:
      'No lines of goods were found. They need headings above them, such as model, quantity and unit price.',
    tooManyPages: 'The file has more than {max} pages. Split it and read the parts one by one.',
    tooMuchText: 'The file holds too much text. Split it and read the parts one by one.',
    unreadable: 'The text of this PDF cannot be read. Print it to a new PDF and try again.',
    wrongKind: 'Lines can be read from PDF, xlsx and csv files only.',
    notAttached: 'The document that lines were read from is not among the attached files. Attach it first.',
  },
} as const satisfies Nested<keyof typeof paperRefusals>
