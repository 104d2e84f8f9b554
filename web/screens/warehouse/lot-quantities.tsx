import type { StockDetail } from '@quayside/contract/warehouse/stock-detail.ts'
import { QrCode } from '@quayside/kit/files/qr-code.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { useInstant } from '@quayside/kit/table/cells.tsx'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Shares } from './quantity-bar.tsx'
import styles from './stock.module.css'
import { StockDocument } from './stock-document.tsx'

/** The code of its label. */
export function LotQr({ number }: { number: string }) {
  const t = useTranslations('stock.lot')
  return (
    <div className={styles['qr']}>
      <div>
        <Suspense>
          <QrCode value={number} label={t('qr', { number })} />
        </Suspense>
      </div>
      {t('qrNote')}
    </div>
  )
}

const parts = ['available', 'reserved', 'blocked', 'onHand'] as const

/** What is there, what of it is kept for whom, and what is free. */
export function LotQuantities({ lot }: { lot: StockDetail }) {
  const t = useTranslations('stock.lot')
  const instant = useInstant()
  const notes = [
    t('initial', { qty: showNumber(lot.initialQty) }),
    ...(Number(lot.minimumPackQuantity) > 0 ? [t('pack', { qty: showNumber(lot.minimumPackQuantity) })] : []),
  ]
  return (
    <div className={styles['amounts']}>
      <dl>
        {parts
          .filter((part) => part !== 'blocked' || Number(lot.blocked) > 0)
          .map((part) => (
            <div key={part} data-part={part}>
              <dt>{t(part)}</dt>
              <dd className="q-number">{showNumber(lot[part])}</dd>
            </div>
          ))}
      </dl>
      <Shares lot={lot} />
      {lot.reservations.length > 0 && (
        <ul>
          {lot.reservations.map((reservation) => (
            <li key={`${reservation.document}-${reservation.documentId}`}>
              {t('reservedFor')} <StockDocument document={reservation} />
              <span className="q-number">{showNumber(reservation.qty)}</span>
              <small className={styles['quiet']}>
                {t('since', { day: instant(reservation.createdAt, false) })}
              </small>
            </li>
          ))}
        </ul>
      )}
      <p className={styles['quiet']}>{notes.join(' · ')}</p>
    </div>
  )
}
