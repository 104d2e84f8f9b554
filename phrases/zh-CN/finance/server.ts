import { common } from '../kernel/shared.ts'
import { reminders } from './reminders.ts'

/** The server’s messages about money. */
export const financeNotices = {
  paymentApplication: {
    toRelease: {
      title: '付款申请待放行',
      content: '{name} 提交的付款申请 {number}（{currency} {amount}）需要您放行。',
    },
    release: {
      title: '付款申请已放行',
      content: '付款申请 {number} 已由 {name} 放行，正在等待服务商审核。',
    },
    refuse: { title: '付款申请未放行', content: '付款申请 {number} 未获 {name} 放行。原因：{reason}' },
    arrange: {
      title: '付款申请已通过',
      content: '付款申请 {number}（{currency} {amount}）已通过审核并安排付款。',
    },
    reject: {
      title: '付款申请被驳回',
      content: '付款申请 {number}（{currency} {amount}）被驳回。原因：{reason}',
    },
    pay: {
      title: '供应商货款已付出',
      content: '付款申请 {number}（{currency} {amount}）已付给供应商，可查看银行水单。',
    },
    reverse: {
      title: '供应商付款已冲正',
      content: '付款申请 {number}（{currency} {amount}）的付款已冲正，款项将重新安排。原因：{reason}',
    },
  },
  fee: {
    charge: {
      title: '新的费用',
      content: '费用 {number}（{currency} {amount}）已计收，如有疑问可提出异议。',
    },
    reverse: { title: '费用已冲正', content: '费用 {number}（{currency} {amount}）已冲正。原因：{reason}' },
  },
  feeDispute: {
    uphold: {
      title: '费用异议成立',
      content: '费用 {number} 的异议成立，金额由 {currency} {before} 更正为 {after}。',
    },
    dismiss: { title: '费用异议不成立', content: '费用 {number} 的异议不成立。理由：{reason}' },
  },
  cashVoucher: {
    received: { title: '款项已到账', content: '收到款项 {currency} {amount}，收款单 {number}。' },
    fxReceived: { title: '外汇已到账', content: '收到外汇 {currency} {amount}，收汇单 {number}。' },
    paidOut: { title: '款项已付出', content: '已付款 {currency} {amount}，付款单 {number}。' },
  },
  statement: {
    sent: {
      title: '月度对账单已生成',
      content: '{month} 的对账单已生成，期末余额 {balances}，可在对账单页面查看和下载。',
    },
  },
  reminder: reminders,
}

/** The statement on paper and in Excel. */
export const statementTexts = {
  mailSubject: '{month} 对账单',
  mail: '随附 {month} 对账单。您也可以在门户中查看，并设置接收人。',
  opening: '期初余额',
  closing: '本期合计与期末余额',
  balance: '期末余额',
  inFavour: '（对您有利）',
  period: '{begin} 至 {end}',
  sides: '借方增加您的应付，贷方减少您的应付；余额为负时对您有利。',
  filtered: '仅列出符合筛选条件的明细，不含期初与期末余额。',
  annexed: '明细共 {count} 行，列于附页。',
  annexPage: '附页第 {page} 页，共 {pages} 页',
  ...common('page'),
}

/** A payment application on paper. */
export const applicationPaperTexts = {
  title: '付款申请书',
  preview: '预览',
  applicant: '申请单位',
  ...common('provider', 'bankAddress', 'kind', 'orderAmount', 'releasedBy', 'total'),
  inCapitals: '大写',
  beneficiary: '收款人',
  orders: '对应订单',
  appliedBy: '申请人',
  seal: '单位盖章',
}
