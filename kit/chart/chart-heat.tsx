import type { CSSProperties } from 'react'
import styles from './chart.module.css'
import type { ChartData } from './chart-data.ts'

type Props = {
  readonly label: string
  readonly data: ChartData
  readonly read: number
  readonly onRead: (column: number) => void
}

/** One row per series, one cell per column, the darker the higher; each cell has its figure for screen readers. */
export function HeatMap({ label, data, read, onRead }: Props) {
  const { columns, series } = data
  const figures = series.flatMap(({ values, texts }) =>
    values.map((value, place) => ({ value, text: texts[place] ?? '' })),
  )
  const ordered = figures.toSorted((a, b) => a.value - b.value)
  const [low, high] = [ordered[0], ordered.at(-1)]
  const shareOf = (value: number): number =>
    low && high && high.value > low.value ? (value - low.value) / (high.value - low.value) : 0
  return (
    <div className={styles['heat']}>
      <table aria-label={label}>
        <thead>
          <tr>
            <td />
            {columns.map(({ key }) => (
              <th key={key} scope="col">
                {key}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.map(({ key, name, values, texts }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {columns.map((column, place) => (
                <td
                  key={column.key}
                  title={`${name} · ${column.key}: ${texts[place]}`}
                  data-read={place === read || undefined}
                  style={{ '--share': `${Math.round(shareOf(values[place] ?? 0) * 100)}%` } as CSSProperties}
                  onPointerEnter={() => onRead(place)}
                >
                  <span className="visually-hidden">{texts[place]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['scale']} aria-hidden="true">
        {low?.text}
        <i />
        {high?.text}
      </p>
    </div>
  )
}
