import type { Wording } from '../../wording.ts'
import type { chart as source } from '../../zh-CN/kit/chart.ts'

export const chart: Wording<typeof source> = {
  view: '顯示方式',
  chart: '圖',
  table: '表',
  download: '下載資料',
  previous: '上一欄',
  next: '下一欄',
  total: '合計',
  period: '期間',
  partial: '未滿一期',
  zoomFrom: '從此欄起',
  zoomUntil: '到此欄止',
  zoomReset: '顯示全部',
  zoomed: '{first} 至 {last}',
}
