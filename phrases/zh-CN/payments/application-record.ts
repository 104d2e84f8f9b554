import { common } from '../kernel/shared.ts'

/** The page of one payment application. */
export const applicationRecord = {
  record: {
    paper: '下载申请书',
    title: '付款申请',
    gone: '这份付款申请不存在',
    created: '提交申请',
    amounts: '金额',
    earmarked: '已到账预留',
    rateOf: '汇率（中国银行 {day}）',
    ...common('releasedBy', 'slip', 'paidOn'),
    overLimit: '提交时超出信用额度 RMB {amount}，由服务商决定。',
    guard: '账户核实',
    guardNote: '账户在申请前 7 天内新增或变更，已用短信验证码确认。',
    noSlip: '服务商尚未上传水单。',
    charged: '银行实扣 {charge}',
    done: { release: '已放行，申请交服务商审核', refuse: '未予放行，申请已取消', cancel: '申请已取消' },
  },
  progress: {
    label: '申请进度',
    applied: '提交申请',
    released: '同事放行',
    arranged: '服务商安排',
    received: '货款到齐',
    paid: '付给供应商',
    waitsForColleague: '等待放行',
    waitsForProvider: '等待审核',
    earmarked: '已到 RMB {amount}',
    payBy: '最晚 {day}',
    calendarMissing: '节假日安排尚未公布',
  },
} as const
