import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import type { StoreInbound } from '@quayside/contract/office/warehouse.ts'
import { checkGoodsOrder, expiryOfLine } from '@quayside/contract/warehouse/goods-days.ts'
import { checkPutAway } from '@quayside/contract/warehouse/receipt.rules.ts'
import Big from 'big.js'
import type { Line } from './receipt.ts'

/** A part of a line that goes to one place, as it is typed. */
export type PutPart = {
  readonly key: string
  readonly lineId: string
  readonly qty: string
  readonly locationId: string
  readonly palletNumber: string
  readonly lotNumber: string
  readonly batchNumber: string
  readonly dateCode: string
  readonly producedOn: string
  readonly expiresOn: string
}

const isHere = (line: Line): boolean => new Big(line.receivedQty ?? '0').gt(0)

/** Each line that came in, whole and with its own numbers. */
export const wholeLines = (lines: readonly Line[]): PutPart[] =>
  lines.filter(isHere).map((line) => ({
    key: line.id,
    lineId: line.id,
    qty: line.receivedQty ?? '',
    locationId: '',
    palletNumber: line.palletNumber,
    lotNumber: line.lotNumber,
    batchNumber: line.batchNumber,
    dateCode: line.dateCode,
    producedOn: line.producedOn,
    expiresOn: expiryOfLine(line),
  }))

const quantity = /^\d{1,9}(\.\d{1,6})?$/
const readable = (qty: string): Big => (quantity.test(qty.trim()) ? new Big(qty.trim()) : new Big(0))

/** Another place for what the line's parts do not hold yet. */
export function split(parts: readonly PutPart[], line: Line, key: string): PutPart[] {
  const own = parts.filter(({ lineId }) => lineId === line.id)
  const left = own.reduce((sum, { qty }) => sum.minus(readable(qty)), new Big(line.receivedQty ?? '0'))
  const last = parts.findLastIndex(({ lineId }) => lineId === line.id)
  const [like] = own
  const added: PutPart = {
    ...(like ?? wholeLines([line])[0] ?? ({} as PutPart)),
    key,
    qty: left.gt(0) ? left.toFixed() : '',
    locationId: '',
  }
  return parts.toSpliced(last + 1, 0, added)
}

/** As the step takes it. */
export const storedLinesOf = (parts: readonly PutPart[]): NonNullable<StoreInbound['lines']> =>
  Array.from(
    Map.groupBy(parts, ({ lineId }) => lineId),
    ([lineId, own]) => ({
      lineId,
      lots: own.map(({ key: _key, lineId: _lineId, locationId, qty, producedOn, expiresOn, ...numbers }) => ({
        ...numbers,
        producedOn: producedOn || null,
        expiresOn: expiresOn || null,
        qty: qty.trim(),
        locationId: locationId || null,
      })),
    }),
  )

type JudgedPutAway = {
  /** By line id; what is put away of a line is what came in of it. */
  readonly wrong: ReadonlyMap<string, Finding>
  readonly lots: number
  readonly places: number
  /** Parts without a place. */
  readonly loose: number
}

export function judgePutAway(lines: readonly Line[], parts: readonly PutPart[]): JudgedPutAway {
  const wrong = new Map<string, Finding>()
  for (const { lineId, qty } of parts)
    if (!quantity.test(qty.trim()) || readable(qty).eq(0))
      wrong.set(lineId, { code: 'orderLine.notPositive' })
  for (const part of parts) {
    const [finding] = checkGoodsOrder(part)
    if (finding) wrong.set(part.lineId, finding)
  }
  const storedLines = storedLinesOf(parts.filter(({ lineId }) => !wrong.has(lineId)))
  const received = lines.map(({ id, receivedQty }) => ({ id, receivedQty: receivedQty ?? '0' }))
  for (const finding of checkPutAway(storedLines, received)) {
    const place = Number(finding.path?.split('.')[1])
    wrong.set(storedLines[place]?.lineId ?? '', finding)
  }
  const placed = parts.flatMap(({ locationId }) => locationId || [])
  return {
    wrong,
    lots: parts.length,
    places: new Set(placed).size,
    loose: parts.length - placed.length,
  }
}
