import type { quoteLink as source } from '../../zh-CN/forwarding/quote-link.ts'
import { common } from '../kernel/shared.ts'

/** The page on which a forwarder without an account enters its quotation. */
export const quoteLink: typeof source = {
  title: 'Freight quotation',
  lead: 'Inquiry {number}: a quotation by {forwarder}. The link is valid until {until}.',
  ...common('shipment', 'route', 'goods', 'terms', 'charges', 'currency', 'price', 'included'),
  ready: 'Cargo ready',
  departBy: 'Departs by',
  arriveBy: 'Arrives by',
  load: 'Quantity and weight',
  quantity: '{value} pieces',
  weight: '{value} kg',
  volume: '{value} m³',
  containers: '{count, number} × {type}',
  size: '{length} × {width} × {height} mm, {pieces} pieces',
  insured: 'Insurance needed',
  kind: 'Charge',
  basis: 'Basis',
  amountColumn: 'Quantity',
  remove: 'Remove charge {place, number}',
  add: 'Add a charge',
  send: 'Send the quotation',
  sendAgain: 'Update the quotation',
  sent: 'Quotation {number} was sent. You can change it by the same link while the link is valid.',
  choose: 'Choose',
  noLink: 'The link is incomplete. Open it again from the message you received.',
  wrong: '{count, number} entries need a correction',
}
