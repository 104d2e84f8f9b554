import type { BankAccountSave } from '@quayside/contract/account/bank-account.ts'
import { isYes, type Saved } from '@quayside/contract/kernel/record.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import { searchTextOf } from '../../platform/pinyin.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { findCountry } from '../../platform/records/country.ts'
import { requireVersion } from '../../platform/records/require-version.ts'
import { recordEvents } from '../../platform/records/timeline.ts'
import { type Call, found } from '../../platform/session/call.ts'
import {
  bankAccountKey,
  clearDefaultBankAccount,
  findSameBankAccount,
  lockBankAccount,
} from './bank-account-queries.ts'
import { readBankAccount } from './list-bank-accounts.ts'
import { lockDefaults } from './own-company.ts'

const numberTaken = at('accountNumber', 'bankAccount.numberTaken')

export const saveBankAccount = (call: Call, { body }: { body: BankAccountSave }): Promise<Saved> =>
  call.write(async (tx) => {
    const acting = asCustomer(call.principal)
    const { companyId } = acting
    if (isYes(body.isDefault)) await lockDefaults(tx, companyId)
    if (body.id !== undefined) await requireUnchanged(tx, call, body, body.id)
    await check(tx, call, body)
    const exceptId = body.id ?? '0'
    if (isYes(body.isDefault)) {
      await clearDefaultBankAccount(tx, companyId, { currency: body.currency, exceptId })
    }
    const values = await valuesOf(call, body)
    const saved = await refusingDuplicates({ bank_account_number_once: numberTaken }, () =>
      body.id === undefined
        ? tx
            .insertInto('bank_account')
            .values({ company_id: companyId, ...values })
            .returning(['id', 'version'])
            .executeTakeFirstOrThrow()
        : tx
            .updateTable('bank_account')
            .set(values)
            .where('company_id', '=', companyId)
            .where('id', '=', body.id)
            .returning(['id', 'version'])
            .executeTakeFirstOrThrow(),
    )
    const transition = body.id === undefined ? 'create' : 'save'
    await recordEvents(tx, acting, { companyId, entity: 'bankAccount', ids: [saved.id] }, { transition })
    return saved
  })

async function requireUnchanged(tx: Tx, call: Call, body: BankAccountSave, id: string): Promise<void> {
  const { companyId } = call.principal
  const before = found(await lockBankAccount(tx, companyId, id))
  await requireVersion(
    tx,
    bankAccountKey(companyId, id),
    { actual: before.version, given: body.version },
    (read) => readBankAccount(read, call, id),
  )
}

async function check(tx: Tx, call: Call, body: BankAccountSave): Promise<void> {
  const country = await findCountry(tx, body.bankCountry)
  const same = await findSameBankAccount(tx, call.principal.companyId, {
    currency: body.currency,
    exceptId: body.id ?? '0',
    fingerprints: call.platform.personalData.fingerprintsToSearch(body.accountNumber),
  })
  refuseIfAny([
    ...(country ? [] : [at('bankCountry', 'bankAccount.countryUnknown')]),
    ...(same ? [numberTaken] : []),
  ])
}

const valuesOf = async ({ platform }: Call, body: BankAccountSave) => ({
  account_name: body.accountName,
  account_number_sealed: platform.personalData.seal(body.accountNumber),
  account_number_fingerprint: platform.personalData.fingerprint(body.accountNumber),
  bank_name: body.bankName,
  bank_address: body.bankAddress,
  bank_country: body.bankCountry,
  swift_code: body.swiftCode,
  currency: body.currency,
  is_default: isYes(body.isDefault),
  search: await searchTextOf(body.accountName, body.bankName),
})
