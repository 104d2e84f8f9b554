import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'

/** §5: SWIFT is mandatory for accounts outside Hong Kong, for overseas suppliers only. */
export const swiftIsRequired = (account: { isOverseasSupplier: boolean; bankCountry: string }): boolean =>
  account.isOverseasSupplier && account.bankCountry !== 'HK'

export function checkSupplierAccount(
  account: { bankCountry: string; bankAddress: string; swiftCode: string },
  supplier: { isOverseas: boolean },
): Finding[] {
  const { bankCountry, bankAddress, swiftCode } = account
  const isSwiftMissing =
    swiftIsRequired({ isOverseasSupplier: supplier.isOverseas, bankCountry }) && swiftCode === ''
  return [
    // A payment application asks for it: an account without one could not be paid.
    ...(bankAddress.trim() === '' ? [at('bankAddress', 'supplierAccount.bankAddressMissing')] : []),
    ...(isSwiftMissing ? [at('swiftCode', 'supplierAccount.swiftMissing')] : []),
  ]
}
