import type { QuoteComparison } from '@quayside/contract/forwarding/compared-quotes.ts'
import { chargeBasis, chargeSection } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { formatSums } from '@quayside/contract/forwarding/freight-charge.ts'
import {
  type Comparison,
  compareQuotes,
  type QuoteCell,
} from '@quayside/contract/forwarding/quote-comparison.ts'
import type { FileQuery } from '@quayside/contract/kernel/file.ts'
import { formatAmount, formatQuantity } from '@quayside/contract/kernel/money.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import Big from 'big.js'
import { writeSheet, xlsxMime } from '../../platform/excel/write-sheet.ts'
import { Binary, pdfBinary } from '../../platform/http/binary.ts'
import { ink, quiet } from '../../platform/pdf/pdf-frame.ts'
import { renderPdf } from '../../platform/pdf/render-pdf.ts'
import { tableOf } from '../../platform/pdf/table-of.ts'
import { codeText } from '../../platform/records/code-text.ts'
import { readEntryNames } from '../../platform/records/entry-names.ts'
import { readPaperParties } from '../../platform/records/paper-parties.ts'
import type { Call } from '../../platform/session/call.ts'
import type { Texts } from '../../platform/texts.ts'
import { compareQuotations } from './compare-quotations.ts'

/** Dictionary 1007. */
const ports = 1007

type Quote = QuoteComparison['quotes'][number]
/** A line of the matrix: what it is, and a text for each quotation. */
type Line = {
  readonly name: string
  readonly basis: string
  readonly cells: readonly string[]
  /** The totals, and each part of the journey with its own sum. */
  readonly isSum?: boolean
}

const cellText = (text: Texts, cell: QuoteCell): string => {
  switch (cell.is) {
    case 'missing':
      return text('server.comparison.notQuoted')
    case 'included':
      return text('server.comparison.included')
    case 'quoted':
      return `${cell.charge.currency} ${formatAmount(cell.amount)}`
    default:
      return cell satisfies never
  }
}

/** The matrix as lines of text: decision rows first, charges below. */
function linesOf(
  text: Texts,
  { columns, sections }: Comparison<Quote>,
  portNames: Readonly<Record<string, string>>,
): Line[] {
  const word = (name: string): string => text(`server.comparison.${name}`)
  const decision = (name: string, of: (quote: Quote) => string): Line => ({
    name: word(name),
    basis: '',
    cells: columns.map(({ quote }) => of(quote)),
  })
  return [
    {
      name: word('rmbTotal'),
      basis: 'RMB',
      cells: columns.map(({ rmb, missing }) =>
        rmb === undefined
          ? '–'
          : missing > 0
            ? `${formatAmount(rmb)} (${text('server.comparison.missing', { count: missing })})`
            : formatAmount(rmb),
      ),
      isSum: true,
    },
    { name: word('total'), basis: '', cells: columns.map(({ totals }) => formatSums(totals)), isSum: true },
    decision('transit', ({ transitDays }) => text('server.comparison.days', { count: transitDays })),
    decision('via', ({ viaPort }) => (viaPort === '' ? word('direct') : (portNames[viaPort] ?? viaPort))),
    decision('departs', ({ departsOn }) => departsOn ?? '–'),
    decision('freeDays', ({ freeDays }) =>
      freeDays === null ? '–' : text('server.comparison.days', { count: freeDays }),
    ),
    decision('validUntil', ({ validUntil }) => validUntil),
    ...sections.flatMap(({ section, rows, sums: ofSection }) => [
      {
        name: codeText(text, chargeSection, chargeSection.codes[section]),
        basis: '',
        cells: ofSection.map(formatSums),
        isSum: true,
      },
      ...rows.map(({ kind, basis, cells }) => ({
        name: `${kind.name} ${kind.value}`,
        basis: basis
          ? `${codeText(text, chargeBasis, basis.basis)} × ${formatQuantity(new Big(basis.quantity).toFixed())}`
          : '',
        cells: cells.map((cell) => cellText(text, cell)),
      })),
    ]),
  ]
}

async function linesFor(call: Call, query: { enquiryId: string }) {
  const answer = await compareQuotations(call, { query })
  if (answer.quotes.length === 0) throw refuse('export.noData')
  const comparison = compareQuotes(answer.quotes, answer.kinds, answer.rates)
  const heads = comparison.columns.map(({ quote }) => `${quote.carrier} ${quote.number}`)
  const name = `${call.text('server.comparison.title')} ${answer.enquiry.number}`
  const names = (await readEntryNames(call, [ports], call.locale))[ports]
  return { answer, name, heads, lines: linesOf(call.text, comparison, names) }
}

const columnsOf = (text: Texts, heads: readonly string[]) => [
  {
    header: text('server.comparison.charge'),
    kind: 'text' as const,
    width: 26,
    value: ({ name }: Line) => name,
  },
  {
    header: text('server.comparison.basis'),
    kind: 'text' as const,
    width: 16,
    value: ({ basis }: Line) => basis,
  },
  ...heads.map((header, place) => ({
    header,
    kind: 'text' as const,
    width: 26,
    value: ({ cells }: Line) => cells[place],
  })),
]

export async function exportComparison(
  call: Call,
  { query }: { query: { enquiryId: string } },
): Promise<Binary> {
  const { name, heads, lines } = await linesFor(call, query)
  return new Binary({
    body: writeSheet(name, columnsOf(call.text, heads), lines),
    mime: xlsxMime,
    fileName: `${name}.xlsx`,
  })
}

/** These columns stand after the item and its basis. */
const firstQuote = 2
/** Quotations on one landscape page beside each other; more of them follow on the next. */
const quotesOnPage = 4

export async function printComparison(
  call: Call,
  { query }: { query: FileQuery & { enquiryId: string } },
): Promise<Binary> {
  const { answer, name, heads, lines } = await linesFor(call, query)
  const parties = await readPaperParties(call.read, call.principal.companyId, call.locale, 'report')
  const pages = Array.from({ length: Math.ceil(heads.length / quotesOnPage) }, (_, page) => {
    const from = page * quotesOnPage
    const part = lines.map((line) => ({ ...line, cells: line.cells.slice(from, from + quotesOnPage) }))
    const columns = columnsOf(call.text, heads.slice(from, from + quotesOnPage)).map((column, place) => ({
      ...column,
      isRight: place >= firstQuote,
    }))
    const table = tableOf(columns, part, {
      isLandscape: true,
      size: 8,
      isStrong: ({ isSum = false }) => isSum,
    })
    return page === 0 ? table : { ...table, pageBreak: 'before' as const }
  })
  const rates = answer.rates
    .filter(({ currency }) => currency !== 'RMB')
    .map(({ currency, rate, day }) => `${currency} ${rate} (${day})`)
    .join('　')
  const body = await renderPdf(
    [
      { text: name, bold: true, fontSize: 15, color: ink, margin: [0, 0, 0, 4] },
      {
        text: `${call.text('server.comparison.rates')} ${rates}`,
        fontSize: 8,
        color: quiet,
        margin: [0, 0, 0, 8],
      },
      ...pages,
    ],
    {
      header: { ...parties, title: call.text('server.comparison.title') },
      day: call.platform.clock.today(),
      footer: call.text('reports.page', { page: '{page}', pages: '{pages}' }),
      isLandscape: true,
    },
  )
  return pdfBinary(body, name, query)
}
