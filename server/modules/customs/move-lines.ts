import { declarationMachine } from '@quayside/contract/customs/declaration.states.ts'
import { declarationLinesAtMost } from '@quayside/contract/customs/declaration-split.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { MoveLines } from '@quayside/contract/office/customs.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { requireStep } from '../../platform/records/run-transition.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { compareDeclared } from './compare-declared.ts'
import { sumUpDeclaration } from './declaration-lines.ts'
import { type DeclarationRow, lockLiveDeclarations } from './order-declarations.ts'

const requireEditable = (acting: Acting, row: DeclarationRow): void => {
  const facts = { target: undefined }
  requireStep(acting, { machine: declarationMachine, name: 'edit', state: row.state, facts })
}

/** A new declaration with the header of another. */
async function insertLike(tx: Tx, row: DeclarationRow): Promise<string> {
  const { id } = await tx
    .insertInto('declaration')
    .values({
      company_id: row.company_id,
      order_id: row.order_id,
      is_import: row.is_import,
      control: row.control,
      conditions: row.conditions,
      customs_office: row.customs_office,
      trade_mode: row.trade_mode,
      transport_mode: row.transport_mode,
      bill_of_lading: row.bill_of_lading,
      currency: row.currency,
      customs_rate: row.customs_rate,
      factor: row.factor,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Moves lines between declarations of one order that customs does not have; answers the one they went to. */
export async function moveDeclarationLines(
  tx: Tx,
  acting: Acting,
  { lineIds, toId }: MoveLines,
): Promise<Saved & { companyId: string }> {
  const ids = [...new Set(lineIds)]
  const owners = await tx
    .selectFrom('declaration_line as l')
    .innerJoin('declaration as d', (join) =>
      join.onRef('d.company_id', '=', 'l.company_id').onRef('d.id', '=', 'l.declaration_id'),
    )
    .select(['l.id', 'd.company_id', 'd.order_id'])
    .where('l.id', '=', raw<string>`any(${ids}::bigint[])`)
    .execute()
  if (owners.length !== ids.length) throw refuse('declaration.lineUnknown')
  const [{ company_id: companyId, order_id: orderId } = { company_id: '', order_id: '' }] = owners
  if (owners.some((owner) => owner.order_id !== orderId)) throw refuse('declaration.otherOrder')
  const order = getOrRefuse(await lockOrder(tx, orderId, companyId))
  const live = await lockLiveDeclarations(tx, order)
  const byId = new Map(live.map((row) => [row.id, row]))
  // Read again under the lock: another call may have moved them meanwhile.
  const lines = await tx
    .selectFrom('declaration_line')
    .select(['id', 'declaration_id'])
    .where('company_id', '=', companyId)
    .where('id', '=', raw<string>`any(${ids}::bigint[])`)
    .execute()
  const fromIds = [...new Set(lines.map((line) => line.declaration_id))].filter((id) => id !== toId)
  const sources = fromIds.map((id) => getOrRefuse(byId.get(id)))
  for (const row of sources) requireEditable(acting, row)
  if (toId !== null) {
    const to = byId.get(toId)
    if (!to) throw refuse('declaration.otherOrder')
    requireEditable(acting, to)
  }
  const [first] = sources
  if (!first) throw refuse('declaration.lineUnknown')
  for (const row of sources) {
    const leaving = lines.filter((line) => line.declaration_id === row.id).length
    if (leaving === row.line_count) throw refuse('declaration.emptied')
  }
  const target = toId ?? (await insertLike(tx, first))
  const there = toId === null ? 0 : getOrRefuse(byId.get(toId)).line_count
  if (there + lines.length > declarationLinesAtMost)
    throw refuse('declaration.tooManyLines', { most: declarationLinesAtMost })
  await tx
    .updateTable('declaration_line')
    .set({ declaration_id: target, position: raw<number>`position + 1000` })
    .where('company_id', '=', companyId)
    .where('id', '=', raw<string>`any(${ids}::bigint[])`)
    .execute()
  for (const row of sources) await sumUpDeclaration(tx, { companyId, id: row.id })
  const version = await sumUpDeclaration(tx, { companyId, id: target })
  await compareDeclared(tx, acting, order)
  await happened(
    tx,
    acting,
    { companyId, entity: 'declaration', ids: [...fromIds, ...(toId === null ? [] : [target])] },
    { transition: 'edit' },
  )
  if (toId === null)
    await happened(
      tx,
      acting,
      { companyId, entity: 'declaration', ids: [target] },
      { transition: 'create', to: declarationMachine.initial },
    )
  return { id: target, version, companyId }
}
