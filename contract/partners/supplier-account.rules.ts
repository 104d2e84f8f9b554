import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'

/** §5: SWIFT is mandatory for accounts outside Hong Kong, for overseas suppliers only. */
export const swiftIsRequired = (account: { isOverseasSupplier: boolean; bankCountry: string }): boolean =>
  account.isOverseasSupplier && account.bankCountry !== 'HK'

export function checkSupplierAccount(
  account: { bankCountry: string; swiftCode: string },
  supplier: { isOverseas: boolean },
): Finding[] {
  const { bankCountry, swiftCode } = account
  return swiftIsRequired({ isOverseasSupplier: supplier.isOverseas, bankCountry }) && swiftCode === ''
    ? [at('swiftCode', 'supplierAccount.swiftMissing')]
    : []
}
