import type { Wording } from '../../wording.ts'
import type { lot as source } from '../../zh-CN/warehouse/lot.ts'

export const lot: Wording<typeof source> = {
  gone: 'This lot was not found',
  use: 'Ship out this lot',
  labels: 'Print label',
  qr: 'QR code of lot {number}',
  qrNote: 'Scan to open this lot',
  quantities: 'Quantities',
  onHand: 'On hand',
  reserved: 'Reserved',
  blocked: 'Blocked',
  available: 'Available',
  initial: '{qty} when stored',
  pack: 'Minimum pack {qty}',
  reservedFor: 'Reserved for',
  since: 'since {day}',
  source: 'Came with',
  storedOn: 'Stored on',
  packing: 'Packing',
  packingOf: '{pallets} pallets · {packages} packages',
  weight: 'Gross / net weight',
  weightOf: '{gross} / {net} kg',
  volume: 'Volume',
  dateCodeOf: 'Week {week} of {year}',
  dateCodeYear: '{year}',
  unreadable: 'not readable',
}
