import type { FileQuery } from '@quayside/contract/kernel/file.ts'
import type { OrderLogistics } from '@quayside/contract/orders/order-delivery.ts'
import { maySign } from '@quayside/contract/orders/order-marks.ts'
import { inboundState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { readLogistics } from '../../modules/orders/get-logistics.ts'
import { factsOf } from '../../modules/orders/order-state-facts.ts'
import { type PaperName, paperBinary } from '../../modules/orders/print-delivery-papers.ts'
import type { Binary } from '../../platform/http/binary.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { providerEntities } from '../../provider/entities.ts'
import { findOwned } from '../../provider/find-records.ts'
import type { OfficeCall } from '../office-call.ts'

type OfOrder = { params: { id: string } }

export async function getOrderLogistics(call: OfficeCall, { params }: OfOrder): Promise<OrderLogistics> {
  const [rows] = await call.read(findOwned(providerEntities.order, params.id))
  const { row, logistics } = await readLogistics(call.read, getOrRefuse(rows[0]).company_id, params.id)
  // The provider sees no inbound order that the customer still writes.
  const inbounds = logistics.inbounds.filter(({ state }) => state !== inboundState.codes.draft)
  return { ...logistics, inbounds, canSign: maySign('provider', factsOf(row)) }
}

export const printOrderPaper =
  (name: PaperName) =>
  async (call: OfficeCall, { params: { id }, query }: OfOrder & { query: FileQuery }): Promise<Binary> => {
    const [rows] = await call.read(findOwned(providerEntities.order, id))
    return paperBinary(call, { companyId: getOrRefuse(rows[0]).company_id, id, name, query })
  }
