import type { permissions as source } from '../zh-CN/permissions.ts'

export const permissions: typeof source = {
  areas: {
    home: 'Home',
    business: 'My business',
    product: 'Products',
    hub: 'Customer hub',
    data: 'Initial data',
    report: 'Reports',
  },
  pages: {
    home: { notice: 'System notices', bulletin: 'Announcements', consultation: 'Consultations' },
    business: {
      supplier: 'Suppliers',
      account: 'Supplier accounts',
      address: 'Supplier addresses',
      customer: 'Customers',
    },
    product: {
      goods: 'My products',
      request: 'Classification requests',
      supplierGoods: 'Supplier goods',
      hsCode: 'Customs codes',
    },
    hub: {
      company: 'Company information',
      bankAccount: 'Bank accounts',
      contact: 'Contacts',
      address: 'Addresses',
      member: 'Members',
    },
    data: { rate: 'Exchange rates', dictionary: 'Dictionaries' },
    report: { member: 'Members', notice: 'System notices', rate: 'Exchange rates' },
  },
  actions: {
    list: 'See the list',
    view: 'View',
    read: 'Mark as read',
    ask: 'Ask',
    edit: 'Add and change',
    remove: 'Delete',
    void: 'Ask to void or enable',
    decide: 'Accept or object',
    import: 'Import',
    export: 'Export',
    print: 'Print',
  },
  sets: {
    administrator: 'Administrator',
    orderPlacer: 'Order placer',
    finance: 'Finance',
    warehouse: 'Pickup and warehouse',
    readOnly: 'Read only',
    custom: 'Custom',
  },
}
