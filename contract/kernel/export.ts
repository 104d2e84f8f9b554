import * as z from 'zod/mini'
import { idList } from './schema.ts'

/**
 * The query of `GET …/export`: a list's own filters and sorting, the columns that are on the screen in their order, and
 * the selected rows where some are.
 */
export function exportQuery<const S extends z.core.$ZodLooseShape, const C extends string>(
  list: { shape: S & { pageNum: unknown; pageSize: unknown } },
  columns: readonly [C, ...C[]],
) {
  const { pageNum: _pageNum, pageSize: _pageSize, ...rest } = list.shape
  return z.strictObject({
    ...(rest as Omit<S, 'pageNum' | 'pageSize'>),
    ids: z.optional(idList),
    columns: z.optional(columnList(columns)),
  })
}

/** `columns=number,name`; without it all of them, in an export as in a list (`asked-columns.ts`). */
export const columnList = <const C extends string>(columns: readonly [C, ...C[]]) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(1000)),
      z.transform((joined) => joined.split(',')),
    ),
    z.array(z.enum(columns)).check(z.minLength(1)),
  )
