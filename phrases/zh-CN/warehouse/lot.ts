import { common } from '../kernel/shared.ts'

/** The page of one lot. */
export const lot = {
  gone: '没有找到这个批次',
  use: '用此批次出库',
  labels: '打印标签',
  qr: '批次 {number} 的二维码',
  qrNote: '扫码打开此批次',
  quantities: '数量',
  onHand: '在库',
  ...common('reserved', 'blocked', 'available', 'storedOn'),
  initial: '入库时 {qty}',
  pack: '最小包装 {qty}',
  reservedFor: '预留给',
  since: '{day} 起',
  source: '来源',
  packing: '件数',
  packingOf: '{pallets} 托 · {packages} 件',
  weight: '毛重／净重',
  weightOf: '{gross} ／ {net} kg',
  volume: '体积',
  dateCodeOf: '{year} 年第 {week} 周',
  dateCodeYear: '{year} 年',
  unreadable: '无法识别',
}
