import type { partnerRefusals } from '@quayside/contract/partners/partner.refusals.ts'
import type { Nested } from '../nested.ts'
import { machineErrors } from './errors-machines.ts'

export const partnerErrors = {
  supplier: {
    ...machineErrors.supplier,
    nameTaken: 'There is already a supplier of this name. Check it and enter another name.',
    licenceMissing: 'Upload the business licence',
    invoicingDataMissing: 'Upload the invoicing data',
    notSelected: 'Please select a supplier first',
  },
  supplierAccount: {
    numberTaken: 'This supplier already has this account number in this currency',
    swiftMissing: 'A SWIFT code is needed for an overseas supplier’s account outside Hong Kong',
  },
  supplierAddress: { regionUnknown: 'Choose the region from the list' },
  bankAccount: {
    format: 'The account number is not valid. It has 5 to 34 digits or letters.',
    countryUnknown: 'Choose the bank’s country or region from the list',
  },
} as const satisfies Nested<keyof typeof partnerRefusals>
