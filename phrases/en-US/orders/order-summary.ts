import type { Wording } from '../../wording.ts'
import type { orderSummary as source } from '../../zh-CN/orders/order-summary.ts'
import { common, messages } from '../kernel/shared.ts'

export const orderSummary: Wording<typeof source> = {
  summary: {
    title: 'Summary',
    amount: 'Order amount',
    ...common('inRmb', 'antiDumping'),
    ...messages('lines'),
    charges: 'Freight, insurance, other',
    dutiable: 'Estimated dutiable value',
    duty: 'Estimated duty',
    consumption: 'Estimated consumption tax',
    vat: 'Estimated VAT',
    unknown: 'Not classified, so no estimate',
    agencyFee: 'Estimated agency fee',
    refund: 'Estimated refund',
    receiptDue: 'Export proceeds due',
    packages: 'Packages / pallets',
    weights: 'Net / gross weight',
    volume: 'Volume',
    perLine: 'Estimate by line',
    rateNote: 'At this month’s customs rate of {rate}.',
    assumed: {
      chargesMissing: '{terms} leaves out freight and insurance: they count once you fill them in.',
      freightMissing: '{terms} leaves out freight: it is not counted until you fill it in.',
      insuranceMissing: '{terms} leaves out insurance: it is not counted until you fill it in.',
      insuranceAssumed: 'No insurance given: 0.3% of goods and freight is assumed.',
      deliveredInFull:
        'A {terms} price may include costs and duties after the border; it is counted in full.',
      termsMissing: 'No Incoterms chosen: estimated from the order amount alone.',
      rateMissing: 'There is no customs rate for the currency of one charge, so it is left out.',
    },
    estimateNote: 'These are estimates; customs and the final settlement determine the actual amounts.',
    feeNote: 'The export agency fee is at least RMB {least} per order.',
    ratesTaken: 'Rates taken: {list}',
    rateTaken: '{measure} ({count, plural, one {# line} other {# lines}})',
    certificateSaves: 'A certificate of origin ({agreement}) would save about RMB {amount}',
  },
  estimates: {
    duty: 'Duty and taxes by line (RMB)',
    refund: 'Refund by line (RMB)',
    ...common('dutiable', 'consumption', 'vat', 'sum', 'unclassified'),
    rate: 'Duty rate',
    dutyAmount: 'Duty',
    refundAmount: 'Refund',
    note: 'Charges are spread over the lines by value. These are estimates; customs makes the final assessment.',
  },
}
