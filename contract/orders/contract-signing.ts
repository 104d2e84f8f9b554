import * as z from 'zod/mini'
import { id, idList, instant, smsCode } from '../kernel/schema.ts'
import { SubmitResult } from '../kernel/system.ts'

const documentHash = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'contract.hash'))

/** The code, and the hash of what the signer has read: a contract that changed in between is not signed. */
export const ContractSign = z.strictObject({ code: smsCode, hash: documentHash })
export type ContractSign = z.infer<typeof ContractSign>

/** The mobile number the code was sent to, masked. */
export const ContractCodeSent = z.object({ mobile: z.string() })
export const ContractSigned = z.object({ id, hash: z.string(), signedAt: instant, signerName: z.string() })
export type ContractSigned = z.infer<typeof ContractSigned>

/** Contracts that one code signs. */
export const signedAtOnce = 200

export const ContractsToSignQuery = z.strictObject({ ids: z.optional(idList) })
export type ContractsToSignQuery = z.infer<typeof ContractsToSignQuery>

/** A selected contract with the hash that a signature would cover, or with the reason why it cannot be signed. */
export const ContractToSign = z.object({
  id,
  orderNo: z.string(),
  partnerName: z.string(),
  currency: z.string(),
  orderAmount: z.string(),
  hash: z.string(),
  ok: z.boolean(),
  msg: z.string(),
})
export type ContractToSign = z.infer<typeof ContractToSign>

/** One code for all of them; each with the hash of its own document. */
export const ContractsSign = z.strictObject({
  code: smsCode,
  contracts: z
    .array(z.strictObject({ id, hash: documentHash }))
    .check(z.minLength(1, 'selection.empty'), z.maxLength(signedAtOnce)),
})
export type ContractsSign = z.infer<typeof ContractsSign>

/** What became of one contract; `signedAt` is null where it was refused. */
export const ContractSignResult = z.extend(SubmitResult, { hash: z.string(), signedAt: z.nullable(instant) })
export type ContractSignResult = z.infer<typeof ContractSignResult>
