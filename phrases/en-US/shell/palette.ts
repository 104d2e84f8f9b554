import type { Wording } from '../../wording.ts'
import type { palette as source } from '../../zh-CN/shell/palette.ts'
import { common } from '../kernel/shared.ts'

export const palette: Wording<typeof source> = {
  label: 'Search',
  placeholder: 'Type a name, number, action or pinyin initials',
  pages: 'Pages',
  recent: 'Recent',
  actions: 'Actions',
  ...common(
    'preview',
    'openHit',
    'orders',
    'suppliers',
    'customers',
    'products',
    'applications',
    'inbounds',
    'outbounds',
    'freightOrders',
    'nothing',
  ),
  all: 'Show in the list',
  whole: 'All {count, number} results',
  facts: {
    ...common('amount', 'orderDate', 'state', 'contact', 'phone', 'origin', 'hsCode', 'orders'),
    unpaid: 'Unpaid',
    dueOn: 'Due',
    party: 'Supplier',
    next: 'Next step',
    location: 'Location',
    level: 'Level',
    latestOrder: 'Latest order',
    classification: 'Classification',
    tariffRate: 'Duty rate',
    lastPrice: 'Latest price',
  },
  orderCount: '{count, number}',
  enquiries: 'Freight inquiries',
  quotations: 'Freight quotations',
  hint: '<key>↑</key><key>↓</key> choose <key>Enter</key> open <key>{sign}</key> actions only',
}
