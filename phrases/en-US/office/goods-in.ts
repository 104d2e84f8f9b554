import type { Wording } from '../../wording.ts'
import type { goodsIn as source } from '../../zh-CN/office/goods-in.ts'
import { common, messages } from '../kernel/shared.ts'

export const goodsIn: Wording<typeof source> = {
  inbound: {
    counted: 'Lines counted',
    openDifferences: 'Discrepancies',
    differences: '{count, number} open',
    ...messages('lines'),
    ...common('sum'),
    receivedQty: 'Received',
    lots: 'Location',
    order: 'Order',
    basics: 'Inbound order',
    byHand: 'Receive with a handheld',
  },
  receipt: {
    title: 'Record receipt',
    expired: '{count, plural, one {# line is expired} other {# lines are expired}}',
    expiredConfirm:
      '{count, plural, one {Goods of # line are expired.} other {Goods of # lines are expired.}} They can be received and stored, but no strategy takes them. Say why they are taken in.',
    ...common('announced', 'difference', 'qty', 'leave'),
    received: 'Received now',
    receivedOf: 'Received of {model}',
    reason: 'Reason',
    reasonOf: '{kind}: reason for {model}',
    reasonHint: '{kind}: why',
    more: 'Damage, wrong goods, photos',
    report: 'Report',
    reportOf: 'Discrepancies of {model}',
    photos: '{count, plural, one {# photo} other {# photos}}',
    photo: 'Photos',
    keep: 'Add to receipt',
    lines: '{count, plural, one {# line} other {# lines}}, {qty} received',
    differing: '{count, plural, one {# line differs} other {# lines differ}}: short {short}, over {over}',
    exact: 'As announced',
    wrong: '{count, plural, one {# line needs} other {# lines need}} a reason or another quantity',
    save: 'Record receipt',
    saveDiffering:
      'Record receipt and send {count, plural, one {# discrepancy} other {# discrepancies}} to the customer',
  },
  putAway: {
    title: 'Put away',
    all: 'All to…',
    ...common('received', 'split', 'leave'),
    qty: 'Quantity to store',
    qtyOf: 'Quantity to store of {model}',
    placeOf: 'Location of {model}',
    noPlace: 'None',
    drop: 'Remove',
    lots: '{lots, plural, one {# lot} other {# lots}}, {places, plural, one {# location} other {# locations}}',
    loose: '{count, plural, one {# lot} other {# lots}} without a location',
    wrong: '{count, plural, one {# line does} other {# lines do}} not add up to what was received',
    save: 'Store {count, plural, one {# lot} other {# lots}}',
  },
}
