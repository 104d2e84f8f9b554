import { dayNumber } from '@quayside/contract/kernel/days.ts'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useFormatter } from 'use-intl'
import styles from './chart.module.css'
import { ValueAxis } from './chart-axis.tsx'
import { Bars } from './chart-bars.tsx'
import type { ChartData, Plot } from './chart-data.ts'
import { Lines } from './chart-lines.tsx'
import {
  dayTicks,
  nearestOf,
  periodNames,
  spacedCompact,
  tickDecimals,
  ticksFromZero,
  ticksOver,
} from './scale.ts'

const plotHeight = 200
const inset = { top: 10, right: 16, bottom: 26, left: 64 }
const titleHeight = 18
/** The plot under the bars: its title stands in the gap. */
const lowerPlot = { gap: 34, height: 52, steps: 2 }
const dayWidth = 120

type Props = {
  readonly label: string
  readonly data: ChartData
  readonly kind: 'bars' | 'groups' | 'line' | 'steps'
  readonly span: { readonly begin: string; readonly end: string } | undefined
  /** The column whose figures are shown beside the drawing. */
  readonly read: number
  readonly onRead: (column: number) => void
  /** Called with the two columns between which the pointer was dragged. */
  readonly onDrag: ((from: number, until: number) => void) | undefined
}

/** How high the bars of each column are together. */
const heightsOf = (rows: readonly (readonly number[])[], columns: number): number[] =>
  Array.from({ length: columns }, (_unused, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0))

const placeIn =
  (ticks: readonly number[], top: number, bottom: number) =>
  (value: number): number => {
    const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
    return top + (1 - (value - low) / (high - low)) * (bottom - top)
  }

/** Bars, lines or steps over an axis of periods or days. */
export function Drawing({ label, data, kind, span, read, onRead, onDrag }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const format = useFormatter()
  const [draggedFrom, setDraggedFrom] = useState<number>()
  const { lower } = data
  const last = data.columns.length - 1
  const values = data.series.flatMap((series) => series.values)
  const hasBars = kind === 'bars' || kind === 'groups'
  const heights = heightsOf(
    data.series.map((series) => series.values),
    data.columns.length,
  )
  const ticks = hasBars
    ? ticksFromZero(Math.max(...(kind === 'groups' ? values : heights)))
    : ticksOver(values)
  const top = inset.top + (data.title === undefined ? 0 : titleHeight)
  const bottom = top + plotHeight
  const right = width - inset.right
  const inner = Math.max(1, width - inset.left - inset.right)
  const slot = inner / data.columns.length
  const { begin, end } = span ?? { begin: data.columns[0]?.key ?? '', end: data.columns[last]?.key ?? '' }
  const xOfDay = (day: string): number => {
    const length = Math.max(1, dayNumber(end) - dayNumber(begin))
    return inset.left + (Math.max(0, dayNumber(day) - dayNumber(begin)) / length) * inner
  }
  const columns = data.columns.map(({ key, isPartial = false }, place) => ({
    key,
    isPartial,
    x: hasBars ? inset.left + (place + 0.5) * slot : xOfDay(key),
  }))
  const plot: Plot = { columns, slot, top, bottom, right, y: placeIn(ticks, top, bottom) }
  const lowerTop = bottom + lowerPlot.gap
  const lowest = lower ? lowerTop + lowerPlot.height : bottom
  const lowerTicks = lower
    ? ticksFromZero(Math.max(...heightsOf(lower.values, data.columns.length)), lowerPlot.steps)
    : []
  const under: Plot = { ...plot, top: lowerTop, bottom: lowest, y: placeIn(lowerTicks, lowerTop, lowest) }
  const names = hasBars
    ? periodNames(
        columns.map(({ key }) => key),
        slot,
      ).map(({ place, text }) => ({ key: columns[place]?.key ?? text, x: columns[place]?.x ?? 0, text }))
    : dayTicks(begin, end, Math.max(2, Math.floor(inner / dayWidth))).map((day) => ({
        key: day,
        x: xOfDay(day),
        text: dayNumber(end) - dayNumber(begin) > 200 ? day : day.slice(5),
      }))
  const tickText = (tick: number): string =>
    hasBars || Math.abs(ticks.at(-1) ?? 1) >= 10_000
      ? spacedCompact(format.number(tick, { notation: tick >= 10_000 ? 'compact' : 'standard' }))
      : tick.toFixed(tickDecimals(ticks))
  const columnAt = (event: PointerEvent): number =>
    nearestOf(
      columns.map(({ x }) => x),
      event.clientX - (frame.current?.getBoundingClientRect().left ?? 0),
    )
  const beginDrag = (event: PointerEvent): void => {
    // Pointer events go on when the pointer leaves the drawing.
    frame.current?.setPointerCapture(event.pointerId)
    setDraggedFrom(columnAt(event))
  }
  const endDrag = (event: PointerEvent): void => {
    if (draggedFrom !== undefined) onDrag?.(draggedFrom, columnAt(event))
    setDraggedFrom(undefined)
  }
  const edges = [draggedFrom ?? read, read].map((place) => columns[place]?.x ?? 0)
  const axis = { left: inset.left, right, textOf: tickText }
  return (
    <div
      className={styles['plot']}
      ref={frame}
      onPointerMove={(event) => onRead(columnAt(event))}
      {...(onDrag && { onPointerDown: beginDrag, onPointerUp: endDrag, 'data-zoomable': true })}
    >
      <svg role="img" aria-label={label} width={width} height={lowest + inset.bottom}>
        {draggedFrom !== undefined && (
          <rect
            className={styles['dragged']}
            x={Math.min(...edges)}
            width={Math.max(...edges) - Math.min(...edges)}
            y={top}
            height={bottom - top}
          />
        )}
        {hasBars && (
          <rect
            className={styles['read']}
            x={(columns[read]?.x ?? 0) - slot / 2}
            y={top}
            width={slot}
            height={lowest - top}
          />
        )}
        <ValueAxis {...axis} ticks={ticks} y={plot.y} title={data.title} />
        {lower && <ValueAxis {...axis} ticks={lowerTicks} y={under.y} title={lower.title} />}
        {names.map(({ key, x, text }, place) => (
          <text key={key} x={x} y={lowest + 18} textAnchor={anchorOf(hasBars, place, names.length)}>
            {text}
          </text>
        ))}
        {hasBars ? (
          <Bars
            plot={plot}
            values={data.series.map((series) => series.values)}
            isGrouped={kind === 'groups'}
          />
        ) : (
          <Lines plot={plot} series={data.series} read={read} isStepped={kind === 'steps'} />
        )}
        {lower && <Bars plot={under} values={lower.values} isGrouped={false} />}
      </svg>
    </div>
  )
}

/** Labels at the two ends are aligned inwards, so that they stay inside the drawing. */
function anchorOf(hasBars: boolean, place: number, count: number): 'start' | 'middle' | 'end' {
  if (hasBars || (place > 0 && place < count - 1)) return 'middle'
  return place === 0 ? 'start' : 'end'
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
