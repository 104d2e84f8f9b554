import { type Amount, exceeds, minus, plus, sum, times } from '@quayside/contract/kernel/money.ts'
import { paymentApplicationState as states } from '@quayside/contract/payments/payment.codes.ts'
import { foreignCurrency } from '@quayside/contract/rates/rate.codes.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { type Reader, readWithin } from '../../platform/records/read-within.ts'
import type { Call } from '../../platform/session/call.ts'
import { findTermsOn, toTerms } from '../account/terms.ts'
import { type BankRate, findBankRates, ownRate, toBankRate } from '../rates/bank-rates.ts'

const waiting = [states.codes.toRelease, states.codes.unreviewed, states.codes.arranged]

/** Per currency: what is owed, and the deposits that are neither used nor kept for an application. */
const findBalances = (companyId: string) =>
  sql
    .selectFrom(
      raw<{ currency: string; owed: string; free: string }>`(
        select currency, sum(owed) as owed, sum(free) as free from (
          select currency, outstanding as owed, 0 as free from receivable_item
          where company_id = ${companyId} and outstanding > 0
          union all
          select currency, 0, amount - used from deposit where company_id = ${companyId} and amount > used
        ) sides group by currency)`.as('balance'),
    )
    .selectAll()

const findWaiting = (companyId: string) =>
  sql
    .selectFrom('payment_application')
    .select(raw<string>`coalesce(sum(rmb_amount), 0)::app.money`.as('amount'))
    .where('company_id', '=', companyId)
    .where('state', '=', raw<number>`any(${waiting}::int[])`)

/**
 * What the company owes and has applied for, less its money with the provider, in RMB; null where no limit was agreed.
 * A currency without a rate is left out.
 */
export async function readCredit(
  read: Reader,
  companyId: string,
  today: string,
): Promise<{ limit: Amount; exposure: Amount } | null> {
  const [terms, balances, applied, rows] = await read(
    findTermsOn(companyId, today),
    findBalances(companyId),
    findWaiting(companyId),
    findBankRates(foreignCurrency.values, today),
  )
  const { creditLimit: limit } = toTerms(terms[0])
  if (limit === null) return null
  const rates = new Map<string, BankRate>(
    [...rows.map(toBankRate), ownRate(today)].map((rate) => [rate.currency, rate]),
  )
  const net = balances.map(({ currency, owed, free }) => {
    const rate = rates.get(currency)
    const open = minus(owed as Amount, free as Amount)
    return rate ? times(open, rate.rate) : ('0.00' as Amount)
  })
  return { limit, exposure: plus(sum(net), (applied[0]?.amount ?? '0.00') as Amount) }
}

export async function overLimit(tx: Tx, call: Call, rmbAmount: Amount): Promise<Amount> {
  const today = call.platform.clock.today()
  const credit = await readCredit(readWithin(tx), call.principal.companyId, today)
  if (!credit) return '0.00' as Amount
  const total = plus(credit.exposure, rmbAmount)
  return exceeds(total, credit.limit) ? minus(total, credit.limit) : ('0.00' as Amount)
}
