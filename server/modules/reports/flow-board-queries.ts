import { taxBillState } from '@quayside/contract/customs/customs.codes.ts'
import { forwarderOrderState, freightDirection } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { orderState } from '@quayside/contract/orders/order.codes.ts'
import { paymentApplicationState } from '@quayside/contract/payments/payment.codes.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { confirmationState } from '@quayside/contract/tax-invoices/invoice.codes.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { containing } from '../../platform/records/list-page.ts'
import { customerNameIn, supplierNameIn } from '../../platform/records/partner-names.ts'
import { ordersWithPartners } from '../orders/listed-orders.ts'

type Wanted = {
  readonly companyId: string
  readonly kinds: readonly number[]
  readonly keyword?: string | undefined
  readonly orderDateBegin?: string | undefined
  readonly orderDateEnd?: string | undefined
  readonly locale: Locale
  readonly limit: number
}

/** Not an order between company and provider yet, or not any more. */
const absentStates = [orderState.codes.cancelled, orderState.codes.draft, orderState.codes.auditFailed]

const day = (instant: string) =>
  raw<string | null>`(${raw.ref(instant)} at time zone 'Asia/Shanghai')::date::text`

const freightPort = (port: 'origin_port' | 'destination_port', direction: number) =>
  raw<string | null>`(select f.${raw.ref(port)} from freight_order f
    where f.company_id = o.company_id and f.order_id = o.id and f.direction = ${raw.lit(direction)}
      and f.state <> ${raw.lit(forwarderOrderState.codes.cancelled)} and f.deleted_at is null
    order by f.id desc limit 1)`

/** The places that are known of an order. */
const placesOfOrder = [
  raw<string | null>`(select a.region_code from supplier_address a where a.company_id = o.company_id
    and a.supplier_id = o.supplier_id and a.is_default and a.deleted_at is null order by a.type limit 1)`.as(
    'supplier_region',
  ),
  raw<string | null>`coalesce((select t.warehouse_id from stock_lot t where t.company_id = o.company_id
    and t.order_id = o.id and t.on_hand > 0 order by t.id limit 1), o.receiving_warehouse_id)::text`.as(
    'warehouse_id',
  ),
  raw<string | null>`(select d.customs_office from declaration d where d.company_id = o.company_id
    and d.order_id = o.id and d.deleted_at is null and d.customs_office <> '' order by d.id desc limit 1)`.as(
    'customs_office',
  ),
  freightPort('origin_port', freightDirection.codes.import).as('origin_port'),
  raw<
    string | null
  >`coalesce(nullif(o.destination_port, ''), ${freightPort('destination_port', freightDirection.codes.export)})`.as(
    'destination_port',
  ),
]

