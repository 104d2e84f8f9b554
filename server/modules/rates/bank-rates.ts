import type { Rate } from '@quayside/contract/kernel/money.ts'
import { currency as currencies, rateSource } from '@quayside/contract/rates/rate.codes.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'

export type BankRate = {
  readonly currency: string
  readonly rate: Rate
  readonly source: string
  readonly day: string
}

/** What one unit costs at the bank: its last selling rate by a day, its middle rate where it publishes no other. */
export const findBankRates = (wanted: readonly string[], day: string) =>
  sql
    .selectFrom('rate')
    .distinctOn('currency')
    .select(['currency', 'source', 'day', raw<string>`coalesce(selling, middle)`.as('rate')])
    .where('source', '=', rateSource.codes.boc)
    .where('currency', '=', raw<string>`any(${[...wanted]}::text[])`)
    .where('day', '<=', day)
    .where(raw<boolean>`coalesce(selling, middle) is not null`)
    .orderBy('currency')
    .orderBy('day', 'desc')

export const toBankRate = (row: {
  currency: string
  source: string
  day: string
  rate: string
}): BankRate => ({
  ...row,
  rate: row.rate as Rate,
})

/** RMB itself costs one. */
export const ownRate = (day: string): BankRate => ({
  currency: currencies.codes.RMB,
  rate: '1' as Rate,
  source: rateSource.codes.boc,
  day,
})

/** The rate that a document made on this day takes; none where the bank has published none. */
export async function bankRate(tx: Tx, currency: string, day: string): Promise<BankRate | undefined> {
  if (currency === currencies.codes.RMB) return ownRate(day)
  const { rows } = await tx.executeQuery(findBankRates([currency], day).compile())
  return rows[0] && toBankRate(rows[0])
}
