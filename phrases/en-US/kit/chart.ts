import type { Wording } from '../../wording.ts'
import type { chart as source } from '../../zh-CN/kit/chart.ts'
import { common } from '../kernel/shared.ts'

export const chart: Wording<typeof source> = {
  view: 'View',
  chart: 'Chart',
  table: 'Table',
  download: 'Download figures',
  previous: 'Previous column',
  next: 'Next column',
  ...common('total', 'period'),
  partial: 'so far',
  zoomFrom: 'From here',
  zoomUntil: 'Until here',
  zoomReset: 'Show all',
  zoomed: '{first} to {last}',
}
