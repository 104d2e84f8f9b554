import type { Wording } from '../../wording.ts'
import type { storageCost as source } from '../../zh-CN/warehouse/storage-cost.ts'

export const storageCost: Wording<typeof source> = {
  title: '倉儲費',
  none: '此倉庫沒有倉儲費率，不產生倉儲費',
  freeUntil: '免租至 {day}',
  freeEnded: '免租已於 {day} 結束',
  everyDay: '每過一天 +{amount}',
  afterFree: '之後每天 {amount}',
  so: '至今',
  days: '{days, number} 天',
  notCharged: '月底入帳',
  drawing: '從 {from} 到今天的每日倉儲費',
  freeDays: '免租 {days, number} 天',
  today: '今天',
  month: '月份',
  dayCount: '天數',
  amount: '金額',
  fee: '費用單',
  tariff: '{from} 起：{currency} {rate}／{unit}，計 {quantity}',
  tariffs: '計費依據',
  save: '出倉能省多少',
  saveNow: '現在全部出倉',
  saveNote: '今後 30 天省 {amount}',
  savePart: '還有預留或凍結的數量，取盡可用後仍會計費',
}
