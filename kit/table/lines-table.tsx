import { type ReactNode, type RefObject, useMemo, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useNarrow } from '../page/media.ts'
import { figureLeastWidths, widthsOf } from './column-widths.ts'
import { useNaturalWidths } from './natural-widths.ts'
import type { Column, Density, Row } from './table.ts'
import { atStart, fill, layOut, selectionWidth, wholeWhereRoom } from './table-layout.ts'
import { useTableWidth, useWholeWidths } from './table-widths.ts'
import { useWindow } from './table-window.ts'
import './data-table.css'
import '../inputs/text-button.css'

/** The height of a row, by which the rows in sight are computed. */
export const lineHeights = { roomy: 40, compact: 32 } as const

type Props<R extends Row> = {
  readonly label: string
  readonly rows: readonly R[]
  /** The columns marked as first stay in sight while the others scroll. */
  readonly columns: readonly Column<R>[]
  /** Each row's number in its record, where not all rows are shown. */
  readonly placeOf?: (row: R) => number
  /** Cells of the totals row, by column key. */
  readonly totals?: Readonly<Record<string, ReactNode>>
  /** Rows of which nothing is left to do. */
  readonly isQuiet?: (row: R) => boolean
  readonly density?: Density
  /** The scrolling element, for a caller that brings a row into view. */
  readonly scroller?: RefObject<HTMLDivElement | null>
}

type SectionProps<R extends Row> = Omit<Props<R>, 'label'> & {
  readonly texts: ((key: 'lines') => string) & ((key: 'lineCount', values: { count: number }) => string)
}

/** A record's lines in a panel of their own, with their number. */
export const LinesSection = <R extends Row>({ texts, ...table }: SectionProps<R>) => (
  <section className="q-panel">
    <h2>
      {texts('lines')}{' '}
      <small className="q-page-note">{texts('lineCount', { count: table.rows.length })}</small>
    </h2>
    <LinesTable label={texts('lines')} {...table} />
  </section>
)

/** The lines of a record, numbered; of ten thousand only the visible ones are rendered. */
export function LinesTable<R extends Row>(props: Props<R>) {
  const { label, rows, columns, placeOf, totals = {}, isQuiet, density = 'roomy' } = props
  const t = useTranslations('kit.list')
  const isEnglish = useLocale() === 'en-US'
  const isNarrow = useNarrow()
  const own = useRef<HTMLDivElement>(null)
  const scroller = props.scroller ?? own
  const rowHeight = lineHeights[density]
  const { isLong, from, to } = useWindow(scroller, rows, rowHeight)
  const room = useTableWidth(scroller, true, false)
  const keys = useMemo(() => columns.map(({ key }) => key), [columns])
  const whole = useWholeWidths(scroller, { rows, from, to, keys, room: room ?? 0 })
  const natural = useNaturalWidths(scroller, { rows, from, to, keys })
  const layout = useMemo(() => {
    const [usual, least] = [widthsOf(columns, rows, isEnglish), figureLeastWidths(columns, rows)].map(
      (widths) => widths.map((width, place) => Math.max(width, whole[keys[place] ?? ''] ?? 0)),
    ) as [number[], number[]]
    const needed = keys.map((key) => natural[key])
    return layOut(columns, {
      isSelectable: true,
      actionsWidth: 0,
      isNarrow,
      widths: room === undefined ? usual : wholeWhereRoom({ usual, least }, needed, room - selectionWidth),
    })
  }, [columns, keys, rows, isEnglish, isNarrow, whole, natural, room])
  const fixed = isNarrow ? undefined : 'left'
  const span = columns.length + 1
  return (
    <div className="q-table" data-density={density}>
      <div
        ref={scroller}
        className="q-table-scroll"
        data-long={isLong || undefined}
        tabIndex={0}
        role="region"
        aria-label={label}
        style={layout.scrolling}
      >
        <table
          aria-label={label}
          aria-rowcount={isLong ? rows.length + 1 : undefined}
          style={{ minWidth: layout.width }}
        >
          <colgroup>
            {(room === undefined ? layout.widths : fill(layout, room)).map((width, place) => (
              <col key={place} style={{ width }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col" data-fixed={fixed} style={{ ...atStart, paddingInline: 8 }}>
                {t('place')}
              </th>
              {layout.columns.map(({ column, style }) => (
                <th
                  key={column.key}
                  scope="col"
                  data-align={column.align}
                  data-fixed={style && 'left'}
                  style={style}
                >
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Gap height={from * rowHeight} span={span} />
            {rows.slice(from, to).map((row, place) => (
              <tr
                key={row.id}
                aria-rowindex={isLong ? from + place + 2 : undefined}
                data-quiet={isQuiet?.(row) || undefined}
              >
                <td className="q-nothing" data-fixed={fixed} style={atStart}>
                  {placeOf ? placeOf(row) : from + place + 1}
                </td>
                {layout.columns.map(({ column, style }) => (
                  <td
                    key={column.key}
                    data-key={column.key}
                    data-align={column.align}
                    data-fixed={style && 'left'}
                    style={style}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
            <Gap height={(rows.length - to) * rowHeight} span={span} />
          </tbody>
          {Object.keys(totals).length > 0 && (
            <tfoot>
              <tr>
                <td data-fixed={fixed} style={atStart}>
                  Σ
                </td>
                {layout.columns.map(({ column, style }, place) => (
                  <td
                    key={column.key}
                    data-key={column.key in totals ? column.key : undefined}
                    data-align={column.align}
                    data-fixed={style && 'left'}
                    style={style}
                  >
                    {totals[column.key] ?? (place === 0 && t('totals'))}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </div>
  )
}

const Gap = ({ height, span }: { height: number; span: number }) =>
  height > 0 && (
    <tr aria-hidden="true">
      <td colSpan={span} style={{ height }} />
    </tr>
  )
