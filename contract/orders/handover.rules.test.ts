import { describe, expect, it } from 'vitest'
import { foundBy } from '../kernel/findings-of.testing.ts'
import { checkDelivery, checkReceiving } from './handover.rules.ts'
import { deliveryType, orderKind, receivingMode } from './order.codes.ts'
import { type Delivery, emptyDelivery, emptyReceiving, type Receiving } from './order-parts.ts'
import { emptyOrder } from './order-save.ts'

const { pickup, carrier, supplierDelivers } = receivingMode.codes
const { express, warehousePickup } = deliveryType.codes

describe('how goods reach the provider', () => {
  const found = (receiving: Partial<Receiving>, isWarehouseType: 0 | 1 = 0) =>
    foundBy(
      checkReceiving({
        ...emptyOrder(orderKind.codes.import),
        isWarehouseType,
        receiving: { ...emptyReceiving, ...receiving },
        delivery: { ...emptyDelivery, type: express },
      }),
    )

  it('is said, but for goods in temporary storage, which are there already', () => {
    expect(found({})).toEqual(['receiving.mode field.required'])
    expect(found({}, 1)).toEqual([])
    expect(found({ mode: supplierDelivers })).toEqual([])
  })

  it('§5: by a carrier needs the freight payment, by a pickup where, when and whom', () => {
    expect(found({ mode: carrier })).toEqual(['receiving.freightPayment field.required'])
    expect(found({ mode: carrier, freightPayment: 'collect' })).toEqual([])
    expect(found({ mode: pickup }).map((each) => each.split(' ')[0])).toEqual([
      'receiving.address',
      'receiving.time',
      'receiving.contact',
      'receiving.phone',
    ])
  })

  it('§5: needs a delivery mode', () => {
    const draft = {
      ...emptyOrder(orderKind.codes.import),
      receiving: { ...emptyReceiving, mode: supplierDelivers },
    }
    expect(foundBy(checkReceiving(draft))).toEqual(['delivery.type order.deliveryTypeMissing'])
  })
})

describe('how goods reach the customer', () => {
  const found = (delivery: Partial<Delivery>) =>
    foundBy(checkDelivery({ ...emptyDelivery, ...delivery })).map((each) => each.split(' ')[0])

  it('§5: by a pickup needs its address and time and the person, otherwise an address and the consignee', () => {
    expect(found({})).toEqual([])
    expect(found({ type: warehousePickup })).toEqual(
      ['Address', 'Time', 'Name', 'IdNumber', 'Phone'].map((name) => `delivery.pickup${name}`),
    )
    expect(found({ type: express })).toEqual([
      'delivery.address',
      ...['Name', 'IdNumber', 'Phone'].map((name) => `delivery.consignee${name}`),
    ])
  })

  it('has mainland identity cards with their check character, and documents of other shapes as they are', () => {
    expect(found({ pickupIdNumber: '11010519491231002x' })).toEqual([])
    expect(found({ pickupIdNumber: '110105194912310021' })).toEqual(['delivery.pickupIdNumber'])
    expect(found({ consigneeIdNumber: 'A123456(7)' })).toEqual([])
  })
})
