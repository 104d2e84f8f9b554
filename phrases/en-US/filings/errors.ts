import type { filingRefusals, labelRefusals } from '@quayside/contract/filings/filing.refusals.ts'
import type { Nested } from '../../nested.ts'

export const filingErrors = {
  labelOrder: {
    alreadySubmitted: 'This label order has already been submitted. Refresh to see its latest status.',
    noOpenVersion: 'No label is waiting for your answer. The provider will send the next one.',
    notConfirmed: 'The customer has not confirmed a label of every product yet.',
    noLines: 'Add at least one product.',
    productName: 'Enter the product name.',
    ingredients: 'Enter the ingredients.',
    packageImage: 'Upload the package flat image.',
    certificate: 'Upload the approval or filing certificate.',
    nutrients: 'Upload the nutrition file.',
    notPicture: 'Use a picture or a PDF.',
    unknownLine: 'The label order has no such product.',
    versionReplaced: 'This version was superseded or answered meanwhile. Look at the latest one.',
  },
  filing: {
    noOpenQuote: 'There is no quote to answer. Wait for the provider’s quote.',
    quoteAccepted: 'The customer has accepted the quote. The price can no longer change.',
    quoteNotAccepted: 'The customer has not accepted the quote, so the filing cannot be completed.',
    quoteChanged: 'The quote is now {sum}. Look at it before you accept.',
  },
  approvalOrder: {
    alreadySubmitted: 'This approval order has already been submitted. Refresh to see its latest status.',
  },
} as const satisfies Nested<keyof typeof filingRefusals | keyof typeof labelRefusals>
