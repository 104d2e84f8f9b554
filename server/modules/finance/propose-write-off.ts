import { type OpenItem, proposeWriteOff, type WriteOffPart } from '@quayside/contract/finance/open-items.ts'
import { type Amount, minus, sum } from '@quayside/contract/kernel/money.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { writtenZero } from '../../platform/database/written-zero.ts'

/** The company's open items in a currency. */
const findOpenItems = (tx: Tx, companyId: string, currency: string, among?: readonly string[]) =>
  tx
    .selectFrom('receivable_item')
    .select(['id', 'order_id', 'currency', 'outstanding', 'incurred_on'])
    .where('company_id', '=', companyId)
    .where('currency', '=', currency)
    .where('outstanding', '>', writtenZero)
    .$if(among !== undefined, (query) =>
      query.where('id', '=', raw<string>`any(${[...(among ?? [])]}::bigint[])`),
    )
    .orderBy('incurred_on')
    .orderBy('id')
    .limit(2000)
    .execute()

const toOpenItem = (row: {
  id: string
  currency: string
  outstanding: string
  incurred_on: string
}): OpenItem => ({
  id: row.id,
  currency: row.currency,
  outstanding: row.outstanding as Amount,
  incurredOn: row.incurred_on,
})

export async function proposeFor(
  tx: Tx,
  deposit: { company_id: string; currency: string; free: string },
  itemIds?: readonly string[],
): Promise<{ parts: WriteOffPart[]; left: Amount }> {
  const items = await findOpenItems(tx, deposit.company_id, deposit.currency, itemIds)
  return proposeWriteOff(
    { currency: deposit.currency, amount: deposit.free as Amount },
    items.map(toOpenItem),
  )
}

export const leftOf = (free: string, parts: readonly WriteOffPart[]): Amount =>
  minus(free as Amount, sum(parts.map(({ amount }) => amount)))
