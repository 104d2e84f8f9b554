import type { Wording } from '../../wording.ts'
import type { palette as source } from '../../zh-CN/shell/palette.ts'

export const palette: Wording<typeof source> = {
  label: 'Search',
  placeholder: 'Type a name, number, action or pinyin initials',
  pages: 'Pages',
  recent: 'Recent',
  actions: 'Actions',
  preview: 'Preview',
  openHit: 'Open',
  all: 'Show in the list',
  whole: 'All {count, number} results',
  facts: { amount: 'Amount', unpaid: 'Unpaid', orderDate: 'Order date', dueOn: 'Due', party: 'Supplier' },
  orders: 'Orders',
  suppliers: 'Suppliers',
  customers: 'Customers',
  products: 'Products',
  applications: 'Payment applications',
  inbounds: 'Inbound orders',
  outbounds: 'Outbound orders',
  enquiries: 'Freight inquiries',
  quotations: 'Freight quotations',
  freightOrders: 'Freight orders',
  nothing: 'Nothing found',
  hint: '↑↓ to choose, Enter to open, > for actions only, Esc to close',
}
