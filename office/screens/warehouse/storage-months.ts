import type { StorageCharge } from '@quayside/contract/office/storage.ts'
import { sumTexts } from '@quayside/kit/lines-grid/grid-numbers.ts'

export const sumsByCurrency = (
  charges: readonly Pick<StorageCharge, 'currency' | 'amount'>[],
): { currency: string; sum: string }[] =>
  Array.from(
    Map.groupBy(charges, ({ currency }) => currency),
    ([currency, own]) => ({ currency, sum: sumTexts(own.map(({ amount }) => amount)) }),
  )
