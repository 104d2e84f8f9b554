import type { Wording } from '../../wording.ts'
import type { outboundRecord as source } from '../../zh-CN/warehouse/outbound-record.ts'
import { documentTexts } from '../kernel/document-screens.ts'
import { common } from '../kernel/shared.ts'

const texts = documentTexts('outbound order')

export const outboundRecord: Wording<typeof source> = {
  record: {
    ...texts.record,
    ...common('returned', 'files'),
    basics: 'Outbound details',
    deliveryNote: 'Delivery note PDF',
    done: {
      submit: 'Outbound order submitted, stock reserved',
      cancel: 'Outbound order canceled, stock given back',
    },
    marks: { markInspected: 'Inspected', markSigned: 'Signed for' },
  },
  progress: {
    label: 'Outbound progress',
    new: 'Submitted, reserved',
    arranged: 'Arranged',
    shipped: 'Shipped',
    completed: 'Completed',
    ...common('partly'),
    waits: {
      new: 'Waits for you',
      arranged: 'Provider arranges',
      shipped: 'Waits to leave',
      completed: 'Waits for delivery',
    },
  },
  next: {
    title: 'Next',
    draft: 'Check goods and delivery, then submit. Stock is reserved at once by the chosen strategy.',
    new: 'The stock is reserved and the provider arranges a vehicle or carrier. Until then you can cancel, which gives the stock back.',
    arranged:
      'The provider has arranged the shipment and tells you when it leaves. Contact the provider for changes.',
    partly: 'Part of the goods has left. The rest stays reserved for you and follows.',
    shipped: 'All goods have left. The provider records the signature and completes the order.',
    completed: 'The order is complete. The delivery note stays available.',
  },
  lines: {
    title: 'Goods and lots',
    modelOrLot: 'Model or lot',
    ...common('shipped'),
    reserved: 'Reserved',
    pickedLot: 'Picked lot',
    packs: 'Whole packs of {qty}',
    asked: 'Lots asked for: {lots}',
    draft: 'A draft reserves nothing; lots are reserved by the strategy when it is submitted.',
  },
}
