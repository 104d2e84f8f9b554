import Big from 'big.js'
import { checkRequired, isGrossBelowNet, withUnreadable } from '../kernel/lines/line.rules.ts'
import { lineNumberShape } from '../kernel/lines/line-number.ts'
import { checkDay } from '../kernel/plausible-day.ts'
import type { Finding } from '../kernel/refusal.ts'
import { priceAudit } from '../products/commodity.codes.ts'
import { at } from '../refusals.ts'
import { checkDelivery, checkReceiving, missing } from './handover.rules.ts'
import { lineColumns } from './line-columns.ts'
import { orderKind } from './order.codes.ts'
import { chargeNames, chargesAsked } from './order-charges.ts'
import type { OrderLineDraft } from './order-line.ts'
import type { OrderDraft } from './order-save.ts'
import { lineTotal, orderTotals } from './order-totals.ts'

const largestAmount = new Big(10).pow(lineNumberShape.money.digits)

/**
 * The amounts, which must be right in a draft too: the totals of the lines and of the order are computed, and
 * those in the call are compared with them.
 */
type Priced = Pick<OrderDraft, 'lines' | 'orderAmount' | 'currency'>
export function checkAmounts({ lines, orderAmount, currency }: Priced): Finding[] {
  const findings: Finding[] = []
  let total = new Big(0)
  for (const [place, line] of lines.entries()) {
    const computed = lineTotal(line, currency)
    total = total.plus(computed)
    const path = `lines.${place}.totalMoney`
    if (largestAmount.lte(computed)) findings.push(at(path, 'order.amountTooLarge'))
    else if (line.totalMoney !== '' && !new Big(line.totalMoney).eq(computed))
      findings.push(at(path, 'orderLine.totalMismatch', { total: computed }))
  }
  if (findings.length > 0) return findings
  if (total.gte(largestAmount)) return [at('orderAmount', 'order.amountTooLarge')]
  if (orderAmount !== '' && !total.eq(orderAmount))
    return [at('orderAmount', 'order.amountMismatch', { total: total.toFixed(2) })]
  return []
}

/** Days that cannot be meant, in a draft too. */
export const checkOrderDays = (
  draft: Pick<OrderDraft, 'orderDate' | 'receiving' | 'delivery'>,
  today: string,
): Finding[] =>
  (
    [
      ['orderDate', draft.orderDate],
      ['receiving.time', draft.receiving.time],
      ['delivery.time', draft.delivery.time],
      ['delivery.pickupTime', draft.delivery.pickupTime],
    ] as const
  ).flatMap(([path, day]) => checkDay(path, day, { kind: 'planned', today }))

/** The customer has to correct a price that failed: the reason says what is wrong with it. */
export const checkPriceAudit = (given: { priceAudit: number; reason?: string | undefined }): Finding[] =>
  given.priceAudit === priceAudit.codes.failed && !given.reason?.trim()
    ? [at('reason', 'field.required')]
    : []

/** Everything that must be there before an order is submitted (§5). */
export function checkOrder(draft: OrderDraft): Finding[] {
  return [
    ...checkHeader(draft),
    ...checkCharges(draft),
    ...checkReceiving(draft),
    ...checkDelivery(draft.delivery),
    ...(draft.lines.length === 0 ? [at('lines', 'order.noLines')] : []),
    ...draft.lines.flatMap(checkLine),
    ...checkAmounts(draft),
  ]
}

function checkHeader(draft: OrderDraft): Finding[] {
  const findings = missing([
    ['currency', draft.currency],
    ['supplierId', draft.supplierId],
    ['incoterms', draft.incoterms],
  ])
  if (draft.modelType !== orderKind.codes.export) return findings
  // §5: export needs an overseas customer and an amount.
  if (draft.customerId === null) findings.push(at('customerId', 'order.customerMissing'))
  if (new Big(orderTotals(draft.lines, draft.currency).orderAmount).eq(0))
    findings.push(at('orderAmount', 'order.amountMissing'))
  return findings
}

/** A charge that the price contains would be counted twice. */
function checkCharges({ modelType, incoterms, charges }: OrderDraft): Finding[] {
  if (incoterms === '') return []
  const asked = chargesAsked(modelType, incoterms)
  return chargeNames
    .filter((name) => charges[name] !== '' && !asked.includes(name))
    .map((name) => at(`charges.${name}`, 'order.chargeNotAsked'))
}

/** §5: quantity, unit price and origin; the gross weight not below the net weight. */
export function checkLine(line: OrderLineDraft, place: number): Finding[] {
  const path = `lines.${place}.grossWeight`
  const findings = checkRequired(lineColumns, line, place)
  if (line.netWeight !== '' && line.grossWeight === '') findings.push(at(path, 'field.required'))
  if (isGrossBelowNet(line)) findings.push(at(path, 'orderLine.grossBelowNet'))
  return withUnreadable(line, place, findings)
}
