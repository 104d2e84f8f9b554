import { checkLineKeys } from '@quayside/contract/kernel/lines/line.rules.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import { checkInboundDays } from '@quayside/contract/warehouse/inbound.rules.ts'
import { inboundColumns as columns, type InboundSave } from '@quayside/contract/warehouse/inbound.ts'
import type { InboundLineDraft } from '@quayside/contract/warehouse/inbound-line.ts'
import { warehouseInMachine } from '@quayside/contract/warehouse/warehouse-in.states.ts'
import Big from 'big.js'
import type { Tx } from '../../platform/database/database.ts'
import { attachGiven } from '../../platform/files/attachments.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { toStored } from '../../platform/records/columns.ts'
import { type NumberedSave, withNumber } from '../../platform/records/numbered-save.ts'
import { removalOf } from '../../platform/records/record-removal.ts'
import { changeRecord, insertRecords, lockForSave } from '../../platform/records/record-writes.ts'
import { findHindrance, requireStep } from '../../platform/records/run-transition.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { readOwnInbound } from './get-inbound.ts'
import { storedInboundLines } from './inbound-lines.ts'
import { findUnknown } from './inbound-references.ts'
import { inbounds } from './inbounds.ts'

const kept = { entity: inbounds.entity, table: inbounds.table, read: readOwnInbound } as const
/** A draft has nothing to be picked up. */
const facts = { isPickedUp: true }
const stored = toStored(columns)
const saveOf = (state: number) => ({ machine: warehouseInMachine, name: 'save', state, facts })

export async function saveInbound(call: Call, { body }: { body: InboundSave }): Promise<NumberedSave> {
  const today = call.platform.clock.today()
  refuseIfAny([...checkLineKeys(body.lines), ...checkInboundDays(body, today)])
  return call.write((tx) => writeInbound(tx, call, body))
}

/** A new draft or a changed one, with all its lines. */
export async function writeInbound(tx: Tx, call: Call, body: InboundSave): Promise<NumberedSave> {
  const acting = asCustomer(call.principal)
  const { companyId } = acting
  const locked = await lockForSave(tx, call, kept, body)
  const from = locked ? requireStep(acting, saveOf(locked.state)).from : ''
  refuseIfAny(await findUnknown(tx, companyId, body))
  const values = { ...stored(body), ...sumsOf(body.lines) }
  const saved =
    locked === undefined
      ? getOrRefuse((await insertRecords(tx, acting, inbounds, [values], warehouseInMachine.initial))[0])
      : await changeRecord(tx, acting, inbounds, locked.id, values, { from, to: from })
  await storedInboundLines.replace(tx, { companyId, id: saved.id }, body.lines)
  await attachGiven(tx, call.principal, { entity: inbounds.entity, entityId: saved.id }, body.attachments)
  return withNumber(tx, inbounds.table, companyId, saved)
}

const sumOf = (values: readonly string[]): string =>
  values.reduce((sum, value) => sum.plus(value || 0), new Big(0)).toFixed()

const sumsOf = (lines: readonly InboundLineDraft[]) => ({
  line_count: lines.length,
  qty: sumOf(lines.map(({ qty }) => qty)),
  packages: Number(sumOf(lines.map(({ packages }) => packages))),
  gross_weight: sumOf(lines.map(({ grossWeight }) => grossWeight)),
})

export const removeInbounds = removalOf(inbounds, {
  hindrance: (acting, row) =>
    findHindrance(acting, { machine: warehouseInMachine, name: 'remove', state: row.state, facts }),
})
