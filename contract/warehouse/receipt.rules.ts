import Big from 'big.js'
import type { Finding } from '../kernel/refusal.ts'
import { checkBadGoods } from '../orders/received-lines.ts'
import { at } from '../refusals.ts'
import { checkGoodsDays, checkGoodsOrder, expiryOfLine, type GoodsDays, isExpired } from './goods-days.ts'
import { differenceKind, lotQuality } from './warehouse.codes.ts'

/** What of a line came in, as the provider counted it. */
type ReceivedLine = {
  readonly lineId: string
  readonly qty: string
  readonly differences: readonly { readonly kind: number; readonly qty: string; readonly reason: string }[]
}

/**
 * The difference of quantities follows from the count: short or over. Damaged and wrong goods are part of what came in and
 * are reported beside it.
 */
export function differencesOf(announced: string, received: ReceivedLine): ReceivedLine['differences'] {
  const beyond = new Big(received.qty).minus(announced)
  const reported = received.differences.filter(({ kind }) => isReported(kind))
  if (beyond.eq(0)) return reported
  const kind = beyond.lt(0) ? differenceKind.codes.short : differenceKind.codes.over
  const said = received.differences.find((difference) => difference.kind === kind)
  return [{ kind, qty: beyond.abs().toFixed(), reason: said?.reason ?? '' }, ...reported]
}
/** The kinds that are part of what came in. */
export const reportedKinds = [differenceKind.codes.damaged, differenceKind.codes.wrongGoods] as const
const isReported = (kind: number): boolean => reportedKinds.some((each) => each === kind)

/**
 * Each line is counted once, and not more is damaged or wrong than came in. Where nothing came at all the order is
 * cancelled, not received: it could never be stored.
 */
export function checkReceipt(
  received: readonly ReceivedLine[],
  lines: readonly { readonly id: string; readonly qty: string }[],
): Finding[] {
  const seen = new Set<string>()
  const announcedOf = new Map(lines.map(({ id, qty }) => [id, qty]))
  const findings = received.flatMap((line, place): Finding[] => {
    const path = (field: string): string => `lines.${place}.${field}`
    const announced = announcedOf.get(line.lineId)
    if (announced === undefined) return [at(path('lineId'), 'orderLine.unknown')]
    if (seen.has(line.lineId)) return [at(path('lineId'), 'warehouseIn.lineTwice')]
    seen.add(line.lineId)
    const bad = line.differences.filter(({ kind }) => isReported(kind))
    const tooMany = checkBadGoods(line.qty, bad, path('qty'))
    if (tooMany.length > 0) return tooMany
    return differencesOf(announced, line).flatMap(({ reason }) =>
      reason.trim() === '' ? [at(path('differences'), 'warehouseIn.differenceReason')] : [],
    )
  })
  if (findings.length > 0) return findings
  if (seen.size < lines.length)
    return [at('lines', 'warehouseIn.linesMissing', { count: lines.length - seen.size })]
  return received.every(({ qty }) => new Big(qty).eq(0)) ? [at('lines', 'warehouseIn.nothingReceived')] : []
}

type ReceivedDays = {
  readonly lineId: string
  readonly qty: string
  readonly producedOn?: string | null | undefined
  readonly expiresOn?: string | null | undefined
}
type AnnouncedDays = GoodsDays & { readonly id: string; readonly shelfLifeDays: string }

/** The days of received goods: as they were read from the goods, otherwise as they were announced. */
export function receivedDays(received: ReceivedDays, announced: AnnouncedDays): GoodsDays {
  const producedOn = received.producedOn === undefined ? announced.producedOn : received.producedOn
  const given = received.expiresOn === undefined ? announced.expiresOn : received.expiresOn
  const expiresOn = expiryOfLine({ producedOn, expiresOn: given, shelfLifeDays: announced.shelfLifeDays })
  return { producedOn: producedOn || null, expiresOn: expiresOn || null }
}

/**
 * Days that cannot be meant are refused. Expired goods that came are there, and can be received: why they are taken in is
 * said in the note.
 */
