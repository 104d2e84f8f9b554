import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import styles from './chart.module.css'
import type { ChartData } from './chart-data.ts'

type Props = {
  readonly data: ChartData
  /** The column that is read: the new first or last one. */
  readonly place: number
  readonly isZoomed: boolean
  readonly onZoom: (from: number, until: number) => void
  readonly onReset: () => void
}

/** Chooses the first and the last column by keyboard, and says which ones are shown. */
export function Zoom({ data, place, isZoomed, onZoom, onReset }: Props) {
  const t = useTranslations('kit.chart')
  const last = data.columns.length - 1
  return (
    <div className={styles['zoom']}>
      <p role="status">
        {isZoomed && t('zoomed', { first: data.columns[0]?.key ?? '', last: data.columns[last]?.key ?? '' })}
      </p>
      <Button size="small" disabled={place === 0 || place === last} onClick={() => onZoom(place, last)}>
        {t('zoomFrom')}
      </Button>
      <Button size="small" disabled={place === 0 || place === last} onClick={() => onZoom(0, place)}>
        {t('zoomUntil')}
      </Button>
      {isZoomed && (
        <Button size="small" onClick={onReset}>
          {t('zoomReset')}
        </Button>
      )}
    </div>
  )
}
