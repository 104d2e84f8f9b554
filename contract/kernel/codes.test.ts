import { describe, expect, it } from 'vitest'
import { allCodeLists, allTones, type CodeListName } from '../all-codes.ts'
import { type CodeValue, codeList } from './codes.ts'

const upTo = (last: number, first = 0) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** The specification's own values, written a second time from its sections 3 and 4. */
const specified: Partial<Record<CodeListName, readonly CodeValue[]>> = {
  modelType: upTo(9),
  currency: ['RMB', 'USD', 'JPY', 'HKD', 'EUR', 'GBP'],
  storageMode: upTo(2),
  // 4, first expired first out, is asked for by goods that expire; the specification has 0 to 3.
  outboundStrategy: upTo(4),
  storageType: upTo(1),
  deliveryType: [0, 1, 2, 3, 5],
  signState: upTo(1),
  inspectionState: upTo(1),
  shippingInspection: [-1, 0, 1],
  bankFeeBearer: upTo(2),
  supplierStatus: upTo(4, 1),
  customerType: [1, 2],
  certificationStatus: ['NOTCERT', 'APPLY', 'VERIFYING', 'PASSED', 'REJECTED'],
  goodsCategory: upTo(3, -1),
  cccStatus: upTo(6),
  hongKongControl: upTo(1),
  recordSource: upTo(1),
  storageOrderType: upTo(2),
  defaultFlag: upTo(1),
  submitState: upTo(1),
  orderState: [...upTo(8, -1), 9, 15, 16, 17, 230],
  forwarderOrderState: upTo(8, -1),
  forwarderEnquiryState: upTo(4, -1),
  labelOrderState: upTo(3, -1),
  approvalOrderState: upTo(7, -1),
  inboundState: upTo(8, -1),
  outboundState: upTo(3, -1),
  receivingState: upTo(2),
  shippingState: upTo(2),
  invoiceStatus: upTo(4),
  taxInvoicingState: upTo(2),
  paymentState: upTo(3),
  fxPaymentState: upTo(4),
  writeOffState: upTo(2),
  priceAudit: upTo(5, 1),
  confirmationState: upTo(3),
  commodityState: upTo(12, 1),
  declarationState: upTo(28),
  goodsPickupState: upTo(8),
  archiveState: upTo(1),
}

describe('a coded list', () => {
  const fruit = codeList('fruit', { apple: 1, pear: 2 })

  it('gives the name of a code and nothing for a value it does not hold', () => {
    expect(fruit.keyOf(2)).toBe('pear')
    expect(fruit.keyOf(3)).toBeUndefined()
    expect(fruit.keyOf('2')).toBeUndefined()
    expect(fruit.keyOf('constructor')).toBeUndefined()
  })

  it('keeps names and values in the order of the declaration', () => {
    expect([fruit.keys, fruit.values]).toEqual([
      ['apple', 'pear'],
      [1, 2],
    ])
  })
})

describe('every coded list', () => {
  it.each(Object.entries(specified))('%s holds exactly the values of the specification', (name, values) => {
    const sorted = (list: readonly CodeValue[]) => list.toSorted((a, b) => (a < b ? -1 : 1))
    expect(sorted(allCodeLists[name as CodeListName].values)).toEqual(sorted(values))
  })

  it.each(Object.entries(allCodeLists))(
    '%s stands under its own name and gives no value twice',
    (name, list) => {
      expect(list.name).toBe(name)
      expect(new Set<CodeValue>(list.values).size).toBe(list.keys.length)
    },
  )

  it.each(Object.entries(allTones))(
    '%s has a colour’s meaning for each state and for nothing else',
    (name, tones) => {
      const keys: readonly string[] = allCodeLists[name as CodeListName].keys
      expect(Object.keys(tones).toSorted()).toEqual(keys.toSorted())
    },
  )
})
