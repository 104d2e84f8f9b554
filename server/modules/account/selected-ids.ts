import type { SelectedIds } from '@quayside/contract/account/session.ts'
import { refuse } from '@quayside/contract/refusals.ts'

/** The records a batch delete names, each once. */
export function selectedIds({ query, body }: { query: SelectedIds; body: SelectedIds }): string[] {
  const ids = query.ids ?? body.ids
  if (!ids) throw refuse('selection.empty')
  return [...new Set(ids)]
}
