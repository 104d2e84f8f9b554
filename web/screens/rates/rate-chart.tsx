import { type PointerEvent, useEffect, useRef, useState } from 'react'
import {
  dayNumber,
  dayTicks,
  linePath,
  nearestPoint,
  type Point,
  tickDecimals,
  valueTicks,
} from './rate-chart.scale.ts'

export type Series = { readonly name: string; readonly points: readonly Point[] }

type Props = {
  readonly label: string
  /** The first is the one that counts; others stand quietly beside it. */
  readonly series: readonly Series[]
  readonly begin: string
  readonly end: string
  readonly isStepped: boolean
}

const height = 240
const inset = { top: 12, right: 16, bottom: 26, left: 64 }
const dayWidth = 120

export function RateChart({ label, series, begin, end, isStepped }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const [place, setPlace] = useState<number>()
  const [main] = series
  const values = series.flatMap(({ points }) => points.map(({ value }) => value))
  const ticks = valueTicks(Math.min(...values), Math.max(...values))
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const decimals = tickDecimals(ticks)
  const inner = {
    width: Math.max(1, width - inset.left - inset.right),
    height: height - inset.top - inset.bottom,
  }
  const span = Math.max(1, dayNumber(end) - dayNumber(begin))
  const x = (day: string) =>
    inset.left + (Math.max(0, dayNumber(day) - dayNumber(begin)) / span) * inner.width
  const y = (value: number) => inset.top + (1 - (value - low) / (high - low)) * inner.height
  const at = (point: Point) => [x(point.day), y(point.value)] as const
  const isLong = span > 200

  const point = place === undefined ? undefined : main?.points[place]
  const follow = (event: PointerEvent): void => {
    const box = frame.current?.getBoundingClientRect()
    if (!box || !main || main.points.length === 0) return
    const share = (event.clientX - box.left - inset.left) / inner.width
    setPlace(nearestPoint(main.points, begin, end, share))
  }

  return (
    <div className="rate-chart" ref={frame} onPointerMove={follow} onPointerLeave={() => setPlace(undefined)}>
      <svg role="img" aria-label={label} width={width} height={height}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line className="rate-grid" x1={inset.left} x2={width - inset.right} y1={y(tick)} y2={y(tick)} />
            <text x={inset.left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
              {tick.toFixed(decimals)}
            </text>
          </g>
        ))}
        {dayTicks(begin, end, Math.max(2, Math.floor(inner.width / dayWidth))).map((day, index, all) => (
          <text
            key={day}
            x={x(day)}
            y={height - 8}
            textAnchor={index === 0 ? 'start' : index === all.length - 1 ? 'end' : 'middle'}
          >
            {isLong ? day : day.slice(5)}
          </text>
        ))}
        {series
          .map(({ name, points }, index) => (
            <path
              key={name}
              className="rate-line"
              data-quiet={index > 0 || undefined}
              d={linePath(points, at, isStepped ? width - inset.right : undefined)}
            />
          ))
          .toReversed()}
        {point && (
          <>
            <line
              className="rate-cross"
              x1={x(point.day)}
              x2={x(point.day)}
              y1={inset.top}
              y2={height - inset.bottom}
            />
            <circle className="rate-dot" cx={x(point.day)} cy={y(point.value)} r={4} />
          </>
        )}
      </svg>
      {point && place !== undefined && (
        <div
          className="rate-tip"
          aria-hidden="true"
          data-left={x(point.day) > width / 2 || undefined}
          style={{ left: x(point.day) }}
        >
          <b>{point.day}</b>
          {series.map(({ name, points }) => (
            <span key={name}>
              {name} <i>{points[place]?.value.toFixed(6)}</i>
            </span>
          ))}
        </div>
      )}
    </div>
  )
}

function useWidth(frame: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return width
}
