import type { PayToAccounts, PayToSave } from '@quayside/contract/office/publishing.ts'
import { findPayTo, payToAccounts, publishPayTo } from '../../modules/finance/pay-to.ts'
import type { OfficeCall } from '../office-call.ts'

export async function getPayToAccounts(call: OfficeCall): Promise<PayToAccounts> {
  const [rows] = await call.read(findPayTo())
  return payToAccounts(rows)
}

export const savePayTo = (
  call: OfficeCall,
  { body: { version, ...account } }: { body: PayToSave },
): Promise<PayToAccounts> =>
  call.write((tx, note) => {
    note.target = `setting payTo ${account.currency}`
    return publishPayTo(tx, account, version)
  })
