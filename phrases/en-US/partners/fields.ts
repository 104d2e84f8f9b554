import type { PartnerFieldTexts } from '../../field-texts.ts'
import { addressFields } from '../kernel/address-fields.ts'
import { bankFields } from '../kernel/bank-fields.ts'

export const partnerFields = {
  supplier: {
    recordName: 'Suppliers',
    number: 'Supplier no.',
    name: 'Supplier name',
    englishName: 'English name',
    abbreviation: 'Abbreviation',
    isOverseas: 'Location',
    source: 'Source',
    contact: 'Contact',
    phone: 'Phone',
    address: 'Address',
    status: 'Status',
    missingDocuments: 'Documents',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
  supplierAccount: {
    recordName: 'Supplier accounts',
    supplierNumber: 'Supplier no.',
    supplierName: 'Supplier name',
    ...bankFields,
  },
  supplierAddress: {
    recordName: 'Supplier addresses',
    supplierNumber: 'Supplier no.',
    supplierName: 'Supplier name',
    type: 'Address type',
    ...addressFields,
  },
  customer: {
    recordName: 'Customers',
    number: 'Customer no.',
    type: 'Customer type',
    chineseName: 'Chinese name',
    englishName: 'English name',
    level: 'Level',
    registeredAddress: 'Registered address',
    phone: 'Phone',
    fax: 'Fax',
    businessAddress: 'Business address',
    source: 'Source',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
} as const satisfies PartnerFieldTexts
