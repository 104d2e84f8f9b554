import { hubRecords } from '../../field-keys.ts'
import { labels } from '../kernel/labels.ts'

export const hubFields = labels(hubRecords, {
  bankAccount: {
    recordName: 'Bank accounts',
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
  },
  address: {
    recordName: 'Addresses',
    type: 'Address type',
  },
  robot: {
    recordName: 'Group bot',
    name: 'Name',
    kind: 'Chat',
    isEnabled: 'On',
    webhook: 'Webhook address',
    addressHint: 'Webhook address',
    secret: 'Signing secret',
    hasSecret: 'Signed',
    locale: 'Language',
    hasPrices: 'Amounts',
    events: 'Notifications',
    lastSentAt: 'Last success',
    lastFailedAt: 'Last failure',
    fault: 'Reason',
    faultCode: 'Error number',
  },
})
