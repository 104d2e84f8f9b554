import { feeUnit as units } from '@quayside/contract/finance/finance.codes.ts'
import { formatPrice } from '@quayside/contract/forwarding/freight-charge.ts'
import { formatQuantity } from '@quayside/contract/kernel/money.ts'
import { Detail, TextDetail } from '../record/details.tsx'
import { Money } from '../record/money.tsx'
import { useCodeText } from '../record/state-tag.tsx'

type Props = {
  readonly fee: {
    readonly amount: string | null
    readonly currency: string
    readonly unitPrice: string | null
    readonly feeQuantity: string | null
    readonly feeUnit: string
  }
  readonly labels: (key: 'amount' | 'unitPrice' | 'feeQuantity') => string
  /** Said instead of an amount of 0. */
  readonly free: string
}

/** What a document costs: the amount, and the price and quantity that it follows from. */
export function QuotedFeeDetails({ fee, labels, free }: Props) {
  const codeText = useCodeText()
  const { amount, currency, unitPrice, feeQuantity, feeUnit } = fee
  return (
    <>
      <Detail label={labels('amount')}>
        {Number(amount) === 0 ? free : <Money value={amount} currency={currency} />}
      </Detail>
      <TextDetail
        label={labels('unitPrice')}
        value={unitPrice === null ? '' : `${currency} ${formatPrice(unitPrice)}`}
      />
      <TextDetail
        label={labels('feeQuantity')}
        value={`${formatQuantity(feeQuantity ?? '')} ${feeUnit && codeText(units, feeUnit)}`.trim()}
      />
    </>
  )
}
