import { at, refuse } from '@quayside/contract/refusals.ts'
import { reportFormat } from '@quayside/contract/reports/report.codes.ts'
import { mostRows } from '@quayside/contract/reports/report-run.ts'
import type { ColumnKind } from '../../platform/excel/write-sheet.ts'
import type { GroupKey, Report, ReportReading } from '../../platform/reports/define-report.ts'
import type { Texts } from '../../platform/texts.ts'
import { askedReport, groupOf, requireColumns, type View } from './asked-report.ts'
import { worded } from './report-cells.ts'
import { piecesOf, type ReadCells } from './report-pieces.ts'
import type { AskedReport, Cells } from './report-queries.ts'
import { countAllRows, findSums, summedColumns } from './report-sums.ts'

/** A column of the file. */
type FileColumn = {
  readonly key: string
  readonly header: string
  readonly kind: ColumnKind
  readonly width?: number
  /** A sheet of paper has room for it only after the others. */
  readonly isMinor?: boolean
  readonly value: (row: Cells) => string | null
}

/** What a file is made of, whether it is a workbook or a PDF, and whether a member waits for it or a job makes it. */
export type ReportFile = {
  readonly title: string
  readonly columns: readonly FileColumn[]
  /** The range of days that was asked for, in words; empty where none was. */
  readonly period: string
  /** Those of the amounts. */
  readonly currencies: readonly string[]
  readonly count: number
  /** Piece after piece; the totals come last. */
  readonly pieces: () => AsyncGenerator<readonly Cells[]>
  readonly isTotal: (row: Cells) => boolean
}

export async function openFile(
  report: Report,
  reading: ReportReading,
  view: View,
  { read, text, format }: { read: ReadCells; text: Texts; format: string },
): Promise<ReportFile> {
  const asked = askedReport(report, reading, view.filters)
  const groupBy = groupOf(report, view.groupBy)
  const title = text(`reports.${report.no}.title`)
  const totals = await read(findSums(asked, undefined, { limit: 50, isAsc: true }))
  const of = { asked, totals, text }
  const file = groupBy ? await groupedFile(of, groupBy, read) : await rowsFile(of, view.columns, read)
  if (file.count === 0) throw refuse('export.noData')
  const max = mostRows[format === reportFormat.codes.pdf ? 'pdf' : 'xlsx']
  if (file.count > max) throw refuse('report.tooManyRows', { max })
  return { title, period: periodOf(asked, text), currencies: currenciesOf(asked, totals), ...file }
}

function periodOf({ report, filters }: AskedReport, text: Texts): string {
  const ranges = Object.entries(report.filters).flatMap(([key, filter]) => {
    const days = [filters[`${key}Begin`], filters[`${key}End`]].map((day) =>
      typeof day === 'string' ? day : '',
    )
    if (filter?.kind !== 'dates' || days.join('') === '') return []
    return [`${text(`reports.filters.${key}`)} ${days.join(' – ').trim()}`]
  })
  return ranges.join(' · ')
}

function currenciesOf({ report }: AskedReport, totals: readonly Cells[]): string[] {
  const columns = Object.values(report.columns).filter(({ kind }) => kind === 'money')
  const own = columns.flatMap(({ currency }) => currency ?? [])
  const named = report.currency ? totals.flatMap((sums) => sums['currency'] || []) : []
  return [...new Set(columns.length > 0 && report.currency === undefined ? ['RMB'] : [...named, ...own])]
}

type Of = { readonly asked: AskedReport; readonly totals: readonly Cells[]; readonly text: Texts }

async function rowsFile({ asked, totals, text }: Of, chosen: readonly string[], read: ReadCells) {
  const { report } = asked
  requireColumns(report, chosen)
  const keys = chosen.length > 0 ? chosen : Object.keys(report.columns)
  const columns = keys.flatMap((key): FileColumn[] => {
    const column = report.columns[key]
    if (!column) return []
    return [
      {
        key,
        header: text(`reports.${report.no}.columns.${key}`),
        kind: column.kind === 'code' ? 'text' : column.kind,
        ...(column.width !== undefined && { width: column.width }),
        isMinor: chosen.length === 0 && column.isHiddenAtFirst === true,
        // A line of totals has its words already.
        value: (row) => (isTotal in row ? (row[key] ?? null) : worded(column, row[key], text)),
      },
    ]
  })
  const [counted] = await read(countAllRows(asked))
  return {
    columns,
    count: Number(counted?.['total'] ?? 0),
    pieces: async function* () {
      yield* piecesOf(asked, read)
      yield totalLines(of(columns), totals, text)
    },
    isTotal: (row: Cells) => isTotal in row,
  }
  function of(all: readonly FileColumn[]) {
    const summed = new Set(summedColumns(report).map(([key]) => key))
    return {
      label: all.find(({ key }) => !summed.has(key))?.key,
      hasTotals: all.some(({ key }) => summed.has(key)),
    }
  }
}

const isTotal = 'is_there'

/** One line for each currency, under the first column that has no sum of its own. */
function totalLines(
  { label, hasTotals }: { label: string | undefined; hasTotals: boolean },
  totals: readonly Cells[],
  text: Texts,
): Cells[] {
  if (!hasTotals) return []
  return totals.map((sums) => ({
    ...sums,
    ...(label !== undefined && {
      [label]: text('reports.total', { currency: sums['currency'] ?? '' }).trim(),
    }),
  }))
}

async function groupedFile({ asked, totals, text }: Of, groupBy: GroupKey, read: ReadCells) {
  const { report } = asked
  const groups = await read(findSums(asked, groupBy, { limit: 10_000 }))
  const group = report.groups?.[groupBy]
  const hasCurrency = report.currency !== undefined
  const columns: FileColumn[] = [
    {
      key: 'group',
      header: text(`reports.groups.${groupBy}`),
      kind: 'text',
      value: (row) => (row['group'] === '' ? row['name'] : worded(group ?? {}, row['name'], text)) ?? null,
    },
    ...(hasCurrency
      ? [
          {
            key: 'currency',
            header: text('reports.currency'),
            kind: 'text' as const,
            value: (row: Cells) => row['currency'] ?? '',
          },
        ]
      : []),
    { key: 'count', header: text('reports.count'), kind: 'integer', value: (row) => row['count'] ?? '0' },
    ...summedColumns(report).map(
      ([key, column]): FileColumn => ({
        key,
        header: text(`reports.${report.no}.columns.${key}`),
        kind: column.kind === 'code' ? 'text' : column.kind,
        value: (row) => row[key] ?? null,
      }),
    ),
  ]
  return {
    columns,
    count: groups.length,
    pieces: async function* () {
      yield groups
      yield totals.map((sums) => ({
        ...sums,
        group: '',
        name: text('reports.total', { currency: '' }).trim(),
      }))
    },
    isTotal: (row: Cells) => row['group'] === '',
  }
}

export const unknownReport = (no: string) => [at('reportNo', 'report.unknown', { no })]
