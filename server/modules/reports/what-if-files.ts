import { shanghaiDate, shanghaiMinute } from '@quayside/contract/kernel/days.ts'
import type { FileQuery } from '@quayside/contract/kernel/file.ts'
import {
  type Amount,
  formatAmount,
  formatRate,
  isAmount,
  isRate,
  isZero,
} from '@quayside/contract/kernel/money.ts'
import { dutyMeasure, tradeAgreement } from '@quayside/contract/products/duty-rates.codes.ts'
import { type CostKind, costBasis, costKind } from '@quayside/contract/reports/landed-cost.codes.ts'
import { fromStored, type ShownResult } from '@quayside/contract/reports/saved-what-if.rules.ts'
import type { SavedWhatIf } from '@quayside/contract/reports/saved-what-if.ts'
import { differenceOf } from '@quayside/contract/reports/what-if.ts'
import { basisOf, conditionsOf, noteText, type WhatIfWords } from '@quayside/contract/reports/what-if-view.ts'
import type { ColumnKind } from '../../platform/excel/write-sheet.ts'
import { xlsxMime } from '../../platform/excel/write-sheet.ts'
import { writeSheets } from '../../platform/excel/write-sheets.ts'
import { Binary, pdfBinary } from '../../platform/http/binary.ts'
import { ink, quiet } from '../../platform/pdf/pdf-frame.ts'
import { renderPdf } from '../../platform/pdf/render-pdf.ts'
import { tableOf } from '../../platform/pdf/table-of.ts'
import { codeText } from '../../platform/records/code-text.ts'
import { readEntryNames } from '../../platform/records/entry-names.ts'
import { readPaperParties } from '../../platform/records/paper-parties.ts'
import type { Call } from '../../platform/session/call.ts'
import type { Texts } from '../../platform/texts.ts'

type Stored = Pick<SavedWhatIf, 'name' | 'orderNo' | 'ownerName' | 'computedAt' | 'variants' | 'figures'>
type Table = {
  readonly name: string
  readonly kind: ColumnKind
  readonly rows: readonly (readonly (string | null)[])[]
}

/** Dictionaries of countries and of modes of transport. */
const [countries, ways] = [1001, 1006] as const

const wordsOf = (text: Texts): WhatIfWords => ({
  whatIf: (key, params) => text(`server.whatIf.${key}`, params),
  summary: (key, params) => text(`server.whatIf.${key}`, params),
  measure: (measure) => codeText(text, dutyMeasure, measure),
  agreement: (agreement) => codeText(text, tradeAgreement, agreement),
  comma: text('reports.between'),
  amount: (value) => (isAmount(value) ? formatAmount(value) : value),
  rate: (value) => (isRate(value) ? formatRate(value) : value),
})

/** Conditions, costs, what each cost rests on, and unit costs: the order and its variants side by side. */
async function tablesOf(call: Call, stored: Stored): Promise<readonly Table[]> {
  const { text } = call
  const t = (key: string, params?: Record<string, string | number>): string =>
    text(`server.whatIf.${key}`, params)
  const words = wordsOf(text)
  const { head, terms } = stored.figures
  const results = [stored.figures.order, ...stored.figures.variants].map(fromStored)
  const base = results[0]
  const names = await readEntryNames(call, [countries, ways], call.locale)
  const conditions = conditionsOf(head, {
    none: t('none'),
    contained: '–',
    day: shanghaiDate(new Date(stored.computedAt)),
    certificate: (has) => t(`certificates.${has ? 'yes' : 'no'}`),
    country: (value) => names[countries][value] ?? value,
    way: (value) => names[ways][value] ?? value,
  })
  const typed = (name: keyof typeof conditions, value: string): string => {
    if (value === '') return ''
    if (name === 'origin' || name === 'originOf') return names[countries][value] ?? value
    if (name === 'transportMode') return names[ways][value] ?? value
    return name === 'certificate' ? t(`certificates.${value}`) : value
  }
  const shownKinds = costKind.keys.filter(
    (kind) => kind !== 'vat' && results.some(({ costs }) => costs && !isZero(costs[kind])),
  )
  const withDifferences = (label: string, of: (result: ShownResult) => Amount | undefined) => [
    label,
    of(results[0] as ShownResult) ?? null,
    ...results
      .slice(1)
      .flatMap((result) => [of(result) ?? null, (base && differenceOf(of(result), of(base))) ?? null]),
  ]
  const isComparable = results.every(({ isWhole }) => isWhole)
  const basis = (kind: CostKind) => [
    codeText(text, costKind, kind),
    ...results.map((result) => basisOf(result, kind, terms, words)),
  ]
  return [
    {
      name: t('conditions'),
      kind: 'text',
      rows: (Object.keys(conditions) as (keyof typeof conditions)[]).map((name) => [
        `${t(`fields.${name}`)}${name === 'freight' || name === 'insurance' ? ` ${head.currency}` : ''}`,
        conditions[name],
        ...stored.variants.map((variant) => typed(name, variant[name]) || t('same')),
      ]),
    },
    {
      name: t('figures'),
      kind: 'money',
      rows: [
        withDifferences(`${t('orderAmount')} ${head.currency}`, ({ orderAmount }) => orderAmount),
        withDifferences(t('dutiable'), ({ dutiableValue }) => dutiableValue),
        ...shownKinds.map((kind) =>
          withDifferences(codeText(text, costKind, kind), ({ costs }) => costs?.[kind]),
        ),
        withDifferences(t('total'), ({ total }) => total).map((cell, place) =>
          // A total with a gap is not compared.
          !isComparable && place > 1 && place % 2 === 1 ? t('incomplete') : cell,
        ),
        withDifferences(t('vatApart'), ({ costs }) => costs?.vat),
      ],
    },
    {
      name: t('basisOfFigures'),
      kind: 'text',
      rows: [
        ...shownKinds.map(basis).filter(([, ...cells]) => cells.some((cell) => cell !== '')),
        [
          t('notesTitle'),
          ...results.map(({ notes }) =>
            notes.map((note) => noteText(note, head.incoterms, words)).join('\n'),
          ),
        ],
        [
          t('allocationTitle'),
          t('basis.allocation', {
            freight: codeText(text, costBasis, terms.bases.freight),
            insurance: codeText(text, costBasis, terms.bases.insurance),
            fees: codeText(text, costBasis, terms.bases.fees),
          }),
          ...stored.variants.map(() => ''),
        ],
      ],
    },
    {
      name: t('lines'),
      kind: 'rate',
      rows: head.lines.map(({ model, name }, place) => [
        `${place + 1} ${model || name}`,
        ...results.map(({ unitCosts }) => unitCosts[place] || null),
      ]),
    },
  ]
}

