import { firstOfMonth } from '@quayside/contract/kernel/days.ts'
import { costState } from '@quayside/contract/reports/landed-cost.codes.ts'
import { sql as raw } from 'kysely'
import { defineReport } from '../../platform/reports/define-report.ts'
import { choice, dates, keyword, record, supplier } from '../../platform/reports/report-filters.ts'
import { liveStates } from '../customs/clearance-report.ts'
import { orderLink, orderNoColumn } from '../orders/order-report-column.ts'
import { refreshLandedCosts } from './keep-landed-costs.ts'
import { landedCostLines, lineState } from './landed-cost-report.ts'

/** What is shown apart from the price: insurance goes with freight, what is neither goes with the fees. */
const parts = {
  purchase: raw`l.purchase`,
  freight: raw`(l.freight + l.insurance)`,
  duty: raw`l.duty`,
  taxes: raw`l.consumption_tax`,
  fees: raw`(l.fees + l.other)`,
  total: raw`l.total`,
} as const
const rmb = { kind: 'money', total: 'sum', width: 14, isHiddenAtFirst: true } as const
/** The average of several lines by quantity: what one piece cost over all of them. */
const unit = (part: keyof typeof parts) =>
  ({
    kind: 'rate',
    sql: raw`round(${parts[part]} / nullif(l.quantity, 0), 6)`,
    total: raw`round(sum(${parts[part]}) filter (where l.quantity > 0) / nullif(sum(l.quantity), 0), 6)`,
    width: 12,
  }) as const

/** What a piece of each product cost until it had arrived, by the day on which customs released it. */
export const clearanceCostReport = defineReport('clearanceCost', {
  from: ({ companyId, where }) => raw`${landedCostLines}
    join (select u.line_id, max(d.released_on) as released_on,
        string_agg(distinct coalesce(nullif(d.declaration_no, ''), d.number), ', ') as declaration
      from declaration d
      join declaration_line x on x.company_id = d.company_id and x.declaration_id = d.id
      cross join unnest(x.order_line_ids) as u(line_id)
      where d.company_id = ${companyId}::bigint and d.deleted_at is null and d.is_import
        and d.released_on is not null and d.state = any(${liveStates}::int[])
      group by u.line_id) r on r.line_id = l.order_line_id
    where l.company_id = ${companyId}::bigint and ${where}`,
  key: raw`l.order_line_id`,
  refresh: (platform, companyId) => refreshLandedCosts(platform, { companyId }),
  columns: {
    releasedOn: { kind: 'date', sql: raw`r.released_on` },
    model: {
      kind: 'text',
      sql: raw`g.model`,
      width: 20,
      link: { to: '/myGoods', search: { record: raw`g.product_id` }, needs: 'product-goods-list' },
    },
    name: { kind: 'text', sql: raw`g.name`, width: 20 },
    brand: { kind: 'text', sql: raw`g.brand`, width: 12, isHiddenAtFirst: true },
    orderNo: { ...orderNoColumn, link: orderLink('report-landedCost-view', { tab: raw`'landedCost'` }) },
    line: { kind: 'integer', sql: raw`g.position + 1`, isHiddenAtFirst: true },
    declaration: { kind: 'text', sql: raw`r.declaration`, width: 20 },
    supplier: { kind: 'text', sql: raw`coalesce(s.name, '')`, width: 24, isHiddenAtFirst: true },
    quantity: { kind: 'quantity', sql: raw`l.quantity`, total: 'sum' },
    unitPurchase: unit('purchase'),
    unitFreight: unit('freight'),
    unitDuty: unit('duty'),
    unitTaxes: unit('taxes'),
    unitFees: unit('fees'),
    unitCost: unit('total'),
    state: { kind: 'code', sql: lineState, list: costState, width: 10 },
    purchase: { ...rmb, sql: parts.purchase },
    freight: { ...rmb, sql: parts.freight },
    duty: { ...rmb, sql: parts.duty },
    taxes: { ...rmb, sql: parts.taxes },
    fees: { ...rmb, sql: parts.fees },
    total: { ...rmb, sql: parts.total },
    vat: { ...rmb, sql: raw`l.vat` },
  },
  filters: {
    keyword: keyword(
      (within) =>
        raw`(lower(o.order_no) like ${within} or lower(g.model) like ${within} or lower(g.name) like ${within})`,
    ),
    releasedOn: dates(raw`r.released_on`),
    supplierId: supplier(raw`o.supplier_id`),
    costState: choice(costState, lineState),
    orderId: record(raw`o.id`),
    productId: record(raw`g.product_id`),
  },
  groups: {
    month: { sql: raw`to_char(r.released_on, 'YYYY-MM')`, filter: 'releasedOn' },
    releasedOn: { sql: raw`r.released_on`, filter: 'releasedOn' },
    product: { sql: raw`g.product_id`, name: raw`p.model`, filter: 'productId' },
    supplier: { sql: raw`o.supplier_id`, name: raw`s.name`, filter: 'supplierId' },
    order: { sql: raw`o.id`, name: raw`o.order_no`, filter: 'orderId' },
  },
  chart: { groupBy: 'month', columns: ['purchase', 'freight', 'duty', 'taxes', 'fees'] },
  usual: (today) => ({ releasedOnBegin: firstOfMonth(today, -11) }),
})
