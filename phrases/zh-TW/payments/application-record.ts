import type { Wording } from '../../wording.ts'
import type { applicationRecord as source } from '../../zh-CN/payments/application-record.ts'

export const applicationRecord: Wording<typeof source> = {
  record: {
    paper: '下載申請書',
    title: '付款申請',
    gone: '這份付款申請不存在',
    created: '送出申請',
    history: '辦理記錄',
    amounts: '金額',
    earmarked: '已到帳保留',
    rateOf: '匯率（中國銀行 {day}）',
    releasedBy: '放行人',
    overLimit: '送出時超出信用額度 RMB {amount}，由服務商決定。',
    guard: '帳戶核實',
    guardNote: '帳戶在申請前 7 天內新增或變更，已用簡訊驗證碼確認。',
    slip: '銀行水單',
    noSlip: '服務商尚未上傳水單。',
    paidOn: '付款日',
    charged: '銀行實際扣款 {charge}',
    files: '附件',
    noFiles: '沒有附件',
    done: { release: '已放行，申請交服務商審核', refuse: '未予放行，申請已取消', cancel: '申請已取消' },
  },
  progress: {
    label: '申請進度',
    applied: '送出申請',
    released: '同事放行',
    arranged: '服務商安排',
    received: '貨款到齊',
    paid: '付給供應商',
    waitsForColleague: '等待放行',
    waitsForProvider: '等待審核',
    earmarked: '已到 RMB {amount}',
    payBy: '最晚 {day}',
    calendarMissing: '國定假日安排尚未公布',
  },
}
