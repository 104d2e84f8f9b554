import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import {
  type ContractSignResult,
  type ContractsSign,
  type ContractsToSignQuery,
  type ContractToSign,
  signedAtOnce,
} from '@quayside/contract/orders/contract-signing.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import { failureOf } from '../../platform/http/answer.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import type { Call } from '../../platform/session/call.ts'
import { contractDocumentOf, hashOf } from './contract-document.ts'
import { type ContractRows, readContract } from './contract-queries.ts'
import { readOwnContract } from './get-contract.ts'
import { insertSignature } from './insert-signature.ts'
import { lockOrders } from './order-record-queries.ts'
import { requireRead, requireSignable, takeSignCode } from './sign-contract.ts'

/** What a signature of each selected contract would cover, before a code is asked for. */
export async function listContractsToSign(
  call: Call,
  { query }: { query: ContractsToSignQuery },
): Promise<ContractToSign[]> {
  const ids = [...new Set(query.ids ?? [])]
  if (ids.length === 0) throw refuse('selection.empty')
  if (ids.length > signedAtOnce) throw refuse('contract.tooManyToSign', { max: signedAtOnce })
  const contracts: ContractToSign[] = []
  for (const id of ids) {
    const rows = await readOwnContract(call, id)
    const refusal = refusalOf(() => requireSignable(rows))
    contracts.push({
      id,
      orderNo: rows.order.order_no,
      partnerName: rows.order.customer_name || rows.order.supplier_name,
      currency: rows.order.currency,
      orderAmount: rows.order.order_amount,
      hash: hashOf(contractDocumentOf(rows)),
      ok: refusal === undefined,
      msg: refusal === undefined ? '' : failureOf(refusal, call.text).msg,
    })
  }
  return contracts
}

type Selected = ContractsSign['contracts'][number] & {
  readonly rows: ContractRows | undefined
  readonly refusal: Refusal | undefined
}

/**
 * One code for all of them, in one transaction: a repeated call waits for the orders' locks, finds them signed and
 * takes no second code, and one with the same Idempotency-Key gets the first answer.
 */
export function signContracts(call: Call, { body }: { body: ContractsSign }): Promise<ContractSignResult[]> {
  // The transaction may run again, and the code is taken outside of it.
  let isCodeTaken = false
  return call.write(async (tx) => {
    const { principal, platform } = call
    const selected = await readLocked(tx, call, body.contracts)
    // Nothing to sign is an answer for the whole call, and keeps the code for another one.
    const [first] = selected
    if (first?.refusal && selected.every(({ refusal }) => refusal !== undefined)) throw first.refusal
    if (!isCodeTaken) await takeSignCode(call, body.code)
    isCodeTaken = true
    const results: ContractSignResult[] = []
    for (const { id, rows, refusal } of selected) {
      if (!rows || refusal) {
        const { code, msg } = failureOf(refusal ?? refuse('record.notFound'), call.text)
        results.push({ id, ok: false, code, msg, hash: '', signedAt: null })
        continue
      }
      const signer = { ...asCustomer(principal), at: platform.clock.now() }
      const { hash, signedAt } = await insertSignature(tx, signer, rows)
      results.push({ id, ok: true, code: 200, msg: call.text('server.done'), hash, signedAt })
    }
    return results
  })
}

/** Each contract once, read after its order was locked: a colleague may have changed or signed it meanwhile. */
async function readLocked(
  tx: Tx,
  call: Call,
  contracts: ContractsSign['contracts'],
): Promise<readonly Selected[]> {
  const { companyId } = call.principal
  const hashes = new Map(contracts.map(({ id, hash }) => [id, hash]))
  const locked = new Set((await lockOrders(tx, [...hashes.keys()], companyId)).map(({ id }) => id))
  const selected: Selected[] = []
  for (const [id, hash] of hashes) {
    const rows = locked.has(id) ? await readContract(readWithin(tx), companyId, id) : undefined
    if (rows) call.requireKind(rows.order.model_type)
    const refusal = refusalOf(() => {
      if (!rows) throw refuse('record.notFound')
      requireSignable(rows)
      requireRead(rows, hash)
    })
    selected.push({ id, hash, rows, refusal })
  }
  return selected
}

function refusalOf(check: () => void): Refusal | undefined {
  try {
    check()
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
