import { countedAtMost } from '@quayside/contract/kernel/counted-at-most.ts'
import { offsetOf, type Page } from '@quayside/contract/kernel/page.ts'
import type { Sums } from '@quayside/contract/kernel/sums.ts'
import { type Expression, sql as raw, type SelectQueryBuilder } from 'kysely'
import { sql } from '../database/database.ts'
import type { Call } from '../session/call.ts'
import { type Summing, summed, toSums } from './list-sums.ts'

export type Sorting<C extends string> = { orderByColumn?: C | undefined; isAsc?: 'asc' | 'desc' | undefined }

/** What each sortable column of a list sorts by; `id` breaks ties and is the order of creation. */
export type SortColumns<C extends string> = Readonly<Record<C, Expression<unknown>>> & {
  readonly id: Expression<unknown>
}

export const sorted = <D, TB extends keyof D, O, C extends string>(
  query: SelectQueryBuilder<D, TB, O>,
  sorting: Sorting<C>,
  columns: SortColumns<C>,
): SelectQueryBuilder<D, TB, O> => {
  const direction = sorting.isAsc ?? (sorting.orderByColumn ? 'asc' : 'desc')
  return (sorting.orderByColumn ? query.orderBy(columns[sorting.orderByColumn], direction) : query).orderBy(
    columns.id,
    direction,
  )
}

export const counted = <D, TB extends keyof D, O>(query: SelectQueryBuilder<D, TB, O>) =>
  sql
    .selectFrom(query.clearSelect().select(raw`1`.as('one')).limit(raw.lit(countedAtMost)).as('counted'))
    .select((select) => select.fn.countAll<string>().as('total'))

/**
 * The size is part of the text, and the first page has no offset. With parameters PostgreSQL estimates a tenth of all
 * rows, rejects the generic plan as too expensive, and plans again at every call, which costs more than the page.
 */
export const onePage = <D, TB extends keyof D, O>(
  query: SelectQueryBuilder<D, TB, O>,
  pageSize: number,
  offset: number | undefined,
): SelectQueryBuilder<D, TB, O> => {
  const limited = query.limit(raw.lit(pageSize))
  return offset ? limited.offset(offset) : limited
}

/** A page of a list and its total, in one round trip. */
export async function listPage<D, TB extends keyof D, O, C extends string, T>(
  call: Pick<Call, 'read'>,
  query: SelectQueryBuilder<D, TB, O>,
  page: Page & Sorting<C>,
  columns: SortColumns<C>,
  toRow: (row: O) => T,
): Promise<{ rows: T[]; total: number }> {
  const rows = onePage(sorted(query, page, columns), page.pageSize, offsetOf(page))
  const [found, [total]] = await call.read(rows, counted(query))
  return { rows: found.map(toRow), total: Number(total?.total ?? 0) }
}

/** A page of a list, and the number and totals of all rows, in one round trip. */
export async function summedPage<D, TB extends keyof D, O, C extends string, T, K extends string>(
  call: Pick<Call, 'read'>,
  query: SelectQueryBuilder<D, TB, O>,
  page: Page & Sorting<C>,
  columns: SortColumns<C>,
  toRow: (row: O) => T,
  summing: Summing<K>,
): Promise<{ rows: T[]; total: number; sums: Sums<K> | null }> {
  const rows = onePage(sorted(query, page, columns), page.pageSize, offsetOf(page))
  const [found, groups] = await call.read(rows, summed(query, summing))
  return { rows: found.map(toRow), ...toSums(groups, summing) }
}

/** Escapes wildcards that a user types. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Days in Shanghai's time; the last one is included. */
export const fromDay = (day: string) => raw<string>`${day}::date::timestamp at time zone 'Asia/Shanghai'`
export const untilDay = (day: string) =>
  raw<string>`(${day}::date + 1)::timestamp at time zone 'Asia/Shanghai'`
