import { countedAtMost } from '@quayside/contract/kernel/counted-at-most.ts'
import { type Compilable, type RawBuilder, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import {
  all,
  type Column,
  conditionsOf,
  type GivenFilters,
  type GroupKey,
  type Report,
  type ReportReading,
  sqlIn,
} from './define-report.ts'
import type { Expression } from './report-filters.ts'
import { areWholeMonths, splitMonths } from './report-months.ts'

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
const asText = (kind: Column['kind'], expression: Expression): Expression => {
  if (kind === 'instant') return raw`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
  return kind === 'quantity' ? raw`trim_scale(${expression})::text` : raw`(${expression})::text`
}

/** The parameters of a column's link are selected under this name. */
export const linkCell = (column: string, parameter: string): string => `${column}.${parameter}`

const selected = ({ report, reading }: AskedReport): Expression =>
  raw.join([
    raw`(${report.key})::text as id`,
    ...Object.entries(report.columns).flatMap(([key, column]) => [
      raw`${asText(column.kind, sqlIn(column.sql, reading))} as ${raw.id(key)}`,
      ...Object.entries(column.link?.search ?? {}).map(
        ([name, expression]) => raw`(${expression})::text as ${raw.id(linkCell(key, name))}`,
      ),
    ]),
  ])

const keyWithin = (report: Report): Expression => report.keyWithin ?? report.key

const idsOf = ({ report, filters }: AskedReport): RawBuilder<boolean>[] => {
  const ids = filters['ids'] as readonly string[] | undefined
  return ids ? [raw<boolean>`${keyWithin(report)} = any(${[...ids]}::bigint[])`] : []
}

const source = (asked: AskedReport, more: readonly RawBuilder<boolean>[] = []): Expression => {
  const conditions = conditionsOf(asked.report.filters, asked.filters)
  if (!conditions) throw new Error(`a filter that ${asked.report.no} does not have was not refused`)
  return asked.report.from({ ...asked.reading, where: all([...conditions, ...idsOf(asked), ...more]) })
}

type Page = {
  readonly limit: number
  readonly offset?: number
  /** Only rows that come after the one with this key. */
  readonly after?: string | undefined
  readonly orderBy?: string | undefined
  readonly isAsc?: boolean
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
    raw`select ${selected(asked)} ${source(asked, after)} order by ${order}
      limit ${raw.lit(page.limit)} offset ${page.offset ?? 0}`,
  )
}

/** What a sum is read from: the kept sums where they answer, the rows otherwise. */
type SumPart = { readonly asked: AskedReport; readonly kept: Kept | undefined }
type Kept = { readonly from: Expression; readonly tally: NonNullable<Report['tally']> }

/** The kept sums, where they answer: all filters are its own, and a range of days is of whole months. */
function keptSums(
  { report, reading, filters }: AskedReport,
  groupBy: GroupKey | undefined,
): Kept | undefined {
  const { tally } = report
  if (!tally || filters['ids'] !== undefined) return undefined
  if (groupBy !== undefined && !tally.groups[groupBy]) return undefined
  const conditions = conditionsOf(tally.filters, filters)
  if (!conditions || !areWholeMonths(filters)) return undefined
  return { tally, from: raw`${tally.from(reading.companyId)} and ${all(conditions)}` }
}

/** Of a range that begins or ends within a month only those days are read from the rows. */
function partsOf(asked: AskedReport, groupBy: GroupKey | undefined): SumPart[] {
  const kept = keptSums(asked, groupBy)
  if (kept) return [{ asked, kept }]
  const { whole, edges } = splitMonths(asked.filters)
  const inside = whole && keptSums({ ...asked, filters: whole }, groupBy)
  if (!inside) return [{ asked, kept: undefined }]
  return [
    { asked, kept: inside },
    ...edges.map((filters) => ({ asked: { ...asked, filters }, kept: undefined })),
  ]
}

const sumOf = (column: Column, reading: ReportReading, kept: Expression | undefined): Expression => {
  if (kept) return raw`sum(${kept})`
  return column.total === 'sum' ? raw`sum(${sqlIn(column.sql, reading)})` : (column.total as Expression)
}

export const summedColumns = (report: Report): [string, Column][] =>
  Object.entries(report.columns).filter(([, { total }]) => total !== undefined)

/** Sums of one part by group, name and currency. */
function sumsOf({ asked, kept }: SumPart, groupBy: GroupKey | undefined): Expression {
  const { report, reading } = asked
  const group = groupBy && (kept ? kept.tally.groups[groupBy] : report.groups?.[groupBy])
  const currency = kept ? kept.tally.currency : (report.currency ?? raw`''`)
  const value = group ? raw`(${group.sql})::text` : raw`''::text`
  const name = group?.name ? raw`(${sqlIn(group.name, reading)})::text` : value
  const counted = kept ? raw`sum(${kept.tally.count})` : raw`count(*)`
  const sums = summedColumns(report).map(
    ([key, column]) => raw`${sumOf(column, reading, kept?.tally.sums[key])} as ${raw.id(key)}`,
  )
  return raw`select ${raw.join([
    raw`${value} as "group"`,
    raw`${name} as name`,
    raw`(${currency})::text as currency`,
    raw`${counted} as count`,
    ...sums,
  ])} ${kept ? kept.from : source(asked)} group by 1, 2, 3 having ${counted} <> 0`
}

/** What is kept is added up only, so the sums of several parts are added up as well. */
function addedUp(parts: readonly SumPart[], report: Report, groupBy: GroupKey | undefined): Expression {
  const sums = ['count', ...summedColumns(report).map(([key]) => key)].map(
    (key) => raw`sum(p.${raw.id(key)}) as ${raw.id(key)}`,
  )
  return raw`select p."group", p.name, p.currency, ${raw.join(sums)} from (${raw.join(
    parts.map((part) => sumsOf(part, groupBy)),
    raw` union all `,
  )}) p group by 1, 2, 3`
}

/** Sums of the rows, for each currency, and for each group where one is named: group, name, currency, count. */
export function findSums(
  asked: AskedReport,
  groupBy: GroupKey | undefined,
  page: Omit<Page, 'after'>,
): Compilable<Cells> {
  const { report } = asked
  const parts = partsOf(asked, groupBy)
  const [only] = parts
  const sums = summedColumns(report).map(
    ([key, { kind }]) => raw`${asText(kind, raw`g.${raw.id(key)}`)} as ${raw.id(key)}`,
  )
  return statement(
    raw`select ${raw.join([
      raw`g."group", g.name, g.currency, g.count::text as count`,
      ...sums,
      raw`true as is_there, (count(*) over ())::text as groups`,
    ])} from (${parts.length === 1 && only ? sumsOf(only, groupBy) : addedUp(parts, report, groupBy)}) g
      order by ${orderOf(report, groupBy, page)} limit ${raw.lit(page.limit)} offset ${page.offset ?? 0}`,
  )
}

/** Months by time, other groups by how many rows they have. */
function orderOf(report: Report, groupBy: GroupKey | undefined, page: Omit<Page, 'after'>): Expression {
  const direction = page.isAsc ? raw`asc` : raw`desc`
  if (page.orderBy !== undefined && report.columns[page.orderBy]?.total !== undefined)
    return raw`g.${raw.id(page.orderBy)}::numeric ${direction} nulls last, g."group", g.currency`
  if (groupBy === 'month' || groupBy === undefined) return raw`g."group" ${direction}, g.currency`
  return raw`g.count::int ${direction}, g."group", g.currency`
}

/** How many rows there are, counted up to the number that lists are counted to. */
export function countRows(asked: AskedReport): Compilable<Cells> {
  const kept = keptSums(asked, undefined)
  return statement(
    kept
      ? raw`select least(coalesce(sum(${kept.tally.count}), 0), ${raw.lit(countedAtMost)})::text as total ${kept.from}`
      : raw`select count(*)::text as total from (select 1 ${source(asked)} limit ${raw.lit(countedAtMost)}) counted`,
  )
}

/** All of them: what a file will have. */
export const countAllRows = (asked: AskedReport): Compilable<Cells> =>
  statement(raw`select count(*)::text as total ${source(asked)}`)
