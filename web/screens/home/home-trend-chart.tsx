import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { MonthSum } from '@quayside/contract/orders/order-overview.ts'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { monthHref } from './home-links.tsx'
import { barsOf, kindsOfTrend, type Measure, type MonthBar, ticksTo } from './home-trend.data.ts'
import TrendTable from './home-trend-table.tsx'

const height = 220
const inset = { top: 10, right: 16, bottom: 26, left: 56 }

type Props = {
  readonly months: readonly string[]
  readonly trend: readonly MonthSum[]
  readonly measure: Measure
}

/** A bar a month, a part a kind; each part leads to its orders. The same figures stand in a table beside it. */
export default function TrendChart({ months, trend, measure }: Props) {
  const codeText = useCodeText()
  const format = useFormatter()
  const router = useRouter()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const [near, setNear] = useState<MonthBar>()
  const bars = barsOf(months, trend, measure)
  const ticks = ticksTo(Math.max(...bars.map(({ total }) => total)))
  const high = ticks.at(-1) ?? 1
  const inner = {
    width: Math.max(1, width - inset.left - inset.right),
    height: height - inset.top - inset.bottom,
  }
  const slot = inner.width / bars.length
  const thick = Math.min(36, slot * 0.58)
  const y = (value: number) => inset.top + (1 - value / high) * inner.height
  const follow = (event: MouseEvent, href: string): void => {
    event.preventDefault()
    void router.navigate({ href })
  }
  const x = (place: number) => inset.left + place * slot
  return (
    <div className="home-chart" ref={frame}>
      <svg aria-hidden="true" width={width} height={height} onPointerLeave={() => setNear(undefined)}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line className="home-grid" x1={inset.left} x2={width - inset.right} y1={y(tick)} y2={y(tick)} />
            <text x={inset.left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
              {format.number(tick, { notation: tick >= 10_000 ? 'compact' : 'standard' })}
            </text>
          </g>
        ))}
        {bars.map((bar, place) => (
          <g key={bar.month} onPointerEnter={() => setNear(bar)}>
            <rect
              className="home-slot"
              data-near={near?.month === bar.month || undefined}
              x={x(place)}
              y={inset.top}
              width={slot}
              height={inner.height}
            />
            {stacked(bar).map(({ kind, from, value }) => {
              const href = monthHref(kind, bar.month, measure === 'orders' ? undefined : measure)
              return (
                <a key={kind} href={href} tabIndex={-1} onClick={(event) => follow(event, href)}>
                  <rect
                    className="home-bar"
                    data-kind={kind}
                    x={x(place) + (slot - thick) / 2}
                    width={thick}
                    y={y(from + value)}
                    height={Math.max(1, y(from) - y(from + value))}
                  />
                </a>
              )
            })}
            <text x={x(place) + slot / 2} y={height - 8} textAnchor="middle">
              {monthText(bar.month, place === 0)}
            </text>
          </g>
        ))}
      </svg>
      {near && (
        <Tip
          bar={near}
          left={x(bars.findIndex(({ month }) => month === near.month)) + slot / 2}
          width={width}
        />
      )}
      <ul className="home-legend" aria-hidden="true">
        {kindsOfTrend(trend).map((kind) => (
          <li key={kind} data-kind={kind}>
            {codeText(orderKind, kind)}
          </li>
        ))}
      </ul>
      <TrendTable months={months} trend={trend} measure={measure} isSpoken />
    </div>
  )
}

/** The year only where it begins. */
const monthText = (month: string, isFirst: boolean): string =>
  isFirst || month.endsWith('-01') ? month : month.slice(5)

function stacked({ parts }: MonthBar) {
  let from = 0
  return parts
    .filter(({ value }) => value > 0)
    .map(({ kind, value }) => {
      const part = { kind, from, value }
      from += value
      return part
    })
}

function Tip({ bar, left, width }: { bar: MonthBar; left: number; width: number }) {
  const codeText = useCodeText()
  const t = useTranslations('home.trend')
  const format = useFormatter()
  return (
    <div className="home-tip" aria-hidden="true" data-left={left > width / 2 || undefined} style={{ left }}>
      <b>{bar.month}</b>
      {bar.parts.map(({ kind, text }) => (
        <span key={kind}>
          {codeText(orderKind, kind)} <i>{text}</i>
        </span>
      ))}
      <span>
        {t('total')} <i>{format.number(bar.total, { maximumFractionDigits: 2 })}</i>
      </span>
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