const headersOf = (text: Texts, table: Table, { variants }: Stored): string[] => {
  const variant = (place: number): string => text('server.whatIf.variant', { place: place + 1 })
  return [
    table.name,
    text('server.whatIf.order'),
    ...variants.flatMap((_variant, place) =>
      table.kind === 'money'
        ? [variant(place), `${variant(place)} ${text('server.whatIf.difference')}`]
        : [variant(place)],
    ),
  ]
}

const titleOf = (text: Texts, { name, orderNo }: Stored): string =>
  `${text('server.whatIf.title')} ${orderNo} ${name}`

type Row = readonly (string | null)[]
const columnsOf = (text: Texts, table: Table, stored: Stored) =>
  headersOf(text, table, stored).map((header, place) => ({
    header,
    kind: place === 0 ? ('text' as const) : table.kind,
    width: place === 0 ? 30 : 20,
    value: (row: Row) => row[place],
  }))

export async function exportWhatIf(call: Call, stored: Stored): Promise<Binary> {
  const tables = await tablesOf(call, stored)
  return new Binary({
    body: await writeSheets(
      tables.map((table) => ({
        name: table.name,
        columns: columnsOf(call.text, table, stored),
        rows: table.rows,
      })),
    ),
    mime: xlsxMime,
    fileName: `${titleOf(call.text, stored)}.xlsx`,
  })
}

const onPaper = (value: string | null | undefined): string => {
  if (value === null || value === undefined) return '–'
  if (isAmount(value) && /\.\d\d$/.test(value)) return formatAmount(value)
  return value
}

export async function printWhatIf(call: Call, stored: Stored, query: FileQuery): Promise<Binary> {
  const { text } = call
  const parties = await readPaperParties(call.read, call.principal.companyId, call.locale, 'report')
  const title = titleOf(text, stored)
  const facts = text('server.whatIf.computedBy', {
    name: stored.ownerName,
    at: shanghaiMinute(new Date(stored.computedAt)),
  })
  const tables = (await tablesOf(call, stored)).flatMap((table) =>
    table.rows.length === 0
      ? []
      : [
          {
            ...tableOf(
              columnsOf(text, table, stored).map(({ header, value }, place) => ({
                header,
                isNumber: place > 0 && table.kind !== 'text',
                value: (row: Row) => onPaper(value(row)),
              })),
              table.rows,
              { isLandscape: true, size: 8, isStrong: ([name]) => name === text('server.whatIf.total') },
            ),
            margin: [0, 0, 0, 12] as [number, number, number, number],
          },
        ],
  )
  const body = await renderPdf(
    [
      { text: title, bold: true, fontSize: 15, color: ink, margin: [0, 0, 0, 4] },
      { text: facts, fontSize: 8, color: quiet, margin: [0, 0, 0, 4] },
      { text: text('server.whatIf.paperNote'), fontSize: 8, color: quiet, margin: [0, 0, 0, 8] },
      ...tables,
    ],
    {
      header: { ...parties, title: text('server.whatIf.title') },
      day: call.platform.clock.today(),
      footer: text('reports.page', { page: '{page}', pages: '{pages}' }),
      isLandscape: true,
    },
  )
  return pdfBinary(body, title, query)
}
