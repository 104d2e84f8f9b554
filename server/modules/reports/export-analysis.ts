import {
  type Analysis,
  type AnalysisExport,
  analysedTaxes,
  analysisParts,
} from '@quayside/contract/reports/analysis.ts'
import { type ColumnKind, xlsxMime } from '../../platform/excel/write-sheet.ts'
import { writeSheets } from '../../platform/excel/write-sheets.ts'
import { Binary } from '../../platform/http/binary.ts'
import type { Reports } from '../../platform/reports/define-report.ts'
import type { Call } from '../../platform/session/call.ts'
import type { Texts } from '../../platform/texts.ts'
import { analyse } from './analyse.ts'

const figureKeys = ['amount', 'orders', 'lines', ...analysedTaxes, 'fees', 'onTime'] as const
type Cell = readonly [key: string, kind: ColumnKind]
type Table = { readonly columns: readonly Cell[]; readonly rows: readonly (readonly (string | null)[])[] }

const allSheets = ['figures', ...analysisParts] as const

/** The figures of one chart, as the screen has them. */
const tables: Readonly<Record<(typeof allSheets)[number], (of: Analysis, text: Texts) => Table>> = {
  figures: ({ figures, yearBefore, begin, end }, text) => ({
    columns: [
      ['figure', 'text'],
      ['period', 'text'],
      ['value', 'quantity'],
      ['valueBefore', 'quantity'],
    ],
    rows: figureKeys.map((key) => [
      text(`reports.analysis.figures.${key}`),
      `${begin} – ${end}`,
      figures[key] === null ? null : String(figures[key]),
      yearBefore[key] === null ? null : String(yearBefore[key]),
    ]),
  }),
  amounts: ({ series, points }) => ({
    columns: [
      ['month', 'text'],
      ['subject', 'text'],
      ['amount', 'money'],
      ['orders', 'integer'],
    ],
    rows: points
      .toSorted((a, b) => (a.month < b.month ? -1 : 1))
      .map(({ month, key, amount, orders }) => [
        month,
        series.find((each) => each.key === key)?.name ?? '',
        amount,
        String(orders),
      ]),
  }),
  taxes: ({ taxes }) => ({
    columns: [['month', 'text'], ...analysedTaxes.map((tax): Cell => [tax, 'money'])],
    rows: taxes.map((each) => [each.month, ...analysedTaxes.map((tax) => each[tax])]),
  }),
  cycle: ({ cycle }, text) => ({
    columns: [
      ['step', 'text'],
      ['orders', 'integer'],
      ['median', 'quantity'],
      ['slowest', 'quantity'],
      ['medianBefore', 'quantity'],
    ],
    rows: cycle.map(({ step, orders, median, slowest, medianBefore }) => [
      text(`reports.analysis.steps.${step}`),
      String(orders),
      median,
      slowest,
      medianBefore,
    ]),
  }),
  suppliers: ({ suppliers }, text) => ({
    columns: [
      ['supplier', 'text'],
      ['orders', 'integer'],
      ['amount', 'money'],
      ['share', 'quantity'],
    ],
    rows: suppliers.map(({ id, name, orders, amount, share }) => [
      id === '' ? text('reports.others') : name,
      String(orders),
      amount,
      share,
    ]),
  }),
  prices: ({ prices }) => ({
    columns: [
      ['model', 'text'],
      ['name', 'text'],
      ['currency', 'text'],
      ['last', 'rate'],
      ['average', 'rate'],
      ['change', 'quantity'],
      ['amount', 'money'],
    ],
    rows: prices.map(({ model, name, currency, last, average, change, amount }) => [
      model,
      name,
      currency,
      last,
      average,
      change,
      amount,
    ]),
  }),
}

type Row = readonly (string | null)[]

const columnsOf = ({ columns }: Table, text: Texts) =>
  columns.map(([key, kind], place) => ({
    header: text(`reports.analysis.columns.${key}`),
    kind,
    value: (row: Row) => row[place],
  }))

/** One chart's figures, or a sheet for each after the figures at the top of the page. */
export const exportAnalysis =
  (reports: Reports) =>
  async (call: Call, { query: { part, ...query } }: { query: AnalysisExport }): Promise<Binary> => {
    const { text } = call
    const analysis = await analyse(reports)(call, { query })
    const sheetOf = (name: keyof typeof tables) => {
      const table = tables[name](analysis, text)
      return {
        name: text(`reports.analysis.parts.${name}`),
        columns: columnsOf(table, text),
        rows: table.rows,
      }
    }
    const title = text(`reports.analysis.${part ? `parts.${part}` : 'title'}`)
    return new Binary({
      body: await writeSheets(part ? [sheetOf(part)] : allSheets.map(sheetOf)),
      mime: xlsxMime,
      fileName: `${title}-${call.platform.clock.today()}.xlsx`,
    })
  }
