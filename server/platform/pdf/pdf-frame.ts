import type { Content } from 'pdfmake/interfaces.js'

export type PdfFrame = {
  header: { companyName: string; title: string }
  /** At the foot of each page, in the reader's language, with {page} and {pages} where the numbers go. */
  footer: string
  watermark?: string
  isLandscape?: boolean
}

/** What travels to the rendering thread: plain data only. */
export type PdfOrder = { content: Content; frame: PdfFrame }
export type PdfAnswer = { ok: true; bytes: Uint8Array } | { ok: false; message: string }
