import Big from 'big.js'
import * as z from 'zod/mini'
import { bigOf } from '../kernel/big-of.ts'
import type { Finding } from '../kernel/refusal.ts'
import { id, text } from '../kernel/schema.ts'
import { at } from '../refusals.ts'
import { stillToCome } from './announced-goods.ts'
import type { OrderStateKey } from './order.codes.ts'
import type { OrderLine } from './order-line.ts'
import { lineTotal } from './order-totals.ts'

const quantity = z.string().check(z.trim(), z.regex(/^\d{1,9}(\.\d{1,6})?$/, 'orderLine.quantity'))
/** Which lines, and how much of each, go into the second order. */
export const SplitInput = z.strictObject({
  lines: z
    .array(z.strictObject({ lineId: id, qty: quantity }))
    .check(z.minLength(1, 'field.required'), z.maxLength(10_000)),
  note: z.optional(text(500)),
})
export type SplitInput = z.infer<typeof SplitInput>

/** Where the second order begins: as far as the first one, but for goods that came in, which stay with the first. */
export const splitInto: Partial<Record<OrderStateKey, OrderStateKey>> = {
  draft: 'draft',
  auditFailed: 'auditFailed',
  submitted: 'submitted',
  audited: 'audited',
  storedAwaitingBinding: 'storedAwaitingBinding',
  received: 'audited',
}

type Measured = Pick<
  OrderLine,
  'qty' | 'packages' | 'netWeight' | 'grossWeight' | 'volume' | 'pallets' | 'reelCount'
>
type Share = { readonly [K in keyof Measured]: string } & { readonly totalMoney: string }
/** A line after the split: what stays, and what goes; nothing stays of a line that goes as a whole. */
export type LineSplit = { readonly lineId: string; readonly stays: Share | undefined; readonly goes: Share }

/** What of a line may still go: goods that came in, are announced, left or are short stay with their order. */
export const splittableOf = (line: Parameters<typeof stillToCome>[0]): Big => new Big(stillToCome(line))

type PricedLines = { readonly lines: readonly OrderLine[]; readonly currency: string }

export function checkSplit(
  { lines, currency }: PricedLines,
  { lines: parts }: Pick<SplitInput, 'lines'>,
): Finding[] {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const seen = new Set<string>()
  const findings = parts.flatMap((part, place): Finding[] => {
    const line = byId.get(part.lineId)
    const path = `lines.${place}.qty`
    if (!line || seen.has(part.lineId)) return [at(`lines.${place}.lineId`, 'orderLine.unknown')]
    seen.add(part.lineId)
    if (!new Big(part.qty).gt(0)) return [at(path, 'orderLine.notPositive')]
    const left = splittableOf(line)
    if (left.lt(part.qty)) return [at(path, 'orderLine.tooMuchSplit', { left: left.toFixed() })]
    return checkCents({ line, currency }, part.qty, path)
  })
  const isAll =
    findings.length === 0 &&
    lines.every((line) =>
      parts.some(({ lineId, qty }) => lineId === line.id && new Big(qty).eq(bigOf(line.qty))),
    )
  return isAll ? [at('lines', 'order.splitAll')] : findings
}

const restOf = (whole: string, part: string): string => bigOf(whole).minus(bigOf(part)).toFixed()
type PricedLine = { readonly line: OrderLine; readonly currency: string }
const totalOf = ({ line, currency }: PricedLine, qty: string): Big =>
  new Big(lineTotal({ qty, price: line.price }, currency))

const addsUp = (priced: PricedLine, qty: string): boolean =>
  totalOf(priced, qty)
    .plus(totalOf(priced, restOf(priced.line.qty, qty)))
    .eq(totalOf(priced, priced.line.qty))

/** Totals are rounded for each line, so that with prices in fractions of a cent or a yen not every quantity adds up. */
function checkCents(priced: PricedLine, qty: string, path: string): Finding[] {
  if (priced.line.price === '' || addsUp(priced, qty)) return []
  return [at(path, 'orderLine.splitCents', { nearest: nearestThatAddsUp(priced, qty) })]
}

function nearestThatAddsUp(priced: PricedLine, qty: string): string {
  const { line } = priced
  const left = splittableOf(line)
  for (let distance = 1; distance <= 1000; distance += 1)
    for (const candidate of [new Big(qty).minus(distance), new Big(qty).plus(distance)])
      if (candidate.gt(0) && candidate.lte(left) && addsUp(priced, candidate.toFixed()))
        return candidate.toFixed()
  return line.qty
}

/** The shares of every named line; their sums are the line's own in each column. */
export const splitLines = (
  { lines, currency }: PricedLines,
  { lines: parts }: Pick<SplitInput, 'lines'>,
): LineSplit[] =>
  parts.flatMap((part) => {
    const line = lines.find(({ id: lineId }) => lineId === part.lineId)
    return line ? [splitLine({ line, currency }, new Big(part.qty).toFixed())] : []
  })

const measures = ['packages', 'netWeight', 'grossWeight', 'volume', 'pallets', 'reelCount'] as const

function splitLine(priced: PricedLine, qty: string): LineSplit {
  const { line } = priced
  const isWhole = new Big(qty).eq(line.qty)
  const share = isWhole ? new Big(1) : new Big(qty).div(line.qty)
  const goes = { qty, totalMoney: totalOf(priced, qty).toFixed(2), ...measuresOf(line, share) }
  if (isWhole) return { lineId: line.id, stays: undefined, goes }
  const stays = Object.fromEntries(
    measures.map((name) => [name, line[name] === '' ? '' : restOf(line[name], goes[name])]),
  ) as Omit<Share, 'qty' | 'totalMoney'>
  const rest = restOf(line.qty, qty)
  return {
    lineId: line.id,
    stays: { qty: rest, totalMoney: totalOf(priced, rest).toFixed(2), ...stays },
    goes,
  }
}

/** Counts and weights in proportion to the quantity; tare is shared by itself, so that neither part weighs less gross than net. */
export function measuresOf(line: OrderLine, share: Big): Omit<Share, 'qty' | 'totalMoney'> {
  const of = (value: string, decimals: number, rounding: 0 | 1 = Big.roundHalfUp): string =>
    value === '' ? '' : new Big(value).times(share).round(decimals, rounding).toFixed()
  const netWeight = of(line.netWeight, 4)
  const tare = line.grossWeight === '' ? '' : restOf(line.grossWeight, line.netWeight)
  return {
    packages: of(line.packages, 0),
    netWeight,
    grossWeight: tare === '' ? '' : new Big(of(tare, 4, Big.roundDown)).plus(bigOf(netWeight)).toFixed(),
    volume: of(line.volume, 4),
    pallets: of(line.pallets, 0),
    reelCount: of(line.reelCount, 0),
  }
}
