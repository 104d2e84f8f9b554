import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../platform/database/database.ts'
import type { Outcome } from './entity.ts'
import { keepReferences, lockReferences } from './references.ts'

/** For what is booked and never changed: a reference that is known answers its record, another content is refused. */
export async function writeOnce<D extends { readonly reference: string }>(
  tx: Tx,
  entity: string,
  drafts: readonly D[],
  write: (draft: D) => Promise<string>,
): Promise<Outcome[]> {
  const known = await lockReferences(tx, entity, drafts)
  const outcomes: Outcome[] = []
  for (const draft of drafts) {
    const before = known.get(draft.reference)
    refuseIfAny(before?.isSame === false ? [at('reference', 'gateway.referenceUsed')] : [])
    const recordId = before?.recordId ?? (await write(draft))
    if (!before) await keepReferences(tx, entity, [{ draft, recordId }])
    outcomes.push({ id: recordId })
  }
  return outcomes
}
