import type { PaymentRefusal } from '@quayside/contract/payments/payment-application.refusals.ts'
import type { Nested } from '../../nested.ts'

export const paymentErrors = {
  paymentApplication: {
    ordersNotApproved: '申请中有订单尚未通过审核，请先审核订单再安排付款',
    alreadyArranged: '付款已安排，不能取消，如需停止付款请联系服务商',
    alreadyPaid: '款项已付出，不能再更改，如有疑问请联系服务商',
    orderMissing: '请选择要付款的订单',
    orderTwice: '同一订单不能重复添加，请删除重复的一行',
    orderNotPayable: '只有已提交或审核通过的订单可以申请付款',
    currencyDiffers: '所有订单的币种必须相同，请分开申请',
    exceedsUnpaid: '付款金额超过未付金额：订单 {total}，已申请 {applied}，还可申请 {remaining}',
    otherSupplier: '收款供应商与订单的供应商不同，请填写原因',
    bankMissing: '请填写开户银行',
    accountMissing: '请选择或填写收款账号',
    bankAddressMissing: '请填写银行地址，已有账户请先补充银行地址',
    methodMissing: '请选择付款方式',
    rateMissing: '没有 {currency} 的银行牌价，请稍后再试或联系服务商',
    rateChanged: '银行牌价已更新为 {rate}，请核对后重新提交',
    codeMissing: '收款账户 7 天内有变更，请填写短信验证码',
  },
  approval: { ownRelease: '自己提交的内容须由另一位同事放行' },
} as const satisfies Nested<PaymentRefusal>
