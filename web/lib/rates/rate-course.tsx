import { formatRate } from '@quayside/contract/kernel/money.ts'
import { useTranslations } from 'use-intl'
import styles from './rates.module.css'

const width = 300
const height = 60

/** The course of a rate with the figure of its alert as a dashed line; both fit into the drawing. */
export function RateCourse({
  points,
  limit,
}: {
  readonly points: readonly number[]
  readonly limit: number | undefined
}) {
  const t = useTranslations('rateAlerts')
  if (points.length < 2) return null
  const shown = limit === undefined ? points : [...points, limit]
  const [low, high] = [Math.min(...shown), Math.max(...shown)]
  const y = (value: number): number => 6 + ((high - value) / (high - low || 1)) * (height - 12)
  const x = (place: number): number => (place / (points.length - 1)) * (width - 6)
  const path = points.map((value, place) => `${place === 0 ? 'M' : 'L'}${x(place)} ${y(value)}`).join('')
  return (
    <>
      <svg className={styles['course']} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {limit !== undefined && <line data-part="limit" x1={0} x2={width} y1={y(limit)} y2={y(limit)} />}
        <path d={path} />
        <circle cx={x(points.length - 1)} cy={y(points.at(-1) ?? 0)} r={3} />
      </svg>
      {limit !== undefined && (
        <small className={styles['limit']}>{t('line', { limit: formatRate(String(limit)) })}</small>
      )}
    </>
  )
}
