import { common, messages } from '../kernel/shared.ts'

/** What storing a lot costs, day by day. */
export const storageCost = {
  title: '仓储费',
  none: '此仓库没有仓储费率，不产生仓储费',
  freeUntil: '免租至 {day}',
  freeEnded: '免租已于 {day} 结束',
  everyDay: '每过一天 +{amount}',
  afterFree: '之后每天 {amount}',
  so: '至今',
  ...messages('days'),
  ...common('today', 'month', 'amount'),
  notCharged: '月底入账',
  drawing: '从 {from} 到今天的每天仓储费',
  freeDays: '免租 {days, number} 天',
  dayCount: '天数',
  fee: '费用单',
  tariff: '{from} 起：<whole>{currency} {rate}／{unit}</whole>，计 {quantity}',
  tariffs: '计费依据',
  save: '出库能省多少',
  saveNow: '现在全部出库',
  saveNote: '今后 30 天省 {amount}',
  savePart: '还有预留或冻结的数量，取尽可用后仍会计费',
}
