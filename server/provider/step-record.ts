import { actorsOf } from '@quayside/contract/kernel/machine.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { kindOf } from '@quayside/contract/office/kinds.ts'
import { at } from '@quayside/contract/refusals.ts'
import { type RawBuilder, sql as raw } from 'kysely'
import type { Tx } from '../platform/database/database.ts'
import { requireStep } from '../platform/records/run-transition.ts'
import { getOrRefuse } from '../platform/session/call.ts'
import type { ProviderActing, ProviderEntity, Step } from './entity.ts'
import { findOwned, findStanding, standingOf } from './find-records.ts'

export const isAction = ({ actions = {} }: ProviderEntity, name: string): boolean =>
  Object.hasOwn(actions, name)

const isOwnStep = (entity: ProviderEntity, name: string): boolean =>
  isAction(entity, name) ||
  kindOf(entity.kind).machine.transitions.some(
    (row) => row.name === name && actorsOf(row).includes('provider'),
  )

/** A customer's step is refused as the machine says, whatever the command would make of its name. */
async function refuseForeign(
  tx: Tx,
  acting: ProviderActing,
  entity: ProviderEntity,
  { id, name, given }: Step,
): Promise<void> {
  const { rows } = await tx.executeQuery(findOwned(entity, id).compile())
  requireStep(acting, { ...standingOf(entity, getOrRefuse(rows[0])), name }, given)
}

/**
 * A step of the provider by the module's own command, for staff and ERP alike: a record that is not visible does not
 * exist, and a version, where one is given, must be the record's. The record is locked once, and the command checks its
 * state.
 */
export async function stepRecord(
  tx: Tx,
  acting: ProviderActing,
  entity: ProviderEntity,
  { version, ...step }: Step & { readonly version?: number | undefined },
): Promise<{ id: string; companyId: string; version: number; state: string; isMoved: boolean }> {
  const { id, name } = step
  const read = async (condition: RawBuilder<boolean>) =>
    getOrRefuse((await findStanding(entity, id, condition).execute(tx)).rows[0])
  const { machine } = kindOf(entity.kind)
  const before = await entity.take(tx, acting, step, async () => {
    const standing = await read(entity.visible)
    if (version !== undefined && version !== standing.version)
      throw new Refusal([at('version', 'record.stale')])
    if (!isOwnStep(entity, name)) await refuseForeign(tx, acting, entity, step)
    return standing
  })
  const after = await read(raw<boolean>`true`)
  return {
    id,
    companyId: before.company_id,
    version: after.version,
    state: stateKey(machine, after.state),
    isMoved: after.state !== before.state,
  }
}
