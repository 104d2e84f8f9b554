import type { taxInvoiceRefusals } from '@quayside/contract/tax-invoices/tax-invoices.refusals.ts'
import type { Nested } from '../../nested.ts'

export const taxInvoiceErrors = {
  invoice: {
    number: '发票号码为 8 位数字，全电发票为 20 位数字',
    code: '发票代码为 10 位或 12 位数字',
    codeMissing: '8 位号码的发票须填写发票代码',
    codeOfDigital: '全电发票没有发票代码，请清空',
    numberUsed: '此发票号码已登记',
  },
  salesInvoice: {
    nothingChosen: '请至少选择一笔可开票金额',
    itemTwice: '同一笔款项不能重复选择',
    notRmb: '只有人民币款项可以开增值税发票',
    exceedsPaid: '超过可开票金额 {left}，请减少金额',
    titleIncomplete: '专用发票须有开户行、账号、地址和电话，请先补全开票资料',
    redSame: '红字发票号码不能与原发票相同',
  },
  invoicingTitle: { taxNo: '纳税人识别号有误，请核对', taken: '此纳税人识别号已有开票资料，请直接修改' },
  inputInvoice: {
    mixedSigns: '红字发票各行金额均为负数；蓝字发票只有折扣行为负数',
    discount: '折扣行须紧跟同名货物行，没有数量和单价，且不超过该行金额',
    notRed: '蓝字发票无需填写对应蓝字发票号码，请清空',
    redUnknown: '没有找到此销方的这张蓝字发票，请核对号码',
    redExceeds: '超过蓝字发票可冲红金额 {left}',
    taxNo: '销方税号的校验码不正确，请核对 18 位统一社会信用代码',
    noLines: '请至少填写一行明细',
    lineAmount: '数量 × 单价应为 {amount}，请核对',
    lineTax: '按税率计算税额应为 {tax}，请核对',
    totals: '明细合计为 {sum}，与价税合计不符',
    closed: '发票已确认，不能再修改或匹配',
    lineTwice: '同一行不能重复',
    headsDiffer: '同一张发票各行的票头信息须一致',
    otherRowBad: '同一张发票的其他行有误，整张未导入',
    lineUnknown: '没有找到这一行，请刷新后重试',
    otherKind: '进项发票只能匹配出口订单',
    orderNotReady: '订单报关后才能匹配进项发票',
    exceedsLine: '超过发票行的未匹配数量 {left}',
    exceedsOrdered: '超过订单行的未收票数量 {left}',
    notMatched: '还有 {count} 行未全部匹配，不能确认',
  },
} as const satisfies Nested<keyof typeof taxInvoiceRefusals>
