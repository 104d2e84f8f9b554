import { checkPayTo, PayTo, withPayTo } from '@quayside/contract/finance/pay-to.ts'
import { ProviderParty } from '@quayside/contract/orders/contract-document.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import * as z from 'zod/mini'
import { sql, type Tx } from '../../platform/database/database.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import type { Call } from '../../platform/session/call.ts'
import { keepSetting } from '../../platform/system/keep-setting.ts'

export const payToKey = 'payTo'
const providerKey = 'provider'

export const findPayTo = () =>
  sql
    .selectFrom('system_config')
    .select(['key', 'value', 'version'])
    .where('key', 'in', [payToKey, providerKey])

type Row = { readonly key: string; readonly value: unknown; readonly version: number }
const ofAllLanguages = (row: Row | undefined): unknown => (row?.value as { '*'?: unknown } | undefined)?.['*']

/** The accounts that the provider has published; before it has, the RMB account that stands in its contracts. */
export function payToAccounts(rows: readonly Row[]): { accounts: PayTo[]; version: number } {
  const row = rows.find(({ key }) => key === payToKey)
  if (row) return { accounts: z.array(PayTo).parse(ofAllLanguages(row)), version: row.version }
  const provider = ProviderParty.safeParse(ofAllLanguages(rows.find(({ key }) => key === providerKey)))
  if (!provider.success || provider.data.bankAccount === '') return { accounts: [], version: 0 }
  const { name, bank, bankAccount } = provider.data
  const account = {
    accountName: name,
    bankName: bank,
    bankAddress: '',
    accountNumber: bankAccount,
    swiftCode: '',
  }
  return { accounts: [{ currency: currency.codes.RMB, ...account }], version: 0 }
}

export async function getPayTo(call: Call): Promise<PayTo[]> {
  const [rows] = await call.read(findPayTo())
  return payToAccounts(rows).accounts
}

/** Publishes, changes or withdraws the account of one currency; those of the others stay. */
export async function publishPayTo(
  tx: Tx,
  account: PayTo,
  version: number,
): Promise<{ accounts: PayTo[]; version: number }> {
  refuseIfAny(checkPayTo(account))
  const [rows] = await readWithin(tx)(findPayTo())
  const accounts = withPayTo(payToAccounts(rows).accounts, account)
  return { accounts, version: await keepSetting(tx, { key: payToKey, value: accounts, version }) }
}
