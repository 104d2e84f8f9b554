import type { fileRefusals } from '@quayside/contract/kernel/file.refusals.ts'
import type { Nested } from '../../nested.ts'
import { common } from './shared.ts'

export const fileErrors = {
  file: {
    missing: 'Choose a file to upload',
    multipartBroken: 'The upload was interrupted. Check your connection and upload the file again.',
    onlyOne: 'Upload one file at a time',
    empty: 'The file is empty. Check it and choose it again.',
    tooLarge: 'The file is too large: at most {max}. Make it smaller and upload it again.',
    queueFull: 'Several of your files are being read. Please wait until they are done, then upload this one.',
    tooCostly: 'This file takes too long to read. Save it again, or split it, and upload the parts.',
    quota:
      'The uploads of the last 24 hours have reached their limit of {files} files or {size}. Try again later, or ask your service provider.',
    typeNotAllowed:
      'This type of file is not accepted. Upload {allowed}. The content decides, not the file extension.',
    legacyOffice: 'Old Office files are not accepted. Save the file as xlsx or docx and upload it again.',
    encrypted: 'The file is protected by a password. Remove it and upload the file again.',
    ...common('bomb'),
    officeBroken: 'The Office file is damaged. Save it again and upload it.',
    officeMacros: 'The file contains macros. Save it without them as xlsx or docx and upload it again.',
    pdfBroken: 'The PDF is damaged or incomplete. Create it again and upload it.',
    pdfActive:
      'The PDF contains scripts, forms that send data, or attached files. Save it as a plain PDF and upload it again.',
    pdfUnreadable: 'This PDF cannot be checked. Print it to a new PDF and upload that.',
    xmlBroken:
      'The XML file is damaged, nested too deeply or has a document type. Ask for the original file and upload that.',
    imageBroken: 'The picture is damaged. Save it again and upload it.',
    imageTooLarge:
      'The picture is too large: at most {maxSide} pixels per side and {maxMegapixels} megapixels.',
    notYours: 'The file does not exist or you may not view it',
    notInline: 'Only pictures and PDFs can be previewed. Download the file to view it.',
    noThumbnail: 'This file has no thumbnail',
  },
} as const satisfies Nested<keyof typeof fileRefusals>
