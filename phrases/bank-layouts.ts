import type { BankMapping } from '@quayside/contract/finance/bank-statement.ts'

/**
 * How banks lay out the statements that they export. A file has a layout when it has all headings of it; what the layout
 * does not name is found by the headings that banks use. A person can change the columns before the file is taken.
 */
export const bankLayouts: Readonly<Record<string, BankMapping>> = {
  icbc: {
    occurredOn: '交易时间',
    direction: '借/贷',
    credit: '贷方发生额',
    payerName: '对方单位名称',
    payerAccount: '对方账号',
    remark: '用途',
  },
  ccb: {
    occurredOn: '交易时间',
    credit: '贷方发生额',
    payerName: '对方户名',
    payerBank: '对方开户机构',
    remark: '备注',
    bankReference: '账户明细编号-交易流水号',
  },
  boc: {
    occurredOn: '交易日期',
    direction: '交易类型',
    amount: '交易金额',
    currency: '交易货币',
    payerName: '付款人名称',
    payerAccount: '付款人账号',
    payerBank: '付款人开户行名',
    remark: '交易附言',
    bankReference: '交易流水号',
  },
  abc: {
    occurredOn: '交易时间',
    credit: '收入金额',
    payerName: '对方户名',
    payerAccount: '对方账号',
    remark: '交易用途',
  },
  bocom: {
    occurredOn: '交易时间',
    direction: '借贷标志',
    amount: '发生额',
    payerName: '对方户名',
    payerAccount: '对方账号',
    payerBank: '对方行名',
    bankReference: '核心流水号',
  },
  cmb: {
    occurredOn: '交易日',
    credit: '贷方金额',
    payerName: '收(付)方名称',
    payerAccount: '收(付)方账号',
    payerBank: '收(付)方开户行名',
    remark: '摘要',
    bankReference: '流水号',
  },
  spdb: {
    occurredOn: '交易日期',
    credit: '贷方金额',
    payerName: '对方户名',
    payerAccount: '对方账号',
    payerBank: '对方行名',
    bankReference: '柜员流水号',
  },
  pingAn: {
    occurredOn: '交易时间',
    credit: '收入',
    payerName: '对方账户名称',
    payerAccount: '对方账户',
    payerBank: '对方开户行',
    bankReference: '交易流水号',
  },
  hsbc: {
    occurredOn: 'Post date',
    credit: 'Credit amount',
    currency: 'Currency',
    remark: 'Narrative',
    bankReference: 'Bank reference',
  },
  standardChartered: {
    occurredOn: 'Transaction Date',
    credit: 'Credit',
    currency: 'Currency',
    remark: 'Transaction Description',
    bankReference: 'Bank Reference',
  },
}
