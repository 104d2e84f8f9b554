import { type Compilable, type RawBuilder, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import {
  all,
  type Column,
  conditionsOf,
  type GivenFilters,
  type Report,
  type ReportReading,
  sqlIn,
} from '../../platform/reports/define-report.ts'
import type { Expression } from '../../platform/reports/report-filters.ts'

/** A report with the filters that were asked for. */
export type AskedReport = {
  readonly report: Report
  readonly reading: ReportReading
  readonly filters: GivenFilters
}

export type Cells = Readonly<Record<string, string | null>>

export const statement = (text: RawBuilder<Cells>): Compilable<Cells> => ({
  compile: () => text.compile(sql),
})

/** Everything leaves the database as text: exact numbers, days, and instants in one form. */
export const asText = (kind: Column['kind'], expression: Expression): Expression => {
  if (kind === 'instant') return raw`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
  return kind === 'quantity' ? raw`trim_scale(${expression})::text` : raw`(${expression})::text`
}

/** The parameters of a column's link are selected under this name, and the kind of the order that it opens. */
export const linkCell = (column: string, parameter: string): string => `${column}.${parameter}`
export const kindCell = (column: string): string => `${column}#kind`

const selected = ({ report, reading }: AskedReport, hasLinks: boolean): Expression =>
  raw.join([
    raw`(${report.key})::text as id`,
    ...Object.entries(report.columns).flatMap(([key, column]) => [
      raw`${asText(column.kind, sqlIn(column.sql, reading))} as ${raw.id(key)}`,
      ...(hasLinks && column.link ? linkCells(key, column.link) : []),
    ]),
  ])

const linkCells = (key: string, { search, orderKind }: NonNullable<Column['link']>): Expression[] => [
  ...Object.entries(search).map(
    ([name, expression]) => raw`(${expression})::text as ${raw.id(linkCell(key, name))}`,
  ),
  ...(orderKind ? [raw`(${orderKind})::text as ${raw.id(kindCell(key))}`] : []),
]

const keyWithin = (report: Report): Expression => report.keyWithin ?? report.key

const idsOf = ({ report, filters }: AskedReport): RawBuilder<boolean>[] => {
  const ids = filters['ids'] as readonly string[] | undefined
  return ids ? [raw<boolean>`${keyWithin(report)} = any(${[...ids]}::bigint[])`] : []
}

export const source = (asked: AskedReport, more: readonly RawBuilder<boolean>[] = []): Expression => {
  const conditions = conditionsOf(asked.report.filters, asked.filters)
  if (!conditions) throw new Error(`a filter that ${asked.report.no} does not have was not refused`)
  return asked.report.from({ ...asked.reading, where: all([...conditions, ...idsOf(asked), ...more]) })
}

export type Page = {
  readonly limit: number
  readonly offset?: number
  /** Only rows that come after the one with this key. */
  readonly after?: string | undefined
  readonly orderBy?: string | undefined
  readonly isAsc?: boolean
  /** A file leads nowhere, so what links are made of is not read for it. */
  readonly isForFile?: true
}

/** Rows, the newest first where no column is named. */
export function findRows(asked: AskedReport, page: Page): Compilable<Cells> {
  const { report } = asked
  const after =
    page.after === undefined
      ? []
      : [raw<boolean>`${keyWithin(report)} ${report.isLowestFirst ? raw`>` : raw`<`} ${page.after}::bigint`]
  const column = page.orderBy === undefined ? undefined : report.columns[page.orderBy]
  const direction = page.isAsc ? raw`asc` : raw`desc`
  const order = column
    ? raw`${sqlIn(column.sql, asked.reading)} ${direction} nulls last, ${report.key} desc`
    : raw`${report.key} ${report.isLowestFirst ? raw`asc` : raw`desc`}`
  return statement(
    raw`select ${selected(asked, !page.isForFile)} ${source(asked, after)} order by ${order}
      limit ${raw.lit(page.limit)} offset ${page.offset ?? 0}`,
  )
}
