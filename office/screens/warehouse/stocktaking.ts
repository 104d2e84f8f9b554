import type { OfficeStock, StocktakingSave } from '@quayside/contract/office/stock.ts'
import Big from 'big.js'

type Count = {
  readonly lot: Pick<OfficeStock, 'id' | 'onHand'>
  readonly counted: string
  readonly reason: string
}
/** By lot id; a lot that was left empty is not counted. */
export type Counts = Readonly<Record<string, Count>>

const quantity = /^\d{1,9}(\.\d{1,6})?$/
const isTyped = ({ counted }: Count): boolean => counted.trim() !== ''
const isReadable = ({ counted }: Count): boolean => quantity.test(counted.trim())

/** Counted against the books; undefined where nothing readable was typed. */
export const differenceOf = (count: Count | undefined): string | undefined =>
  count && isReadable(count) ? new Big(count.counted.trim()).minus(count.lot.onHand).toFixed() : undefined

export const countsOf = (counts: Counts): StocktakingSave['counts'] =>
  Object.values(counts)
    .filter(isTyped)
    .map(({ lot, counted, reason }) => ({ lotId: lot.id, counted: counted.trim(), reason: reason.trim() }))

/** How many were counted, how many differ and by how much, and how many cannot be saved yet. */
export function judgeCounts(counts: Counts) {
  const typed = Object.values(counts).filter(isTyped)
  const differing = typed.filter((count) => isReadable(count) && differenceOf(count) !== '0')
  return {
    counted: typed.length,
    differing: differing.length,
    sum: differing.reduce((sum, count) => sum.plus(differenceOf(count) ?? 0), new Big(0)).toFixed(),
    wrong:
      typed.filter((count) => !isReadable(count)).length +
      differing.filter(({ reason }) => reason.trim() === '').length,
  }
}
