import type { Column, Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { ink, type PaperBrand, type PdfFrame, paper } from './pdf-frame.ts'

/** In points: what a letterhead and a stamp may measure at most. */
const letterheadBox: [number, number] = [150, 30]
const stampBox: [number, number] = [110, 110]
const gap = 10

/** By name, so that a document has each picture once, on however many pages it stands. */
export const picturesOf = (brand: PaperBrand = {}): Record<string, string> =>
  Object.fromEntries(
    (['letterhead', 'stamp'] as const).flatMap((name) => {
      const { [name]: placed } = brand
      return placed ? [[name, placed.picture]] : []
    }),
  )

/** The company at the left and the title at the right, with the provider's letterhead beside or between them. */
export function headOf({ header }: PdfFrame): NonNullable<TDocumentDefinitions['header']> {
  const company = { text: header.companyName, bold: true, fontSize: 11 }
  const title = { text: header.title, alignment: 'right' as const, fontSize: 11 }
  const letterhead = header.brand?.letterhead
  if (!letterhead) return { margin: [paper.left, 24, paper.right, 0], columns: [company, title] }
  const picture: Column = {
    stack: [{ image: 'letterhead', fit: letterheadBox, alignment: letterhead.at }],
    width: 'auto',
  }
  // Long names wrap beside the picture, which keeps its place.
  const left: Column = { ...company, width: '*', margin: [0, 8, 0, 0] }
  const right: Column = { ...title, width: '*', margin: [0, 8, 0, 0] }
  const columns = {
    left: [picture, left, right],
    center: [left, picture, right],
    right: [left, right, picture],
  }[letterhead.at]
  return { margin: [paper.left, 16, paper.right, 0], columns, columnGap: gap }
}

/** The content in the provider's ink, with its stamp at the end. */
export function brandedContent(content: Content, brand: PaperBrand | undefined): Content {
  const inked = brand?.ink === undefined ? content : (withInk(content, brand.ink) as Content)
  if (!brand?.stamp) return inked
  return [inked, { image: 'stamp', fit: stampBox, alignment: brand.stamp.at, margin: [0, 12, 0, 0] }]
}

/** Papers write their headings in the product's ink. */
function withInk(part: unknown, colour: string): unknown {
  if (Array.isArray(part)) return part.map((each) => withInk(each, colour))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, value]: [string, unknown]) => [
      name,
      name === 'color' && value === ink ? colour : withInk(value, colour),
    ]),
  )
}
