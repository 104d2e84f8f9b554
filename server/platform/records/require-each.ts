import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { finding, refuseIfAny } from '@quayside/contract/refusals.ts'

/**
 * For calls that take a selection: every id must be there, for this company, and pass the check. Findings are at the
 * id's position in the selection; one finding refuses the whole call.
 */
export function requireEach<R extends { id: string }>(
  ids: readonly string[],
  rows: readonly R[],
  check: (row: R) => Finding | undefined = () => undefined,
): void {
  const byId = new Map(rows.map((row) => [row.id, row]))
  refuseIfAny(
    ids.flatMap((id, place) => {
      const row = byId.get(id)
      const wrong = row ? check(row) : finding('record.notFound')
      return wrong ? [{ ...wrong, path: `ids.${place}` }] : []
    }),
  )
}
