import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'
import type { Tx } from '../platform/database/database.ts'
import { requireStep } from '../platform/records/run-transition.ts'
import { getOrRefuse } from '../platform/session/call.ts'
import type { ProviderActing, ProviderEntity, Step } from './entity.ts'
import { findOwned, standingOf, stateCodeOf } from './find-records.ts'

export const isAction = ({ actions = {} }: ProviderEntity, name: string): boolean =>
  Object.hasOwn(actions, name)

/**
 * A step of the provider by the module's own command, for staff and ERP alike: a record that is not visible does not
 * exist, and a version, where one is given, must be the record's.
 */
export async function stepRecord(
  tx: Tx,
  acting: ProviderActing,
  entity: ProviderEntity,
  { version, ...step }: Step & { readonly version?: number | undefined },
): Promise<{ id: string; companyId: string; version: number; state: string; isMoved: boolean }> {
  const { id, name, given } = step
  getOrRefuse(await entity.lock(tx, id))
  const { rows } = await tx.executeQuery(findOwned(entity, id).compile())
  const before = getOrRefuse(rows[0])
  if (version !== undefined && version !== before.version) throw new Refusal([at('version', 'record.stale')])
  const standing = standingOf(entity, before)
  // Asked here too, so that a customer's step is refused alike whatever the command would make of its name.
  if (!isAction(entity, name)) requireStep(acting, { ...standing, name }, given)
  await entity.run(tx, acting, step)
  const after = getOrRefuse(await entity.lock(tx, id))
  return {
    id,
    companyId: before.company_id,
    version: after.version,
    state: stateKey(standing.machine, stateCodeOf(entity, after)),
    isMoved: stateCodeOf(entity, after) !== standing.state,
  }
}
