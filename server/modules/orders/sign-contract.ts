import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { ContractSign, ContractSigned } from '@quayside/contract/orders/contract-signing.ts'
import { contractState, isContractSignable } from '@quayside/contract/orders/order-contract.codes.ts'
import { at, refuse } from '@quayside/contract/refusals.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { isOwnCode, sendOwnCode } from '../account/own-code.ts'
import { contractDocumentOf, hashOf } from './contract-document.ts'
import { type ContractRows, readContract } from './contract-queries.ts'
import { contractStateOf, readOwnContract } from './get-contract.ts'
import { insertSignature } from './insert-signature.ts'
import { lockOrders } from './order-record-queries.ts'

type Signing = { params: { id: string } }

export async function sendSignCode(call: Call, { params }: Signing): Promise<{ mobile: string }> {
  requireSignable(await readOwnContract(call, params.id))
  return sendOwnCode(call, 'sign')
}

export async function signContract(
  call: Call,
  { params, body }: Signing & { body: ContractSign },
): Promise<ContractSigned> {
  const rows = await readOwnContract(call, params.id)
  requireSignable(rows)
  requireRead(rows, body.hash)
  await takeSignCode(call, body.code)
  return call.write(async (tx) => {
    const { companyId } = call.principal
    getOrRefuse((await lockOrders(tx, [params.id], companyId))[0])
    // Again on the locked order: meanwhile it may have been changed, returned or signed by a colleague.
    const locked = await readContract(readWithin(tx), companyId, params.id)
    call.requireKind(locked.order.model_type)
    requireSignable(locked)
    requireRead(locked, body.hash)
    return insertSignature(tx, { ...asCustomer(call.principal), at: call.platform.clock.now() }, locked)
  })
}

export async function takeSignCode(call: Call, code: string): Promise<void> {
  if (!(await isOwnCode(call, 'sign', code))) throw new Refusal([at('code', 'sms.wrongCode')])
}

/** A contract can be signed when it has no signature or a broken one. */
export function requireSignable(rows: ContractRows): void {
  if (!isContractSignable(rows.order.state)) throw refuse('contract.notSubmitted')
  if (contractStateOf(rows) === contractState.codes.signed) throw refuse('contract.alreadySigned')
}

export function requireRead(rows: ContractRows, hash: string): void {
  if (hashOf(contractDocumentOf(rows)) !== hash) throw refuse('contract.changed')
}
