/** A period or a day: `2026-11` or `2026-11-15`. */
type ChartColumn = {
  readonly key: string
  /** Not over yet, so it is drawn pale: its figures will still grow. */
  readonly isPartial?: boolean
}

export type ChartSeries = {
  readonly key: string
  readonly name: string
  /** One for each column; drawn as numbers, read as texts. */
  readonly values: readonly number[]
  readonly texts: readonly string[]
  /** Beside the one that counts. */
  readonly isQuiet?: boolean
  /** Where a figure leads. */
  readonly hrefOf?: (column: string) => string
}

export type ChartData = {
  readonly columns: readonly ChartColumn[]
  readonly series: readonly ChartSeries[]
  /** Where the figures of a column add up. */
  readonly totals?: readonly string[]
}

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The figures as a sheet that Excel opens: a byte order mark, so that it takes it for UTF-8. */
export function sheetOf({ columns, series, totals }: ChartData, headings: { period: string; total: string }) {
  const head = [headings.period, ...series.map(({ name }) => name), ...(totals ? [headings.total] : [])]
  const rows = columns.map(({ key }, place) => [
    key,
    ...series.map(({ texts }) => texts[place] ?? ''),
    ...(totals ? [totals[place] ?? ''] : []),
  ])
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
