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
    multipartBroken: 'The upload was interrupted. Check your connection and upload the file again.',
    onlyOne: 'Upload one file at a time',
    empty: 'The file is empty. Check it and choose it again.',
    tooLarge: 'The file is too large: at most {max}. Make it smaller and upload it again.',
    typeNotAllowed:
      'This type of file is not accepted. Upload {allowed}. The content decides, not the file extension.',
    legacyOffice: 'Old Office files are not accepted. Save the file as xlsx or docx and upload it again.',
    encrypted: 'The file is protected by a password. Remove it and upload the file again.',
    bomb: 'The file becomes too large when unpacked. Split it and upload the parts.',
    officeBroken: 'The Office file is damaged. Save it again and upload it.',
    officeMacros: 'The file contains macros. Save it without them as xlsx or docx and upload it again.',
    pdfBroken: 'The PDF is damaged or incomplete. Create it again and upload it.',
    pdfActive: 'The PDF contains scripts. Save it as a plain PDF and upload it again.',
    imageBroken: 'The picture is damaged. Save it again and upload it.',
    imageTooLarge:
      'The picture is too large: at most {maxSide} pixels per side and {maxMegapixels} megapixels.',
    notYours: 'The file does not exist or you may not view it',
    notInline: 'Only pictures and PDFs can be previewed. Download the file to view it.',
    noThumbnail: 'This file has no thumbnail',
  },
  setting: { unknown: 'There is no public setting named {name}' },
  submit: { unknownTable: '{name} has no submit step. Check tableName.' },
  rate: {
    notPositive: 'An exchange rate must be greater than zero',
    empty: 'Enter at least one of the rates',
    inFuture: 'The date cannot be in the future; a customs rate may be for next month at the latest',
    dateOrRange: 'Enter either one date or a period, not both',
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
