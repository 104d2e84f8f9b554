import { type Amount, formatAmount, formatQuantity } from '@quayside/contract/kernel/money.ts'
import type { ContractDocument, ContractLine } from '@quayside/contract/orders/contract-document.ts'
import { amountInCapitals } from '@quayside/phrases/chinese-capitals.ts'
import { amountInWords } from '@quayside/phrases/english-amount.ts'
import { contractWords as words } from '@quayside/phrases/order-contract.ts'
import type { Content } from 'pdfmake/interfaces.js'
import { head, label, pageFooter } from '../../platform/pdf/bilingual.ts'
import type { PdfAnnex } from '../../platform/pdf/pdf-frame.ts'
import { cellsOf, type PdfColumn, tableOf } from '../../platform/pdf/table-of.ts'
import { type CodeNames, fact, named } from './printed-contract.ts'

/** More goods than this stand in an annex, which is drawn page by page. */
const linesInBody = 300

type Numbered = ContractLine & { readonly place: string }

const goodsColumns = (names: CodeNames): PdfColumn<Numbered>[] => [
  { header: head(words.place), isWhole: true, value: (line) => line.place },
  { header: head(words.model), value: (line) => line.model },
  { header: head(words.goodsName), value: (line) => line.name },
  { header: head(words.brand), value: (line) => line.brand },
  { header: head(words.origin), value: (line) => named(names.countries, line.origin) },
  { header: head(words.unit), value: (line) => names.units[line.unit] ?? line.unit },
  { header: head(words.qty), isNumber: true, value: (line) => formatQuantity(line.qty) },
  { header: head(words.price), isNumber: true, value: (line) => formatQuantity(line.price) },
  {
    header: head(words.totalMoney),
    isNumber: true,
    value: (line) => formatAmount(line.totalMoney as Amount),
  },
]

const numbered = ({ order }: ContractDocument): Numbered[] =>
  order.lines.map((line, place) => ({ ...line, place: String(place + 1) }))

const hasAnnex = ({ order }: ContractDocument): boolean => order.lines.length > linesInBody

export function goods(document: ContractDocument, names: CodeNames): Content {
  const count = String(document.order.lines.length)
  if (hasAnnex(document)) return { text: label(words.goodsInAnnex).replaceAll('{lines}', count), bold: true }
  return tableOf(goodsColumns(names), numbered(document), { size: 8 })
}

export function goodsAnnex(document: ContractDocument, names: CodeNames): PdfAnnex | undefined {
  if (!hasAnnex(document)) return undefined
  const columns = goodsColumns(names)
  return {
    title: label(words.annex),
    footer: pageFooter(document.order.orderNo, words.annexPage),
    // Their functions are left out: they cannot be sent to the rendering thread.
    columns: columns.map(({ value: _value, ...column }) => column),
    rows: cellsOf(columns, numbered(document)),
  }
}

export function totals({ order }: ContractDocument): Content {
  const amount = order.orderAmount as Amount
  return {
    unbreakable: true,
    stack: [
      {
        columns: [
          { text: label(words.total), bold: true },
          { text: `${order.currency} ${formatAmount(amount)}`, bold: true, alignment: 'right' },
        ],
        margin: [0, 6, 0, 2],
      },
      fact(
        words.inCapitals,
        `${amountInCapitals(amount, order.currency || 'RMB')} / ${amountInWords(amount, order.currency || 'RMB')}`,
      ),
    ],
  }
}
