import type { FileQuery } from '@quayside/contract/kernel/file.ts'
import type { OrderContractDetail } from '@quayside/contract/orders/order-contract.ts'
import { type ContractRows, readContract } from '../../modules/orders/contract-queries.ts'
import { linesSheet, readLines } from '../../modules/orders/export-lines.ts'
import { contractDetailOf } from '../../modules/orders/get-contract.ts'
import { contractBinary } from '../../modules/orders/print-contract.ts'
import type { Binary } from '../../platform/http/binary.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { providerEntities } from '../../provider/entities.ts'
import { findOwned } from '../../provider/find-records.ts'
import type { OfficeCall } from '../office-call.ts'

type Asked = { params: { id: string } }

/** The company of an order that the provider sees. */
async function ownerOf(call: OfficeCall, id: string): Promise<string> {
  const [rows] = await call.read(findOwned(providerEntities.order, id))
  return getOrRefuse(rows[0]).company_id
}

const contractOf = async (call: OfficeCall, id: string): Promise<ContractRows> =>
  readContract(call.read, await ownerOf(call, id), id)

export const getOrderContract = async (call: OfficeCall, { params }: Asked): Promise<OrderContractDetail> =>
  contractDetailOf(await contractOf(call, params.id))

export const printOrderContract = async (
  call: OfficeCall,
  { params, query }: Asked & { query: FileQuery },
): Promise<Binary> => contractBinary(call.read, await contractOf(call, params.id), query)

export async function exportOrderLines(call: OfficeCall, { params }: Asked): Promise<Binary> {
  const { order, lines } = await readLines(call.read, await ownerOf(call, params.id), params.id)
  return linesSheet(call.text, order, lines)
}
