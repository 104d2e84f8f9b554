import * as z from 'zod/mini'
import { itemsAtOnce } from '../finance/announced-transfer.ts'
import { PayTo } from '../finance/pay-to.ts'
import { transferPurpose } from '../finance/voucher.codes.ts'
import { type Amount, isPositive, minus, sum, zero } from '../kernel/money.ts'
import { id } from '../kernel/schema.ts'
import { currency as currencies } from '../rates/rate.codes.ts'
import { paymentApplicationState as states } from './payment.codes.ts'

/** Money that the provider waits for from the company: what an application lacks, or debts of one currency. */
export const AmountDue = z.object({
  currency: z.string(),
  amount: z.string(),
  /** The application that lacks it; null for debts. */
  applicationId: z.nullable(id),
  /** The debts; empty for an application, and where there are more than one announcement can name. */
  itemIds: z.array(id),
  debts: z.number(),
  /** What the company quotes, so that the provider knows what the money is for; empty where no single number says it. */
  reference: z.string(),
  /** What of the same money is announced and has not come. */
  announced: z.string(),
})
export type AmountDue = z.infer<typeof AmountDue>

export const AmountsDueQuery = z.strictObject({ applicationId: z.optional(id), orderId: z.optional(id) })
export type AmountsDueQuery = z.infer<typeof AmountsDueQuery>
/** With the accounts of the currencies in which something is due. */
export const AmountsDue = z.object({ dues: z.array(AmountDue), accounts: z.array(PayTo) })
export type AmountsDue = z.infer<typeof AmountsDue>

type Application = {
  readonly id: string
  readonly number: string
  readonly state: number
  readonly rmbAmount: Amount
  readonly earmarked: Amount
}
type Item = {
  readonly id: string
  readonly currency: string
  readonly outstanding: Amount
  readonly orderNo: string | null
  readonly documentNo: string
}
/** An announcement whose money has not come. */
type Announced = {
  readonly number: string
  readonly currency: string
  readonly amount: Amount
  readonly purpose: string
  readonly applicationId: string | null
  readonly itemIds: readonly string[]
}

/** The provider has the application and has not paid it: it waits for the company's money. */
export const awaitingStates: readonly number[] = [states.codes.unreviewed, states.codes.arranged]

/** What the company still has to send for an application, in RMB. */
function lackingOf({ state, rmbAmount, earmarked }: Omit<Application, 'id' | 'number'>): Amount {
  if (!awaitingStates.includes(state)) return zero
  const lacking = minus(rmbAmount, earmarked)
  return isPositive(lacking) ? lacking : zero
}

const only = (values: readonly (string | null)[]): string => {
  const [first, ...others] = new Set(values)
  return others.length === 0 ? (first ?? '') : ''
}

/** All that is due, applications first; debts are one amount for each currency, since currencies do not add up. */
export function amountsDue(facts: {
  readonly applications: readonly Application[]
  readonly items: readonly Item[]
  readonly announced: readonly Announced[]
}): AmountDue[] {
  const sumOf = (fits: (each: Announced) => boolean): Amount =>
    sum(facts.announced.filter(fits).map(({ amount }) => amount))
  const forApplications = facts.applications.flatMap((application): AmountDue[] => {
    const amount = lackingOf(application)
    if (!isPositive(amount)) return []
    return [
      {
        currency: currencies.codes.RMB,
        amount,
        applicationId: application.id,
        itemIds: [],
        debts: 0,
        reference: application.number,
        announced: sumOf(({ applicationId }) => applicationId === application.id),
      },
    ]
  })
  const forDebts = currencies.values.flatMap((currency): AmountDue[] => {
    const items = facts.items.filter((item) => item.currency === currency && isPositive(item.outstanding))
    if (items.length === 0) return []
    const ids = new Set(items.map(({ id: itemId }) => itemId))
    const isForThem = (each: Announced): boolean =>
      each.applicationId === null &&
      each.currency === currency &&
      (each.itemIds.length === 0
        ? each.purpose === transferPurpose.codes.debts
        : each.itemIds.some((itemId) => ids.has(itemId)))
    const notices = facts.announced.filter(isForThem)
    return [
      {
        currency,
        amount: sum(items.map(({ outstanding }) => outstanding)),
        applicationId: null,
        itemIds: items.length > itemsAtOnce ? [] : [...ids],
        debts: items.length,
        reference:
          only(items.map(({ documentNo }) => documentNo)) ||
          only(items.map(({ orderNo }) => orderNo)) ||
          only(notices.map(({ number }) => number)),
        announced: sumOf(isForThem),
      },
    ]
  })
  return [...forApplications, ...forDebts]
}
