import { lotShares } from '@quayside/contract/warehouse/lot-balances.ts'
import type { Stock } from '@quayside/contract/warehouse/stock.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { createContext, useContext } from 'react'
import { useTranslations } from 'use-intl'
import styles from './quantity-bar.module.css'

type Quantities = Pick<Stock, 'onHand' | 'reserved' | 'blocked' | 'available'>

const spannable = ['onHand', 'reserved', 'available'] as const
export type Spanned = (typeof spannable)[number]

/** The columns under which one bar stands: those beside one another that end with what is available. */
export function spannedOf(shown: readonly string[]): readonly Spanned[] {
  const last = shown.indexOf('available')
  const whole = spannable.filter((key, place) => shown[last - (spannable.length - 1 - place)] === key)
  return whole.length === spannable.length ? whole : ['available']
}

/** The columns that the bar spans; a card on a phone shows what is available alone. */
export const SpannedColumns = createContext<readonly Spanned[]>(['available'])

/** A quantity above its part of the lot's bar, which goes on in the columns beside it. */
export function QuantityCell({ lot, of, below = '' }: { lot: Quantities; of: Spanned; below?: string }) {
  const columns = useContext(SpannedColumns)
  const place = columns.indexOf(of)
  const figure = showNumber(lot[of])
  return (
    <span className={styles['quantity']}>
      {of === 'available' ? <b className="q-number">{figure}</b> : <span className="q-number">{figure}</span>}
      {below !== '' && <small>{below}</small>}
      {place >= 0 && (
        <span className={styles['slice']} data-begins={place === 0} data-ends={place === columns.length - 1}>
          <span style={{ width: `${columns.length * 100}%`, marginLeft: `${-place * 100}%` }}>
            <Shares lot={lot} isHidden={of !== 'available'} />
          </span>
        </span>
      )}
    </span>
  )
}

/** The shares of a lot in the order of the columns: reserved, blocked, available. */
export function Shares({ lot, isHidden = false }: { lot: Quantities; isHidden?: boolean }) {
  const t = useTranslations('stock')
  const { reserved, blocked } = lotShares(lot)
  return (
    <span
      className={styles['shares']}
      role="img"
      aria-hidden={isHidden}
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
