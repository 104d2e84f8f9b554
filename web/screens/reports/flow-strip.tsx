import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import type { FlowBoard } from '@quayside/contract/reports/flow-board.ts'
import { useTranslations } from 'use-intl'
import styles from './flow-board.module.css'
import type { FlowFilters } from './flow-links.ts'

type Props = {
  readonly summary: FlowBoard['summary']
  readonly filters: FlowFilters
  readonly onChoose: (changes: FlowFilters) => void
}

/** What holds orders up, lane by lane; a click chooses those orders. */
export function Strip({ summary, filters, onChoose }: Props) {
  const t = useTranslations('flowBoard')
  const nothing = { heldUp: '', reason: '', isNear: '' }
  const pick = (heldUp: string, more: FlowFilters = {}): void => {
    const isChosen =
      filters.heldUp === heldUp && filters.reason === more.reason && filters.isNear === more.isNear
    onChoose(isChosen ? nothing : { ...nothing, heldUp, ...more })
  }
  return (
    <tr className={styles['strip']}>
      <td data-chosen={filters.heldUp === 'any' || undefined}>
        <span>{t('held')}</span>
        <button type="button" aria-pressed={filters.heldUp === 'any'} onClick={() => pick('any')}>
          <b>{summary.held}</b> {t('heldNote', { count: summary.orders })}
        </button>
        <small>{t('heldSum', { sum: formatAmount(summary.heldInRmb as Amount) })}</small>
      </td>
      {summary.lanes.map(({ lane, held, reasons }) => (
        <td key={lane} data-chosen={filters.heldUp === lane || undefined}>
          <span>{t('heldIn', { lane: t(`lanes.${lane}`) })}</span>
          <button type="button" aria-pressed={filters.heldUp === lane} onClick={() => pick(lane)}>
            <b>{held}</b> {t('unit')}
          </button>
          <span className={styles['reasons']}>
            {reasons.map(({ reason, count }) => (
              <button
                key={reason}
                type="button"
                aria-pressed={filters.reason === reason}
                onClick={() => pick(lane, { reason })}
              >
                {t(`next.${reason as 'taxLate'}`)} {count}
              </button>
            ))}
          </span>
        </td>
      ))}
      <td data-chosen={filters.heldUp === 'none' || undefined}>
        <span>{t('free')}</span>
        <button type="button" aria-pressed={filters.heldUp === 'none'} onClick={() => pick('none')}>
          <b>{summary.free}</b> {t('unit')}
        </button>
        {summary.near > 0 && (
          <span className={styles['reasons']}>
            <button
              type="button"
              aria-pressed={filters.isNear === '1'}
              onClick={() => pick('none', { isNear: '1' })}
            >
              {t('near', { count: summary.near })}
            </button>
          </span>
        )}
      </td>
    </tr>
  )
}
