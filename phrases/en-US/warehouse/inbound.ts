import type { Wording } from '../../wording.ts'
import type { inbound as source } from '../../zh-CN/warehouse/inbound.ts'
import { documentTexts } from '../kernel/document-screens.ts'
import { common, messages } from '../kernel/shared.ts'

const texts = documentTexts('inbound order')

export const inbound: Wording<typeof source> = {
  documents: common('packing-list', 'other'),
  list: {
    ...texts.list,
    title: 'Inbound orders',
    keyword: 'Number, supplier, model',
    ...common('tabs'),
    hasDifference: 'Differences to confirm',
    differences: '{count, plural, one {# difference} other {# differences}} to confirm',
    decide: 'Confirm',
  },
  submission: {
    ...texts.submission,
    confirm:
      '{count, plural, one {# inbound order} other {# inbound orders}} will be sent for review and locked in the meantime.',
  },
  form: {
    ...texts.form,
    suggestedExpiry: 'From production date and shelf life; you can change it',
    head: 'Inbound order',
    arrival: 'Arrival',
    lines: 'Goods',
    files: 'Files and remarks',
    ...common('pickupAddress', 'pickupTime'),
    ...messages('saved'),
    originAddress: 'Origin address',
    arrivalTime: 'Expected arrival',
    fromInbounds: 'From earlier inbound orders',
    fromOrders: 'From orders',
  },
  sources: {
    products: 'Choose products',
    inbounds: 'Choose earlier inbound orders',
    orders: 'Choose orders',
    searchProducts: 'Model, name or brand',
    searchNumbers: 'Number',
    take: 'Add {count, number}',
    none: 'Nothing found',
  },
  record: {
    ...texts.record,
    note: '{supplier} → {warehouse}',
    refused: 'Review failed',
    ...common('cancelled', 'copy', 'transport', 'received'),
    ...messages('lineCount'),
    progress: 'Inbound progress',
    copied: 'Copied as {number}',
    sendOut: 'Send out',
    outboundMade: 'Outbound draft {number} created',
    labels: 'Labels',
    labelRoll: 'Label roll 100 × 70 mm',
    labelSheet: 'A4, ten on a page',
    done: {
      submit: 'Inbound order submitted',
      cancel: 'Inbound order canceled',
      entrust: 'Goods entrusted',
    },
    basics: 'Arrival',
    lines: 'Goods',
    gap: 'Off by {qty}',
    lots: 'Lots',
    order: 'Order',
    onHand: '{qty} on hand',
    held: '{qty} available',
    unreadable: 'This text could not be read',
    waiting:
      '{count, plural, one {# difference waits} other {# differences wait}} for you. Accept to go by the received quantity, or dispute it; the goods are not available until then.',
  },
  differences: {
    title: 'Receiving differences',
    announced: 'Announced',
    ...common('received'),
    answer: 'Outcome',
    thread: 'Open the thread',
    accepted: 'Accepted: the received quantity counts',
    disputed: 'Dispute sent; the provider answers in the thread',
    kept: 'Counted in stock, not available until this is confirmed',
  },
  pickup: {
    title: 'Pickup',
    progress: 'Pickup progress',
    submitted: 'Arranged',
    ...common('pickupDone', 'inspectionDone', 'stored'),
    problem: 'Problem: {reason}',
  },
}
