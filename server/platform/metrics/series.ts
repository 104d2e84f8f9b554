/** The kinds of figures that Prometheus knows, in its text format (version 0.0.4). */
export type Figure = { readonly help: string; readonly labels: readonly string[] } & (
  | { readonly kind: 'counter' | 'gauge' }
  | { readonly kind: 'histogram'; readonly buckets: readonly number[] }
)

type Series = { readonly labels: string; value: number; readonly counts: number[] }

/** One figure with a series for each combination of its labels' values. */
export class Metric {
  readonly name: string
  readonly #figure: Figure
  readonly #series = new Map<string, Series>()

  constructor(name: string, figure: Figure) {
    this.name = name
    this.#figure = figure
  }

  add(amount: number, ...values: readonly string[]): void {
    this.#seriesOf(values).value += amount
  }

  /** The sum of all series. */
  get total(): number {
    return this.#series.values().reduce((sum, { value }) => sum + value, 0)
  }

  set(value: number, ...values: readonly string[]): void {
    this.#seriesOf(values).value = value
  }

  /** For a histogram: `value` is the sum, and each bucket counts for itself until it is printed. */
  observe(seconds: number, ...values: readonly string[]): void {
    const series = this.#seriesOf(values)
    series.value += seconds
    const place = bucketsOf(this.#figure).findIndex((limit) => seconds <= limit)
    const at = place === -1 ? bucketsOf(this.#figure).length : place
    series.counts[at] = (series.counts[at] ?? 0) + 1
  }

  /** Gauges read anew each time forget what is no longer there, for example a queue that has been emptied. */
  clear(): void {
    this.#series.clear()
  }

  print(): string {
    const lines = [
      `# HELP ${this.name} ${this.#figure.help}`,
      `# TYPE ${this.name} ${this.#figure.kind}`,
      ...this.#series.values().flatMap((series) => this.#linesOf(series)),
    ]
    return `${lines.join('\n')}\n`
  }

  #linesOf({ labels, value, counts }: Series): string[] {
    if (this.#figure.kind !== 'histogram') return [`${this.name}${braced(labels)} ${value}`]
    let sum = 0
    const lines = [...bucketsOf(this.#figure), '+Inf'].map((limit, place) => {
      sum += counts[place] ?? 0
      return `${this.name}_bucket${braced([labels, `le="${limit}"`].filter((each) => each !== '').join(','))} ${sum}`
    })
    return [
      ...lines,
      `${this.name}_sum${braced(labels)} ${value}`,
      `${this.name}_count${braced(labels)} ${sum}`,
    ]
  }

  #seriesOf(values: readonly string[]): Series {
    const key = values.join('\n')
    const known = this.#series.get(key)
    if (known) return known
    const labels = this.#figure.labels
      .map((label, place) => `${label}="${escaped(values[place] ?? '')}"`)
      .join(',')
    const series: Series = { labels, value: 0, counts: [] }
    this.#series.set(key, series)
    return series
  }
}

const bucketsOf = (figure: Figure): readonly number[] => (figure.kind === 'histogram' ? figure.buckets : [])
const braced = (labels: string): string => (labels === '' ? '' : `{${labels}}`)
const escaped = (text: string): string =>
  text.replaceAll('\\', String.raw`\\`).replaceAll('"', String.raw`\"`).replaceAll('\n', String.raw`\n`)
