import { type Amount, formatAmount, isNegative, isZero } from '@quayside/contract/kernel/money.ts'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import styles from './finance.module.css'

/** A balance of the statement; a negative one is in the customer's favour and never red. */
export function Balance({ value }: { value: string }) {
  const t = useTranslations('financeScreens')
  const isFavour = isNegative(value as Amount)
  return (
    <span className="q-number">
      {isFavour && <span className={styles['favour']}>{t('inFavour')}</span>}
      {formatAmount(value as Amount).replace('-', '−')}
    </span>
  )
}

/** One side of a movement: nothing for zero. */
export const Side = ({ value }: { value: string }) =>
  isZero(value as Amount) ? <Nothing /> : <span className="q-number">{formatAmount(value as Amount)}</span>
