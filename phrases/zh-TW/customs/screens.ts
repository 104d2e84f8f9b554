import { heldReasons, threeWayCheck } from './check.ts'

/** The portal: declarations on an order's page, the split before submission, and tax bills. */
export const customsScreens = {
  bills: {
    title: '海關稅款',
    keyword: '稅單號、報關單號或訂單編號',
    issuedOn: '填發日期',
    overdue: '逾期',
    isOverdue: '已逾期',
    empty: '還沒有海關稅單',
    export: '匯出',
    gone: '這張稅單已不存在',
    voucher: '付款憑證',
    documents: '繳款書',
    history: '辦理記錄',
    created: '收到稅單',
    figures: {
      open: '待繳',
      dueSoon: '五日內到期',
      overdue: '已逾期',
      paid: '本年已繳',
    },
    count: '{count, number} 張',
    late: '滯納金約 RMB {amount}',
  },
  declarations: {
    title: '報關單',
    count: '{count, number} 份',
    lineCount: '{count, number} 項',
    taxes: '稅款 RMB {amount}',
    noNumber: '海關編號待定',
  },
  simulation: {
    title: '報關預演',
    show: '依 {count, number} 行預演',
    count: '將分為 {count, number} 份報關單',
    one: '第 {place, number} 份',
    lines: '{count, number} 項',
    taxes: '稅款 RMB {amount}',
    held: '{count, number} 行暫不能報關',
    heldLine: '第 {position, number} 行 {name}：{reasons}',
    heldMore: '另有 {count, number} 行',
    rateMissing: '海關尚未公布此幣別匯率，稅款未計算',
    note: '依目前商品資料估算，以海關核定為準',
  },
  held: heldReasons,
  check: {
    ...threeWayCheck,
    sheets: {
      none: '服務商尚未錄入發票和裝箱單',
    },
    row: '第 {position, number} 行 {model}：{fields}',
    missing: '{paper}缺少此行',
  },
}
