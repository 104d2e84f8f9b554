import { type ReactNode, useState } from 'react'
import styles from './chart.module.css'
import { type ChartData, type ChartRange, rangeOf, within } from './chart-data.ts'
import { Drawing } from './chart-drawing.tsx'
import { HeatMap } from './chart-heat.tsx'
import { Reading } from './chart-reading.tsx'
import { Zoom } from './chart-zoom.tsx'

type Props = {
  /** What the chart shows, in one sentence for screen readers. */
  readonly label: string
  readonly data: ChartData
  /**
   * Bars per period, one segment per series; groups of bars, one beside the other per series; lines over days; steps, for values that hold until the next one; or a
   * heat map, one row per series.
   */
  readonly kind: 'bars' | 'groups' | 'line' | 'steps' | 'heat'
  /** The days that a line covers, where these are more than those of its points. */
  readonly span?: { readonly begin: string; readonly end: string }
  /** Part of the columns can be shown alone, by dragging over them or by the buttons beside the chart. */
  readonly isZoomable?: boolean
  /** More about the column that is read, under its figures. */
  readonly more?: (column: string) => ReactNode
}

/** The only chart component. The figures of the column under the pointer appear beside it: no legend, no tooltip. */
export function Chart({ label, data: all, kind, span, isZoomable = false, more }: Props) {
  const [range, setRange] = useState<ChartRange>()
  const [chosen, setChosen] = useState<number>()
  const data = within(all, range)
  const last = data.columns.length - 1
  const read = Math.min(chosen ?? last, last)

  function zoom(next: ChartRange | undefined): void {
    setRange(next)
    setChosen(undefined)
  }
  function zoomBetween(from: number, until: number): void {
    const next = rangeOf(data, from, until)
    if (next) zoom(next)
  }
  return (
    <div className={styles['chart']}>
      {kind === 'heat' ? (
        <HeatMap label={label} data={data} read={read} onRead={setChosen} />
      ) : (
        <Drawing
          label={label}
          data={data}
          kind={kind}
          span={data === all ? span : undefined}
          read={read}
          onRead={setChosen}
          onDrag={isZoomable ? zoomBetween : undefined}
        />
      )}
      <Reading data={data} place={read} onPlace={setChosen}>
        {more?.(data.columns[read]?.key ?? '')}
        {isZoomable && (
          <Zoom
            data={data}
            place={read}
            isZoomed={data !== all}
            onZoom={zoomBetween}
            onReset={() => zoom(undefined)}
          />
        )}
      </Reading>
    </div>
  )
}
