import type { LineColumns } from '@quayside/contract/kernel/lines/line-column.ts'
import { isLineNumber } from '@quayside/contract/kernel/lines/line-number.ts'
import { plainHeading } from '@quayside/contract/kernel/sheet-text.ts'
import { orderLines } from '@quayside/contract/orders/order-line.ts'
import { inboundLines } from '@quayside/contract/warehouse/inbound-line.ts'
import { inboundHeadings } from '@quayside/phrases/inbound-headings.ts'
import { lineHeadings } from '@quayside/phrases/line-headings.ts'
import { locales } from '@quayside/phrases/locales.ts'
import type { PaperJob } from './platform/papers/read-paper.ts'
import { textsOf } from './platform/texts.ts'

type Headings = Readonly<Partial<Record<string, readonly string[]>>>

const lines: Readonly<Record<string, LineColumns>> = {
  orderLine: orderLines.columns,
  inboundLine: inboundLines.columns,
}
const columns = Object.values(lines).flat()

/** The labels of the columns in three languages; a new kind of lines is one entry above. */
const labels = Object.entries(lines).map(([entity, own]) =>
  Object.fromEntries(
    own.map(({ key }) => [key, locales.map((locale) => textsOf(locale)(`fields.${entity}.${key}`))]),
  ),
)

const isNumber = (key: string): boolean =>
  columns.some((column) => column.key === key && isLineNumber(column.kind))

/**
 * What the columns of lines are called, in plain form: the headings of other people's sheets and our own labels. Of
 * these a reader recognises the head of a table in a document, whatever record it is for.
 */
const named = [lineHeadings, inboundHeadings, ...labels]
  .flatMap((headings: Headings) => Object.entries(headings))
  .flatMap(([key, texts = []]) => texts.map((text) => ({ key, heading: plainHeading(text) })))
  .filter(({ heading }) => heading !== '')

export const headingsOfPapers: PaperJob['headings'] = {
  all: [...new Set(named.map(({ heading }) => heading))],
  numbers: [...new Set(named.filter(({ key }) => isNumber(key)).map(({ heading }) => heading))],
}
