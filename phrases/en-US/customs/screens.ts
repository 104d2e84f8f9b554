import { common, stateNames } from '../kernel/shared.ts'
import { declarationPapers, heldReasons, threeWayCheck } from './check.ts'

/** The portal: declarations on an order's page, the split before submission, and tax bills. */
export const customsScreens = {
  bills: {
    title: 'Customs tax payments',
    keyword: 'Bill, declaration or order number',
    issuedOn: 'Issued on',
    ...common('overdue', 'isOverdue', 'export', 'voucher'),
    empty: 'No customs tax bills yet',
    gone: 'This tax bill no longer exists',
    documents: 'Payment certificate',
    created: 'Bill received',
    figures: {
      ...stateNames('open'),
      dueSoon: 'Due within five days',
      overdue: 'Overdue',
      paid: 'Paid this year',
    },
    count: '{count, plural, one {# bill} other {# bills}}',
    lateBy: '{days, plural, one {# day late} other {# days late}}',
    late: 'Late charge about RMB {amount}',
  },
  declarations: {
    differsFromReceipt: 'What came in differs; customs will be asked to amend it',
    receiptDiffers: 'Receipt differs from the declaration',
    receiptAgrees: 'Receipt agrees with the declaration',
    receiptLine: 'Item {position, number} {name}: declared {declared}, received {received}',
    title: 'Customs declarations',
    count: '{count, plural, one {# declaration} other {# declarations}}',
    lineCount: '{count, plural, one {# line} other {# lines}}',
    taxes: 'Taxes RMB {amount}',
    open: 'Open declaration {number}',
    gone: 'This declaration does not exist any more',
    lines: 'Lines',
    bills: 'Tax bills',
    created: 'Declaration made',
    papers: declarationPapers,
  },
  simulation: {
    title: 'Declaration preview',
    show: 'Preview with {count, number} lines',
    count: '{count, plural, one {# declaration} other {# declarations}}',
    one: 'Declaration {place, number}',
    lines: '{count, plural, one {# line} other {# lines}}',
    taxes: 'Taxes RMB {amount}',
    held: '{count, plural, one {# line} other {# lines}} cannot be declared yet',
    heldLine: 'Line {position, number} {name}: {reasons}',
    heldMore: 'and {count, number} more',
    rateMissing: 'Customs has published no rate for this currency, so taxes are left out',
    note: 'Estimated from the current data; customs decides',
  },
  held: heldReasons,
  check: {
    ...threeWayCheck,
    sheets: { none: 'Invoice and packing list have not been entered yet' },
  },
}
