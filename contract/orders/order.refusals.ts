import type { RefusalTable } from '../kernel/refusal.ts'

/** What the order's machine refuses, besides a state or an actor that does not fit. */
export const orderRefusals = {
  'order.alreadySubmitted': { answer: 409 },
  'order.notModifiable': { answer: 409 },
  'order.notRemovable': { answer: 409 },
  'order.notCancellable': { answer: 409 },
  'order.priceAuditBlocks': { answer: 409 },
  'order.inPaymentApplication': { answer: 409 },
  'order.alreadyReceived': { answer: 409 },
  'order.goodsAreHere': { answer: 409 },
} as const satisfies RefusalTable

/** What the rules of an order and of its lines refuse. */
export const orderRuleRefusals = {
  'order.notShippable': { answer: 409 },
  'order.noLines': { answer: 400 },
  'order.kindFixed': { answer: 400 },
  'order.customerMissing': { answer: 400 },
  'order.customerNotOverseas': { answer: 400 },
  'order.amountMissing': { answer: 400 },
  'order.amountMismatch': { answer: 400, params: ['total'] },
  'order.amountTooLarge': { answer: 400 },
  'order.deliveryTypeMissing': { answer: 400 },
  'order.identity': { answer: 400 },
  'order.appointment': { answer: 400 },
  'order.supplierNotUsable': { answer: 400 },
  'order.lotTwice': { answer: 400 },
  'order.numberUnknown': { answer: 404 },
  'orderLine.quantity': { answer: 400 },
  'orderLine.price': { answer: 400 },
  'orderLine.money': { answer: 400 },
  'orderLine.measure': { answer: 400 },
  'orderLine.count': { answer: 400 },
  'orderLine.negative': { answer: 400 },
  'orderLine.tooLarge': { answer: 400, params: ['digits'] },
  'orderLine.tooPrecise': { answer: 400, params: ['decimals'] },
  'orderLine.key': { answer: 400 },
  'orderLine.keyTwice': { answer: 400 },
  'orderLine.notPositive': { answer: 400 },
  'orderLine.grossBelowNet': { answer: 400 },
  'orderLine.totalMismatch': { answer: 400, params: ['total'] },
  'orderLine.unknown': { answer: 400 },
  'orderLine.belowReceived': { answer: 400, params: ['received'] },
  'orderLine.receivedIsGone': { answer: 400, params: ['model', 'received'] },
  'orderLine.tooMuchReceived': { answer: 400, params: ['left'] },
  'orderLine.nothingReceived': { answer: 400 },
} as const satisfies RefusalTable
