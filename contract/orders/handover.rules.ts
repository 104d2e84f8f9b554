import { isIdCard } from '../kernel/formats.ts'
import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'
import { deliveryType, receivingMode } from './order.codes.ts'
import type { Delivery, Receiving } from './order-parts.ts'
import type { OrderDraft } from './order-save.ts'

type Required = readonly [path: string, value: string | number | null]
export const missing = (fields: readonly Required[]): Finding[] =>
  fields.flatMap(([path, value]) => (value === '' || value === null ? [at(path, 'field.required')] : []))

/** §5: a receiving mode needs a delivery mode; by a carrier the freight payment is required. */
export function checkReceiving({ receiving, delivery, isWarehouseType }: OrderDraft): Finding[] {
  // Goods in temporary storage are there already: they are bound, not received.
  const findings = isWarehouseType === 1 ? [] : missing([['receiving.mode', receiving.mode]])
  if (delivery.type === null) findings.push(at('delivery.type', 'order.deliveryTypeMissing'))
  return [...findings, ...missing(neededToReceive(receiving))]
}

export function neededToReceive(receiving: Receiving): Required[] {
  if (receiving.mode === receivingMode.codes.pickup) {
    return [
      ['receiving.address', receiving.address],
      ['receiving.time', receiving.time],
      ['receiving.contact', receiving.contact],
      ['receiving.phone', receiving.phone],
    ]
  }
  return receiving.mode === receivingMode.codes.carrier
    ? [['receiving.freightPayment', receiving.freightPayment]]
    : []
}

/**
 * §5: for a pickup its address and time and the person's name, identity number and phone; every other delivery has an
 * address and the consignee's name, identity number and phone.
 */
export function neededToDeliver(delivery: Delivery): Required[] {
  if (delivery.type === null) return []
  if (delivery.type === deliveryType.codes.warehousePickup) {
    return [
      ['delivery.pickupAddress', delivery.pickupAddress],
      ['delivery.pickupTime', delivery.pickupTime],
      ['delivery.pickupName', delivery.pickupName],
      ['delivery.pickupIdNumber', delivery.pickupIdNumber],
      ['delivery.pickupPhone', delivery.pickupPhone],
    ]
  }
  return [
    ['delivery.address', delivery.address],
    ['delivery.consigneeName', delivery.consigneeName],
    ['delivery.consigneeIdNumber', delivery.consigneeIdNumber],
    ['delivery.consigneePhone', delivery.consigneePhone],
  ]
}

export function checkDelivery(delivery: Delivery): Finding[] {
  const identities = [
    ['delivery.pickupIdNumber', delivery.pickupIdNumber],
    ['delivery.consigneeIdNumber', delivery.consigneeIdNumber],
  ] as const
  return [
    ...missing(neededToDeliver(delivery)),
    ...identities.flatMap(([path, number]) =>
      looksLikeIdCard.test(number) && !isIdCard(number.toUpperCase()) ? [at(path, 'format.idCard')] : [],
    ),
  ]
}

/** Eighteen digits are a mainland card, whose check character must hold; other documents have other shapes. */
const looksLikeIdCard = /^\d{17}[\dXx]$/
