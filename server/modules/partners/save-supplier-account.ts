import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { type Saved } from '@quayside/contract/kernel/record.ts'
import { checkSupplierAccount } from '@quayside/contract/partners/supplier-account.rules.ts'
import {
  type SupplierAccountSave,
  supplierAccountColumns,
} from '@quayside/contract/partners/supplier-account.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import { searchTextOf } from '../../platform/pinyin.ts'
import { isNumberTaken, sealedNumber } from '../../platform/records/account-number.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { toStored } from '../../platform/records/columns.ts'
import { isCountry } from '../../platform/records/country.ts'
import { clearDefault } from '../../platform/records/default-record.ts'
import { lockForSave, writeRecord } from '../../platform/records/record-writes.ts'
import type { Call } from '../../platform/session/call.ts'
import { lockOwnSupplier } from './own-supplier.ts'
import { numberTaken, supplierAccounts } from './supplier-accounts.ts'

const columnValues = toStored(supplierAccountColumns)

export const saveSupplierAccount = (call: Call, { body }: { body: SupplierAccountSave }): Promise<Saved> =>
  call.write((tx) => saveAccountOf(tx, call, body))

/** `within` is where the account stands in a larger form: its findings are said there. */
export async function saveAccountOf(
  tx: Tx,
  call: Call,
  body: SupplierAccountSave,
  within = '',
): Promise<Saved> {
  const supplier = await lockOwnSupplier(tx, asCustomer(call.principal), body.supplierId)
  await lockForSave(tx, call, supplierAccounts, body, { supplier_id: body.supplierId })
  const isKnown = await isCountry(tx, body.bankCountry)
  const isTaken = await isNumberTaken(tx, call, 'supplier_account', body, body.supplierId)
  const findings = [
    ...(isKnown ? [] : [at('bankCountry', 'bankAccount.countryUnknown')]),
    ...checkSupplierAccount(body, { isOverseas: supplier.is_overseas }),
    ...(isTaken ? [numberTaken] : []),
  ]
  refuseIfAny(findings.map((each) => ({ ...each, path: `${within}${each.path ?? ''}` })))
  const values = {
    ...columnValues(body),
    ...sealedNumber(call, body.accountNumber),
    search: await searchTextOf(body.accountName, body.bankName),
  }
  const { supplier_id, currency } = values
  const { companyId: company_id } = call.principal
  // A supplier has one default account in each currency.
  if (isYes(body.isDefault))
    await clearDefault(tx, 'supplier_account', { company_id, supplier_id, currency }, body.id)
  return writeRecord(tx, call, supplierAccounts, body.id, values)
}
