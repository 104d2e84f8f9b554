import { percentSum } from '@quayside/contract/filings/approval-order.rules.ts'
import { approvalOrderMachine } from '@quayside/contract/filings/approval-order.states.ts'
import { type ApprovalOrderSave, approvalColumns } from '@quayside/contract/filings/approval-order.ts'
import { checkLineKeys } from '@quayside/contract/kernel/lines/line.rules.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import { attachGiven } from '../../platform/files/attachments.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { toStored } from '../../platform/records/columns.ts'
import { removalOf } from '../../platform/records/record-removal.ts'
import { changeRecord, insertRecords, lockForSave } from '../../platform/records/record-writes.ts'
import { findHindrance, requireStep } from '../../platform/records/run-transition.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { approvals, ownApproval } from './approval-orders.ts'
import { storedIngredients } from './approval-queries.ts'
import { beginWay } from './approval-way.ts'

const kept = { entity: approvals.entity, table: approvals.table, read: ownApproval.read } as const
const stored = toStored(approvalColumns)
const machine = approvalOrderMachine
/** Nothing is asked for of a draft. */
const facts = { hasOpenDocuments: false, hasHandedIn: false }
const countries = 1001

export async function saveApproval(
  call: Call,
  { body }: { body: ApprovalOrderSave },
): Promise<Saved & { number: string }> {
  refuseIfAny(checkLineKeys(body.lines))
  return call.write(async (tx) => {
    const acting = asCustomer(call.principal)
    const { companyId } = acting
    const locked = await lockForSave(tx, call, kept, body)
    const from = locked && requireStep(acting, { machine, name: 'save', state: locked.state, facts }).from
    await requireCountry(tx, body.origin)
    const values = {
      ...stored(body),
      ingredient_count: body.lines.length,
      percent_total: percentSum(body.lines).toFixed(),
    }
    const saved =
      locked === undefined
        ? getOrRefuse((await insertRecords(tx, acting, approvals, [values], machine.initial))[0])
        : await changeRecord(tx, acting, approvals, locked.id, values, {
            from: from ?? '',
            to: from ?? '',
          })
    if (locked === undefined) await beginWay(tx, acting, saved.id)
    await storedIngredients.replace(tx, { companyId, id: saved.id }, body.lines)
    await attachGiven(tx, call.principal, { entity: approvals.entity, entityId: saved.id }, body.attachments)
    const { number } = await tx
      .selectFrom('approval_order')
      .select('number')
      .where('company_id', '=', companyId)
      .where('id', '=', saved.id)
      .executeTakeFirstOrThrow()
    return { ...saved, number }
  })
}

async function requireCountry(tx: Tx, origin: string): Promise<void> {
  if (origin === '') return
  const entry = await tx
    .selectFrom('dict_entry')
    .select('value')
    .where('type', '=', countries)
    .where('value', '=', origin)
    .executeTakeFirst()
  refuseIfAny(entry ? [] : [at('origin', 'field.code')])
}

export const removeApprovals = removalOf(approvals, {
  hindrance: (acting, { state }) => findHindrance(acting, { machine, name: 'remove', state, facts }),
})
