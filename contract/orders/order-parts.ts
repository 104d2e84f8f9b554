import * as z from 'zod/mini'
import { draftEntry, draftMoney } from '../kernel/lines/line-cells.ts'
import { isMaskedIdCard } from '../kernel/mask.ts'
import { inCurrency } from '../kernel/money-fields.ts'
import { flag } from '../kernel/record.ts'
import { code, date, id, isRealDate, optionalText, phone } from '../kernel/schema.ts'
import { deliveryType, receivingMode } from './order.codes.ts'

/** An identity card of the mainland with its check character, or another region's card or a passport. */
const identityShape = /^([0-9A-Za-z()（）-]{6,24})?$/
/** Also as the form showed it masked: the number was not changed. */
const identity = z._default(
  z.string().check(
    z.trim(),
    z.refine((value) => identityShape.test(value) || isMaskedIdCard(value), 'order.identity'),
  ),
  '',
)
const draftPhone = z._default(z.union([z.literal(''), phone]), '')
const draftDay = z._default(z.union([z.literal(''), date]), '')
/** The provider's appointment times are whole minutes of Shanghai: `2026-11-20 14:30`. */
export const appointment = z._default(
  z.string().check(
    z.trim(),
    z.regex(/^(\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d)?$/, { error: 'order.appointment', abort: true }),
    z.refine((time) => time === '' || isRealDate(time.slice(0, 10)), 'order.appointment'),
  ),
  '',
)
const carrier = draftEntry(/^[0-9A-Z-]{0,20}$/)
const freightPayment = draftEntry(/^[a-z-]{0,30}$/)
const transportMode = draftEntry(/^[0-9A-Z]?$/)

/** Where the goods are picked up, sent from or delivered, when (a pickup, or the expected arrival) and by whom. */
const handover = {
  address: optionalText(300),
  contact: optionalText(60),
  phone: draftPhone,
  time: appointment,
  expressProvider: carrier,
  expressNumber: optionalText(60),
}

/** How the goods reach the provider. */
export const Receiving = z.strictObject({
  mode: z._default(z.nullable(code(receivingMode)), null),
  /** One of the provider's, whose name is kept in `warehouse`. */
  warehouseId: z._default(z.nullable(id), null),
  warehouse: optionalText(100),
  /** An address of the supplier, whose text is kept in `address`. */
  supplierAddressId: z._default(z.nullable(id), null),
  ...handover,
  /** Dictionary 1014. */
  freightPayment,
  /** Dictionary 1006. */
  transportMode,
  transportCompany: optionalText(100),
})
export type Receiving = z.infer<typeof Receiving>

/** How the goods reach the customer. */
export const Delivery = z.strictObject({
  type: z._default(z.nullable(code(deliveryType)), null),
  /** One of the company's own addresses, whose text is kept in `address`. */
  addressId: z._default(z.nullable(id), null),
  ...handover,
  isCustomsClearance: z._default(flag, 0),
  pickupAddress: optionalText(300),
  pickupTime: appointment,
  pickupName: optionalText(60),
  pickupIdNumber: identity,
  pickupPhone: draftPhone,
  consigneeName: optionalText(60),
  consigneeIdNumber: identity,
  consigneePhone: draftPhone,
  warehouseId: z._default(z.nullable(id), null),
  warehouse: optionalText(100),
  freightPayment,
  transportMode,
  transportCompany: optionalText(100),
  /** The amount is in the order's currency. */
  insuredValue: draftMoney(inCurrency('currency')),
})
export type Delivery = z.infer<typeof Delivery>

export const orderDay = draftDay
export const emptyReceiving: Receiving = Receiving.parse({})
export const emptyDelivery: Delivery = Delivery.parse({})
