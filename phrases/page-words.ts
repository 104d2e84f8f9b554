import type { shellPages } from './zh-CN/shell/pages.ts'

/** What users type to find a page whose name does not have the word, in small letters and in any of the languages. */
export const pageWords: Readonly<Partial<Record<keyof (typeof shellPages)['pages'], readonly string[]>>> = {
  capitalAppointment: [
    '汇款',
    '匯款',
    '付款',
    '转账',
    '轉帳',
    '打款',
    '收款账户',
    '资金预约',
    'pay',
    'transfer',
    'remittance',
    'bank account',
  ],
  debtDetail: ['付款', '汇款', '匯款', '转账', '轉帳', '还款', '应付', 'pay', 'transfer', 'balance'],
  toCopeWithApplication: [
    '货款',
    '貨款',
    '转账',
    '轉帳',
    '付汇',
    '付匯',
    'pay',
    'transfer',
    'supplier payment',
  ],
}
