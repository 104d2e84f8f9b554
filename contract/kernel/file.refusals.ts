import type { RefusalTable } from './refusal.ts'

/** What an upload can be refused for, by its content and never by its name alone, and a download. */
export const fileRefusals = {
  'file.missing': { answer: 400 },
  'file.multipartBroken': { answer: 400 },
  'file.onlyOne': { answer: 400 },
  'file.empty': { answer: 400 },
  'file.tooLarge': { answer: 400, params: ['max'] },
  'file.tooCostly': { answer: 400 },
  'file.queueFull': { answer: 429 },
  'file.quota': { answer: 429, params: ['files', 'size'] },
  'file.typeNotAllowed': { answer: 400, params: ['allowed'] },
  'file.legacyOffice': { answer: 400 },
  'file.encrypted': { answer: 400 },
  'file.bomb': { answer: 400 },
  'file.officeBroken': { answer: 400 },
  'file.officeMacros': { answer: 400 },
  'file.pdfBroken': { answer: 400 },
  'file.pdfActive': { answer: 400 },
  'file.pdfUnreadable': { answer: 400 },
  'file.xmlBroken': { answer: 400 },
  'file.imageBroken': { answer: 400 },
  'file.imageTooLarge': { answer: 400, params: ['maxMegapixels', 'maxSide'] },
  'file.notYours': { answer: 404 },
  'file.notInline': { answer: 400 },
  'file.noThumbnail': { answer: 404 },
} as const satisfies RefusalTable
