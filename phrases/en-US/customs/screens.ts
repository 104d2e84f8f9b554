import { heldReasons, threeWayCheck } from './check.ts'

/** The portal: declarations on an order's page, the split before submission, and tax bills. */
export const customsScreens = {
  bills: {
    title: 'Customs tax payments',
    keyword: 'Bill, declaration or order number',
    issuedOn: 'Issued on',
    overdue: 'Overdue',
    isOverdue: 'Overdue',
    empty: 'No customs tax bills yet',
    export: 'Export',
    gone: 'This tax bill no longer exists',
    voucher: 'Payment voucher',
    documents: 'Payment certificate',
    history: 'History',
    created: 'Bill received',
    figures: {
      open: 'Open',
      dueSoon: 'Due within five days',
      overdue: 'Overdue',
      paid: 'Paid this year',
    },
    count: '{count, plural, one {# bill} other {# bills}}',
    late: 'Late charge about RMB {amount}',
  },
  declarations: {
    title: 'Customs declarations',
    count: '{count, plural, one {# declaration} other {# declarations}}',
    lineCount: '{count, plural, one {# line} other {# lines}}',
    taxes: 'Taxes RMB {amount}',
    noNumber: 'Customs number pending',
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
    sheets: {
      none: 'Invoice and packing list have not been entered yet',
    },
    row: 'Line {position, number} {model}: {fields}',
    missing: 'missing from {paper}',
  },
}
