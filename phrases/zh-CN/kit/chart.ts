import { common } from '../kernel/shared.ts'

/** Charts. */
export const chart = {
  view: '显示方式',
  chart: '图',
  table: '表',
  download: '下载数据',
  previous: '上一列',
  next: '下一列',
  ...common('total', 'period'),
  partial: '未满一期',
  zoomFrom: '从此列起',
  zoomUntil: '到此列止',
  zoomReset: '显示全部',
  zoomed: '{first} 至 {last}',
} as const
