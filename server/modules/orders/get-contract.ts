import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { type GeneralModelType, orderKind } from '@quayside/contract/orders/order.codes.ts'
import { contractState, isContractSignable } from '@quayside/contract/orders/order-contract.codes.ts'
import {
  OrderContract,
  type OrderContractDetail,
  type OrderContractQuery,
} from '@quayside/contract/orders/order-contract.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { shaped } from '../../platform/records/shaped.ts'
import type { Call } from '../../platform/session/call.ts'
import type { Principal } from '../../platform/session/principal.ts'
import { isAllowed } from '../../platform/session/require-access.ts'
import { contractDocumentOf, hashOf, isBroken } from './contract-document.ts'
import {
  type ContractRow,
  type ContractRows,
  contractSort,
  findContracts,
  readContract,
} from './contract-queries.ts'
import { toOrder } from './order-rows.ts'

/** Whose contracts the caller may see: those of the kinds whose orders they may. */
export const kindsOf = (principal: Principal): number[] =>
  orderKind.keys
    .map((kind: GeneralModelType) => orderKind.codes[kind])
    .filter((code) => isAllowed(principal, orderPermission(code, 'list')))

export const listContracts = (
  call: Call,
  { query }: { query: OrderContractQuery },
): Promise<{ rows: OrderContract[]; total: number }> =>
  listPage(
    call,
    findContracts(call.principal.companyId, kindsOf(call.principal), query, call.locale),
    query,
    contractSort,
    toContract,
  )

function toContract(row: ContractRow): OrderContract {
  const order = toOrder(row)
  return shaped(OrderContract, row, {
    partnerName: row.customer_name || row.supplier_name,
    orderState: row.state,
    orderStateLabel: order.stateLabel,
    state: row.hash === null ? contractState.codes.unsigned : stateOf(row.is_broken === true),
    isSignable: isContractSignable(row.state) && (row.hash === null || row.is_broken === true),
    signerName: row.signer_name ?? '',
    hash: row.hash ?? '',
    termsVersion: row.terms_version ?? '',
  })
}

const stateOf = (broken: boolean): number => contractState.codes[broken ? 'broken' : 'signed']

/** The contract of one order, for callers who may see orders of its kind. */
export async function readOwnContract(call: Call, id: string): Promise<ContractRows> {
  const rows = await readContract(call.read, call.principal.companyId, id)
  call.requireKind(rows.order.model_type)
  return rows
}

export const contractStateOf = (rows: ContractRows, now = contractDocumentOf(rows)): number =>
  rows.signature === undefined ? contractState.codes.unsigned : stateOf(isBroken(rows.signature, now.order))

export async function getContract(
  call: Call,
  { params }: { params: { id: string } },
): Promise<OrderContractDetail> {
  return contractDetailOf(await readOwnContract(call, params.id))
}

/** As its company and the provider see it. */
export function contractDetailOf(rows: ContractRows): OrderContractDetail {
  const { order, signature } = rows
  const now = contractDocumentOf(rows)
  const state = contractStateOf(rows, now)
  const listed = toContract({
    ...order,
    hash: signature?.hash ?? null,
    is_broken: state === contractState.codes.broken,
    signer_name: signature?.signerName ?? null,
    signed_at: signature?.signedAt ?? null,
    terms_version: signature?.termsVersion ?? null,
  })
  return {
    ...listed,
    currentHash: hashOf(now),
    isHashRight: signature === undefined || hashOf(signature.document) === signature.hash,
    formerSignatures: rows.formerSignatures.map(({ signerName, signedAt, hash }) => ({
      signerName,
      signedAt,
      hash,
    })),
  }
}
