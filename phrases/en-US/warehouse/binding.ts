import type { Wording } from '../../wording.ts'
import type { binding as source } from '../../zh-CN/warehouse/binding.ts'
import { common } from '../kernel/shared.ts'

export const binding: Wording<typeof source> = {
  title: 'Bind stock',
  gone: 'This order does not exist, or you may not see it',
  bound: 'Stock is bound to this order.',
  notToBind: 'This order does not wait for stock.',
  toOrder: 'View order',
  ...common('clear'),
  propose: 'Fill in first in, first out',
  run: 'Bind {qty}',
  confirm:
    '{lots, plural, one {# lot} other {# lots}} with {qty} will be bound to order {number}. The stock is reserved for it and cannot be sent out otherwise.',
  confirmExpired: ' Some of the lots are expired. Say why they are bound.',
  confirmShort: ' {qty} are still missing and cannot be added after binding.',
  done: 'Stock bound to order {number}',
  fixFirst: 'Correct the quantities marked in red first',
  nothing: 'Choose at least one lot',
  summary: {
    title: 'Binding',
    wanted: 'Ordered',
    chosen: 'To be bound',
    ...common('lots'),
    missing: 'Missing',
    note: 'The order then counts as bound and the stock is reserved for it. A canceled order gives back the same lots and quantities.',
  },
  line: {
    wanted: 'Ordered',
    ...common('available'),
    chosen: 'Chosen',
    missing: 'Missing',
    over: 'Too many',
    none: 'No free stock of this model. Bring goods in first, or change the order.',
    take: 'To bind',
    takeOf: 'Quantity of {lot} to bind',
    fault: {
      number: 'Enter a number',
      tooMuch: 'Only {left} available',
      notNeeded: 'More than the order needs',
    },
  },
  list: {
    title: 'Warehouse orders',
    tabs: 'Direction',
    ...common('all', 'view'),
    open: 'Open',
    newIn: 'New inbound order',
    newOut: 'New outbound order',
    keyword: 'Number, partner',
    empty: 'No inbound or outbound orders yet',
    toBind: 'Orders that wait for stock',
    toBindCount: '{count, plural, one {# order waits} other {# orders wait}} for stock to be bound',
    toBindMore: '{count, number} more',
  },
  fields: {
    number: 'Number',
    direction: 'Direction',
    ...common('state', 'warehouseName', 'lineCount', 'qty', 'createdAt', 'updatedAt'),
    partner: 'Supplier or consignee',
    plannedOn: 'Planned',
  },
}
