import type { Wording } from '../../wording.ts'
import type { supplierScore as source } from '../../zh-CN/reports/supplier-score.ts'
import { common } from '../kernel/shared.ts'

/** The supplier scorecard; its workbooks have the same words. */
export const supplierScore: Wording<typeof source> = {
  title: 'Supplier scorecard',
  casesTitle: 'Scorecard rows',
  keyword: 'Supplier number or name',
  ...common('dates', 'supplier', 'verdict', 'export'),
  measure: 'Measure',
  outcome: 'Met or not',
  rules: 'Rules',
  empty: 'No orders or inbound orders in this period',
  emptyCases: 'No rows match',
  none: 'Nothing to count in this period',
  ofCases: '{good, number}/{cases, number}',
  bad: '{count, number} not met',
  left: '{count, number} not counted',
  allRows: 'All {count, number} rows of “{measure}”',
  badRows: 'The {count, number} rows of “{measure}” that were not met',
  panel: 'Scorecard',
  panelNote:
    'Last 12 months, {count, plural, one {# order or inbound order} other {# orders and inbound orders}}',
  toScores: 'All suppliers',
  failed: 'The scorecard did not load; try again',
  late: '{days, plural, one {# day} other {# days}}',
  difference: '{model} {kind} {qty}',
  columns: {
    name: 'Supplier',
    number: 'Supplier no.',
    records: 'Records',
    cases: 'cases',
    bad: 'not met',
    ofMeasure: '{measure}: {figure}',
    recordNo: 'Document no.',
    ...common('orderDate', 'verdict', 'model', 'currency'),
    paper: 'Paper',
    dueOn: 'Agreed day',
    cameOn: 'Actual day',
    days: 'Days late',
    differences: 'Differences',
    before: 'Price before',
    price: 'Price',
    change: 'Change %',
    beforeOrderNo: 'Order before',
  },
  ruleTexts: {
    intro:
      'Counted by order date: submitted orders, without drafts, returned and canceled ones. Only orders and inbound orders that you may see.',
    delivery:
      'On time when all goods came on the agreed day of arrival or pickup, or before. Of partial deliveries the last one counts; what was declared short is not waited for. Without an agreed day an order is not counted.',
    receipt:
      'As ordered when nothing was short, over, damaged or wrong at the receipt. Goods that were returned later are judged as they came.',
    price:
      'Compared with the same supplier’s order before: the same model, brand, unit and currency. A first purchase is not counted.',
    document:
      'Commercial invoice and packing list are due on the agreed day of arrival, or where there is none on the day of arrival; input invoices within the days after the export that the order flow board sets.',
    close: 'Close',
  },
}
