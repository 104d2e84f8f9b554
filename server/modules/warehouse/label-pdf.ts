import { formatQuantity } from '@quayside/contract/kernel/money.ts'
import { warehousePaperWords as words } from '@quayside/phrases/warehouse-papers.ts'
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { quiet } from '../../platform/pdf/pdf-frame.ts'
import { renderPdf } from '../../platform/pdf/render-pdf.ts'
import type { NewLot } from './make-lots.ts'

/** What a label says; the QR code has the number alone, so that any scanner finds the lot. */
export type Label = Pick<NewLot, 'model' | 'name' | 'brand' | 'origin' | 'unit' | 'qty' | 'palletNumber'> &
  Pick<NewLot, 'lotNumber' | 'batchNumber' | 'dateCode' | 'producedOn' | 'expiresOn'> & {
    readonly number: string
    /** Whose goods they are. */
    readonly companyName: string
  }

const millimetre = 72 / 25.4
const roll = { width: 100 * millimetre, height: 70 * millimetre, margin: 8 }
const sheet = { width: 210 * millimetre, height: 297 * millimetre, margin: 12 }
const perRow = 2

/** A label's height leaves nothing for a name of more than two lines. */
const nameAtMost = 36
const shortened = (text: string): string =>
  text.length > nameAtMost ? `${text.slice(0, nameAtMost - 1)}…` : text

const fact = ([label, value]: readonly [string, string]): Content => ({
  text: [{ text: `${label}  `, color: quiet, fontSize: 7 }, value],
  fontSize: 9,
  margin: [0, 0, 0, 2],
})

/** What is known, two facts a line: a label never takes a second one of the roll. */
const factsOf = (label: Label): (readonly [string, string])[] =>
  (
    [
      ['LOT', label.lotNumber],
      [`${words.batch.zh} ${words.batch.en}`, label.batchNumber],
      [words.dateCode.en, label.dateCode],
      [`${words.pallet.zh} ${words.pallet.en}`, label.palletNumber],
      [`${words.produced.zh} ${words.produced.en}`, label.producedOn ?? ''],
      [`${words.expires.zh} ${words.expires.en}`, label.expiresOn ?? ''],
    ] as const
  ).filter(([, value]) => value !== '')

const labelOf = (label: Label, provider: string): Content => {
  const facts = factsOf(label)
  const lines = Array.from({ length: Math.ceil(facts.length / 2) }, (_, line) =>
    facts.slice(line * 2, line * 2 + 2),
  )
  return {
    stack: [
      {
        columns: [
          {
            width: '*',
            stack: [
              { text: label.number, bold: true, fontSize: 14 },
              { text: label.model, bold: true, fontSize: 12, margin: [0, 2, 0, 0] },
              { text: shortened(label.name), fontSize: 8, color: quiet, margin: [0, 0, 0, 3] },
              fact([
                `${words.brand.zh} ${words.brand.en}`,
                [label.brand, label.origin].filter(Boolean).join('  ') || '–',
              ]),
              {
                text: [
                  { text: `${words.qty.zh} ${words.qty.en}  `, color: quiet, fontSize: 8, bold: false },
                  `${formatQuantity(label.qty)} ${label.unit}`.trim(),
                ],
                bold: true,
                fontSize: 13,
                margin: [0, 0, 0, 3],
              },
            ],
          },
          { width: 92, qr: label.number, fit: 88, eccLevel: 'M', alignment: 'right' },
        ],
      },
      ...lines.map((line): Content => ({ columns: line.map(fact), columnGap: 6 })),
      {
        text: [label.companyName, provider].filter(Boolean).join(' · '),
        fontSize: 7,
        color: quiet,
        margin: [0, 2, 0, 0],
      },
    ],
  }
}

/** One label a page of 100 × 70 mm, or ten on a sheet of A4. */
export function renderLabels(
  labels: readonly Label[],
  paper: 'roll' | 'sheet',
  provider: string,
): Promise<Buffer> {
  const title = `${words.labels.zh} ${words.labels.en}`
  const header = { companyName: labels[0]?.companyName ?? '', provider, title }
  if (paper === 'roll')
    return renderPdf(
      labels.map(
        (label, place): Content => ({
          stack: [labelOf(label, provider)],
          ...(place > 0 && { pageBreak: 'before' as const }),
        }),
      ),
      { header, footer: '', page: roll },
    )
  const cells = labels.map(
    (label): TableCell => ({ stack: [labelOf(label, provider)], margin: [6, 6, 6, 6] }),
  )
  const rows: TableCell[][] = []
  for (let place = 0; place < cells.length; place += perRow)
    rows.push(Array.from({ length: perRow }, (_, side): TableCell => cells[place + side] ?? { text: '' }))
  return renderPdf([{ table: { widths: ['*', '*'], heights: 145, dontBreakRows: true, body: rows } }], {
    header,
    footer: '',
    page: sheet,
  })
}
