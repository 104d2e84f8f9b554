import { joinTexts, type Paper, type PaperPage } from '@quayside/contract/kernel/paper.ts'
import { plainHeading } from '@quayside/contract/kernel/sheet-text.ts'
import { type EInvoiceLine, eInvoiceLineKeys } from '@quayside/contract/tax-invoices/e-invoice.ts'
import { eInvoiceHeadings, eInvoiceLabels } from '@quayside/phrases/e-invoice-words.ts'
import { findTables } from '../papers/find-tables.ts'
import { linesOf } from '../papers/text-lines.ts'
import type { FoundHead, FoundInvoice, FoundLine } from './invoice-values.ts'

const keyOfHeading = new Map(
  eInvoiceLineKeys.flatMap((key) => eInvoiceHeadings[key].map((text) => [plainHeading(text), key] as const)),
)
const known = {
  all: new Set(keyOfHeading.keys()),
  numbers: new Set(
    [...keyOfHeading]
      .filter(([, key]) => ['qty', 'price', 'amount', 'tax'].includes(key))
      .map(([text]) => text),
  ),
}
const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '')

/** An invoice by the places of its texts: labels with what stands behind them, and the table of its lines. */
export function printedInvoice(pages: readonly PaperPage[]): FoundInvoice {
  const spaced = pages.map((page) => ({
    ...page,
    // Headings are spread over their column: the two characters of a heading with spaces between them.
    texts: page.texts.map((text) =>
      isHeading(text.text) ? { ...text, text: withoutSpaces(text.text) } : text,
    ),
  }))
  return { head: headOf(spaced), lines: tableLines(spaced) }
}
const isHeading = (text: string): boolean => keyOfHeading.has(plainHeading(text))

type Labelled = { readonly x: number; readonly y: number; readonly value: string }

/** What stands behind a label, in the same text or in the next one of its line. */
function labelled(pages: readonly PaperPage[], label: RegExp): Labelled[] {
  return pages.flatMap((page, number) =>
    linesOf('pdf', page, number, 0).flatMap(({ top, segments }) =>
      segments.flatMap(({ from, text }, at) => {
        const plain = withoutSpaces(text)
        const found = label.exec(plain)
        if (!found) return []
        const rest = plain.slice(found[0].length)
        return [
          { x: from, y: top + number * 10_000, value: rest || withoutSpaces(segments[at + 1]?.text ?? '') },
        ]
      }),
    ),
  )
}

/** Side by side where they are in one line, one above the other else. */
const inOrder = (found: readonly Labelled[]): Labelled[] =>
  found.toSorted((one, other) => (Math.abs(one.y - other.y) < 6 ? one.x - other.x : one.y - other.y))

function headOf(pages: readonly PaperPage[]): FoundHead {
  const first = (label: RegExp): string =>
    labelled(pages, label).find(({ value }) => value !== '')?.value ?? ''
  const [buyer, seller] = inOrder(labelled(pages, eInvoiceLabels.name))
  const [buyerTaxNo, sellerTaxNo] = inOrder(labelled(pages, eInvoiceLabels.taxNo))
  return {
    invoiceNo: first(eInvoiceLabels.invoiceNo),
    invoiceCode: first(eInvoiceLabels.invoiceCode),
    issuedOn: first(eInvoiceLabels.issuedOn),
    amount: first(eInvoiceLabels.amount),
    buyerName: buyer?.value ?? '',
    sellerName: seller?.value ?? '',
    buyerTaxNo: buyerTaxNo?.value ?? '',
    sellerTaxNo: sellerTaxNo?.value ?? '',
  }
}

function tableLines(pages: readonly PaperPage[]): FoundLine[] {
  const paper: Pick<Paper, 'kind' | 'pages'> = { kind: 'pdf', pages: [...pages] }
  const [table] = findTables(paper, known)
  if (!table) return []
  const texts = pages.flatMap((page) => page.texts.map(({ text }) => text))
  const keys = table.headings.map((heading) => keyOfHeading.get(plainHeading(heading)))
  return table.rows.map((cells) => {
    const line: Partial<Record<keyof EInvoiceLine, string>> = {}
    for (const [at, places] of cells.entries()) {
      const key = keys[at]
      if (key) line[key] = joinTexts(places.map((place) => texts[place] ?? ''))
    }
    return line
  })
}
