import { countedAtMost } from '@quayside/contract/kernel/counted-at-most.ts'
import { type Compilable, sql as raw } from 'kysely'
import {
  all,
  type Column,
  conditionsOf,
  type GroupKey,
  type Report,
  type ReportReading,
  sqlIn,
} from '../../platform/reports/define-report.ts'
import type { Expression } from '../../platform/reports/report-filters.ts'
import { areWholeMonths, splitMonths } from './report-months.ts'
import { type AskedReport, asText, type Cells, type Page, source, statement } from './report-queries.ts'

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

/** A range that begins or ends within a month reads only those days from the rows. */
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

/** Months and days by time, other groups by how many rows they have. */
function orderOf(report: Report, groupBy: GroupKey | undefined, page: Omit<Page, 'after'>): Expression {
  const direction = page.isAsc ? raw`asc` : raw`desc`
  if (page.orderBy !== undefined && report.columns[page.orderBy]?.total !== undefined)
    return raw`g.${raw.id(page.orderBy)}::numeric ${direction} nulls last, g."group", g.currency`
  if (groupBy === 'month' || groupBy === 'releasedOn' || groupBy === undefined)
    return raw`g."group" ${direction}, g.currency`
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
