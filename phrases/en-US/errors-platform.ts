import type { fileRefusals } from '@quayside/contract/kernel/file.refusals.ts'
import type { systemRefusals } from '@quayside/contract/kernel/system.refusals.ts'
import type { rateRefusals } from '@quayside/contract/rates/rate.refusals.ts'
import type { reportRefusals } from '@quayside/contract/reports/report.refusals.ts'
import type { Nested } from '../nested.ts'

type PlatformRefusal =
  | keyof typeof fileRefusals
  | keyof typeof systemRefusals
  | keyof typeof rateRefusals
  | keyof typeof reportRefusals

export const platformErrors = {
  file: {
    missing: 'Choose a file to upload',
    multipartBroken: 'The file did not arrive whole. Check your connection and upload it again.',
    onlyOne: 'Upload one file at a time',
    empty: 'The file is empty. Check it and choose it again.',
    tooLarge: 'The file is too large: at most {max}. Make it smaller and upload it again.',
    typeNotAllowed:
      'This kind of file is not accepted. Upload {allowed} (the content decides, not the file’s ending).',
    legacyOffice: 'Old Office files are not accepted. Save it as xlsx or docx and upload that.',
    encrypted: 'The file is protected by a password. Remove it and upload the file again.',
    bomb: 'The file becomes too large when unpacked. Split it and upload the parts.',
    officeBroken: 'The Office file is damaged. Save it again and upload it.',
    officeMacros: 'The file contains macros. Save it without them as xlsx or docx and upload that.',
    pdfBroken: 'The PDF is damaged or incomplete. Create it again and upload it.',
    pdfActive: 'The PDF contains scripts. Save it as a plain PDF and upload that.',
    imageBroken: 'The picture is damaged. Save it again and upload it.',
    imageTooLarge:
      'The picture is too large: at most {maxSide} pixels a side and {maxMegapixels} megapixels.',
    notYours: 'The file does not exist or you may not view it',
    notInline: 'Only pictures and PDFs can be previewed. Download the file to view it.',
    noThumbnail: 'This file has no thumbnail',
  },
  setting: { unknown: 'There is no public setting named {name}' },
  submit: { unknownTable: '{name} has no submit step. Check tableName.' },
  rate: {
    notPositive: 'An exchange rate must be above zero',
    empty: 'Enter at least one of the rates',
    inFuture: 'The day cannot lie in the future; customs’ rate may be of next month',
    dateOrRange: 'Give either one date or a period, not both',
    rangeBackwards: 'The end date cannot be before the start date',
    rangeTooLong: 'The period is too long: at most {days} days',
  },
  dictionary: { unknown: 'There is no dictionary numbered {type}' },
  region: { unknown: 'There is no region with the code {code}' },
  report: {
    unknown: 'There is no report numbered {no}',
    tooManyRows: 'Too many rows: at most {max, number}. Narrow the conditions or use the xlsx format.',
  },
} as const satisfies Nested<PlatformRefusal>
