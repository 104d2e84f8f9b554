import type { QueryKey } from '@tanstack/react-query'

type Before = { readonly queryKey: QueryKey } | undefined

/**
 * The placeholder of a query whose key has the record's version: what was read of the same record's former version stays
 * until the new one is read. Without it the panel goes for a moment, and with it a dialog and what is typed there.
 */
export const keepOfSameRecord =
  (id: string | undefined) =>
  <T>(data: T | undefined, before: Before): T | undefined =>
    id !== undefined && before?.queryKey.includes(id) ? data : undefined
