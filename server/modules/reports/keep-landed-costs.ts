import { isPositive, roundRate, sum } from '@quayside/contract/kernel/money.ts'
import { rateSource } from '@quayside/contract/rates/rate.codes.ts'
import type { CostState } from '@quayside/contract/reports/landed-cost.codes.ts'
import { gatherCosts } from '@quayside/contract/reports/landed-cost.facts.ts'
import {
  type CostBases,
  landedCosts,
  rateSourceOf,
  usualBases,
} from '@quayside/contract/reports/landed-cost.rules.ts'
import type { LandedCost } from '@quayside/contract/reports/landed-cost.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { readCostFacts } from './landed-cost-facts.ts'

type Due = { readonly companyId: string; readonly orderId: string }

/** A member who asks waits for at most so many orders; the job computes the others. */
const whileAsked = 200
const inBackground = 2_000

/** Every five minutes: computes the landed costs of orders whose costs have changed and for which nobody has asked. */
export const keepLandedCosts = (platform: Platform): JobDefinition => ({
  name: 'landed-costs',
  schedule: '*/5 * * * *',
  run: async () => {
    await refreshLandedCosts(platform, {}, inBackground)
  },
})

/** Computes the landed costs of a company, or of one of its orders, that have changed since the last time. */
export async function refreshLandedCosts(
  platform: Platform,
  of: { readonly companyId?: string; readonly orderId?: string },
  atMost: number = whileAsked,
): Promise<void> {
  const due = await platform.staff.read([
    {
      sql: `select company_id::text as "companyId", order_id::text as "orderId" from landed_cost_due
        where ($1::bigint is null or company_id = $1::bigint) and ($2::bigint is null or order_id = $2::bigint)
        group by company_id, order_id order by order_id desc limit $3::int`,
      parameters: [of.companyId ?? null, of.orderId ?? null, atMost],
    },
  ])
  for (const order of (due[0] ?? []) as Due[])
    await platform.staff.transaction([], (tx) => computeOrder(tx, order, platform.clock.today()))
}

/** The marks go first: one that comes while the order is read stays, and the order is computed again. */
async function computeOrder(tx: Tx, of: Due, day: string): Promise<void> {
  await raw`select pg_advisory_xact_lock(hashtextextended('landed_cost ' || ${of.orderId}::text, 0))`.execute(
    tx,
  )
  const { rows: marks } = await raw`delete from landed_cost_due
    where company_id = ${of.companyId}::bigint and order_id = ${of.orderId}::bigint returning id`.execute(tx)
  if (marks.length === 0) return
  await tx
    .deleteFrom('landed_cost')
    .where('company_id', '=', of.companyId)
    .where('order_id', '=', of.orderId)
    .execute()
  const found = await readCostFacts(readWithin(tx), of, day)
  if (!found || found.lines.length === 0) return
  const { facts } = found
  const { costs, taxes, missingRates } = gatherCosts(facts)
  const bases = (found.basis as CostBases | undefined) ?? usualBases
  const { parts, lines } = landedCosts({ lines: found.lines, costs, taxes, bases })
  const purchase = parts.find(({ kind }) => kind === 'purchase')
  const total = sum(parts.filter(({ kind }) => kind !== 'vat').map(({ amount }) => amount))
  const used = new Set([facts.currency, ...usedCurrencies(facts)])
  const isEstimated = parts.some(({ state }) => state !== 'actual')
  await tx
    .insertInto('landed_cost')
    .values({
      company_id: of.companyId,
      order_id: of.orderId,
      state: stateOf(parts),
      total,
      vat: parts.find(({ kind }) => kind === 'vat')?.amount ?? '0',
      rate:
        purchase && isPositive(facts.orderAmount)
          ? roundRate(new Big(purchase.amount).div(facts.orderAmount))
          : null,
      rate_source: rateSourceOf(
        facts.currency,
        (purchase?.sources ?? []).map(({ source }) => source),
      ),
      parts: JSON.stringify(parts),
      rates: JSON.stringify([
        ...found.payments.map((item): LandedCost['rates'][number] => ({
          currency: facts.currency,
          rate: item.rate ?? '',
          source: item.rate_source ?? '',
          day: item.rate_date,
          paid: item.paid,
          documentNo: item.document_no,
        })),
        ...found.customsRates
          .filter((row) => used.has(row.currency) && (isEstimated || row.currency !== facts.currency))
          .map((row): LandedCost['rates'][number] => ({
            currency: row.currency,
            rate: row.rate,
            source: rateSource.codes.customs,
            day: row.day,
            paid: null,
            documentNo: null,
          })),
      ]),
      missing_rates: raw<string[]>`${[...missingRates]}::text[]`,
      unweighed: found.lines.filter(({ grossWeight }) => grossWeight === '' || Number(grossWeight) === 0)
        .length,
      unclassified: found.unclassified,
    })
    .execute()
  await insertLines(tx, of, lines)
}

const stateOf = (parts: readonly { readonly state: CostState }[]): CostState => {
  if (parts.every(({ state }) => state === 'actual')) return 'actual'
  return parts.every(({ state }) => state === 'estimate') ? 'estimate' : 'partly'
}

/** The currencies of fees, freight and charges, which may differ from the order's. */
const usedCurrencies = ({ items, freightOrders, charges }: Parameters<typeof gatherCosts>[0]): string[] => [
  ...items.map(({ currency }) => currency),
  ...freightOrders.flatMap((order) => order.charges.map(({ currency }) => currency)),
  charges.freightCurrency,
  charges.insuranceCurrency,
  charges.otherCurrency,
]

/** All lines by one statement, however many an order has. */
async function insertLines(tx: Tx, of: Due, lines: ReturnType<typeof landedCosts>['lines']): Promise<void> {
  const rows = lines.map(({ key, quantity, amounts, total, unitCost, estimated }) => ({
    company_id: of.companyId,
    order_id: of.orderId,
    order_line_id: key,
    quantity: quantity === '' ? null : quantity,
    purchase: amounts.purchase,
    freight: amounts.freight,
    insurance: amounts.insurance,
    duty: amounts.duty,
    consumption_tax: amounts.consumptionTax,
    fees: amounts.fees,
    other: amounts.other,
    vat: amounts.vat,
    total,
    unit_cost: unitCost === '' ? null : unitCost,
    estimated,
  }))
  await raw`insert into landed_cost_line (company_id, order_id, order_line_id, quantity, purchase, freight, insurance, duty,
      consumption_tax, fees, other, vat, total, unit_cost, estimated)
    select company_id, order_id, order_line_id, quantity, purchase, freight, insurance, duty, consumption_tax, fees, other, vat,
      total, unit_cost, estimated
    from jsonb_populate_recordset(null::landed_cost_line, ${JSON.stringify(rows)}::jsonb)`.execute(tx)
}
