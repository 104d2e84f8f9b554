import { type Amount, formatAmount, formatQuantity } from '@quayside/contract/kernel/money.ts'
import type { Sum, Sums } from '@quayside/contract/kernel/sums.ts'
import { hasRmbColumn, isMixed, sumInRmb } from '@quayside/contract/rates/sum-in-rmb.ts'
import type { ReactNode } from 'react'
import { useSurroundings } from '../page/context.tsx'
import { Money } from '../record/money.tsx'
import { Nothing } from './cells.tsx'
import { useSumRates } from './sum-rates.ts'

/** One line for each currency; of several, first what they come to in RMB. */
export function SumCell({ sums, isInRmb = true }: { sums: readonly Sum[]; isInRmb?: boolean }) {
  const { sellingRates } = useSurroundings()
  const hasRmb = isInRmb && sellingRates !== undefined && isMixed(sums)
  return (
    <span className="q-sums">
      {hasRmb && <RmbSum sums={sums} />}
      {sums.map(({ currency, amount }) =>
        currency === '' ? (
          <span key={currency} className="q-number">
            {formatQuantity(amount)}
          </span>
        ) : (
          <span key={currency} className={hasRmb ? 'q-sums-part' : undefined}>
            <Money value={amount as Amount} currency={currency} />
          </span>
        ),
      )}
    </span>
  )
}

/** Its line is there before the rates are, so that nothing moves when they come. */
function RmbSum({ sums }: { sums: readonly Sum[] }) {
  const rates = useSumRates(true)
  const rmb = rates && sumInRmb(sums, rates)
  return (
    <span className="q-number" data-rmb>
      <small>{'≈ RMB '}</small>
      {rmb === undefined ? '–' : formatAmount(rmb)}
    </span>
  )
}

/** Money of a row in several currencies: one figure that compares with those of the other rows, and what it is made of. */
export function ComparedSum({ sums }: { sums: readonly Sum[] }) {
  const { sellingRates } = useSurroundings()
  const parts = sums
    .map(({ currency, amount }) => `${currency}\u00a0${formatAmount(amount as Amount)}`)
    .join(' +\u00a0')
  if (sums.length === 0) return <Nothing />
  if (sellingRates === undefined || sums.every(({ currency }) => currency === 'RMB'))
    return <span className="q-number">{parts}</span>
  return (
    <span className="q-compared">
      <RmbSum sums={sums} />
      <small className="q-number">{parts}</small>
    </span>
  )
}

/** The totals row of a list whose call adds up its rows. */
export const sumCells = (sums: Sums | null | undefined): Readonly<Record<string, ReactNode>> =>
  Object.fromEntries(
    Object.entries(sums?.columns ?? {}).map(([key, each]) => [
      key,
      <SumCell key={key} sums={each} isInRmb={!hasRmbColumn(sums)} />,
    ]),
  )
