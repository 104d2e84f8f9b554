import type { Wording } from '../../wording.ts'
import type { lot as source } from '../../zh-CN/warehouse/lot.ts'
import { common } from '../kernel/shared.ts'

export const lot: Wording<typeof source> = {
  gone: 'This lot was not found',
  use: 'Ship out this lot',
  labels: 'Print label',
  qr: 'QR code of lot {number}',
  qrNote: 'Scan to open this lot',
  quantities: 'Quantities',
  onHand: 'On hand',
  ...common('reserved', 'blocked', 'available', 'storedOn'),
  initial: '{qty} when stored',
  pack: 'Minimum pack {qty}',
  reservedFor: 'Reserved for',
  since: 'since {day}',
  source: 'Came with',
  packing: 'Packing',
  packingOf: '{pallets} pallets · {packages} packages',
  weight: 'Gross / net weight',
  weightOf: '{gross} / {net} kg',
  volume: 'Volume',
  dateCodeOf: 'Week {week} of {year}',
  dateCodeYear: '{year}',
  unreadable: 'not readable',
}
