import { common } from '../kernel/shared.ts'

/** The server’s messages about freight. */
export const forwardingNotices = {
  forwarderEnquiry: {
    quote: {
      title: 'Freight quotes received',
      content: 'There are quotes for inquiry {number}. Compare them and accept one.',
    },
    generateOrder: {
      title: 'Freight order created',
      content: 'A freight order was created from the accepted quote of inquiry {number}.',
    },
    cancel: {
      title: 'Inquiry canceled',
      content: 'The provider canceled inquiry {number}. Reason: {reason}',
    },
  },
  forwarderQuotation: {
    create: {
      title: 'New freight quote',
      content: 'There is a quote {number} from {carrier} for inquiry {inquiry}.',
    },
    revise: {
      title: 'Freight quote revised',
      content: 'Quote {number} from {carrier} was revised. Please compare again.',
    },
    acceptOffer: {
      title: 'Counteroffer accepted',
      content: 'Quote {number} from {carrier} now has the price you asked for.',
    },
    refuseOffer: {
      title: 'Counteroffer declined',
      content: 'Your counteroffer to quote {number} from {carrier} was declined. Reason: {reason}',
    },
    withdraw: {
      title: 'Freight quote withdrawn',
      content: 'Quote {number} from {carrier} was withdrawn. Reason: {reason}',
    },
    ending: {
      title: 'Freight quote expires soon',
      content: 'Quote {number} from {carrier} is valid until {validUntil}. Accept it before then.',
    },
    expire: {
      title: 'Freight quote expired',
      content: 'Quote {number} from {carrier} expired on {validUntil}.',
    },
  },
  forwarderOrder: {
    quote: { title: 'Freight order quoted', content: 'Freight order {number} has a price to accept.' },
    confirmGoods: { title: 'Goods confirmed', content: 'The goods of freight order {number} are ready.' },
    bookWarehouse: { title: 'Space booked', content: 'Space for freight order {number} is booked.' },
    deliver: {
      title: 'Goods with the carrier',
      content: 'The goods of freight order {number} were handed to the carrier.',
    },
    arrive: {
      title: 'Goods arrived',
      content: 'The goods of freight order {number} have arrived. Please add the shipping instructions.',
    },
    complete: {
      title: 'Freight order completed',
      content: 'Freight order {number} is completed and its charges are on your account.',
    },
    addDocuments: {
      title: 'Carrier documents',
      content: 'Freight order {number} has a new bill of lading, arrival notice or insurance policy.',
    },
    cancel: {
      title: 'Freight order canceled',
      content: 'The provider canceled freight order {number}. Reason: {reason}',
    },
  },
}

/** The comparison of quotations on paper and in a sheet. */
export const comparisonTexts = {
  title: 'Freight quote comparison',
  charge: 'Item',
  basis: 'Basis',
  rmbTotal: 'Total in RMB',
  ...common('total', 'direct', 'departs', 'validUntil', 'notQuoted', 'included'),
  missing: '{count} missing, not comparable',
  transit: 'Transit',
  via: 'Via',
  freeDays: 'Free time at destination',
  days: '{count, plural, one {# day} other {# days}}',
  rates: 'Bank of China selling rates',
}
