import { isLiveDeclaration } from '@quayside/contract/customs/declaration.states.ts'
import { taxedGroups } from '@quayside/contract/customs/estimate-taxes.ts'
import { agencyFeeKind, proposedAgencyFee } from '@quayside/contract/finance/fee.rules.ts'
import { feeState } from '@quayside/contract/finance/finance.codes.ts'
import { forwarderOrderState } from '@quayside/contract/forwarding/forwarding.codes.ts'
import type { FreightCharge } from '@quayside/contract/forwarding/freight-charge.ts'
import { type Amount, type Rate, zero } from '@quayside/contract/kernel/money.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import type { CostFacts } from '@quayside/contract/reports/landed-cost.facts.ts'
import type { CostLine } from '@quayside/contract/reports/landed-cost.rules.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { findTermsOn, toTerms } from '../account/terms.ts'
import { keyOfState } from '../customs/order-declarations.ts'
import { readSplit } from '../customs/read-split.ts'
import { chargesOf } from '../orders/order-charges.ts'
import { findCustomsRates } from '../orders/order-facts.ts'

type OfOrder = { readonly companyId: string; readonly orderId: string }

const findOrder = ({ companyId, orderId }: OfOrder) =>
  sql
    .selectFrom('trade_order')
    .select(['id', 'model_type', 'state', 'currency', 'order_amount', 'paid_amount'])
    .select(['freight', 'freight_currency', 'insurance', 'insurance_currency'])
    .select(['other_charges', 'other_charges_currency'])
    .where('company_id', '=', companyId)
    .where('id', '=', orderId)
    .where('deleted_at', 'is', null)
    .where(raw<boolean>`app.has_landed_cost(model_type, state)`)

/** The order's debts, each with the rate at which it was booked. */
const findItems = ({ companyId, orderId }: OfOrder) =>
  sql
    .selectFrom('receivable_item as i')
    .innerJoin('ledger_entry as e', (join) =>
      join.onRef('e.company_id', '=', 'i.company_id').onRef('e.id', '=', 'i.entry_id'),
    )
    .select([
      'i.kind',
      'i.fee_kind',
      'i.currency',
      'i.document_no',
      'e.basis',
      'e.rate_source',
      'e.rate_date',
    ])
    .select([
      raw<string>`(i.amount - i.credited)::app.money`.as('amount'),
      raw<string | null>`trim_scale(e.rate)::text`.as('rate'),
      raw<
        string | null
      >`(select p.credit from ledger_posting p where p.company_id = e.company_id and p.entry_id = e.id
        and p.account = 'bank' and p.credit > 0 limit 1)::text`.as('paid'),
    ])
    .where('i.company_id', '=', companyId)
    .where('i.order_id', '=', orderId)
    .where(raw<boolean>`i.amount > i.credited`)
    .orderBy('i.id')

const findDeclared = ({ companyId, orderId }: OfOrder) =>
  sql
    .selectFrom('declaration as d')
    .innerJoin('declaration_line as l', (join) =>
      join.onRef('l.company_id', '=', 'd.company_id').onRef('l.declaration_id', '=', 'd.id'),
    )
    .select(['d.id', 'd.state', 'l.order_line_ids', 'l.dutiable_value'])
    .select(['l.duty', 'l.anti_dumping', 'l.consumption_tax', 'l.vat'])
    .where('d.company_id', '=', companyId)
    .where('d.order_id', '=', orderId)
    .where('d.deleted_at', 'is', null)
    .orderBy('d.id')
    .orderBy('l.position')

const findBills = ({ companyId, orderId }: OfOrder) =>
  sql
    .selectFrom('tax_bill')
    .select(['declaration_id', 'kind', 'state', 'amount'])
    .where('company_id', '=', companyId)
    .where('order_id', '=', orderId)
    .where('deleted_at', 'is', null)

const { cancelled, draft, completed } = forwarderOrderState.codes
const findFreightOrders = ({ companyId, orderId }: OfOrder) =>
  sql
    .selectFrom('freight_order')
    .select(['state', 'charges'])
    .where('company_id', '=', companyId)
    .where('order_id', '=', orderId)
    .where('state', 'not in', [cancelled, draft])
    .where('deleted_at', 'is', null)

