import { ErpOrderContract } from '@quayside/contract/gateway/order.ts'
import { contractDocumentOf, hashOf } from '../modules/orders/contract-document.ts'
import { type ContractRows, readContract } from '../modules/orders/contract-queries.ts'
import { contractStateOf } from '../modules/orders/get-contract.ts'
import { contractFile } from '../modules/orders/print-contract.ts'
import { Binary } from '../platform/http/binary.ts'
import { order } from '../provider/order.ts'
import type { GatewayCall } from './call.ts'
import type { GatewayEndpoint } from './endpoint.ts'
import { filesOf, ownerOf, recordOpening, uploadsOf } from './record-files.ts'

type Params = Readonly<Record<string, string>>

async function contractOf(call: GatewayCall, { id = '' }: Params): Promise<ContractRows> {
  return readContract(call.read, await ownerOf(call, order, id), id)
}

async function readStanding(call: GatewayCall, params: Params): Promise<ErpOrderContract> {
  const rows = await contractOf(call, params)
  const now = contractDocumentOf(rows)
  return {
    orderId: rows.order.id,
    contractNo: rows.order.contract_no,
    state: contractStateOf(rows, now),
    hash: rows.signature?.hash ?? '',
    currentHash: hashOf(now),
    signerName: rows.signature?.signerName ?? '',
    signedAt: rows.signature?.signedAt ?? null,
    termsVersion: rows.signature?.termsVersion ?? '',
  }
}

async function readPdf(call: GatewayCall, params: Params): Promise<Binary> {
  const { name, content } = await contractFile(call.read, await contractOf(call, params))
  await recordOpening(call)
  return new Binary({ body: content, mime: 'application/pdf', fileName: name })
}

export const orderDocuments: readonly GatewayEndpoint[] = [
  filesOf(order),
  uploadsOf(order),
  {
    method: 'GET',
    path: '/orders/{id}/contract',
    scope: 'orders:read',
    summary:
      'How the contract of the order stands: who signed what, and whether the order has changed since.',
    answer: ErpOrderContract,
    run: (call, { params }) => readStanding(call, params),
  },
  {
    method: 'GET',
    path: '/orders/{id}/contract.pdf',
    scope: 'orders:read',
    summary: 'The contract as a PDF: as it was signed, or as the order would print it now.',
    answer: 'bytes',
    run: (call, { params }) => readPdf(call, params),
  },
]
