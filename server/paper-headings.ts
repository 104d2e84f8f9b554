import type { LineColumns } from '@quayside/contract/kernel/lines/line-column.ts'
import { isLineNumber } from '@quayside/contract/kernel/lines/line-number.ts'
import { orderLines } from '@quayside/contract/orders/order-line.ts'
import { inboundLines } from '@quayside/contract/warehouse/inbound-line.ts'
import { locales } from '@quayside/phrases/locales.ts'
import { paperHeadings } from '@quayside/phrases/paper-headings.ts'
import type { PaperJob } from './platform/papers/read-paper.ts'
import { textsOf } from './platform/texts.ts'

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

/** What a document's columns may be called, of all kinds of lines that are read from documents. */
export const headingsOfPapers: PaperJob['headings'] = paperHeadings(labels, (key) =>
  columns.some((column) => column.key === key && isLineNumber(column.kind)),
)
