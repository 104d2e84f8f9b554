import type { Bilingual } from '@quayside/phrases/bilingual.ts'
import type { Content } from 'pdfmake/interfaces.js'
import { ink, quiet } from './pdf-frame.ts'

export const label = ({ zh, en }: Bilingual): string => `${zh} ${en}`

/** The heading of a column, with the English under the Chinese. */
export const head = ({ zh, en }: Bilingual): string => `${zh}\n${en}`

export const heading = (text: Bilingual): Content => ({
  text: label(text),
  bold: true,
  fontSize: 11,
  color: ink,
  margin: [0, 12, 0, 5],
})

/** In points: the names of fields, beside which the values begin. */
const factName = 112

/** A field with its value, which begins where the others do, and the points that stay free below it. */
export const fact = (field: Bilingual, value: string, below = 3): Content => ({
  columns: [
    { width: factName, text: label(field), color: quiet, fontSize: 8, margin: [0, 1, 0, 0] },
    { width: '*', text: value === '' ? '–' : value },
  ],
  columnGap: 6,
  margin: [0, 0, 0, below],
})

/** The same in one line, where there is little room. */
export const shortFact = (field: Bilingual, value: string, below = 3): Content => ({
  text: [{ text: `${label(field)}　`, color: quiet, fontSize: 8 }, value === '' ? '–' : value],
  margin: [0, 0, 0, below],
})

/** The document's number and the page's. */
export const pageFooter = (number: string, page: Bilingual): string => `${number} · ${page.zh} · ${page.en}`

/** A rule to sign on. */
export const signatureLine: Content = {
  canvas: [{ type: 'line', x1: 0, y1: 26, x2: 140, y2: 26, lineWidth: 0.5, lineColor: quiet }],
}
