import * as z from 'zod/mini'
import { flag, flagCode, savedKey } from '../kernel/record.ts'
import { id, requiredText } from '../kernel/schema.ts'

/** The name of a list, under which the front end keeps its columns too. */
const listName = z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[A-Za-z][A-Za-z0-9.-]*$/))

/** As the list's address has them; a range that is a usual period is kept as `<name>Period`. */
const viewFilters = z.record(
  z.string().check(z.maxLength(60), z.regex(/^[A-Za-z][A-Za-z0-9]*$/)),
  z.string().check(z.maxLength(200)),
)
const mostFilters = 40

/** Filters and sorting of a list under a name. */
const SavedFilters = z.strictObject({
  filters: viewFilters.check(
    z.refine((filters) => Object.keys(filters).length <= mostFilters, { error: 'too many filters' }),
  ),
  orderByColumn: z.optional(z.string().check(z.maxLength(60))),
  isAsc: z.optional(z.enum(['asc', 'desc'])),
})
export type SavedFilters = z.infer<typeof SavedFilters>

export const SavedView = z.object({
  id,
  version: z.number(),
  list: z.string(),
  name: z.string(),
  view: SavedFilters,
  isShared: flagCode,
  isMine: z.boolean(),
  ownerName: z.string(),
})
export type SavedView = z.infer<typeof SavedView>

export const SavedViewQuery = z.strictObject({ list: listName })
export type SavedViewQuery = z.infer<typeof SavedViewQuery>

export const SavedViewSave = z.strictObject({
  ...savedKey,
  list: listName,
  name: requiredText(40),
  view: SavedFilters,
  isShared: z._default(flag, 0),
})
export type SavedViewSave = z.infer<typeof SavedViewSave>
