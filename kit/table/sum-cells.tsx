import { type Amount, formatQuantity } from '@quayside/contract/kernel/money.ts'
import type { Sum, Sums } from '@quayside/contract/kernel/sums.ts'
import type { ReactNode } from 'react'
import { Money } from '../record/money.tsx'

/** One line for each currency, because they do not add up. */
export const SumCell = ({ sums }: { sums: readonly Sum[] }) => (
  <span className="q-sums">
    {sums.map(({ currency, amount }) =>
      currency === '' ? (
        <span key={currency} className="q-number">
          {formatQuantity(amount)}
        </span>
      ) : (
        <Money key={currency} value={amount as Amount} currency={currency} />
      ),
    )}
  </span>
)

/** The totals row of a list whose call adds up its rows. */
export const sumCells = (sums: Sums | null | undefined): Readonly<Record<string, ReactNode>> =>
  Object.fromEntries(
    Object.entries(sums?.columns ?? {}).map(([key, each]) => [key, <SumCell key={key} sums={each} />]),
  )
