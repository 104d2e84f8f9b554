import type { CodeList } from '@quayside/contract/kernel/codes.ts'
import { code, date, id, text } from '@quayside/contract/kernel/schema.ts'
import { type RawBuilder, sql as raw } from 'kysely'
import type * as z from 'zod/mini'
import { containing } from '../records/list-page.ts'

export type Expression = RawBuilder<unknown>
type Condition = RawBuilder<boolean>

/** A filter of a report: what is typed, and the condition on its rows. */
export type ReportFilter = {
  readonly kind: 'dates' | 'choice' | 'supplier' | 'warehouse' | 'text' | 'hidden'
  readonly list?: CodeList
  /** What is given under the filter's key; a range of days under two. */
  readonly fields: (
    key: string,
  ) => Readonly<Record<string, { schema: z.ZodMiniType; where: (given: never) => Condition }>>
}

export const dates = (column: Expression): ReportFilter => ({
  kind: 'dates',
  fields: (key) => ({
    [`${key}Begin`]: { schema: date, where: (day: string) => raw`${column} >= ${day}::date` },
    [`${key}End`]: { schema: date, where: (day: string) => raw`${column} <= ${day}::date` },
  }),
})

export const choice = (list: CodeList, column: Expression): ReportFilter => ({
  kind: 'choice',
  list,
  fields: (key) => ({ [key]: { schema: code(list), where: (value: unknown) => raw`${column} = ${value}` } }),
})

const byId = (kind: ReportFilter['kind'], column: Expression): ReportFilter => ({
  kind,
  fields: (key) => ({ [key]: { schema: id, where: (value: string) => raw`${column} = ${value}::bigint` } }),
})
export const supplier = (column: Expression): ReportFilter => byId('supplier', column)
export const warehouse = (column: Expression): ReportFilter => byId('warehouse', column)
/** Set by links, with no field on the screen. */
export const record = (column: Expression): ReportFilter => byId('hidden', column)

/** A text that is compared as it is: an HS code, an origin, a customs office. */
export const exactly = (column: Expression): ReportFilter => ({
  kind: 'text',
  fields: (key) => ({ [key]: { schema: text(40), where: (value: string) => raw`${column} = ${value}` } }),
})

/** Part of a text, in lower case. */
export const keyword = (where: (within: string) => Condition): ReportFilter => ({
  kind: 'text',
  fields: (key) => ({
    [key]: { schema: text(100), where: (typed: string) => where(containing(typed.toLowerCase())) },
  }),
})