/** What the rules of the board ask of an order, the newest first: each part by an index of its order. */
export const findFlowFacts = (wanted: Wanted) =>
  ordersWithPartners()
    .leftJoin('order_contract as k', (join) =>
      join
        .onRef('k.company_id', '=', 'o.company_id')
        .onRef('k.order_id', '=', 'o.id')
        .on('k.is_current', '=', true),
    )
    .leftJoin('order_invoices as iv', (join) =>
      join.onRef('iv.company_id', '=', 'o.company_id').onRef('iv.order_id', '=', 'o.id'),
    )
    .select([
      'o.id',
      'o.order_no',
      'o.model_type',
      'o.state',
      'o.receiving_state',
      'o.order_date',
      'o.currency',
    ])
    .select(['o.order_amount', 'o.applied_amount', 'o.paid_amount', 'o.payment_state', 'o.write_off_state'])
    .select(['o.delivery_warehouse_id', 's.is_overseas'])
    .select(['o.exported_on', 'k.is_broken', day('k.signed_at').as('signed_on')])
    .select(['iv.matched_qty', 'iv.ordered_qty', 'iv.last_out_on'])
    .select(
      raw<string>`coalesce(nullif(${supplierNameIn('s', wanted.locale)}, ''), ${customerNameIn('c', wanted.locale)}, '')`.as(
        'partner_name',
      ),
    )
    .select([
      // A part of an audited order is audited from the day of the split on.
      raw<
        string | null
      >`coalesce(${eventDay('auditPass')}, case when o.split_from_id is not null then ${eventDay('create')} end)`.as(
        'audited_on',
      ),
      eventDay('declare').as('declared_on'),
      eventDay('clear').as('cleared_on'),
      eventDay('sign').as('delivered_on'),
      raw<string | null>`(select max(a.paid_on)::text from payment_application_line l
        join payment_application a on a.company_id = l.company_id and a.id = l.application_id
        where l.company_id = o.company_id and l.order_id = o.id
          and a.state = ${raw.lit(paymentApplicationState.codes.paid)})`.as('supplier_paid_on'),
      raw<string | null>`(select min(i.due_on)::text from receivable_item i
        where i.company_id = o.company_id and i.order_id = o.id and i.outstanding > 0)`.as('debt_due_on'),
      raw<string | null>`(select min(b.due_on)::text from tax_bill b join declaration d
          on d.company_id = b.company_id and d.id = b.declaration_id
        where d.company_id = o.company_id and d.order_id = o.id
          and b.state = ${raw.lit(taxBillState.codes.open)} and b.deleted_at is null)`.as('tax_due_on'),
      // Since when a payment of one of the order's debts in RMB is not invoiced.
      raw<string | null>`(select min(e.occurred_on)::text from receivable_item i
          join deposit_use u on u.company_id = i.company_id and u.item_id = i.id and u.undone_by is null
          join ledger_entry e on e.company_id = u.company_id and e.id = u.entry_id
        where i.company_id = o.company_id and i.order_id = o.id and i.currency = ${raw.lit(currency.codes.RMB)}
          and i.settled > i.invoiced)`.as('uninvoiced_since'),
      raw<boolean>`exists (select 1 from input_invoice_match x
          join input_invoice v on v.company_id = x.company_id and v.id = x.invoice_id
        where x.company_id = o.company_id and x.order_id = o.id
          and v.state = ${raw.lit(confirmationState.codes.confirmedWithAnomaly)})`.as('has_input_anomaly'),
      ...placesOfOrder,
    ])
    .where('o.company_id', '=', wanted.companyId)
    .where('o.model_type', '=', raw<number>`any(${[...wanted.kinds]}::int[])`)
    .where('o.deleted_at', 'is', null)
    .where(raw<boolean>`o.state <> all(${absentStates}::int[])`)
    .$if(wanted.orderDateBegin !== undefined, (query) =>
      query.where('o.order_date', '>=', wanted.orderDateBegin as string),
    )
    .$if(wanted.orderDateEnd !== undefined, (query) =>
      query.where('o.order_date', '<=', wanted.orderDateEnd as string),
    )
    .$if(wanted.keyword !== undefined && wanted.keyword !== '', (query) =>
      query.where(
        raw<boolean>`(o.order_no ilike ${containing(wanted.keyword ?? '')} or s.name ilike ${containing(wanted.keyword ?? '')}
          or c.chinese_name ilike ${containing(wanted.keyword ?? '')} or c.english_name ilike ${containing(wanted.keyword ?? '')})`,
      ),
    )
    .orderBy('o.id', 'desc')
    .limit(wanted.limit)

const eventDay = (transition: string) =>
  raw<string | null>`(select max(e.at at time zone 'Asia/Shanghai')::date::text from event e
    where e.company_id = o.company_id and e.entity = 'order' and e.entity_id = o.id
      and e.transition = ${raw.lit(transition)})`

export type FactsRow = InferResult<ReturnType<typeof findFlowFacts>>[number]

export const findBoardDays = sql.selectFrom('system_config').select('value').where('key', '=', 'flowBoard')
