import { maySign } from '@quayside/contract/orders/order.states.ts'
import type { OrderLogistics } from '@quayside/contract/orders/order-delivery.ts'
import { readLogistics } from '../../modules/orders/get-logistics.ts'
import { factsOf } from '../../modules/orders/order-rows.ts'
import { found } from '../../platform/session/call.ts'
import { providerEntities } from '../../provider/entities.ts'
import { findOwned } from '../../provider/find-records.ts'
import type { OfficeCall } from '../office-call.ts'

type OfOrder = { params: { id: string } }

export async function getOrderLogistics(call: OfficeCall, { params }: OfOrder): Promise<OrderLogistics> {
  const [rows] = await call.read(findOwned(providerEntities.order, params.id))
  const { row, logistics } = await readLogistics(call.read, found(rows[0]).company_id, params.id)
  return { ...logistics, canSign: maySign('provider', factsOf(row)) }
}
