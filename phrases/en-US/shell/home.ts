import type { Wording } from '../../wording.ts'
import type { home as source } from '../../zh-CN/shell/home.ts'

export const home: Wording<typeof source> = {
  waiting:
    '{count, plural, =0 {Nothing needs your attention} one {One thing needs your attention} other {# things need your attention}}',
  failed: 'This could not be loaded. Try again.',
  quick: {
    label: 'Quick order',
    placeholder: 'Number of an earlier order',
    copy: 'Order again',
    missing: 'Enter an order number',
    done: 'Draft {number} created',
  },
  start: {
    title: 'Getting started',
    note: 'Four steps to your first order',
    done: 'On file',
    supplier: {
      title: 'Add your first supplier',
      text: 'Overseas or domestic. Upload its business license and invoicing data once, then pick it when you order or pay',
    },
    product: {
      title: 'Add or import products',
      text: 'Model and brand are enough. Ask the provider to classify what has no HS code yet',
    },
    address: {
      title: 'Add a delivery address',
      text: 'Where goods go after clearance; pick it with one click when you order',
    },
    order: {
      title: 'Place your first order',
      text: 'Type or paste the lines, keep a draft at any time, and submit when it is right',
    },
  },
  todo: {
    title: 'To do',
    none: 'Nothing needs your attention right now',
    toSubmit: 'Orders to submit',
    returned: 'Orders returned: correct and submit again',
    auditFailed: 'Orders that failed review: correct and submit again',
    priceAuditFailed: 'Price review failed: correct the unit prices',
    contracts: 'Contracts to sign',
    toRelease: 'Payment applications for you to release',
    ownToRelease: 'Your payment applications waiting for a colleague',
    classification: 'Classification results to confirm',
    unread: 'Unread messages',
  },
  status: {
    title: 'Orders and logistics',
    kind: 'Type',
    preparing: 'Ordering',
    logistics: 'Logistics',
    settling: 'Settlement',
    toSubmit: 'To submit',
    submitted: 'In review',
    receiving: 'Receiving',
    clearing: 'Clearing',
    inTransit: 'In transit',
    arrived: 'Arrived',
    pendingPayment: 'To pay',
    completed: 'Completed',
    all: 'All',
  },
  unpaid: {
    title: 'Outstanding amount',
    note: 'Approved orders not fully paid',
    none: 'No orders are waiting for payment',
  },
  deadlines: {
    open: 'The {year} holiday calendar is not published yet; the date moves if it is a rest day',
    title: 'Deadlines',
    note: 'Export proceeds due within {days} days',
    left: '{days, plural, one {# day left} other {# days left}}',
    today: 'Due today',
    late: '{days, plural, one {# day late} other {# days late}}',
    none: 'No export orders are waiting for payment from abroad',
  },
  rates: { title: 'Exchange rates', note: 'RMB per unit', currency: 'Currency', none: 'No rates yet' },
  trend: {
    title: 'Order trend',
    note: 'Last 12 months, by order date',
    measure: 'Measure',
    orders: 'Orders',
    none: 'No orders in the last 12 months',
  },
}
