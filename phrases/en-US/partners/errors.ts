import type { partnerRefusals } from '@quayside/contract/partners/partner.refusals.ts'
import type { Nested } from '../../nested.ts'
import { common } from '../kernel/shared.ts'

export const partnerErrors = {
  supplier: {
    notModifiable: 'This supplier is voided. Request to enable it before you change it.',
    requestPending: 'A request for this supplier is pending. Please wait for the provider’s decision.',
    nameTaken: 'A supplier with this name already exists. Check it and enter another name.',
    ...common('licenceMissing'),
    invoicingDataMissing: 'Upload the invoicing data',
    notSelected: 'Please select a supplier first',
  },
  supplierAccount: {
    numberTaken: 'This supplier already has this account number in this currency',
    bankAddressMissing: 'Please enter the bank’s address; a payment application needs it',
    swiftMissing: 'An overseas supplier’s account outside Hong Kong needs a SWIFT code',
  },
  supplierAddress: common('regionUnknown'),
  customer: {
    chineseNameTaken: 'A customer with this Chinese name already exists. Check it and enter another.',
    englishNameTaken: 'A customer with this English name already exists. Check it and enter another.',
    englishNameMissing: 'An overseas customer needs an English name for export documents',
    chineseNameMissing: 'A distribution customer needs a Chinese name',
  },
} as const satisfies Nested<keyof typeof partnerRefusals>
