import { formatAmount, formatQuantity, formatRate } from '@quayside/contract/kernel/money.ts'
import { Nothing } from '../table/cells.tsx'

type MoneyProps = { value: string | null | undefined; currency?: string }

/** §9: thousands separators and two decimals; a negative amount is red with a minus sign. */
export function Money({ value, currency }: MoneyProps) {
  if (value === null || value === undefined) return <Nothing />
  const text = formatAmount(value)
  return (
    <span className="q-number" data-negative={text.startsWith('-') || undefined}>
      {currency !== undefined && <small>{`${currency} `}</small>}
      {text.replace('-', '−')}
    </span>
  )
}

/** The currency of amounts that stand in a column of their own: quiet beside them. */
export const CurrencyCode = ({ children }: { children: string }) => (
  <span className="q-currency">{children}</span>
)

/** What one piece costs, in the decimals that were agreed. */
export const UnitPrice = ({ value, currency }: { value: string; currency: string }) => (
  <span className="q-number">
    <small>{`${currency} `}</small>
    {formatQuantity(value)}
  </span>
)

/** §9: six decimals. */
export const RateCell = ({ value }: { value: string | null | undefined }) =>
  value === null || value === undefined ? <Nothing /> : <span className="q-number">{formatRate(value)}</span>
