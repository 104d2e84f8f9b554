import type { filingQuotes as source } from '../../zh-CN/filings/filing-quotes.ts'

/** The price of a filing, as customer and provider see it. */
export const filingQuotes: typeof source = {
  title: 'Quote and fee',
  waits: 'The provider quotes {sum}. Accept it, or say why not.',
  waitsForCustomer: 'Waits for the customer',
  free: 'Free',
  follows: 'It is charged at completion.',
  charged: 'It has been charged.',
  done: { acceptFee: 'Quote accepted', declineFee: 'The provider has been told' },
}
