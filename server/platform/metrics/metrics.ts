import { monitorEventLoopDelay } from 'node:perf_hooks'
import packageFile from '../../package.json' with { type: 'json' }
import { type FigureName, figures } from './figures.ts'
import { Metric } from './series.ts'

export type Metrics = Readonly<Record<FigureName, Metric>>

/** The figures of one process. They are counted always, and printed where METRICS_TOKEN is set. */
export const openMetrics = (): Metrics =>
  Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, new Metric(name, figure)]),
  ) as Metrics

/** Figures of the process itself, read each time the page is printed. */
export function watchProcess(metrics: Metrics): { read(): void; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  metrics.quayside_start_time_seconds.set(Math.round(performance.timeOrigin / 1000), packageFile.version)
  return {
    read() {
      for (const percent of [50, 99])
        metrics.quayside_event_loop_delay_seconds.set(delay.percentile(percent) / 1e9, String(percent / 100))
      metrics.quayside_event_loop_delay_seconds.set(delay.max / 1e9, '1')
      delay.reset()
      const { rss, heapUsed, external } = process.memoryUsage()
      metrics.quayside_memory_bytes.set(rss, 'resident')
      metrics.quayside_memory_bytes.set(heapUsed, 'heap')
      metrics.quayside_memory_bytes.set(external, 'external')
      const { user, system } = process.cpuUsage()
      metrics.quayside_processor_seconds_total.set(user / 1e6, 'user')
      metrics.quayside_processor_seconds_total.set(system / 1e6, 'system')
    },
    stop: () => delay.disable(),
  }
}

export const printMetrics = (metrics: Metrics): string =>
  Object.values(metrics)
    .map((metric) => metric.print())
    .join('')
