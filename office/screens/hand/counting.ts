import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import type { InboundReview } from '@quayside/contract/office/warehouse.ts'
import {
  checkGoodsDays,
  checkGoodsOrder,
  expiryOfLine,
  isExpired,
} from '@quayside/contract/warehouse/goods-days.ts'
import { receivedDays } from '@quayside/contract/warehouse/receipt.rules.ts'
import { differenceKind } from '@quayside/contract/warehouse/warehouse.codes.ts'
import Big from 'big.js'
import type { Entry } from './outbox.ts'
import type { CountedDays, CountedPart } from './scan.ts'

export type Line = InboundReview['lines'][number]
/** What is being counted of a line. */
export type Counting = {
  readonly qty: string
  readonly reason: string
  readonly damaged: string
  readonly wrongGoods: string
  readonly photos: CountedPart['photos']
  /** As they are printed on the goods; '' where there is none. */
  readonly producedOn: string
  readonly expiresOn: string
}
export const freshCounting = (line: Line): Counting => ({
  qty: line.qty,
  reason: '',
  damaged: '',
  wrongGoods: '',
  photos: [],
  producedOn: line.producedOn,
  expiresOn: expiryOfLine(line),
})

const { short, over, damaged, wrongGoods } = differenceKind.codes

/** One reel or box: the stated pack, or an even share of the packages. */
export function packOf({ qty, minimumPackQuantity, packages }: Line): string {
  if (Number(minimumPackQuantity) > 0) return minimumPackQuantity
  const count = Number(packages)
  const share = count > 0 ? new Big(qty || 0).div(count) : new Big(1)
  return share.gt(0) && share.eq(share.round(0)) ? share.toFixed() : '1'
}

/** Counts so many packs more or less, never below nothing. */
export function step(qty: string, pack: string, by: 1 | -1): string {
  const next = new Big(/^\d/.test(qty) ? qty : 0).plus(new Big(pack).times(by))
  return next.lt(0) ? '0' : next.toFixed()
}

const quantity = /^\d{1,9}(\.\d{1,6})?$/
export const isReadable = ({ qty, ...parts }: Counting): boolean =>
  quantity.test(qty.trim()) &&
  [parts.damaged, parts.wrongGoods].every((part) => part === '' || quantity.test(part))

export const beyondOf = (line: Line, { qty }: Counting): Big =>
  quantity.test(qty.trim()) ? new Big(qty.trim()).minus(line.qty || 0) : new Big(0)

/** The differences with their reasons; where none was typed, the kind's name says enough. */
export function partsOf(line: Line, counting: Counting, nameOf: (kind: number) => string): CountedPart[] {
  const beyond = beyondOf(line, counting)
  const reasonOf = (kind: number): string => counting.reason.trim() || nameOf(kind)
  const kinds = [
    ...(beyond.eq(0) ? [] : [{ kind: beyond.lt(0) ? short : over, qty: '0' }]),
    ...(Number(counting.damaged) > 0 ? [{ kind: damaged, qty: counting.damaged }] : []),
    ...(Number(counting.wrongGoods) > 0 ? [{ kind: wrongGoods, qty: counting.wrongGoods }] : []),
  ]
  return kinds.map((part, place) => ({
    ...part,
    reason: reasonOf(part.kind),
    photos: place === 0 ? counting.photos : [],
  }))
}

/** The count of each line that is known here: the server's, and over it those that are still to be sent. */
export function countedLines(inbound: InboundReview, entries: readonly Entry[]): ReadonlyMap<string, string> {
  const counted = new Map(inbound.counts.map(({ lineId, qty }) => [lineId, qty]))
  for (const { scan, state } of entries)
    if (scan.kind === 'count' && scan.recordId === inbound.id && state !== 'refused')
      counted.set(scan.lineId, scan.qty)
  return counted
}

/** The line that a code means: the label of the order, a pallet, a model or a lot number; open lines first. */
export function lineOf(
  code: string,
  { number, lines }: Pick<InboundReview, 'number' | 'lines'>,
  counted: ReadonlyMap<string, string>,
): Line | undefined {
  const wanted = code.trim().toLowerCase()
  const label = /^(.+)\/(\d+)$/.exec(wanted)
  if (label?.[1] === number.toLowerCase()) return lines[Number(label[2]) - 1]
  const same = (text: string): boolean => text !== '' && text.toLowerCase() === wanted
  const found = lines.filter(
    ({ palletNumber, model, lotNumber }) => same(palletNumber) || same(model) || same(lotNumber),
  )
  return found.find(({ id }) => !counted.has(id)) ?? found[0]
}

/** The next uncounted line, behind the current one and then from the start. */
export function nextLine(
  lines: readonly Line[],
  current: string | undefined,
  counted: ReadonlyMap<string, string>,
): Line | undefined {
  const place = lines.findIndex(({ id }) => id === current)
  return [...lines.slice(place + 1), ...lines.slice(0, place + 1)].find(
    ({ id }) => id !== current && !counted.has(id),
  )
}

/** The days that differ from those announced, as a count takes them. */
export function daysOf(line: Line, { producedOn, expiresOn }: Counting): CountedDays {
  return {
    ...(producedOn !== line.producedOn && { producedOn: producedOn || null }),
    ...(expiresOn !== expiryOfLine(line) && { expiresOn: expiresOn || null }),
  }
}

/** Days that cannot be meant, said before the count is sent. */
export const dayFindings = (line: Line, counting: Counting, today: string): Finding[] =>
  [...checkGoodsOrder(counting), ...checkGoodsDays(counting, today)].filter(
    () => Object.keys(daysOf(line, counting)).length > 0,
  )

/** Lines whose goods are expired, by the server's days and over them those that are still to be sent. */
export const expiredLines = (
  { id: inboundId, lines }: Pick<InboundReview, 'id' | 'lines'>,
  entries: readonly Entry[],
  today: string,
): Line[] =>
  lines.filter((line) => {
    const sent = entries.findLast(
      ({ scan, state }) =>
        scan.kind === 'count' &&
        scan.recordId === inboundId &&
        scan.lineId === line.id &&
        state !== 'refused',
    )?.scan
    const days = sent?.kind === 'count' ? sent.days : undefined
    return isExpired(receivedDays({ ...days, lineId: line.id, qty: line.qty }, line).expiresOn, today)
  })
