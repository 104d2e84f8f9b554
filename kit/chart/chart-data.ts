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
  /** Above the axis: what the bars measure. */
  readonly title?: string
  /** A second, lower plot under the bars: another figure of the same series and columns. */
  readonly lower?: { readonly title: string; readonly values: readonly (readonly number[])[] }
}

/** The first and the last column that are shown, by their keys. */
export type ChartRange = { readonly first: string; readonly last: string }

/** The columns from one to another, in either order; nothing where both are the same. */
export function rangeOf({ columns }: ChartData, from: number, until: number): ChartRange | undefined {
  const [first, last] = [columns[Math.min(from, until)], columns[Math.max(from, until)]]
  return from === until || !first || !last ? undefined : { first: first.key, last: last.key }
}

/** The part of the data inside the range; all of it where the range names a column that is no longer there. */
export function within(data: ChartData, range: ChartRange | undefined): ChartData {
  const begin = data.columns.findIndex(({ key }) => key === range?.first)
  const end = data.columns.findIndex(({ key }) => key === range?.last) + 1
  if (begin < 0 || end <= begin) return data
  return {
    ...data,
    columns: data.columns.slice(begin, end),
    series: data.series.map((series) => ({
      ...series,
      values: series.values.slice(begin, end),
      texts: series.texts.slice(begin, end),
    })),
    ...(data.totals && { totals: data.totals.slice(begin, end) }),
    ...(data.lower && {
      lower: { ...data.lower, values: data.lower.values.map((values) => values.slice(begin, end)) },
    }),
  }
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
