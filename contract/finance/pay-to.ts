import * as z from 'zod/mini'
import { isSwift } from '../kernel/formats.ts'
import type { Finding } from '../kernel/refusal.ts'
import { code, optionalText } from '../kernel/schema.ts'
import { currency } from '../rates/rate.codes.ts'
import { at } from '../refusals.ts'

/** An account of the provider that the company sends money of one currency to. `checkPayTo` says which fields it needs. */
export const PayTo = z.object({
  currency: code(currency),
  accountName: optionalText(200),
  bankName: optionalText(200),
  bankAddress: optionalText(300),
  accountNumber: optionalText(60),
  swiftCode: optionalText(11),
})
export type PayTo = z.infer<typeof PayTo>

const fields = ['accountName', 'bankName', 'bankAddress', 'accountNumber', 'swiftCode'] as const

/** An account whose fields are all empty is published no longer. */
const isWithdrawn = (account: Readonly<Record<(typeof fields)[number], string>>): boolean =>
  fields.every((name) => account[name].trim() === '')

/** Money from abroad reaches an account of foreign currency by its SWIFT code. */
export function checkPayTo(
  account: Readonly<Record<(typeof fields)[number] | 'currency', string>>,
): Finding[] {
  if (isWithdrawn(account)) return []
  const needed = ['accountName', 'bankName', 'accountNumber'] as const
  const isForeign = account.currency !== currency.codes.RMB
  const missing = [...needed, ...(isForeign ? (['swiftCode'] as const) : [])].filter(
    (name) => account[name].trim() === '',
  )
  const isWrong = account.swiftCode !== '' && !isSwift(account.swiftCode)
  return [
    ...missing.map((name) => at(name, 'field.required')),
    ...(isWrong ? [at('swiftCode', 'format.swift')] : []),
  ]
}

/** The provider has at most one account for a currency. */
export const payToOf = (accounts: readonly PayTo[], key: string): PayTo | undefined =>
  accounts.find((account) => account.currency === key)

/** The accounts with one of them replaced, added or withdrawn, in the order of the currencies. */
export const withPayTo = (accounts: readonly PayTo[], given: PayTo): PayTo[] =>
  currency.values.flatMap((each) => {
    const account = each === given.currency ? given : payToOf(accounts, each)
    return account === undefined || isWithdrawn(account) ? [] : [account]
  })
