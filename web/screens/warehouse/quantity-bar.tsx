import { lotShares } from '@quayside/contract/warehouse/lot-balances.ts'
import type { Stock } from '@quayside/contract/warehouse/stock.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { useTranslations } from 'use-intl'
import styles from './stock.module.css'

type Quantities = Pick<Stock, 'onHand' | 'reserved' | 'blocked' | 'available'>

/** What is available, above the shares of the lot in the order of the columns: reserved, blocked, available. */
export const QuantityBar = ({ lot }: { lot: Quantities }) => (
  <span className={styles['available']}>
    <b className="q-number">{showNumber(lot.available)}</b>
    <Shares lot={lot} />
  </span>
)

export function Shares({ lot }: { lot: Quantities }) {
  const t = useTranslations('stock')
  const { reserved, blocked } = lotShares(lot)
  return (
    <span
      className={styles['shares']}
      role="img"
      aria-label={t('parts', {
        reserved: showNumber(lot.reserved),
        blocked: showNumber(lot.blocked),
        available: showNumber(lot.available),
      })}
    >
      {reserved > 0 && <i data-part="reserved" style={{ width: `${reserved}%` }} />}
      {blocked > 0 && <i data-part="blocked" style={{ width: `${blocked}%` }} />}
    </span>
  )
}
