import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import type { LineCount } from '@quayside/contract/office/goods.ts'
import type { CountLine, InboundReview } from '@quayside/contract/office/warehouse.ts'
import { checkReceipt, checkReceivedDays, differencesOf } from '@quayside/contract/warehouse/receipt.rules.ts'
import { differenceKind } from '@quayside/contract/warehouse/warehouse.codes.ts'
import Big from 'big.js'
import { quantity, type ReportedParts, saidOf } from '../../lib/reported-goods.ts'

export type Line = InboundReview['lines'][number]
/** A line as it is entered; an empty quantity means that all came as announced. */
export type LineReceipt = {
  readonly qty: string
  readonly parts: ReportedParts
  /** As they are printed on the goods; absent: as they were announced. */
  readonly producedOn?: string
  readonly expiresOn?: string
}
export type Receipt = Readonly<Record<string, LineReceipt>>

const untouched: LineReceipt = { qty: '', parts: {} }
export const receiptOf = (receipt: Receipt, lineId: string): LineReceipt => receipt[lineId] ?? untouched

const { short, over } = differenceKind.codes

/** Less, or more, than was announced; undefined where the quantity cannot be read. */
export function beyondOf(line: Line, { qty }: LineReceipt): Big | undefined {
  const typed = qty.trim()
  if (typed === '') return new Big(0)
  return quantity.test(typed) ? new Big(typed).minus(line.qty || 0) : undefined
}

/** The kind that follows from the quantity; undefined where it is as announced. */
export function countedKind(line: Line, entered: LineReceipt): number | undefined {
  const beyond = beyondOf(line, entered)
  if (beyond === undefined || beyond.eq(0)) return undefined
  return beyond.lt(0) ? short : over
}

/** A line as the receipt takes it. */
export function countOf(line: Line, entered: LineReceipt): CountLine {
  const said = saidOf(entered.parts, countedKind(line, entered))
  const { producedOn, expiresOn } = entered
  return {
    lineId: line.id,
    qty: entered.qty.trim() || line.qty,
    ...(producedOn !== undefined && { producedOn: producedOn || null }),
    ...(expiresOn !== undefined && { expiresOn: expiresOn || null }),
    differences: said,
  }
}

export type JudgedReceipt = {
  readonly lines: readonly CountLine[]
  /** The findings by line id. */
  readonly wrong: ReadonlyMap<string, Finding>
  readonly qty: string
  /** Lines that are not as announced. */
  readonly differing: number
  readonly short: string
  readonly over: string
  /** Lines whose goods are expired: a note says why they are taken in. */
  readonly expired: number
}

/** Why expired goods are taken in is asked when the receipt is saved. */
const noteLater = '-'

const unreadable: Finding = { code: 'orderLine.quantity', path: 'qty' }

/** What was entered, judged by the contract's rule. */
export function judgeReceipt(lines: readonly Line[], receipt: Receipt, today: string): JudgedReceipt {
  const wrong = new Map<string, Finding>()
  const counted: CountLine[] = []
  let sum = new Big(0)
  let less = new Big(0)
  let more = new Big(0)
  let differing = 0
  let expired = 0
  for (const line of lines) {
    const entered = receiptOf(receipt, line.id)
    const beyond = beyondOf(line, entered)
    const count = countOf(line, entered)
    const isReadable = beyond !== undefined && count.differences.every(({ qty }) => quantity.test(qty))
    if (!isReadable) {
      wrong.set(line.id, unreadable)
      continue
    }
    const [finding] = [
      ...checkReceipt([count], [line]),
      ...checkReceivedDays([count], [line], { today, note: noteLater }),
    ]
    if (finding) wrong.set(line.id, finding)
    if (checkReceivedDays([count], [line], { today, note: '' }).some(({ path }) => path === 'note'))
      expired += 1
    counted.push(count)
    sum = sum.plus(count.qty || 0)
    if (differencesOf(line.qty || '0', count).length > 0) differing += 1
    if (beyond.lt(0)) less = less.plus(beyond.abs())
    else more = more.plus(beyond)
  }
  return {
    lines: counted,
    wrong,
    qty: sum.toFixed(),
    differing,
    short: less.toFixed(),
    over: more.toFixed(),
    expired,
  }
}

/** What was counted at the door, to be looked over at the desk; the photos keep their files. */
export const fromCounts = (lines: readonly Line[], counts: readonly LineCount[]): Receipt =>
  Object.fromEntries(
    counts.flatMap((count) => {
      const line = lines.find(({ id }) => id === count.lineId)
      if (!line) return []
      const parts = Object.fromEntries(
        count.differences.map(({ kind, qty, reason, fileIds }) => [
          kind,
          {
            qty,
            reason,
            photos: fileIds.map((id, place) => ({
              id,
              name: `${place + 1}.jpg`,
              size: 0,
              mime: 'image/jpeg',
            })),
          },
        ]),
      )
      return [[line.id, { qty: count.qty, parts }]]
    }),
  )
