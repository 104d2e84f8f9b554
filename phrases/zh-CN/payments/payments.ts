import { common } from '../kernel/shared.ts'
import { accountGuard } from './account-guard.ts'
import { applicationChecks } from './application-checks.ts'
import { applicationForm } from './application-form.ts'
import { applicationRecord } from './application-record.ts'
import { approvalRule } from './approval-rule.ts'

/** Payment applications: form, list, page of one, and the company's own approvals. */
export const payments = {
  account: {
    ...common('accountName', 'accountNumber', 'bankName', 'bankAddress', 'swiftCode'),
    bankCountry: '银行所在地',
  },
  documents: common('proforma-invoice', 'commercial-invoice', 'contract', 'other'),
  form: applicationForm,
  picker: {
    title: '添加订单',
    search: '订单号、合同号或供应商',
    noteAll: '只列出已提交或审核通过、还有未申请金额的订单。',
    noteSame: '只列出同一供应商、币种 {currency}、还有未申请金额的订单。',
    ...common('supplier', 'orderDate'),
    take: '添加 {count, number} 单',
    none: '没有可以申请付款的订单',
  },
  share: {
    title: '按比例填写',
    percent: '订单总额的百分比',
    note: '每单按订单总额计算，不超过剩余金额。',
    wrong: '请填写大于 0、不超过 100 的数字',
    fill: '填写',
  },
  guard: accountGuard,
  summary: {
    title: '汇总',
    request: '本次申请',
    rmb: '折人民币',
    charge: '银行手续费',
    chargeOf: '银行手续费，预计 {charge}',
    due: '预计应付',
    note: '汇率在提交时锁定，手续费以银行实扣为准。',
  },
  checks: applicationChecks,
  next: {
    title: '提交以后',
    release: '{names}放行',
    or: '或',
    colleague: '另一位同事',
    releaseNote: '贵司设定：超过 RMB {above} 须第二人放行',
    noReleaser: '没有其他成员有放行权限，请管理员先开通',
    review: '服务商审核',
    reviewNote: '审核通过后安排付款，此前可以取消',
    overLimit: '超出信用额度 RMB {amount}，由服务商决定',
    pay: '付给供应商，回传水单',
    payNote: '货款全额到账后 3 个工作日内',
  },
  confirm: {
    title: '提交付款申请',
    run: '提交付款申请 {amount}',
    what: '{count, number} 单共 {amount}（RMB {rmb}），付给 {supplier}，{bank} 尾号 {account}。',
    reserved: '金额即从订单的未申请金额中扣除，汇率锁定。',
    accountSaved: '新账户保存到供应商资料。',
    release: '先由另一位同事放行，再由服务商审核。',
    review: '由服务商审核并安排付款。',
    overLimit: '超出信用额度 RMB {amount}，服务商会看到这一标记。',
    cancel: '服务商安排付款之前可以取消，金额随即释放。',
  },
  list: {
    title: '申请查询',
    new: '新建付款申请',
    ...common('export', 'all', 'view'),
    keyword: '申请号、订单号、供应商、银行',
    reviewState: '审核状态',
    mine: '我申请的',
    others: '同事申请的',
    money: '货款',
    isAwaitingMoney: '待汇款',
    tabs: '申请进度',
    waitsForMe: '待我放行',
    empty: '还没有付款申请。选择订单，向供应商付款。',
    release: '去放行',
    remark: '说明',
    overLimit: '超出信用额度 RMB {amount}',
    recentAccount: '收款账户近期变更',
    andMore: '<first></first> 等 {count, number} 单',
    appliedOn: '申请日期',
  },
  ...applicationRecord,
  rule: approvalRule,
} as const
