/** A period or a day: `2026-11` or `2026-11-15`. */
type ChartColumn = {
  readonly key: string
  /** The period is not over, so its figures will grow and it is drawn pale. */
  readonly isPartial?: boolean
}

export type ChartSeries = {
  readonly key: string
  readonly name: string
  /** One for each column; the number is drawn, its text is displayed. */
  readonly values: readonly number[]
  readonly texts: readonly string[]
  /** A secondary series, drawn with less emphasis. */
  readonly isQuiet?: boolean
  /** The address that a figure links to. */
  readonly hrefOf?: (column: string) => string
}

export type ChartData = {
  readonly columns: readonly ChartColumn[]
  readonly series: readonly ChartSeries[]
  /** The totals of each column, where the series add up. */
  readonly totals?: readonly string[]
}

/** Positions in pixels of the drawing. */
export type Plot = {
  readonly columns: readonly { readonly key: string; readonly x: number; readonly isPartial: boolean }[]
  readonly slot: number
  readonly top: number
  readonly bottom: number
  readonly right: number
  readonly y: (value: number) => number
}

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The figures as CSV; the byte order mark makes Excel read it as UTF-8. */
export function sheetOf({ columns, series, totals }: ChartData, headings: { period: string; total: string }) {
  const head = [headings.period, ...series.map(({ name }) => name), ...(totals ? [headings.total] : [])]
  const rows = columns.map(({ key }, place) => [
    key,
    ...series.map(({ texts }) => texts[place] ?? ''),
    ...(totals ? [totals[place] ?? ''] : []),
  ])
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
