import type { Wording } from '../../wording.ts'
import type { chart as source } from '../../zh-CN/kit/chart.ts'

export const chart: Wording<typeof source> = {
  view: 'View',
  chart: 'Chart',
  table: 'Table',
  download: 'Download figures',
  previous: 'Previous column',
  next: 'Next column',
  total: 'Total',
  period: 'Period',
  partial: 'so far',
  zoomFrom: 'From here',
  zoomUntil: 'Until here',
  zoomReset: 'Show all',
  zoomed: '{first} to {last}',
}
