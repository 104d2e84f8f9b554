import type { PayTo } from '@quayside/contract/finance/announced-transfer.ts'
import { ProviderParty } from '@quayside/contract/orders/contract-document.ts'
import { sql } from '../../platform/database/database.ts'
import type { Call } from '../../platform/session/call.ts'
import { inLanguage } from '../../platform/system/settings.ts'

const findProvider = sql.selectFrom('system_config').select('value').where('key', '=', 'provider')

/** The account that stands in contracts too. */
export async function getPayTo(call: Call): Promise<PayTo | null> {
  const [[row]] = await call.read(findProvider)
  const provider = ProviderParty.safeParse(inLanguage(row?.value ?? {}, call.locale))
  if (!provider.success || provider.data.bankAccount === '') return null
  const { name, bank, bankAccount } = provider.data
  return { accountName: name, bankName: bank, accountNumber: bankAccount }
}
