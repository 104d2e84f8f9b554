import type { orderRefusals, orderRuleRefusals } from '@quayside/contract/orders/order.refusals.ts'
import type { Nested } from '../nested.ts'
import { machineErrors } from './errors-machines.ts'

export const orderErrors = {
  order: {
    ...machineErrors.order,
    noLines: 'Enter at least one line of goods',
    kindFixed: 'An order’s kind cannot be changed. Create another order.',
    customerMissing: 'An export order needs an overseas customer',
    customerNotOverseas: 'This is not an overseas customer. Choose one that is.',
    amountMissing: 'An export order needs an amount. Enter quantities and unit prices.',
    amountMismatch: 'The order amount is not the sum of its lines, which is {total}',
    amountTooLarge: 'The amount is too large. Check the quantity and the unit price.',
    deliveryTypeMissing: 'Choose how the goods are delivered',
    identity: 'The identity number is not valid. It has 6 to 24 letters and digits.',
    appointment: 'Enter a valid time, such as 2026-11-20 14:30',
    supplierNotUsable: 'This supplier is voided or about to be. Choose another one.',
    numberUnknown: 'There is no order of this number. Check it and try again.',
  },
  orderLine: {
    quantity: 'Enter a quantity of at most 9 digits and 6 decimals, without a sign',
    price: 'Enter a unit price of at most 9 digits and 6 decimals, without a sign',
    money: 'Enter an amount of at most 14 digits and 2 decimals, without a sign',
    measure: 'Enter a number of at most 9 digits and 4 decimals, without a sign',
    count: 'Enter a whole number of at most 7 digits',
    key: 'The line’s key is not valid. Reload the page and try again.',
    keyTwice: 'Two lines have the same key. Reload the page and try again.',
    notPositive: 'Must be above zero',
    grossBelowNet: 'The gross weight cannot be below the net weight',
    totalMismatch: 'The total is not quantity × unit price, which is {total}',
    unknown: 'The order has no such line',
    tooMuchReceived: 'More than is still to be received, which is {left}',
    nothingReceived: 'Enter the quantity received',
  },
} as const satisfies Nested<keyof typeof orderRefusals | keyof typeof orderRuleRefusals>
