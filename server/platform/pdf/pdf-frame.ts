import type { Content } from 'pdfmake/interfaces.js'

/** A picture as a data address, and where it stands. */
export type PlacedPicture = { readonly picture: string; readonly at: 'left' | 'center' | 'right' }

/** What a paper shows of the provider's brand. */
export type PaperBrand = {
  readonly ink?: string
  readonly letterhead?: PlacedPicture
  readonly stamp?: PlacedPicture
}

export type PdfFrame = {
  /** Whom every paper names, and what it is. The provider and the day stand at the foot of each page. */
  header: { companyName: string; provider: string; title: string; brand?: PaperBrand | undefined }
  /** The day of the paper, where its content has none. */
  day?: string
  /** The text at the foot of each page, in the reader's language, with {page} and {pages} where the numbers go. */
  footer: string
  watermark?: string
  isLandscape?: boolean
  /** Labels have pages of their own, in points, without header and footer. */
  page?: { width: number; height: number; margin: number }
}

/** A4, in points. */
export const paper = { width: 595.28, height: 841.89, left: 40, right: 40, top: 64, bottom: 48 } as const

/** The colour of headings, and of what is said beside the values. */
export const ink = '#0b2a43'
export const quiet = '#5f6b7a'

/** The foot of a page: the provider, the day, and what the paper itself has there. */
export const footOf = ({ header, day }: Pick<PdfFrame, 'header' | 'day'>, own: string): string =>
  [header.provider, day, own].filter(Boolean).join(' · ')

/** What a page leaves between its margins. */
export const innerWidth = (isLandscape = false): number =>
  (isLandscape ? paper.height : paper.width) - paper.left - paper.right

/** A table too long to be laid out with the rest: on pages of its own behind it, with numbers of their own. */
export type PdfAnnex = {
  title: string
  footer: string
  /** No identifier is broken: the columns have room for them. */
  keepsWords?: boolean
  columns: readonly { header: string; isNumber?: boolean; isWhole?: boolean }[]
  rows: readonly (readonly string[])[]
}

/** What travels to the rendering thread: plain data only. */
export type PdfOrder = { content: Content; frame: PdfFrame; annex?: PdfAnnex }
export type PdfAnswer = { ok: true; bytes: Uint8Array } | { ok: false; message: string }
