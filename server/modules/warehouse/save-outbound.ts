import { checkLineKeys } from '@quayside/contract/kernel/lines/line.rules.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { checkOutboundDays } from '@quayside/contract/warehouse/outbound.rules.ts'
import { outboundMachine } from '@quayside/contract/warehouse/outbound.states.ts'
import { outboundColumns as columns, type OutboundSave } from '@quayside/contract/warehouse/outbound.ts'
import { shippingInspection } from '@quayside/contract/warehouse/warehouse.codes.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'
import type { Tx } from '../../platform/database/database.ts'
import { attachGiven } from '../../platform/files/attachments.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { toStored } from '../../platform/records/columns.ts'
import { type NumberedSave, withNumber } from '../../platform/records/numbered-save.ts'
import { removalOf } from '../../platform/records/record-removal.ts'
import { changeRecord, insertRecords, lockForSave } from '../../platform/records/record-writes.ts'
import { findHindrance, requireStep } from '../../platform/records/run-transition.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { keepIdentities } from '../orders/order-identities.ts'
import { readOwnOutbound } from './get-outbound.ts'
import { outboundIdentities, type SealedNumbers } from './outbound-identities.ts'
import { storedOutboundLines } from './outbound-lines.ts'
import { outbounds } from './outbounds.ts'

const kept = { entity: outbounds.entity, table: outbounds.table, read: readOwnOutbound } as const
/** Nothing of a draft has left. */
const facts = { isAllShipped: false, isPartlyShipped: false }
const stored = toStored(columns)

export async function saveOutbound(call: Call, { body }: { body: OutboundSave }): Promise<NumberedSave> {
  refuseIfAny([...checkLineKeys(body.lines), ...checkOutboundDays(body, call.platform.clock.today())])
  return call.write(async (tx) => {
    const acting = asCustomer(call.principal)
    const { companyId } = acting
    const locked = await lockForSave(tx, call, kept, body)
    if (locked) requireStep(acting, { machine: outboundMachine, name: 'save', state: locked.state, facts })
    refuseIfAny(await findUnknown(tx, companyId, body))
    const values = {
      ...stored(body),
      ...deliveryValues(body, locked, call.platform.personalData),
      shipping_inspection:
        body.isInspectionAsked === 1
          ? shippingInspection.codes.notInspected
          : shippingInspection.codes.notNeeded,
      line_count: body.lines.length,
      qty: body.lines.reduce((sum, { qty }) => sum.plus(qty || 0), new Big(0)).toFixed(),
    }
    const saved = locked
      ? await changeRecord(tx, acting, outbounds, locked.id, asColumns(values), {
          from: 'draft',
          to: 'draft',
        })
      : getOrRefuse((await insertRecords(tx, acting, outbounds, [values], outboundMachine.initial))[0])
    await storedOutboundLines.replace(tx, { companyId, id: saved.id }, body.lines)
    await attachGiven(tx, call.principal, { entity: outbounds.entity, entityId: saved.id }, body.attachments)
    return withNumber(tx, outbounds.table, companyId, saved)
  })
}

/** A new record's values travel as JSON, a changed one's as columns, where an object is its text. */
const asColumns = <V extends { delivery: object }>(values: V) => ({
  ...values,
  delivery: JSON.stringify(values.delivery),
})

function deliveryValues(
  { delivery }: OutboundSave,
  before: SealedNumbers | undefined,
  personalData: PersonalData,
) {
  const numbers = before && outboundIdentities(before, personalData)
  const { pickupIdNumber, consigneeIdNumber, ...rest } = keepIdentities(delivery, numbers)
  const sealed = (number: string): string => (number === '' ? '' : personalData.seal(number))
  return {
    delivery_type: delivery.type,
    delivery: rest,
    pickup_id_sealed: sealed(pickupIdNumber),
    consignee_id_sealed: sealed(consigneeIdNumber),
  }
}

type Unknown = { has_warehouse: boolean; has_address: boolean; lots: string[] }

async function findUnknown(tx: Tx, companyId: string, body: OutboundSave): Promise<Finding[]> {
  const lotIds = [...new Set(body.lines.flatMap(({ lotId }) => lotId ?? []))]
  const { rows } = await raw<Unknown>`select
    ${body.warehouseId}::bigint is null or exists (select 1 from warehouse w where w.id = ${body.warehouseId}::bigint) as has_warehouse,
    ${body.delivery.addressId}::bigint is null or exists (select 1 from address a where a.company_id = ${companyId}::bigint
      and a.id = ${body.delivery.addressId}::bigint) as has_address,
    array(select asked.id::text from unnest(${lotIds}::bigint[]) as asked (id) where not exists (
      select 1 from stock_lot l where l.company_id = ${companyId}::bigint and l.id = asked.id)) as lots`.execute(
    tx,
  )
  const unknown = getOrRefuse(rows[0])
  return [
    ...(unknown.has_warehouse ? [] : [at('warehouseId', 'record.notFound')]),
    ...(unknown.has_address ? [] : [at('delivery.addressId', 'record.notFound')]),
    ...body.lines.flatMap(({ lotId }, place) =>
      lotId !== null && unknown.lots.includes(lotId) ? [at(`lines.${place}.lotId`, 'record.notFound')] : [],
    ),
  ]
}

export const removeOutbounds = removalOf(outbounds, {
  hindrance: (acting, row) =>
    findHindrance(acting, { machine: outboundMachine, name: 'remove', state: row.state, facts }),
})
