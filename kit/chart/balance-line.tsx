import { dayNumber, numberedDay } from '@quayside/contract/kernel/days.ts'
import styles from './balance-line.module.css'
import { linePath } from './scale.ts'

type Props = {
  /** What the line shows, in one sentence for screen readers. */
  readonly label: string
  readonly begin: string
  readonly end: string
  readonly opening: number
  /** The balance at the end of each day that changed it. */
  readonly points: readonly { readonly day: string; readonly balance: number }[]
  readonly texts: {
    readonly closing: string
    /** Written into the part below zero. */
    readonly below: string
  }
}

const size = { width: 460, height: 84, top: 12, bottom: 64, left: 2, right: 370 }
const dayLabels = 4

/** A balance that steps over a period, small enough to stand beside its figures; below zero it is shaded. */
export function BalanceLine({ label, begin, end, opening, points, texts }: Props) {
  const values = [opening, ...points.map(({ balance }) => balance), 0]
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const [first, last] = [dayNumber(begin), dayNumber(end)]
  const x = (day: number): number =>
    size.left + ((day - first) / Math.max(1, last - first)) * (size.right - size.left)
  const y = (value: number): number =>
    size.bottom - ((value - low) / (high - low || 1)) * (size.bottom - size.top)
  const steps = [
    { day: first, balance: opening },
    ...points.map(({ day, balance }) => ({ day: dayNumber(day), balance })),
  ]
  const closing = steps.at(-1)?.balance ?? 0
  const below = steps.flatMap(({ day, balance }, place) => {
    const until = steps[place + 1]?.day ?? last
    return balance < 0 && until > day ? [{ from: x(day), to: x(until), balance }] : []
  })
  const widest = below.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0]
  const days = Array.from({ length: dayLabels }, (_unused, place) =>
    Math.round(first + ((last - first) * place) / (dayLabels - 1)),
  ).filter((day, place, all) => place === 0 || day !== all[place - 1])
  return (
    <svg
      className={styles['balance-line']}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
    >
      {below.map(({ from, to, balance }) => (
        <rect key={from} data-below x={from} y={y(0)} width={to - from} height={y(balance) - y(0)} />
      ))}
      <line x1={size.left} x2={size.right} y1={y(0)} y2={y(0)} />
      <path
        d={linePath(
          steps.map(({ day, balance }) => [x(day), y(balance)] as const),
          size.right,
        )}
      />
      <circle cx={size.right} cy={y(closing)} r={3.5} />
      {widest && widest.to - widest.from > 70 && y(widest.balance) - y(0) > 15 && (
        <text data-below x={(widest.from + widest.to) / 2} y={(y(0) + y(widest.balance)) / 2 + 4}>
          {texts.below}
        </text>
      )}
      <text data-closing x={size.right + 8} y={y(closing) + 4}>
        {texts.closing}
      </text>
      {days.map((day) => (
        <text key={day} data-day={day === first ? 'first' : day === last ? 'last' : ''} x={x(day)} y={80}>
          {numberedDay(day).slice(5)}
        </text>
      ))}
    </svg>
  )
}
