import type { landedCost as source } from '../../zh-CN/reports/landed-cost.ts'
import { common } from '../kernel/shared.ts'

export const landedCost: typeof source = {
  tab: 'Landed cost',
  title: 'What the goods cost',
  note: 'All amounts are in RMB. VAT is recoverable and not part of the landed cost.',
  kind: 'Cost',
  ...common('amount', 'state', 'lines', 'line', 'model', 'quantity', 'vat', 'save', 'order', 'orderDate'),
  actual: 'Known',
  basis: 'Divided',
  sources: 'Source',
  byDeclaration: 'By declared line',
  total: 'Landed cost',
  vatApart: 'Import VAT, apart',
  unweighed: '{count, plural, one {# line has} other {# lines have}} no gross weight',
  unclassified:
    '{count, plural, one {# line is} other {# lines are}} not classified; taxes are not estimated for {count, plural, one {it} other {them}}',
  missingRates: 'No rate, not counted: {currencies}',
  rates: 'Exchange rates',
  paidAt: 'Payment {number}: {currency} {amount}',
  estimatedAt: 'Estimates and fees in this currency',
  rateDay: '{source} {day}',
  noRates: 'Everything is in RMB.',
  linesNote:
    '{count, plural, one {# line} other {# lines}}. What is left over by rounding goes to the largest line.',
  allLines: 'See and export in the report',
  unitCost: 'Per unit',
  estimated: 'Estimated: {kinds}',
  bases: 'How costs are divided',
  basesNote:
    'The purchase price is divided by value, taxes by declared line. Where a line has no gross weight, or units differ, a cost is divided by value. All orders are computed again.',
  saved: 'Saved',
  history: 'Landed cost per piece over time',
  noHistory: 'No import has been released yet',
  ...common('releasedOn'),
  rowsBehind: 'Order lines released on {day}',
  averaged:
    'RMB per piece, without VAT. Lines released on the same day are averaged by quantity; until all payments and tax bills are in, a part is estimated.',
  parts: {
    unitPurchase: 'Goods',
    unitFreight: 'Freight, insurance',
    unitDuty: 'Duty',
    unitTaxes: 'Consumption tax',
    unitFees: 'Fees',
  },
  inReport: 'View and export as a report',
  withOpen: 'Order lines that are not released yet too',
}
