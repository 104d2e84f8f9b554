import type { PayToAccounts, PayToSave } from '@quayside/contract/office/publishing.ts'
import { findPayTo, payToAccounts, payToKey, publishPayTo } from '../../modules/finance/pay-to.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import type { OfficeCall } from '../office-call.ts'
import { changeSettingOf } from './change-setting.ts'

const readAccounts = async (read: Reader): Promise<PayToAccounts> => {
  const [rows] = await read(findPayTo())
  return payToAccounts(rows)
}

export const getPayToAccounts = (call: OfficeCall): Promise<PayToAccounts> => readAccounts(call.read)

export const savePayTo = (
  call: OfficeCall,
  { body: { version, ...account } }: { body: PayToSave },
): Promise<PayToAccounts> =>
  changeSettingOf(call, {
    key: payToKey,
    version,
    read: readAccounts,
    write: (tx) => publishPayTo(tx, account, version),
    // By currency, as the page shows them.
    valueOf: ({ accounts }) =>
      Object.fromEntries(accounts.map(({ currency, ...fields }) => [currency, fields])),
  })
