import { describe, expect, it } from 'vitest'
import { chosenDelivery, chosenReceiving } from './chosen-parts.ts'
import { neededToDeliver, neededToReceive } from './handover.rules.ts'
import { deliveryType, receivingMode } from './order.codes.ts'
import { Delivery, emptyDelivery, emptyReceiving, type Receiving } from './order-parts.ts'

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

describe('what is typed of a handover', () => {
  const isTaken = (part: object) => Delivery.safeParse({ ...emptyDelivery, ...part }).success

  it('has an identity number of any region, or one as the form showed it masked', () => {
    const taken = ['', '11010519491231002X', 'A123456(7)', 'A123456（7）', '110***********002X']
    for (const pickupIdNumber of taken) expect(isTaken({ pickupIdNumber })).toBe(true)
    for (const pickupIdNumber of ['12345', 'a b c d e f', '1'.repeat(25)])
      expect(isTaken({ pickupIdNumber })).toBe(false)
  })

  it('has an appointment in whole minutes of a day that exists, or none', () => {
    for (const time of ['', '2028-02-29 00:00', '2026-11-20 23:59']) expect(isTaken({ time })).toBe(true)
    for (const time of ['2026-11-20', '2026-02-29 10:00', '2026-11-20 24:00', '2026-11-20 10:60', 'soon'])
      expect(isTaken({ time })).toBe(false)
  })
})
