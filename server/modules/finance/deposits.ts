import { type Amount, compare, exceeds, isPositive, minus, sum } from '@quayside/contract/kernel/money.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { writtenZero } from '../../platform/database/written-zero.ts'
import { type LockedDeposit, lockDeposits } from './write-off.ts'

export const smaller = (a: Amount, b: Amount): Amount => (compare(a, b) <= 0 ? a : b)

/** The company's free deposits in a currency, the oldest first, locked. */
async function lockFree(tx: Tx, companyId: string, currency: string): Promise<LockedDeposit[]> {
  const open = await tx
    .selectFrom('deposit')
    .select('id')
    .where('company_id', '=', companyId)
    .where('currency', '=', currency)
    .where('free', '>', writtenZero)
    .execute()
  return lockDeposits(
    tx,
    companyId,
    open.map(({ id }) => id),
  )
}

/** Takes money that leaves without settling a debt (payout, settlement) from free deposits, the oldest first. */
export async function takeFromDeposits(
  tx: Tx,
  taken: { companyId: string; entryId: string; currency: string; amount: Amount },
): Promise<void> {
  const { companyId, entryId } = taken
  const deposits = await lockFree(tx, companyId, taken.currency)
  const free = sum(deposits.map((deposit) => deposit.free as Amount))
  if (exceeds(taken.amount, free)) throw refuse('finance.depositTooSmall', { free })
  let left = taken.amount
  for (const deposit of deposits) {
    if (!isPositive(left)) break
    const amount = smaller(left, deposit.free as Amount)
    if (!isPositive(amount)) continue
    await raw`update deposit set used = used + ${amount} where company_id = ${companyId} and id = ${deposit.id}`.execute(
      tx,
    )
    await tx
      .insertInto('deposit_use')
      .values({ company_id: companyId, deposit_id: deposit.id, entry_id: entryId, amount })
      .execute()
    left = minus(left, amount)
  }
}
