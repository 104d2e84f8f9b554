import { common } from '../kernel/shared.ts'

/** Alerts on exchange rates, on the pages of rates and of debts. */
export const rateAlerts = {
  title: '汇率提醒',
  parity: '中间价 {day}',
  line: '提醒线 {limit}',
  ...common('currency'),
  atOrBelow: '不高于此价时通知我',
  set: '设置提醒',
  change: '保存',
  remove: '取消提醒',
  saved: '汇率不高于 {limit} 时会通知您',
  removed: '已取消提醒',
  away: '还差 {distance}。',
  saves: '按此价付 {owed}，比今天省 RMB {saving}。',
  owesNothing: '目前没有 {currency} 欠款。',
  resting: '已于 {day} 通知，汇率回升到 {limit} 之上后再次提醒。',
  notReached: '未到，今天 {rate}',
  reached: '已到，今天 {rate}',
  unknown: '还没有公布汇率',
  other: '{currency} 不高于 {limit}',
}
