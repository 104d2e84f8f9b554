import type { Wording } from '../../wording.ts'
import type { lot as source } from '../../zh-CN/warehouse/lot.ts'

export const lot: Wording<typeof source> = {
  gone: '找不到這個批次',
  use: '用此批次出倉',
  labels: '列印標籤',
  qr: '批次 {number} 的 QR 碼',
  qrNote: '掃碼開啟此批次',
  quantities: '數量',
  onHand: '在庫',
  reserved: '預留',
  blocked: '凍結',
  available: '可用',
  initial: '入倉時 {qty}',
  pack: '最小包裝 {qty}',
  reservedFor: '預留給',
  since: '{day} 起',
  source: '來源',
  storedOn: '入倉日期',
  packing: '件數',
  packingOf: '{pallets} 棧板 · {packages} 件',
  weight: '毛重／淨重',
  weightOf: '{gross} ／ {net} kg',
  volume: '體積',
  dateCodeOf: '{year} 年第 {week} 週',
  dateCodeYear: '{year} 年',
  unreadable: '無法辨識',
}
