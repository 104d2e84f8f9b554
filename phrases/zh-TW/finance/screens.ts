import type { Wording } from '../../wording.ts'
import type { financeScreens as source } from '../../zh-CN/finance/screens.ts'
import { fees } from './fees.ts'
import { orderMoney } from './order-money.ts'
import { statements } from './statement.ts'
import { transfers } from './transfers.ts'

/** The customers' screens of the financial centre, and the money tab of an order. */
export const financeScreens: Wording<typeof source> = {
  inFavour: '對您有利',
  export: '匯出',
  orders: '{count, number} 張訂單',
  ...statements,
  debts: {
    title: '欠款明細',
    empty: '沒有欠款，所有款項均已結清',
    toStatement: '查看對帳單',
    all: '全部',
    overdue: '逾期',
    dueSoon: '30 天內到期',
    disputed: '異議中',
    sections: '欠款分類',
    keyword: '訂單編號、單據或依據',
    kind: '項目',
    currency: '幣別',
    total: '欠款合計，折人民幣估算',
    overdueTotal: '其中逾期 {count, number} 項',
    deposits: '您存放在我方、尚未使用',
    earmarked: '另有 {amount} 已預留給付款申請',
    ageing: '帳齡，按幣別',
    sum: '合計',
    inRmb: '折人民幣（估算）',
    asOf: '截至 {time}',
    rates: '折人民幣按中國銀行 {day} 賣出價：{rates}',
    unrated: '{currencies} 沒有牌告匯率，未計入折算',
    term: '期限',
    late: '逾期 {days, number} 天',
    left: '剩 {days, number} 天',
    today: '今天到期',
    dispute: '異議待處理',
    announce: '通知匯款 {sum}',
  },
  transfers,
  fees,
  records: {
    title: '收付款紀錄',
    empty: '還沒有收付款紀錄',
    toDebts: '查看欠款並通知匯款',
    keyword: '單據、訂單、戶名或流水號',
    direction: '收支',
    in: '收入',
    out: '付出',
    event: '種類',
    currency: '幣別',
    period: '日期',
    uses: '用途',
    usedFor: '用於 {count, number} 項',
    unused: '未使用，留作存款',
    reversed: '已沖正',
    notUsed: '尚未使用',
    detail: '{number} 的用途',
  },
  orderMoney,
}
