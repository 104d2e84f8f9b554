import { type BankAccountSave, bankAccountColumns } from '@quayside/contract/account/bank-account.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { type Saved } from '@quayside/contract/kernel/record.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { searchTextOf } from '../../platform/pinyin.ts'
import { isNumberTaken, sealedNumber } from '../../platform/records/account-number.ts'
import { toStored } from '../../platform/records/columns.ts'
import { isCountry } from '../../platform/records/country.ts'
import { clearDefault } from '../../platform/records/default-record.ts'
import { lockForSave, writeRecord } from '../../platform/records/record-writes.ts'
import type { Call } from '../../platform/session/call.ts'
import { bankAccounts, numberTaken } from './bank-accounts.ts'
import { lockDefaults } from './own-company.ts'

const columnValues = toStored(bankAccountColumns)

export const saveBankAccount = (call: Call, { body }: { body: BankAccountSave }): Promise<Saved> =>
  call.write(async (tx) => {
    const { companyId: company_id } = call.principal
    if (isYes(body.isDefault)) await lockDefaults(tx, company_id)
    await lockForSave(tx, call, bankAccounts, body)
    const isKnown = await isCountry(tx, body.bankCountry)
    const isTaken = await isNumberTaken(tx, call, 'bank_account', body)
    refuseIfAny([
      ...(isKnown ? [] : [at('bankCountry', 'bankAccount.countryUnknown')]),
      ...(isTaken ? [numberTaken] : []),
    ])
    // A company has one default account in each currency.
    if (isYes(body.isDefault))
      await clearDefault(tx, 'bank_account', { company_id, currency: body.currency }, body.id)
    return writeRecord(tx, call, bankAccounts, body.id, {
      ...columnValues(body),
      ...sealedNumber(call, body.accountNumber),
      search: await searchTextOf(body.accountName, body.bankName),
    })
  })
