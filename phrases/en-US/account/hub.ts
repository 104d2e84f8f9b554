import type { Wording } from '../../wording.ts'
import type { hub as source } from '../../zh-CN/account/hub.ts'
import { common } from '../kernel/shared.ts'

export const hub: Wording<typeof source> = {
  common: {
    ...common('created', 'saved'),
    removed: 'Deleted',
    gone: 'This record does not exist or has been deleted',
  },
  bankAccount: {
    title: 'Bank accounts',
    new: 'New account',
    edit: 'Edit account',
    keyword: 'Name, bank or full number',
    setDefault: 'Use as the default account in this currency',
    swiftHint: 'For transfers abroad, 8 or 11 characters',
    empty: 'No bank accounts yet. Payments and invoices will need one.',
    save: 'Save account',
    saved: 'Account saved',
    removeConfirm:
      '{count, plural, one {# account} other {# accounts}} will be deleted and can no longer be chosen for payments.',
    removed: '{count, plural, one {# account} other {# accounts}} deleted',
  },
  contact: {
    title: 'Contacts',
    new: 'New contact',
    edit: 'Edit contact',
    keyword: 'Name, phone or email',
    setDefault: 'Use as the default contact of this type',
    ...common('all'),
    mobileHint: 'Begin a number outside mainland China with + and its country code',
    idHint: 'Stored encrypted, never shown in full in lists',
    idPickupHint: 'Checked by the warehouse at pickup, stored encrypted',
    empty: 'No contacts yet. Start with who orders, who pays and who picks up.',
    save: 'Save contact',
    saved: 'Contact saved',
    removeConfirm:
      '{count, plural, one {# contact} other {# contacts}} will be deleted and can no longer be chosen in orders.',
    removed: '{count, plural, one {# contact} other {# contacts}} deleted',
  },
  address: {
    title: 'My addresses',
    new: 'New address',
    edit: 'Edit address',
    keyword: 'Address or contact',
    setDefault: 'Use as the default address of this type',
    ...common('all', 'copy'),
    region: 'Province, city, district',
    empty: 'No addresses yet. Start with the ones you ship to and from most.',
    save: 'Save address',
    saved: 'Address saved',
    removeConfirm:
      '{count, plural, one {# address} other {# addresses}} will be deleted and can no longer be chosen in orders.',
    removed: '{count, plural, one {# address} other {# addresses}} deleted',
  },
}
