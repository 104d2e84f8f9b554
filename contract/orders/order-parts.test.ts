import { describe, expect, it } from 'vitest'
import { chosenDelivery, chosenReceiving } from './chosen-parts.ts'
import { neededToDeliver, neededToReceive } from './handover.rules.ts'
import { deliveryType, receivingMode } from './order.codes.ts'
import { type Delivery, emptyDelivery, emptyReceiving, type Receiving } from './order-parts.ts'

const typed = (empty: object) =>
  Object.fromEntries(Object.keys(empty).map((name) => [name, name.endsWith('Id') ? '7' : 'typed']))
const receivingBy = (mode: number | null) => ({ ...typed(emptyReceiving), mode }) as unknown as Receiving
const deliveredBy = (type: number | null) => ({ ...typed(emptyDelivery), type }) as unknown as Delivery

describe('the chosen way', () => {
  it.each(receivingMode.values)('of receiving (%i) keeps all that is required of it', (mode) => {
    for (const [, value] of neededToReceive(chosenReceiving(receivingBy(mode), false)))
      expect(value).toBe('typed')
  })

  it.each(deliveryType.values)('of delivery (%i) keeps all that is required of it', (type) => {
    for (const [, value] of neededToDeliver(chosenDelivery(deliveredBy(type)))) expect(value).toBe('typed')
  })

  it('has nothing of another one: no identity number of a pickup in a delivery by express', () => {
    expect(chosenDelivery(deliveredBy(deliveryType.codes.express))).toMatchObject({
      consigneeIdNumber: 'typed',
      expressNumber: 'typed',
      pickupIdNumber: '',
      pickupPhone: '',
      transportCompany: '',
    })
    expect(chosenReceiving(receivingBy(receivingMode.codes.carrier), false)).toMatchObject({
      freightPayment: 'typed',
      supplierAddressId: null,
      phone: '',
    })
  })

  it('has nothing at all before it is chosen, or where the goods are in storage', () => {
    expect(chosenReceiving(receivingBy(null), false)).toEqual(emptyReceiving)
    expect(chosenReceiving(receivingBy(receivingMode.codes.pickup), true)).toEqual(emptyReceiving)
    expect(chosenDelivery(deliveredBy(null))).toEqual(emptyDelivery)
  })
})
