import type { partnerRefusals } from '@quayside/contract/partners/partner.refusals.ts'
import type { Nested } from '../nested.ts'
import { machineErrors } from './errors-machines.ts'

export const partnerErrors = {
  supplier: {
    ...machineErrors.supplier,
    nameTaken: 'There is already a supplier of this name. Check it and enter another name.',
    licenceMissing: 'Upload the business license',
    invoicingDataMissing: 'Upload the invoicing data',
    notSelected: 'Please select a supplier first',
  },
  supplierAccount: {
    numberTaken: 'This supplier already has this account number in this currency',
    swiftMissing: 'A SWIFT code is needed for an overseas supplier’s account outside Hong Kong',
  },
  supplierAddress: { regionUnknown: 'Choose the region from the list' },
  customer: {
    chineseNameTaken: 'There is already a customer of this Chinese name. Check it and enter another.',
    englishNameTaken: 'There is already a customer of this English name. Check it and enter another.',
    englishNameMissing: 'An overseas customer needs an English name: export documents carry it',
    chineseNameMissing: 'A distribution customer needs a Chinese name',
  },
} as const satisfies Nested<keyof typeof partnerRefusals>