export function checkReceivedDays(
  received: readonly ReceivedDays[],
  lines: readonly AnnouncedDays[],
  { today, note }: { readonly today: string; readonly note: string },
): Finding[] {
  const announcedOf = new Map(lines.map((line) => [line.id, line]))
  const days = received.flatMap((line, place) => {
    const announced = announcedOf.get(line.lineId)
    return announced ? [{ line, place, days: receivedDays(line, announced) }] : []
  })
  const findings = days.flatMap(({ place, days: each }) => {
    const path = (name: string): string => `lines.${place}.${name}`
    return [...checkGoodsOrder(each, path), ...checkGoodsDays(each, today, path)]
  })
  if (findings.length > 0 || note.trim() !== '') return findings
  const expired = days.filter(({ line, days: { expiresOn } }) => {
    return new Big(line.qty).gt(0) && isExpired(expiresOn, today)
  })
  return expired.length > 0 ? [at('note', 'warehouseIn.expiredNote', { count: expired.length })] : []
}

/** Goods that a difference is about and that lie in the warehouse: counted, not available. */
export const blockedBy = (difference: { readonly kind: number; readonly qty: string }): string =>
  difference.kind === differenceKind.codes.short ? '0' : difference.qty

/** The kinds of difference that grade their goods, and as what. */
export const gradedQualities: Readonly<Record<number, number>> = {
  [differenceKind.codes.damaged]: lotQuality.codes.damaged,
  [differenceKind.codes.wrongGoods]: lotQuality.codes.wrongGoods,
}
/** The quality that the goods of a difference have, however it ends. */
const qualityOf = (kind: number): number => gradedQualities[kind] ?? lotQuality.codes.good

type Graded = { readonly quality: number; readonly differenceId: string | null }

/** Damaged and wrong goods of a line are lots of their own, taken from its last lot backwards; the good ones come first. */
export function gradedLots<L extends { readonly qty: string }>(
  lots: readonly L[],
  differences: readonly { readonly id: string; readonly kind: number; readonly qty: string }[],
): (L & Graded)[] {
  const open = lots.toReversed().map((lot) => ({ lot, left: new Big(lot.qty) }))
  const bad = differences.flatMap(({ id: differenceId, kind, qty }) => {
    const quality = qualityOf(kind)
    if (quality === lotQuality.codes.good) return []
    let needed = new Big(qty)
    return open.flatMap((each) => {
      const part = each.left.lt(needed) ? each.left : needed
      if (part.lte(0)) return []
      each.left = each.left.minus(part)
      needed = needed.minus(part)
      return [{ ...each.lot, qty: part.toFixed(), quality, differenceId }]
    })
  })
  const good = open
    .filter(({ left }) => left.gt(0))
    .map(({ lot, left }) => ({
      ...lot,
      qty: left.toFixed(),
      quality: lotQuality.codes.good as number,
      differenceId: null,
    }))
  return [...good.toReversed(), ...bad]
}

/** Where the received goods were put. */
type StoredLine = {
  readonly lineId: string
  readonly lots: readonly { readonly qty: string }[]
}

/** A line that is still being put away: never more than came in of it. */
export function checkPutLine(lots: StoredLine['lots'], receivedQty: string): Finding[] {
  const sum = lots.reduce((total, { qty }) => total.plus(qty), new Big(0))
  return sum.gt(receivedQty) ? [at('lots', 'warehouseIn.putTooMuch', { received: receivedQty })] : []
}

/** What is put away of a line is what came in of it. */
export function checkPutAway(
  stored: readonly StoredLine[],
  lines: readonly { readonly id: string; readonly receivedQty: string }[],
): Finding[] {
  const byId = new Map(lines.map((line) => [line.id, line]))
  return stored.flatMap(({ lineId, lots }, place): Finding[] => {
    const line = byId.get(lineId)
    if (!line) return [at(`lines.${place}.lineId`, 'orderLine.unknown')]
    const sum = lots.reduce((total, { qty }) => total.plus(qty), new Big(0))
    return sum.eq(line.receivedQty)
      ? []
      : [at(`lines.${place}.lots`, 'warehouseIn.notAllPutAway', { received: line.receivedQty })]
  })
}
