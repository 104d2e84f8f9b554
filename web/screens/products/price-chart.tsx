import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { dayNumber, type PricePoint, priceDecimals, priceTicks } from './price-chart.scale.ts'

const height = 200
const inset = { top: 12, right: 14, bottom: 24, left: 62 }

/** A light line of prices over their days; every point has its figure under the pointer. */
export default function PriceChart({ label, points }: { label: string; points: readonly PricePoint[] }) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const [near, setNear] = useState<number>()
  const ticks = priceTicks(points.map(({ value }) => value))
  const decimals = priceDecimals(ticks)
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const days = points.map(({ day }) => dayNumber(day))
  const begin = Math.min(...days)
  const span = Math.max(1, Math.max(...days) - begin)
  const inner = Math.max(1, width - inset.left - inset.right)
  const x = (day: string) => inset.left + ((dayNumber(day) - begin) / span) * inner
  const y = (value: number) =>
    inset.top + (1 - (value - low) / (high - low)) * (height - inset.top - inset.bottom)

  const follow = (event: PointerEvent): void => {
    const left = frame.current?.getBoundingClientRect().left ?? 0
    const distances = points.map(({ day }) => Math.abs(x(day) - (event.clientX - left)))
    setNear(distances.indexOf(Math.min(...distances)))
  }
  const shown = near === undefined ? undefined : points[near]
  const [first, last] = [points[0], points.at(-1)]
  return (
    <div className="price-chart" ref={frame} onPointerMove={follow} onPointerLeave={() => setNear(undefined)}>
      <svg role="img" aria-label={label} width={width} height={height}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line className="price-grid" x1={inset.left} x2={width - inset.right} y1={y(tick)} y2={y(tick)} />
            <text x={inset.left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
              {tick.toFixed(decimals)}
            </text>
          </g>
        ))}
        <text x={inset.left} y={height - 6}>
          {first?.day}
        </text>
        <text x={width - inset.right} y={height - 6} textAnchor="end">
          {last?.day}
        </text>
        <polyline
          className="price-line"
          points={points.map(({ day, value }) => `${x(day)},${y(value)}`).join(' ')}
        />
        {points.map(({ day, value }, place) => (
          <circle
            key={`${day}-${place}`}
            className="price-point"
            data-near={place === near || undefined}
            cx={x(day)}
            cy={y(value)}
            r={3}
          />
        ))}
      </svg>
      {shown && (
        <div
          className="price-tip"
          aria-hidden="true"
          data-left={x(shown.day) > width / 2 || undefined}
          style={{ left: x(shown.day) }}
        >
          <b>{shown.day}</b>
          {shown.value.toFixed(6)}
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
