import type { CodeList } from '@quayside/contract/kernel/codes.ts'
import { idList } from '@quayside/contract/kernel/schema.ts'
import type { Permission } from '@quayside/contract/permissions.ts'
import { type ReportNo, reportCatalogue } from '@quayside/contract/reports/report.catalogue.ts'
import type { ReportColumn } from '@quayside/contract/reports/report.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import type { reports as texts } from '@quayside/phrases/zh-CN/reports/reports.ts'
import { type RawBuilder, sql as raw } from 'kysely'
import * as z from 'zod/mini'
import type { Platform } from '../platform.ts'
import type { Texts } from '../texts.ts'
import type { Expression, ReportFilter } from './report-filters.ts'

type ReportTexts = typeof texts
type ColumnOf<N extends ReportNo> = keyof ReportTexts[N]['columns'] & string
type FilterOf = keyof ReportTexts['filters']
export type GroupKey = keyof ReportTexts['groups']

/** Who reads a report: the company's rows, in a language. */
export type ReportReading = { readonly companyId: string; readonly memberId: string; readonly locale: Locale }

/** Where a figure leads: a page of the portal, with the search parameters that are made of the row. */
type Link = {
  readonly to: string
  readonly search: Readonly<Record<string, Expression>>
  /** Who lacks it sees the figure without a link. */
  readonly needs: Permission
  /** The kind of an order, whose list the member must be able to see as well. */
  readonly orderKind?: Expression
}

export type Column = {
  readonly kind: ReportColumn['kind']
  /** Names of other tables depend on the reader's language. */
  readonly sql: Expression | ((reading: ReportReading) => Expression)
  /** The list by which a code is said in words. */
  readonly list?: CodeList
  /** Any other text that depends on the language. */
  readonly words?: (value: string, text: Texts) => string
  /** How the column is summed up; `sum` adds its values. */
  readonly total?: 'sum' | Expression
  /** In this currency whatever the row's is. */
  readonly currency?: 'RMB'
  /** In characters, where the kind's usual width does not fit. */
  readonly width?: number
  readonly isHiddenAtFirst?: true
  readonly link?: Link
}

export const sqlIn = (sql: Column['sql'], reading: ReportReading): Expression =>
  typeof sql === 'function' ? sql(reading) : sql

export type Group = {
  /** The value, and its name where that is another. */
  readonly sql: Expression
  readonly name?: Column['sql']
  readonly list?: CodeList
  /** The filter that shows the rows of one group; a group of a range of days is a month. */
  readonly filter: FilterOf
}

/** Sums that are kept: what totals and groups are read from where filters and group are among its own. */
type Tally = {
  readonly from: (companyId: string) => Expression
  readonly count: Expression
  readonly currency: Expression
  readonly filters: Readonly<Partial<Record<FilterOf, ReportFilter>>>
  readonly groups: Readonly<Partial<Record<GroupKey, Omit<Group, 'filter'>>>>
  readonly sums: Readonly<Record<string, Expression>>
}

type Source = ReportReading & { readonly where: RawBuilder<boolean> }

type ReportFile<N extends ReportNo = ReportNo> = {
  /** `from … where …`; `where` has the conditions of filters and pages, on the aliases that they use. */
  readonly from: (source: Source) => Expression
  /** A unique number of each row; rows come by it, the highest first. */
  readonly key: Expression
  readonly isLowestFirst?: true
  /** The key as `where` may name it, where rows are made of a query within. */
  readonly keyWithin?: Expression
  /** Rows are sums themselves: few, and read at once. */
  readonly isWhole?: true
  /** The currency of money whose column names none. */
  readonly currency?: Expression
  readonly columns: { readonly [C in ColumnOf<N>]: Column }
  readonly filters: Readonly<Partial<Record<FilterOf, ReportFilter>>>
  readonly groups?: Readonly<Partial<Record<GroupKey, Group>>>
  readonly chart?: { readonly groupBy: GroupKey; readonly columns: readonly ColumnOf<N>[] }
  /** The filters of an address that has none, by the day. */
  readonly usual?: (today: string) => Readonly<Record<string, string>>
  readonly tally?: Tally
  /** A report whose rows are computed and kept brings those of the company up to date before they are read. */
  readonly refresh?: (platform: Platform, companyId: string) => Promise<void>
}

/** A report as the engine reads it, whatever its number. */
export type Report = Omit<ReportFile, 'columns' | 'chart'> & {
  readonly no: ReportNo
  readonly permission: (typeof reportCatalogue)[ReportNo]
  readonly columns: Readonly<Record<string, Column>>
  readonly chart?: { readonly groupBy: GroupKey; readonly columns: readonly string[] }
  /** Checks the filters that are given; a filter that the report does not have is refused. */
  readonly filterSchema: z.ZodMiniType
}
export type Reports = Readonly<Record<ReportNo, Report>>

export type GivenFilters = Readonly<Record<string, unknown>>

/** A report is this declaration, its texts, a line in the catalogue and one in server/reports.ts. */
export function defineReport<const N extends ReportNo>(no: N, file: ReportFile<N>): Report {
  const fields = Object.entries(file.filters).flatMap(([key, filter]) => Object.entries(filter.fields(key)))
  return {
    ...(file as unknown as Omit<Report, 'no' | 'permission' | 'filterSchema'>),
    no,
    permission: reportCatalogue[no],
    filterSchema: z.strictObject({
      // Rows that are sums have no ids that outlive the question.
      ...(file.isWhole ? {} : { ids: z.optional(idList) }),
      ...Object.fromEntries(fields.map(([name, { schema }]) => [name, z.optional(schema)])),
    }),
  }
}

/** The conditions of the given filters; undefined where one of them is not among these. */
export function conditionsOf(
  filters: Readonly<Partial<Record<string, ReportFilter>>>,
  given: GivenFilters,
): RawBuilder<boolean>[] | undefined {
  const known = new Map(
    Object.entries(filters).flatMap(([key, filter]) => Object.entries(filter?.fields(key) ?? {})),
  )
  const asked = Object.entries(given).filter(
    ([name, value]) => name !== 'ids' && value !== undefined && value !== '',
  )
  if (asked.some(([name]) => !known.has(name))) return undefined
  return asked.flatMap(([name, value]) => known.get(name)?.where(value as never) ?? [])
}

export const all = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? raw<boolean>`true` : raw<boolean>`(${raw.join([...conditions], raw` and `)})`
