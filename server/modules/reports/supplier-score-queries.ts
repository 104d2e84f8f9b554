import { scorePaper } from '@quayside/contract/reports/supplier-score.codes.ts'
import { inboundState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { containing } from '../../platform/records/list-page.ts'

/** Whose cases are read: of one supplier or of all, of the kinds of orders that the member may see. */
export type ScoredPeriod = {
  readonly companyId: string
  readonly kinds: readonly number[]
  readonly supplierId?: string | undefined
  readonly orderDateBegin?: string | undefined
  readonly orderDateEnd?: string | undefined
}

/** The suppliers in the order of their names. */
export const findScoredSuppliers = (
  companyId: string,
  { supplierId, keyword }: { supplierId?: string | undefined; keyword?: string | undefined },
) =>
  sql
    .selectFrom('supplier')
    .select(['id', 'number', 'name', 'english_name as englishName', 'is_overseas'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .$if(supplierId !== undefined, (query) => query.where('id', '=', supplierId ?? ''))
    .$if(keyword !== undefined && keyword !== '', (query) =>
      query.where(
        raw<boolean>`(search like ${containing((keyword ?? '').toLowerCase())} or number ilike ${containing(keyword ?? '')})`,
      ),
    )
    .orderBy(raw`name collate "zh-x-icu"`)
    .orderBy('id')

type Scored = 'order' | 'inbound'
const tables: Readonly<Record<Scored, string>> = { order: 'trade_order', inbound: 'inbound_order' }

/** Rows of another table are grouped before they are joined: of all suppliers that is one pass, of one only its records. */
const ofRecords = (entity: Scored, column: string, { companyId, supplierId }: ScoredPeriod) =>
  supplierId === undefined
    ? raw<boolean>`true`
    : raw<boolean>`${raw.ref(column)} = any(array(select r.id from ${raw.table(tables[entity])} r
        where r.company_id = ${companyId}::bigint and r.supplier_id = ${supplierId}::bigint))`

const shanghaiDay = (instant: string) =>
  raw<string>`(${raw.ref(instant)} at time zone 'Asia/Shanghai')::date::text`

const receipts = (entity: Scored, period: ScoredPeriod) =>
  sql
    .selectFrom('event as e')
    .select(['e.entity_id', ({ fn }) => fn.max('e.at').as('last_at')])
    .where('e.company_id', '=', period.companyId)
    .where('e.entity', '=', raw.lit(entity))
    // Written out, as the index on receipts has it.
    .where('e.transition', '=', raw.lit('receive'))
    .where(ofRecords(entity, 'e.entity_id', period))
    .groupBy('e.entity_id')
    .as('received')

const firstOf = (kind: string) =>
  raw<string | null>`min(a.created_at) filter (where a.kind = ${raw.lit(kind)})`
const papers = (entity: Scored, period: ScoredPeriod) =>
  sql
    .selectFrom('attachment as a')
    .select([
      'a.entity_id',
      firstOf(scorePaper.codes.commercialInvoice).as('invoice_at'),
      firstOf(scorePaper.codes.packingList).as('packing_list_at'),
    ])
    .where('a.company_id', '=', period.companyId)
    .where('a.entity', '=', raw.lit(entity))
    .where('a.deleted_at', 'is', null)
    .where(ofRecords(entity, 'a.entity_id', period))
    .groupBy('a.entity_id')
    .as('papers')

const inputInvoices = (period: ScoredPeriod) =>
  sql
    .selectFrom('input_invoice_match as x')
    .innerJoin('input_invoice as v', (join) =>
      join.onRef('v.company_id', '=', 'x.company_id').onRef('v.id', '=', 'x.invoice_id'),
    )
    .select(['x.order_id', ({ fn }) => fn.max('v.issued_on').as('last_on')])
    .where('x.company_id', '=', period.companyId)
    .where(ofRecords('order', 'x.order_id', period))
    .groupBy('x.order_id')
    .as('invoices')

const inPeriod = (day: ReturnType<typeof raw>, { orderDateBegin, orderDateEnd }: ScoredPeriod) =>
  raw<boolean>`(${orderDateBegin ?? null}::date is null or ${day} >= ${orderDateBegin ?? null}::date)
    and (${orderDateEnd ?? null}::date is null or ${day} <= ${orderDateEnd ?? null}::date)`

const bySupplier = ({ supplierId }: ScoredPeriod) =>
  supplierId === undefined
    ? raw<boolean>`o.supplier_id is not null`
    : raw<boolean>`o.supplier_id = ${supplierId}::bigint`

/** Orders that are counted as the reports count them: submitted, and neither returned nor given up. */
export const findScoredOrders = (period: ScoredPeriod) =>
  sql
    .selectFrom('trade_order as o')
    .leftJoin(receipts('order', period), 'received.entity_id', 'o.id')
    .leftJoin(papers('order', period), 'papers.entity_id', 'o.id')
    .leftJoin(inputInvoices(period), 'invoices.order_id', 'o.id')
    .select(['o.id', 'o.supplier_id', 'o.order_no as number', 'o.model_type', 'o.state'])
    .select(['o.receiving_state', 'o.is_warehouse_type', 'o.exported_on', 'o.order_date as ordered_on'])
    .select([
      raw<string | null>`o.receiving_time::date::text`.as('due_on'),
      shanghaiDay('received.last_at').as('received_on'),
      shanghaiDay('papers.invoice_at').as('invoice_on'),
      shanghaiDay('papers.packing_list_at').as('packing_list_on'),
      // The suppliers' invoices of an order are there when they cover all its lines.
      raw<
        string | null
      >`case when invoices.last_on is not null and (select sum(l.matched_qty) >= sum(l.qty) from order_line l
          where l.company_id = o.company_id and l.order_id = o.id) then invoices.last_on::text end`.as(
        'input_invoice_on',
      ),
    ])
    .where('o.company_id', '=', period.companyId)
    .where('o.deleted_at', 'is', null)
    .where(raw<boolean>`app.is_order_reported(o.state)`)
    .where(bySupplier(period))
    .where('o.model_type', '=', raw<number>`any(${[...period.kinds]}::int[])`)
    .where(inPeriod(raw`o.order_date`, period))

const unannounced = [inboundState.codes.cancelled, inboundState.codes.draft, inboundState.codes.auditFailed]

const announcedOn = raw`coalesce(o.ordered_on, (o.submitted_at at time zone 'Asia/Shanghai')::date)`

/** Inbound orders of goods that belong to no order; those of an order's goods are part of its receipt. */
export const findScoredInbounds = (period: ScoredPeriod) =>
  sql
    .selectFrom('inbound_order as o')
    .leftJoin(receipts('inbound', period), 'received.entity_id', 'o.id')
    .leftJoin(papers('inbound', period), 'papers.entity_id', 'o.id')
    .select(['o.id', 'o.supplier_id', 'o.number', 'o.state'])
    .select([
      raw<string | null>`${announcedOn}::text`.as('ordered_on'),
      raw<string | null>`nullif(left(o.pickup_time, 10), '')`.as('due_on'),
      shanghaiDay('received.last_at').as('received_on'),
      shanghaiDay('papers.packing_list_at').as('packing_list_on'),
    ])
    .where('o.company_id', '=', period.companyId)
    .where('o.deleted_at', 'is', null)
    .where(raw<boolean>`o.state <> all(${unannounced}::int[])`)
    .where(bySupplier(period))
    .where(
      raw<boolean>`not exists (select 1 from inbound_line l where l.company_id = o.company_id and l.inbound_id = o.id
        and l.order_line_id is not null)`,
    )
    .where(inPeriod(announcedOn, period))

/** What came in otherwise than announced, with the order or inbound order whose goods they are. */
export const findScoredDifferences = (companyId: string) =>
  sql
    .selectFrom('stock_difference as d')
    .leftJoin('inbound_line as i', (join) =>
      join.onRef('i.company_id', '=', 'd.company_id').onRef('i.id', '=', 'd.line_id'),
    )
    .leftJoin('order_line as l', (join) =>
      join
        .onRef('l.company_id', '=', 'd.company_id')
        .onRef('l.id', '=', raw`coalesce(d.order_line_id, i.order_line_id)`),
    )
    .select(['d.inbound_id', 'd.kind'])
    .select([
      raw<string | null>`coalesce(d.order_id, l.order_id)`.as('order_id'),
      raw<string>`trim_scale(d.qty)::text`.as('qty'),
      raw<string>`coalesce(i.model, l.model, '')`.as('model'),
    ])
    .where('d.company_id', '=', companyId)
    .where('d.deleted_at', 'is', null)
    .orderBy('d.id')

/** Prices with the one of the same supplier's order before, for the same model, brand, unit and currency. */
const comparedPrices = (period: ScoredPeriod) =>
  sql
    .selectFrom('trade_order as o')
    .innerJoin('order_line as l', (join) =>
      join.onRef('l.company_id', '=', 'o.company_id').onRef('l.order_id', '=', 'o.id'),
    )
    .select(['o.supplier_id', 'o.order_date', 'l.price'])
    .select(raw<string | null>`lag(l.price) over same_goods`.as('before'))
    .modifyEnd(
      raw`window same_goods as (partition by o.supplier_id, l.model_key, l.brand_key, l.unit collate "C", o.currency collate "C"
        order by o.order_date, o.id, l.position)`,
    )
    .where('o.company_id', '=', period.companyId)
    .where('o.deleted_at', 'is', null)
    .where(raw<boolean>`app.is_order_reported(o.state)`)
    .where(bySupplier(period))
    .where('o.model_type', '=', raw<number>`any(${[...period.kinds]}::int[])`)
    .where('l.model_key', '<>', '')
    .where('l.price', '>', '0')
    .where(inPeriod(raw`o.order_date`, { ...period, orderDateBegin: undefined }))

const sign = raw<number | null>`sign(p.price - p.before)::int`
const fromBegin = (period: ScoredPeriod) =>
  inPeriod(raw`p.order_date`, { ...period, orderDateEnd: undefined })

/** How often each supplier's prices rose, stayed or fell. */
export const findPriceSigns = (period: ScoredPeriod) =>
  sql
    .selectFrom(comparedPrices(period).as('p'))
    .select(['p.supplier_id', sign.as('sign'), raw<number>`count(*)::int`.as('count')])
    .where(fromBegin(period))
    .groupBy(['p.supplier_id', sign])

export const findPriceCases = (period: ScoredPeriod) =>
  sql
    .selectFrom(
      comparedPrices(period)
        .select(['l.id', 'l.model', 'o.id as order_id', 'o.order_no', 'o.currency'])
        .select([
          raw<string | null>`lag(o.id) over same_goods`.as('before_id'),
          raw<string | null>`lag(o.order_no) over same_goods`.as('before_no'),
        ])
        .as('p'),
    )
    .select(['p.id', 'p.order_id', 'p.order_no', 'p.currency', 'p.model', 'p.before_id', 'p.before_no'])
    .select(['p.order_date as ordered_on'])
    .select([
      raw<string>`trim_scale(p.price)::text`.as('price'),
      raw<string | null>`trim_scale(p.before)::text`.as('before'),
      sign.as('sign'),
    ])
    .where(fromBegin(period))
