import styles from './price-course.module.css'

const size = { width: 64, height: 24 } as const

type Props = {
  readonly months: readonly string[]
  readonly points: readonly { readonly month: string; readonly price: string }[]
  readonly isUnusual: boolean
}

/** The price over the months, as a small line; months without a purchase take their place. */
export function PriceCourse({ months, points, isUnusual }: Props) {
  const prices = points.map(({ price }) => Number(price))
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const places = points.map(({ month, price }) => ({
    x: 2 + (months.indexOf(month) / Math.max(1, months.length - 1)) * (size.width - 6),
    y: size.height - 4 - ((Number(price) - low) / (high - low || 1)) * (size.height - 8),
  }))
  const last = places.at(-1)
  return (
    <svg
      className={styles['course']}
      data-unusual={isUnusual || undefined}
      width={size.width}
      height={size.height}
      aria-hidden="true"
    >
      <polyline points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {last && <circle cx={last.x} cy={last.y} r={2.5} />}
    </svg>
  )
}
