import Big from 'big.js'
import { checkDay } from '../kernel/plausible-day.ts'
import type { Finding } from '../kernel/refusal.ts'
import { priceAudit } from '../products/commodity.codes.ts'
import { at } from '../refusals.ts'
import { checkDelivery, checkReceiving, missing } from './handover.rules.ts'
import { lineNumberShape } from './line-number.ts'
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
export function checkAmounts({ lines, orderAmount }: Pick<OrderDraft, 'lines' | 'orderAmount'>): Finding[] {
  const findings: Finding[] = []
  let total = new Big(0)
  for (const [place, line] of lines.entries()) {
    const computed = lineTotal(line)
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

/** Each line has its own key. */
export function checkLineKeys(lines: readonly Pick<OrderLineDraft, 'key'>[]): Finding[] {
  const seen = new Set<string>()
  return lines.flatMap(({ key }, place) => {
    if (seen.has(key)) return [at(`lines.${place}.key`, 'orderLine.keyTwice')]
    seen.add(key)
    return []
  })
}

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
  if (new Big(orderTotals(draft.lines).orderAmount).eq(0))
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

const isPositive = (value: string): boolean => value !== '' && new Big(value).gt(0)

/** §5: quantity, unit price and origin; the gross weight not below the net weight. */
export function checkLine(line: OrderLineDraft, place: number): Finding[] {
  const path = (field: string): string => `lines.${place}.${field}`
  const raw = Object.entries(line.rawCells).map(([field, text]) =>
    at(path(field), 'orderLine.unreadable', { text }),
  )
  const findings = missing([[path('origin'), line.origin]])
  for (const field of ['qty', 'price'] as const) {
    if (line[field] === '') findings.push(at(path(field), 'field.required'))
    else if (!isPositive(line[field])) findings.push(at(path(field), 'orderLine.notPositive'))
  }
  if (line.netWeight !== '' && line.grossWeight === '')
    findings.push(at(path('grossWeight'), 'field.required'))
  if (isGrossBelowNet(line)) findings.push(at(path('grossWeight'), 'orderLine.grossBelowNet'))
  if (raw.length === 0) return findings
  // An unreadable cell is empty in its column; that is not what is wrong with it.
  return [...raw, ...findings.filter((finding) => !raw.some(({ path: taken }) => taken === finding.path))]
}

export const isGrossBelowNet = ({
  netWeight,
  grossWeight,
}: Pick<OrderLineDraft, 'netWeight' | 'grossWeight'>): boolean =>
  netWeight !== '' && grossWeight !== '' && new Big(grossWeight).lt(netWeight)
