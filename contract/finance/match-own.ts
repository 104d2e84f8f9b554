import { type Amount, isPositive, minus, roundAmount, sum } from '../kernel/money.ts'
import type { Application, BankLine, Company, MatchFacts, MatchItem, Transfer } from './match-facts.ts'
import { plainName } from './match-words.ts'
import type { WriteOffPart } from './open-items.ts'

/** What a company owes and announced in one currency, found by amount and by number: the first of each. */
export type OwnMoney = {
  readonly transferOf: ReadonlyMap<Amount, Transfer>
  readonly itemOf: ReadonlyMap<Amount, MatchItem>
  readonly orderOf: ReadonlyMap<Amount, string>
  readonly applicationOf: ReadonlyMap<Amount, Application>
  readonly total: Amount
  readonly announcedBy: ReadonlyMap<string, Transfer>
  readonly transfers: ReadonlyMap<string, Transfer>
  readonly orders: ReadonlySet<string>
  readonly documents: ReadonlySet<string>
  readonly applications: ReadonlyMap<string, Application>
}

/** The part of the facts that is one company's. */
type Own = {
  readonly transfers: readonly Transfer[]
  readonly items: readonly MatchItem[]
  readonly applications: readonly Application[]
}
/**
 * Prepared once for all lines: with it a line costs a few look-ups for each company, however many debts there are. Five
 * hundred lines are matched with the debts of all customers on the server's own thread.
 */
export type OwnFacts = Own & {
  readonly company: Company
  readonly plainName: string
  readonly legalForms: RegExp
  readonly moneyIn: (currency: string) => OwnMoney
}

/** The first value of each key, in the order of the rows. */
function firstBy<Row, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key | null | undefined,
): ReadonlyMap<Key, Row> {
  const found = new Map<Key, Row>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key !== null && key !== undefined && !found.has(key)) found.set(key, row)
  }
  return found
}

function moneyOf(own: Own, currency: string, legalForms: RegExp): OwnMoney {
  const transfers = own.transfers.filter((each) => each.currency === currency)
  const items = own.items.filter((each) => each.currency === currency)
  const applications = currency === 'RMB' ? own.applications : []
  const byOrder = Map.groupBy(
    items.filter(({ orderNo }) => orderNo !== null),
    ({ orderNo }) => orderNo ?? '',
  )
  const orders = [...byOrder].map(([orderNo, ofOrder]) => ({
    orderNo,
    owed: sum(ofOrder.map(({ outstanding }) => outstanding)),
  }))
  return {
    transferOf: firstBy(transfers, (each) => roundAmount(each.amount)),
    itemOf: firstBy(items, (each) => roundAmount(each.outstanding)),
    orderOf: new Map(orders.toReversed().map(({ orderNo, owed }) => [owed, orderNo])),
    applicationOf: firstBy(applications, (each) => roundAmount(each.needed)),
    total: sum(items.map(({ outstanding }) => outstanding)),
    announcedBy: firstBy(transfers, ({ payerName }) => plainName(payerName, legalForms) || null),
    transfers: firstBy(transfers, ({ number }) => number),
    orders: new Set(byOrder.keys()),
    documents: new Set(items.map(({ documentNo }) => documentNo)),
    applications: firstBy(applications, ({ number }) => number),
  }
}

function prepare(company: Company, own: Own, legalForms: RegExp): OwnFacts {
  const made = new Map<string, OwnMoney>()
  const moneyIn = (currency: string): OwnMoney => {
    const money = made.get(currency) ?? moneyOf(own, currency, legalForms)
    made.set(currency, money)
    return money
  }
  return { ...own, company, plainName: plainName(company.name, legalForms), legalForms, moneyIn }
}

export function ownFactsOf({
  companies,
  transfers,
  items,
  applications,
  legalForms,
}: MatchFacts): readonly OwnFacts[] {
  const grouped = {
    transfers: Map.groupBy(transfers, ({ companyId }) => companyId),
    items: Map.groupBy(items, ({ companyId }) => companyId),
    applications: Map.groupBy(applications, ({ companyId }) => companyId),
  }
  return companies.map((company) =>
    prepare(
      company,
      {
        transfers: grouped.transfers.get(company.id) ?? [],
        items: grouped.items.get(company.id) ?? [],
        applications: grouped.applications.get(company.id) ?? [],
      },
      legalForms,
    ),
  )
}

/** What is left of a company's facts when the line is booked as proposed. */
export function withoutTaken(
  own: OwnFacts,
  line: BankLine,
  taken: {
    readonly transferId: string | null
    readonly applicationId: string | null
    readonly parts: readonly WriteOffPart[]
  },
): OwnFacts {
  const used = new Map(taken.parts.map((part) => [part.itemId, part.amount]))
  const left = {
    transfers: own.transfers.filter(({ id }) => id !== taken.transferId),
    items: own.items.flatMap((item) => {
      const amount = used.get(item.id)
      if (amount === undefined) return [item]
      const outstanding = minus(item.outstanding, amount)
      return isPositive(outstanding) ? [{ ...item, outstanding }] : []
    }),
    applications: own.applications.flatMap((each) => {
      if (each.id !== taken.applicationId) return [each]
      const needed = minus(each.needed, line.amount)
      return isPositive(needed) ? [{ ...each, needed }] : []
    }),
  }
  return prepare(own.company, left, own.legalForms)
}
