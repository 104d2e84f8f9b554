import type { HubFieldTexts } from '../../field-texts.ts'
import { addressFields } from '../kernel/address-fields.ts'
import { bankFields } from '../kernel/bank-fields.ts'

export const hubFields = {
  bankAccount: {
    recordName: 'Bank accounts',
    ...bankFields,
  },
  contact: {
    recordName: 'Contacts',
    type: 'Contact type',
    name: 'Name',
    mobile: 'Mobile',
    landline: 'Landline',
    email: 'Email',
    qq: 'QQ',
    idCard: 'ID card number',
    isDefault: 'Default',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
  address: {
    recordName: 'Addresses',
    type: 'Address type',
    ...addressFields,
  },
} as const satisfies HubFieldTexts
