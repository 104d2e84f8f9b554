import { partnerRecords } from '../../field-keys.ts'
import { labels } from '../kernel/labels.ts'

export const partnerFields = labels(partnerRecords, {
  supplier: {
    recordName: 'Suppliers',
    number: 'Supplier no.',
    name: 'Supplier name',
    abbreviation: 'Abbreviation',
    isOverseas: 'Location',
    status: 'Status',
    missingDocuments: 'Documents',
  },
  supplierAccount: { recordName: 'Supplier accounts' },
  supplierAddress: { recordName: 'Supplier addresses' },
  customer: {
    recordName: 'Customers',
    number: 'Customer no.',
    type: 'Customer type',
    level: 'Level',
    registeredAddress: 'Registered address',
    businessAddress: 'Business address',
    fax: 'Fax',
  },
})
