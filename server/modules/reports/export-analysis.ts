import type { Analysis, AnalysisExport } from '@quayside/contract/reports/analysis.ts'
import { shanghaiDate } from '../../platform/clock.ts'
import { type ColumnKind, writeSheet, xlsxMime } from '../../platform/excel/write-sheet.ts'
import { Binary } from '../../platform/http/binary.ts'
import type { Call } from '../../platform/session/call.ts'
import type { Texts } from '../../platform/texts.ts'
import { analyse } from './analyse.ts'
import type { Reports } from './define-report.ts'

type Cell = readonly [key: string, kind: ColumnKind]
type Table = { readonly columns: readonly Cell[]; readonly rows: readonly (readonly (string | null)[])[] }

/** The figures of one chart, as the screen has them. */
const tables: Readonly<Record<AnalysisExport['part'], (of: Analysis, text: Texts) => Table>> = {
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
    columns: [
      ['month', 'text'],
      ['duty', 'money'],
      ['vat', 'money'],
    ],
    rows: taxes.map(({ month, duty, vat }) => [month, duty, vat]),
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

export const exportAnalysis =
  (reports: Reports) =>
  async (call: Call, { query: { part, ...query } }: { query: AnalysisExport }): Promise<Binary> => {
    const { columns, rows } = tables[part](await analyse(reports)(call, { query }), call.text)
    const title = call.text(`reports.analysis.parts.${part}`)
    return new Binary({
      body: writeSheet(
        title,
        columns.map(([key, kind], place) => ({
          header: call.text(`reports.analysis.columns.${key}`),
          kind,
          value: (row: readonly (string | null)[]) => row[place],
        })),
        rows,
      ),
      mime: xlsxMime,
      fileName: `${title}-${shanghaiDate(call.platform.clock.now())}.xlsx`,
    })
  }
