import Big from 'big.js'

/** A line of a supplier's invoice, with what of it is not matched yet. */
type InvoicedLine = {
  readonly id: string
  readonly name: string
  readonly specification: string
  readonly left: string
  /** The amount of the whole line, without tax. */
  readonly amount: string
  readonly qty: string
  readonly orderNo: string
}

/** A line of an export that its supplier has not wholly invoiced. */
type OrderedLine = {
  readonly id: string
  readonly orderNo: string
  readonly model: string
  readonly name: string
  readonly left: string
  readonly qty: string
  /** In RMB at the bank's rate, where there is one. */
  readonly value: string | null
}

export const matchReasons = ['order', 'model', 'name', 'quantity', 'amount'] as const
type MatchReason = (typeof matchReasons)[number]

type MatchPart = {
  readonly orderLineId: string
  readonly qty: string
  readonly reasons: readonly MatchReason[]
  /** Goods and quantity agree: nothing is left to decide. */
  readonly isExact: boolean
}
type MatchProposal = { readonly lineId: string; readonly parts: MatchPart[]; readonly left: string }

/** Invoices name goods as `*category*name`; spaces, dashes and case do not tell goods apart. */
const normalised = (text: string): string =>
  text
    .replace(/^\*[^*]*\*/, '')
    .replaceAll(/[\s\-_/]/g, '')
    .toLowerCase()

const isSame = (a: string, b: string): boolean => normalised(a) !== '' && normalised(a) === normalised(b)
const isWithin = (a: string, b: string): boolean => {
  const [one, other] = [normalised(a), normalised(b)]
  return one !== '' && other !== '' && (one.includes(other) || other.includes(one))
}

/** A supplier sells for less than the export's value; far less is another kind of goods. */
const leastShare = 0.5
const mostShare = 1.1
function isPlausible(line: InvoicedLine, ordered: OrderedLine): boolean {
  if (ordered.value === null || new Big(ordered.value).eq(0)) return false
  const invoiced = new Big(line.amount).div(line.qty)
  const sold = new Big(ordered.value).div(ordered.qty)
  const share = invoiced.div(sold)
  return share.gte(leastShare) && share.lte(mostShare)
}

/** Why a line of an order may be what an invoice's line is for. */
function reasonsFor(line: InvoicedLine, ordered: OrderedLine): MatchReason[] {
  const isModel = isSame(line.specification, ordered.model) || isSame(line.name, ordered.model)
  const isName = isWithin(line.name, ordered.name)
  return [
    ...(line.orderNo !== '' && isSame(line.orderNo, ordered.orderNo) ? (['order'] as const) : []),
    ...(isModel ? (['model'] as const) : []),
    ...(isName ? (['name'] as const) : []),
    ...(new Big(line.left).eq(ordered.left) ? (['quantity'] as const) : []),
    ...(isPlausible(line, ordered) ? (['amount'] as const) : []),
  ]
}

const weights: Readonly<Record<MatchReason, number>> = { order: 8, model: 8, name: 4, quantity: 2, amount: 1 }
const weightOf = (reasons: readonly MatchReason[]): number =>
  reasons.reduce((total, reason) => total + weights[reason], 0)
const namesGoods = (reasons: readonly MatchReason[]): boolean =>
  reasons.includes('model') || reasons.includes('name')

/**
 * Which lines of orders the lines of an invoice are for: those that name the same goods, the best first, each up to what
 * is left of it. No quantity is given twice, neither of the invoice nor of an order.
 */
export function proposeMatches(
  lines: readonly InvoicedLine[],
  ordered: readonly OrderedLine[],
): MatchProposal[] {
  const left = new Map(ordered.map((each) => [each.id, new Big(each.left)]))
  return lines.map((line) => {
    let open = new Big(line.left)
    const best = ordered
      .map((each) => ({ each, reasons: reasonsFor(line, each) }))
      .filter(({ reasons }) => namesGoods(reasons))
      .toSorted((a, b) => weightOf(b.reasons) - weightOf(a.reasons) || Number(a.each.id) - Number(b.each.id))
    const parts: MatchPart[] = []
    for (const { each, reasons } of best) {
      const room = left.get(each.id) ?? new Big(0)
      const qty = room.lt(open) ? room : open
      if (qty.lte(0)) continue
      left.set(each.id, room.minus(qty))
      open = open.minus(qty)
      parts.push({
        orderLineId: each.id,
        qty: qty.toString(),
        reasons,
        isExact: reasons.includes('model') && reasons.includes('quantity'),
      })
    }
    return { lineId: line.id, parts, left: open.toString() }
  })
}

/**
 * What each quantity of a line stands for of its amount with tax. The shares are rounded together, so that those of the
 * whole line add up to its amount to the cent.
 */
export function sharesOf(amount: string, quantities: readonly string[], of: string): string[] {
  let matched = new Big(0)
  let given = new Big(0)
  return quantities.map((qty) => {
    matched = matched.plus(qty)
    const upTo = new Big(amount).times(matched).div(of).round(2, Big.roundHalfUp)
    const share = upTo.minus(given)
    given = upTo
    return share.toFixed(2)
  })
}
