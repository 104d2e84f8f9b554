import type { hubRefusals } from '@quayside/contract/account/hub.refusals.ts'
import type { Nested } from '../../nested.ts'
import { common } from '../kernel/shared.ts'

export const hubErrors = {
  bankAccount: {
    format: 'The account number is not valid. It has 5 to 34 digits or letters.',
    countryUnknown: 'Choose the bank’s country or region from the list',
    numberTaken: 'You already have this account number in this currency',
  },
  contact: {
    mobile:
      'The mobile number is not valid. Enter an 11-digit mainland China number, or begin with + and the country code.',
    qq: 'The QQ number is not valid. It has 5 to 11 digits.',
    phoneMissing: 'Enter a mobile or a landline number',
    pickupMobileMissing: 'A pickup contact needs a mobile number',
    pickupIdMissing: 'A pickup contact needs an ID card number, which the warehouse checks at release',
  },
  address: { ...common('regionUnknown'), regionTooWide: 'Choose the region down to its last level' },
  companyChange: { pending: 'A change is already in review. Wait for the result, or withdraw it first.' },
  savedView: {
    nameTaken: 'You already have a view of this name. Choose another one.',
    notYours:
      'This view belongs to a colleague, who alone can change or delete it. Save it as your own instead.',
  },
} as const satisfies Nested<keyof typeof hubRefusals>
