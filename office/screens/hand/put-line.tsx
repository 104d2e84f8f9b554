import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { useTranslations } from 'use-intl'
import type { useLocationOptions } from '../../lib/warehouses.ts'
import type { Line } from './counting.ts'
import styles from './goods.module.css'
import { nameOf } from './job-parts.tsx'
import { canPut } from './puts.ts'
import type { PutLot } from './scan.ts'

type LineProps = {
  readonly line: Line
  /** What is put away of it so far. */
  readonly lots: readonly PutLot[]
  readonly open: string
  readonly qty: string
  readonly locationId: string
  readonly locations: ReturnType<typeof useLocationOptions>
  readonly onEnter: (values: { readonly qty?: string; readonly locationId?: string }) => void
  readonly onAgain: () => void
}

/** The line in hand: how much of it goes to which place. */
export function PutLine({ line, lots, open, qty, locationId, locations, onEnter, onAgain }: LineProps) {
  const t = useTranslations('officeHand')
  const isPutting = Number(open) > 0
  return (
    <section className={styles['count']} aria-label={nameOf(line)}>
      <div className={styles['what']}>
        <b>{nameOf(line)}</b>
        <code>{line.model}</code>
      </div>
      <p>
        {[
          line.brand,
          line.name,
          line.dateCode && `D/C ${line.dateCode}`,
          line.expiresOn && `EXP ${line.expiresOn}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className={styles['figures']}>
        <div>
          <span>{t('toPut')}</span>
          <b>{showNumber(open)}</b>
        </div>
        <label>
          <span>{t('putNow')}</span>
          <input
            aria-label={t('putNow')}
            aria-invalid={isPutting && !canPut(qty, open)}
            inputMode="decimal"
            maxLength={16}
            disabled={!isPutting}
            value={isPutting ? qty : ''}
            onChange={(event) => onEnter({ qty: event.target.value })}
          />
        </label>
        <label>
          <span>{t('place')}</span>
          <select
            aria-label={t('place')}
            disabled={!isPutting}
            value={locationId}
            onChange={(event) => onEnter({ locationId: event.target.value })}
          >
            <option value="">{t('choosePlace')}</option>
            {locations.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      {lots.length > 0 && (
        <div className={styles['places']}>
          <span>
            {lots
              .map(
                (lot) =>
                  `${locations.find(({ value }) => value === lot.locationId)?.label ?? ''} ${showNumber(lot.qty)}`,
              )
              .join(' · ')}
          </span>
          <button type="button" onClick={onAgain}>
            {t('again')}
          </button>
        </div>
      )}
    </section>
  )
}
