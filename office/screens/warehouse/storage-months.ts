import type { StorageCharge } from '@quayside/contract/office/warehouse.ts'
import { sumTexts } from '@quayside/kit/lines-grid/grid-numbers.ts'

/** `2026-11`, `2026-10` … the newest first. */
export function lastMonths(current: string, count: number): string[] {
  const [year = 0, month = 1] = current.split('-').map(Number)
  return Array.from({ length: count }, (_, back) => {
    const day = new Date(Date.UTC(year, month - 1 - back, 1))
    return day.toISOString().slice(0, 7)
  })
}

export const sumsByCurrency = (
  charges: readonly Pick<StorageCharge, 'currency' | 'amount'>[],
): { currency: string; sum: string }[] =>
  Array.from(
    Map.groupBy(charges, ({ currency }) => currency),
    ([currency, own]) => ({ currency, sum: sumTexts(own.map(({ amount }) => amount)) }),
  )
