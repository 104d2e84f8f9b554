import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'
import { checkOutboundDays } from '@quayside/contract/warehouse/outbound.rules.ts'
import { outboundColumns as columns, type OutboundSave } from '@quayside/contract/warehouse/outbound.ts'
import { shippingInspection } from '@quayside/contract/warehouse/warehouse.codes.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'
import type { Tx } from '../../platform/database/database.ts'
import { toStored } from '../../platform/records/columns.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { keepIdentities } from '../orders/order-identities.ts'
import { outboundIdentities, type SealedNumbers } from './outbound-identities.ts'
import { storedOutboundLines } from './outbound-lines.ts'
import { outbounds } from './outbounds.ts'

const columnValues = toStored(columns)

/** A draft with all its lines. */
export const { save: saveOutbound } = outbounds.saverOf({
  check: async (tx, call, body: OutboundSave) => [
    ...checkOutboundDays(body, call.platform.clock.today()),
    ...(await findUnknown(tx, call.principal.companyId, body)),
  ],
  valuesOf: (body, call, locked) => ({
    ...columnValues(body),
    ...deliveryValues(body, locked, call.platform.personalData),
    shipping_inspection:
      body.isInspectionAsked === 1
        ? shippingInspection.codes.notInspected
        : shippingInspection.codes.notNeeded,
    line_count: body.lines.length,
    qty: body.lines.reduce((sum, { qty }) => sum.plus(qty || 0), new Big(0)).toFixed(),
  }),
  lines: storedOutboundLines,
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

type Unknown = {
  has_warehouse: boolean
  has_delivery_warehouse: boolean
  has_address: boolean
  lots: string[]
}

async function findUnknown(tx: Tx, companyId: string, body: OutboundSave): Promise<Finding[]> {
  const lotIds = [...new Set(body.lines.flatMap(({ lotId }) => lotId ?? []))]
  const { rows } = await raw<Unknown>`select
    ${body.warehouseId}::bigint is null or exists (select 1 from warehouse w where w.id = ${body.warehouseId}::bigint) as has_warehouse,
    ${body.delivery.warehouseId}::bigint is null or exists (select 1 from warehouse w
      where w.id = ${body.delivery.warehouseId}::bigint) as has_delivery_warehouse,
    ${body.delivery.addressId}::bigint is null or exists (select 1 from address a where a.company_id = ${companyId}::bigint
      and a.id = ${body.delivery.addressId}::bigint) as has_address,
    array(select asked.id::text from unnest(${lotIds}::bigint[]) as asked (id) where not exists (
      select 1 from stock_lot l where l.company_id = ${companyId}::bigint and l.id = asked.id)) as lots`.execute(
    tx,
  )
  const unknown = getOrRefuse(rows[0])
  return [
    ...(unknown.has_warehouse ? [] : [at('warehouseId', 'record.notFound')]),
    ...(unknown.has_delivery_warehouse ? [] : [at('delivery.warehouseId', 'record.notFound')]),
    ...(unknown.has_address ? [] : [at('delivery.addressId', 'record.notFound')]),
    ...body.lines.flatMap(({ lotId }, place) =>
      lotId !== null && unknown.lots.includes(lotId) ? [at(`lines.${place}.lotId`, 'record.notFound')] : [],
    ),
  ]
}
