import { isYes, type Saved } from '@quayside/contract/kernel/record.ts'
import { checkSupplierAccount } from '@quayside/contract/partners/supplier-account.rules.ts'
import type { SupplierAccountSave } from '@quayside/contract/partners/supplier-account.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import { searchTextOf } from '../../platform/pinyin.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { findCountry } from '../../platform/records/country.ts'
import { requireVersion } from '../../platform/records/require-version.ts'
import { recordEvents } from '../../platform/records/timeline.ts'
import { type Call, found } from '../../platform/session/call.ts'
import { accountKey, clearDefaultAccount, findSameAccount, lockAccounts } from './account-queries.ts'
import { readSupplierAccount } from './list-supplier-accounts.ts'
import { lockOwnSupplier } from './own-supplier.ts'

const numberTaken = at('accountNumber', 'supplierAccount.numberTaken')

export const saveSupplierAccount = (call: Call, { body }: { body: SupplierAccountSave }): Promise<Saved> =>
  call.write(async (tx) => {
    const acting = asCustomer(call.principal)
    const { companyId } = acting
    const supplier = await lockOwnSupplier(tx, acting, body.supplierId)
    if (body.id !== undefined) await requireUnchanged(tx, call, body, body.id)
    await check(tx, call, body, supplier.is_overseas)
    const { supplierId, currency } = body
    const exceptId = body.id ?? '0'
    if (isYes(body.isDefault)) await clearDefaultAccount(tx, companyId, { supplierId, currency, exceptId })
    const values = await valuesOf(call, body)
    const saved = await refusingDuplicates({ supplier_account_number_once: numberTaken }, () =>
      body.id === undefined
        ? tx
            .insertInto('supplier_account')
            .values({ company_id: companyId, supplier_id: supplierId, ...values })
            .returning(['id', 'version'])
            .executeTakeFirstOrThrow()
        : tx
            .updateTable('supplier_account')
            .set(values)
            .where('company_id', '=', companyId)
            .where('id', '=', body.id)
            .returning(['id', 'version'])
            .executeTakeFirstOrThrow(),
    )
    const transition = body.id === undefined ? 'create' : 'save'
    await recordEvents(tx, acting, { companyId, entity: 'supplierAccount', ids: [saved.id] }, { transition })
    return saved
  })

/** An account stays with its supplier: another supplier's id is the id of no such account. */
async function requireUnchanged(tx: Tx, call: Call, body: SupplierAccountSave, id: string): Promise<void> {
  const { companyId } = call.principal
  const rows = await lockAccounts(tx, companyId, [id])
  const before = found(rows.find(({ supplier_id }) => supplier_id === body.supplierId))
  await requireVersion(
    tx,
    accountKey(companyId, id),
    { actual: before.version, given: body.version },
    (read) => readSupplierAccount(read, call, id),
  )
}

async function check(tx: Tx, call: Call, body: SupplierAccountSave, isOverseas: boolean): Promise<void> {
  const { supplierId, currency } = body
  const country = await findCountry(tx, body.bankCountry)
  const same = await findSameAccount(tx, call.principal.companyId, {
    supplierId,
    currency,
    exceptId: body.id ?? '0',
    fingerprints: call.platform.personalData.fingerprintsToSearch(body.accountNumber),
  })
  refuseIfAny([
    ...(country ? [] : [at('bankCountry', 'bankAccount.countryUnknown')]),
    ...checkSupplierAccount(body, { isOverseas }),
    ...(same ? [numberTaken] : []),
  ])
}

const valuesOf = async ({ platform }: Call, body: SupplierAccountSave) => ({
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
