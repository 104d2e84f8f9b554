import { useFormatter, useTranslations } from 'use-intl'
import styles from './system.module.css'

const quarter = 15 * 60_000
const quarters = 96
const height = 28
const leastPoints = 4

type Point = { readonly at: string; readonly value: number }
type Props = { readonly points: readonly Point[]; readonly unit: string }

/** The last day by quarters of an hour, from zero to its highest value; where nothing was kept, the line is broken. */
export function Curve({ points, unit }: Props) {
  const t = useTranslations('officeSystem')
  const { number } = useFormatter()
  const last = points.at(-1)
  // A line of an hour or less would be a dot at the end of an empty day.
  if (!last || points.length < leastPoints) return <p className={styles['gathering']}>{t('gathering')}</p>
  const end = Date.parse(last.at)
  const most = Math.max(...points.map(({ value }) => value))
  const text = t('curve', { most: `${number(most, { maximumFractionDigits: 1 })} ${unit}` })
  return (
    <div className={styles['curve']}>
      <svg viewBox={`0 0 ${quarters} ${height}`} preserveAspectRatio="none" role="img" aria-label={text}>
        {pathsOf(points, { end, most }).map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
      <small aria-hidden="true">{text}</small>
    </div>
  )
}

/** One path for each stretch without a gap; a single quarter is as wide as itself. */
function pathsOf(points: readonly Point[], { end, most }: { end: number; most: number }): string[] {
  const places = points.map(({ at, value }) => ({
    x: quarters - 1 - Math.round((end - Date.parse(at)) / quarter),
    y: height - 1 - ((height - 2) * value) / Math.max(1, most),
  }))
  const paths: string[] = []
  for (const [index, { x, y }] of places.entries()) {
    const former = places[index - 1]
    const isNext = former !== undefined && former.x === x - 1
    const point = `${x} ${y.toFixed(1)}`
    if (isNext) paths.push(`${paths.pop()}L${point}`)
    else paths.push(`M${point}h1M${point}`)
  }
  return paths
}