/** An agency fee that was charged, or that the provider has decided not to charge. */
const findAgencyFees = ({ companyId, orderId }: OfOrder) =>
  sql
    .selectFrom('fee')
    .select('id')
    .where('company_id', '=', companyId)
    .where('order_id', '=', orderId)
    .where('kind', '=', agencyFeeKind)
    .where('state', '<>', feeState.codes.proposed)
    .limit(1)

export const findCostBasis = (companyId: string) =>
  sql
    .selectFrom('landed_cost_basis')
    .select(['freight', 'insurance', 'fees', 'other'])
    .where('company_id', '=', companyId)

/** What an order's landed cost is computed from, at the customs' rates of a day; nothing for one that has none. */
export async function readCostFacts(read: Reader, of: OfOrder, day: string) {
  const [[order], items, declared, bills, freightOrders, [agency], [terms], rates, [basis]] = await read(
    findOrder(of),
    findItems(of),
    findDeclared(of),
    findBills(of),
    findFreightOrders(of),
    findAgencyFees(of),
    findTermsOn(of.companyId, day),
    findCustomsRates(day),
    findCostBasis(of.companyId),
  )
  if (!order) return undefined
  const split = await readSplit(read, { ...of, day })
  const byDeclaration = Map.groupBy(declared, ({ id }) => id)
  const declarations = [...byDeclaration].map(([id, rows]) => ({
    id,
    isLive: rows.some((row) => isLiveDeclaration(keyOfState(row))),
    lines: rows.map((row) => ({
      keys: row.order_line_ids,
      dutiableValue: row.dutiable_value as Amount,
      duty: row.duty as Amount,
      antiDumping: row.anti_dumping as Amount,
      consumptionTax: row.consumption_tax as Amount,
      vat: row.vat as Amount,
    })),
  }))
  const isDeclared = new Set(
    declarations.filter(({ isLive }) => isLive).flatMap(({ lines }) => lines.flatMap(({ keys }) => keys)),
  )
  const isImport = order.model_type === orderKind.codes.import
  const undeclared = isImport ? split.declarable.filter(({ key }) => !isDeclared.has(key)) : []
  const byCurrency: Record<string, string> = {
    [currency.codes.RMB]: '1',
    ...Object.fromEntries(rates.map((row) => [row.currency, row.rate])),
  }
  const toRmb = byCurrency[order.currency]
  const facts: CostFacts = {
    currency: order.currency,
    orderAmount: order.order_amount as Amount,
    paidAmount: order.paid_amount as Amount,
    charges: chargesOf(order),
    items: items.map((item) => ({ ...item, feeKind: item.fee_kind, amount: item.amount as Amount })),
    freightOrders: freightOrders.map(({ state, charges }) => ({
      isCharged: state === completed,
      charges: charges as FreightCharge[],
    })),
    agencyFee:
      agency || toRmb === undefined
        ? zero
        : proposedAgencyFee(
            {
              modelType: order.model_type,
              orderAmount: order.order_amount as Amount,
              toRmb: toRmb as Rate,
            },
            toTerms(terms),
          ).amount,
    declarations,
    bills: bills.map((bill) => ({
      ...bill,
      declarationId: bill.declaration_id,
      amount: bill.amount as Amount,
    })),
    undeclared: taxedGroups(split.order, undeclared),
    rates: byCurrency,
  }
  const lines = split.lines.map(
    (line): CostLine => ({
      key: line.id,
      value: line.total_money as Amount,
      grossWeight: line.gross_weight,
      unit: line.unit,
      quantity: line.qty === '' ? '' : new Big(line.qty).minus(line.short_qty || 0).toFixed(),
    }),
  )
  return {
    facts,
    lines,
    basis,
    payments: items.filter(({ kind, rate }) => kind === 'supplierPayment' && rate !== null),
    customsRates: rates,
    unclassified: undeclared.filter((line) => line.facts === undefined).length,
  }
}
