import type { Wording } from '../../wording.ts'
import type { officeWarehouse as source } from '../../zh-CN/office/warehouse.ts'
import { common } from '../kernel/shared.ts'
import { goodsIn } from './goods-in.ts'
import { lots } from './lots.ts'
import { stocktaking } from './stocktaking.ts'
import { warehouses } from './warehouses.ts'

export const officeWarehouse: Wording<typeof source> = {
  ...common('progress'),
  ...goodsIn,
  outbound: {
    shipped: '{done} / {total} shipped',
    basics: 'Outbound order',
    ...common('reserved'),
    picked: 'Picked',
    left: 'Shipped',
    byHand: 'Pick with a handheld',
    marks: { markInspected: 'Record inspection', markSigned: 'Record signature' },
  },
  ship: {
    title: 'Ship {number}',
    ...common('lot', 'vehicle'),
    reserved: 'Not shipped',
    now: 'Ship now',
    expressNumber: 'Courier number',
    shipAll: 'Ship all {qty}',
    shipPart: 'Ship {qty}',
    effectAll: 'All reserved goods leave, and the order becomes shipped.',
    effectPart: 'These quantities leave. The rest stays reserved and the order stays arranged.',
  },
  pickup: {
    title: 'Pickup',
    number: 'Pickup no.',
    ...common('state'),
    time: 'Pickup time',
    address: 'Pickup address',
  },
  difference: {
    title: 'Discrepancies',
    kind: 'Type',
    ...common('announced', 'received', 'reason', 'state'),
    qty: 'Difference',
    photos: 'Photos',
    answer: 'Customer’s answer',
    thread: 'Messages',
    seeThread: 'Read the thread',
  },
  stock: lots,
  stocktaking,
  storage: {
    lead: 'Each day is charged once, however often the run is repeated',
    ...common('month', 'customer', 'warehouse', 'lots', 'days', 'amount', 'fee'),
    run: 'Charge storage of {month}',
    confirm: 'Charge {sum}',
    effect:
      '{count, plural, one {# fee is} other {# fees are}} charged and the customers are told. Days that were charged are not charged again.',
    done: '{count, plural, one {# fee} other {# fees}} charged',
    open: 'To be charged',
    soFar: 'This month so far',
    charged: 'Charged just now',
    nothing: 'No storage to charge',
    withoutTariff:
      'These warehouses have no tariff. Add one first, with a rate of 0 where storage is free: {names}',
    unmeasured: 'Weight, volume or packages are missing',
    unmeasuredLead:
      'These days cannot be charged and are not charged as 0. Enter what is missing, then charge the same month again.',
    notCharged:
      '{count, plural, one {# lot was} other {# lots were}} not charged, because weight, volume or packages are missing',
    lotsIn: '{name} ({lots, plural, one {# lot} other {# lots}})',
    seeLots: '{count, plural, one {# lot} other {# lots}}',
    seeLotsOf: '{count, plural, one {# lot} other {# lots}}: {name}',
    unit: 'Charged by',
    quantity: 'Quantity',
    rate: 'Rate',
  },
  ...warehouses,
}
