import type { SelectedIds } from '@quayside/contract/kernel/record.ts'
import { refuse } from '@quayside/contract/refusals.ts'

/** The records a call names, each once; §8: 'Please select the data to be operated'. */
export function selectedIds({ query, body }: { query: SelectedIds; body: SelectedIds }): string[] {
  const ids = query.ids ?? body.ids
  if (!ids) throw refuse('selection.empty')
  return [...new Set(ids)]
}
