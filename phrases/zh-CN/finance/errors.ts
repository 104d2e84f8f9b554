import type { financeRefusals } from '@quayside/contract/finance/finance.refusals.ts'
import type { Nested } from '../../nested.ts'

export const financeErrors = {
  finance: {
    secondPerson: '超过复核金额，请由另一位同事复核，录入人不能复核自己的单据',
    depositTooSmall: '可用预收款只有 {free}，请减少金额',
    exceedsOutstanding: '超过未付金额 {outstanding}，请减少金额',
    currencyDiffers: '币种不符，请核对后重新选择',
    alreadyUndone: '这笔核销已经撤销，无需重复操作',
    notReversible: '这笔分录不能直接冲正，请改用汇兑差额或更正其单据',
    alreadyReversed: '这笔分录已经冲正，无需重复操作',
    depositInUse: '款项已被使用或预留，请先撤销核销再冲正',
    orderUnknown: '订单不存在，请核对订单号',
    otherCompany: '不属于该客户，请重新选择',
    bankReferenceUsed: '该银行流水号已经登记，请勿重复记账',
    voucherRepeated: '{number} 已登记同一客户 {day} 的 {amount}，请确认不是重复记账',
    otherPayer: '付款人“{payer}”不是客户 {customer}，请确认款项归属',
    itemOfOtherKind: '只有汇兑差额可以直接冲减欠款，收款请登记后核销',
    contactWithoutEmail: '该联系人没有邮箱，请补充邮箱或选择其他联系人。',
    termsTwice: '该日期已有约定条款，请选择其他生效日期',
    itemInvoiced: '{number} 已申请或开具发票，请先作废或红冲发票',
  },
  bankLine: {
    decided: '这笔流水已处理，请刷新后再看',
    fraction: '第 {row} 行的金额为 {currency} {amount}，而 {currency} 金额不能有小数',
    currencyUnknown: '第 {row} 行的币种“{value}”不在可记账的币种之内',
    notExact: '这笔流水没有唯一且金额相符的匹配，请人工核对',
  },
  fee: {
    notCharged: '费用尚未计收或已冲正，不能提出异议',
    agencyTwice: '该订单已有代理费，请先冲正再重新计收',
    kindUnknown: '费用种类不存在，请从列表中选择',
  },
  feeDispute: {
    open: '这笔费用的异议正在处理，请在原异议中补充说明',
    notLower: '更正后的金额须低于原金额 {amount}',
  },
  transfer: { alreadyReceived: '这笔汇款已到账，不能再取消' },
} as const satisfies Nested<keyof typeof financeRefusals>
