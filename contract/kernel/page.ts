import * as z from 'zod/mini'
import { pageNumber, pageSize } from './schema.ts'

/** The list query that every `GET …/list` understands: one parameter a filter, paging and sorting. */
export function listQuery<const F extends z.core.$ZodLooseShape, const C extends string>(options: {
  filters: F
  /** The columns one may sort by; anything else is refused. */
  sortable: readonly [C, ...C[]]
}) {
  return z.strictObject({
    pageNum: pageNumber,
    pageSize,
    orderByColumn: z.optional(z.enum(options.sortable)),
    isAsc: z.optional(z.enum(['asc', 'desc'])),
    ...options.filters,
  })
}

export type Page = { pageNum: number; pageSize: number }
export const offsetOf = (page: Page): number => (page.pageNum - 1) * page.pageSize
