import { firstOfMonth } from '@quayside/contract/kernel/days.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { costKind, costRateSource, costState } from '@quayside/contract/reports/landed-cost.codes.ts'
import { sql as raw } from 'kysely'
import { defineReport } from '../../platform/reports/define-report.ts'
import { choice, dates, keyword, record, supplier } from '../../platform/reports/report-filters.ts'
import { orderLink, orderNoColumn } from '../orders/order-report-column.ts'
import { refreshLandedCosts } from './keep-landed-costs.ts'

const rmb = { kind: 'money', total: 'sum', width: 14 } as const
export const lineState = raw`case when cardinality(l.estimated) = 0 then 'actual'
  when cardinality(l.estimated) = (select count(*) from jsonb_array_elements(c.parts)) then 'estimate' else 'partly' end`

/** Each line with its order's cost, its goods and their supplier. */
export const landedCostLines = raw`from landed_cost_line l
  join landed_cost c on c.company_id = l.company_id and c.order_id = l.order_id
  join order_line g on g.id = l.order_line_id
  join trade_order o on o.company_id = l.company_id and o.id = l.order_id
  left join product p on p.company_id = g.company_id and p.id = g.product_id
  left join supplier s on s.company_id = o.company_id and s.id = o.supplier_id`

/** What each line of the orders costs in RMB until it has arrived, VAT apart. */
export const landedCostReport = defineReport('landedCost', {
  from: ({ companyId, where }) => raw`${landedCostLines}
    where l.company_id = ${companyId}::bigint and ${where}`,
  key: raw`l.order_line_id`,
  refresh: (platform, companyId) => refreshLandedCosts(platform, { companyId }),
  columns: {
    orderNo: { ...orderNoColumn, link: orderLink('report-landedCost-view', { tab: raw`'landedCost'` }) },
    orderDate: { kind: 'date', sql: raw`o.order_date` },
    kind: { kind: 'code', sql: raw`o.model_type`, list: orderKind, width: 10, isHiddenAtFirst: true },
    supplier: { kind: 'text', sql: raw`coalesce(s.name, '')`, width: 24, isHiddenAtFirst: true },
    line: { kind: 'integer', sql: raw`g.position + 1` },
    model: {
      kind: 'text',
      sql: raw`g.model`,
      width: 20,
      link: { to: '/myGoods', search: { record: raw`g.product_id` }, needs: 'product-goods-list' },
    },
    brand: { kind: 'text', sql: raw`g.brand`, width: 12, isHiddenAtFirst: true },
    name: { kind: 'text', sql: raw`g.name`, width: 20, isHiddenAtFirst: true },
    quantity: { kind: 'quantity', sql: raw`l.quantity` },
    purchase: { ...rmb, sql: raw`l.purchase` },
    freight: { ...rmb, sql: raw`l.freight` },
    insurance: { ...rmb, sql: raw`l.insurance` },
    duty: { ...rmb, sql: raw`l.duty` },
    consumptionTax: { ...rmb, sql: raw`l.consumption_tax` },
    fees: { ...rmb, sql: raw`l.fees` },
    other: { ...rmb, sql: raw`l.other` },
    total: { ...rmb, sql: raw`l.total` },
    unitCost: { kind: 'rate', sql: raw`l.unit_cost` },
    vat: { ...rmb, sql: raw`l.vat` },
    state: { kind: 'code', sql: lineState, list: costState, width: 10 },
    estimated: {
      kind: 'text',
      sql: raw`array_to_string(l.estimated, ' ')`,
      words: (value, text) =>
        value
          .split(' ')
          .map((kind) => costKind.keyOf(kind))
          .flatMap((kind) => (kind ? text(`codes.costKind.${kind}`) : []))
          .join(text('reports.between')),
      width: 24,
    },
    currency: { kind: 'text', sql: raw`o.currency`, width: 8 },
    rate: { kind: 'rate', sql: raw`c.rate` },
    rateSource: { kind: 'code', sql: raw`c.rate_source`, list: costRateSource, width: 16 },
  },
  filters: {
    keyword: keyword(
      (within) =>
        raw`(lower(o.order_no) like ${within} or lower(g.model) like ${within} or lower(g.name) like ${within})`,
    ),
    orderDate: dates(raw`o.order_date`),
    kind: choice(orderKind, raw`o.model_type`),
    supplierId: supplier(raw`o.supplier_id`),
    costState: choice(costState, lineState),
    orderId: record(raw`o.id`),
    productId: record(raw`g.product_id`),
  },
  groups: {
    month: { sql: raw`to_char(o.order_date, 'YYYY-MM')`, filter: 'orderDate' },
    product: { sql: raw`g.product_id`, name: raw`p.model`, filter: 'productId' },
    supplier: { sql: raw`o.supplier_id`, name: raw`s.name`, filter: 'supplierId' },
    order: { sql: raw`o.id`, name: raw`o.order_no`, filter: 'orderId' },
  },
  chart: { groupBy: 'month', columns: ['total', 'vat'] },
  usual: (today) => ({ orderDateBegin: firstOfMonth(today, -11) }),
})
