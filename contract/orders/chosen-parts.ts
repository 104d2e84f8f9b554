import {
  type DeliveryTypeKey,
  deliveryType,
  orderKind,
  type ReceivingModeKey,
  receivingMode,
} from './order.codes.ts'
import type { Delivery, Receiving } from './order-parts.ts'
import { emptyDelivery, emptyReceiving } from './order-parts.ts'

/** Imports are always cleared by the provider and domestic goods never are: only these orders ask for it. */
const clearedOnRequest: ReadonlySet<number> = new Set([orderKind.codes.export, orderKind.codes.transit])
export const asksForClearance = (modelType: number): boolean => clearedOnRequest.has(modelType)

/** What each way asks about; whatever else was typed before another way was chosen is not part of the order. */
const toWarehouse = ['warehouseId', 'warehouse'] as const
const receivingFields: Readonly<Record<ReceivingModeKey, readonly (keyof Receiving)[]>> = {
  supplierDelivers: ['time', 'contact', 'phone', ...toWarehouse],
  pickup: ['supplierAddressId', 'address', 'contact', 'phone', 'time', 'transportCompany', ...toWarehouse],
  carrier: ['freightPayment', 'expressProvider', 'expressNumber', 'transportMode', 'time', ...toWarehouse],
}
const anyDelivery = ['insuredValue', 'isCustomsClearance'] as const
const consignment = [
  ...anyDelivery,
  'addressId',
  'address',
  'contact',
  'phone',
  'time',
  'consigneeName',
  'consigneeIdNumber',
  'consigneePhone',
] as const
const byCar = [...consignment, 'transportMode', 'transportCompany'] as const
const deliveryFields: Readonly<Record<DeliveryTypeKey, readonly (keyof Delivery)[]>> = {
  warehousePickup: [
    ...anyDelivery,
    ...toWarehouse,
    'pickupAddress',
    'pickupTime',
    'pickupName',
    'pickupIdNumber',
    'pickupPhone',
  ],
  express: [...consignment, 'expressProvider', 'expressNumber', 'freightPayment'],
  dedicatedCar: byCar,
  hongKongDirectCar: byCar,
  carpool: byCar,
}

const only = <T extends object>(part: T, empty: T, names: readonly (keyof T)[]): T => ({
  ...empty,
  ...Object.fromEntries(names.map((name) => [name, part[name]])),
})

/** Goods that are in storage already are not received any more. */
export function chosenReceiving(receiving: Receiving, isStored: boolean): Receiving {
  const mode = receiving.mode === null || isStored ? undefined : receivingMode.keyOf(receiving.mode)
  return mode === undefined
    ? emptyReceiving
    : only(receiving, emptyReceiving, ['mode', ...receivingFields[mode]])
}

export function chosenDelivery(delivery: Delivery): Delivery {
  const type = delivery.type === null ? undefined : deliveryType.keyOf(delivery.type)
  return type === undefined ? emptyDelivery : only(delivery, emptyDelivery, ['type', ...deliveryFields[type]])
}
