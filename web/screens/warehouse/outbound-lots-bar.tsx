import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { useTranslations } from 'use-intl'
import styles from './outbound-strategies.module.css'
import type { PreviewedLine } from './use-outbound-preview.ts'

/** The lots of a line in the order in which they are taken: what leaves, what stays of a broken lot, what is untouched. */
export function LotsBar({ line }: { line: PreviewedLine }) {
  const t = useTranslations('outbound.strategies')
  const { lots, missing } = line
  const broken = lots.filter(({ qty, available }) => Number(qty) < Number(available)).length
  const touched = lots.reduce((sum, { available }) => sum + Number(available), 0)
  const untouched = Number(line.available) - touched
  const isShort = Number(missing) > 0
  return (
    <>
      <span className={styles['bar']} aria-hidden="true">
        {lots.map((lot) => (
          <span
            key={lot.lotId}
            style={{ flexGrow: Number(lot.available) }}
            title={`${lot.number} ${lot.dateCode} ${showNumber(lot.qty)}`}
          >
            <i data-is="taken" style={{ flexGrow: Number(lot.qty) }} />
            {Number(lot.qty) < Number(lot.available) && (
              <i data-is="rest" style={{ flexGrow: Number(lot.available) - Number(lot.qty) }} />
            )}
          </span>
        ))}
        {untouched > 0 && (
          <span style={{ flexGrow: untouched }}>
            <i data-is="untouched" style={{ flexGrow: 1 }} />
          </span>
        )}
        {isShort && (
          <span style={{ flexGrow: Number(missing) }}>
            <i data-is="missing" style={{ flexGrow: 1 }} />
          </span>
        )}
      </span>
      <span className={styles['bar-note']}>
        <span>{t('lots', { count: lots.length })}</span>
        {isShort ? (
          <b>{t('short', { qty: showNumber(missing) })}</b>
        ) : (
          <span>{broken > 0 ? t('broken', { count: broken }) : t('whole')}</span>
        )}
      </span>
    </>
  )
}
