import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/payments/payments.ts'

export const { payments } = traditional(source, {
  payments: {
    form: {
      applied: '付款申請 {number} 已成立',
      appliedBefore: '付款申請 {number} 上次已成立，沒有重複申請',
      paidBefore: '付款記錄',
      paidTimes: '已付 {times, number} 次，最近 {on} {amount}',
      chargeExpected: '預計 {charge}，按 {on} 上次實際扣款，計入貴公司應付',
      chargeUnknown: '以銀行實際扣款為準，計入貴公司應付',
      chargeNone: '由供應商承擔，從到帳金額中扣除',
      rateOwn: '人民幣，不需換算',
    },
    picker: { search: '訂單編號、合約編號或供應商', orderDate: '訂單日期' },
    guard: {
      call: '請撥打供應商留存電話 {phone}（{contact}）核實帳戶，不要使用電子郵件中的新號碼。',
      callKnown: '請用以往使用的電話向供應商核實帳戶，不要使用電子郵件中的新號碼。',
      codeTo: '簡訊驗證碼（已發送至 {mobile}）',
    },
    summary: { rmb: '折合人民幣', note: '匯率在送出時鎖定，手續費以銀行實際扣款為準。' },
    checks: {
      open: { swift: '帳戶在{country}，須填寫 SWIFT' },
      done: { swift: '帳戶在{country}，{hasSwift, select, true {SWIFT 已填} other {不需 SWIFT}}' },
    },
    next: {
      releaseNote: '貴公司設定：超過 RMB {above} 須第二人放行',
      payNote: '貨款全額到帳後 3 個工作日內',
    },
    confirm: {
      overLimit: '超出信用額度 RMB {amount}，服務商會看到這個標記。',
      cancel: '服務商安排付款之前可以取消，金額隨即釋放。',
    },
    list: { keyword: '申請編號、訂單編號、供應商、銀行' },
    record: { earmarked: '已到帳保留', charged: '銀行實際扣款 {charge}' },
    progress: { calendarMissing: '國定假日安排尚未公布' },
    rule: {
      amount: '折合人民幣金額',
      amountHint: '按送出時的銀行牌告匯率換算；等於此金額的不需要放行。',
      whoNote: '依「付款申請」和各類訂單的「放行」權限。',
      tooFew: '只有一位成員能放行：該成員自己送出的內容將無人放行，請再開通一位。',
    },
  },
})
