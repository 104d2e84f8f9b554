import { hubRecords } from '../../field-keys.ts'
import { commonLabels, labels } from '../kernel/labels.ts'
import { recordNames } from '../kernel/shared.ts'

export const hubFields = labels(hubRecords, {
  bankAccount: { recordName: 'Bank accounts' },
  contact: {
    recordName: 'Contacts',
    type: 'Contact type',
    name: commonLabels.personName,
    landline: 'Landline',
    email: 'Email',
    qq: 'QQ',
    idCard: 'ID card number',
  },
  address: { recordName: 'Addresses' },
  robot: {
    recordName: 'Group bot',
    ...recordNames('name'),
    kind: 'Chat',
    isEnabled: 'On',
    webhook: 'Webhook address',
    addressHint: 'Webhook address',
    secret: 'Signing secret',
    hasSecret: 'Signed',
    locale: 'Language',
    hasPrices: 'Amounts',
    events: 'Notifications',
    quiet: 'Quiet hours (Beijing time)',
    digest: 'Digest',
    lastSentAt: 'Last success',
    lastFailedAt: 'Last failure',
    fault: 'Reason',
    faultCode: 'Error number',
  },
})
