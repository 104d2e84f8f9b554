import { ErpOrderContract } from '@quayside/contract/gateway/order.ts'
import { id as idSchema } from '@quayside/contract/kernel/schema.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { contractDocumentOf, hashOf } from '../modules/orders/contract-document.ts'
import { type ContractRows, readContract } from '../modules/orders/contract-queries.ts'
import { contractStateOf } from '../modules/orders/get-contract.ts'
import { contractFile } from '../modules/orders/print-contract.ts'
import { sql } from '../platform/database/database.ts'
import { openStored } from '../platform/files/file-routes.ts'
import { Binary } from '../platform/http/binary.ts'
import { found } from '../platform/session/call.ts'
import { findOwned } from '../provider/find-records.ts'
import { order } from '../provider/order.ts'
import type { GatewayCall } from './call.ts'
import type { GatewayEndpoint } from './endpoint.ts'

type Params = Readonly<Record<string, string>>

/** The order's company, where the provider may see the order. */
async function ownerOf(call: GatewayCall, id: string): Promise<string> {
  if (!idSchema.safeParse(id).success) throw refuse('record.notFound')
  const [[row]] = await call.read(findOwned(order, id))
  return found(row).company_id
}

async function contractOf(call: GatewayCall, { id = '' }: Params): Promise<ContractRows> {
  return readContract(call.read, await ownerOf(call, id), id)
}

/** Opening a customer's document is recorded in the audit log, as in the back office. */
const record = (call: GatewayCall): Promise<void> => call.write(async () => undefined)

async function readFile(call: GatewayCall, { id = '', fileId = '' }: Params): Promise<Binary> {
  const companyId = await ownerOf(call, id)
  if (!idSchema.safeParse(fileId).success) throw refuse('record.notFound')
  const [[row]] = await call.read(
    sql
      .selectFrom('attachment')
      .innerJoin('file', 'file.id', 'attachment.file_id')
      .select(['file.name', 'file.mime', 'file.storage_key'])
      .where('attachment.company_id', '=', companyId)
      .where('attachment.entity', '=', 'order')
      .where('attachment.entity_id', '=', id)
      .where('attachment.file_id', '=', fileId)
      .where('attachment.deleted_at', 'is', null),
  )
  const { name, mime, storage_key: key } = found(row)
  await record(call)
  return openStored(call, { key, mime, fileName: name, isInline: false })
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
  await record(call)
  return new Binary({ body: content, mime: 'application/pdf', fileName: name })
}

export const orderDocuments: readonly GatewayEndpoint[] = [
  {
    method: 'GET',
    path: '/orders/{id}/files/{fileId}',
    scope: 'orders:read',
    summary: 'A file that is attached to the order.',
    answer: 'bytes',
    run: (call, { params }) => readFile(call, params),
  },
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
