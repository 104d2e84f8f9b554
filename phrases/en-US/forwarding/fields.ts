import { forwardingRecords } from '../../logistics-field-keys.ts'
import { labels } from '../kernel/labels.ts'

export const forwardingFields = labels(forwardingRecords, {
  forwarderEnquiry: {
    recordName: 'Freight inquiry',
    number: 'Inquiry no.',
    orderNo: 'Linked order',
    quotationCount: 'Quotes',
    validUntil: 'Next expiry',
  },
  forwarderQuotation: {
    recordName: 'Freight quote',
    number: 'Quote no.',
    offerState: 'Counteroffer',
    createdAt: 'Quoted',
  },
  forwarderOrder: {
    recordName: 'Freight order',
    number: 'Order no.',
    quotationNumber: 'Quote no.',
    orderNo: 'Linked order',
    vessel: 'Vessel or flight',
    voyage: 'Voyage',
    waybillNumber: 'Waybill no.',
    departsAt: 'Planned departure',
    arrivesAt: 'Planned arrival',
    material: 'Shipping instructions',
    containerNumbers: 'Container numbers',
  },
  freightCharge: { recordName: 'Charge', kind: 'Charge', basis: 'Basis' },
  quoteSheet: { recordName: 'Quote sheet', kind: 'Charge', basis: 'Basis' },
})
