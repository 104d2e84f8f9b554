import type { BankField } from '@quayside/contract/finance/bank-statement.ts'

/** Headings of the exports of banks; what is remembered for a bank comes before them. */
export const bankHeadings: Readonly<Record<BankField, readonly string[]>> = {
  occurredOn: [
    '交易日期',
    '交易时间',
    '记账日期',
    '入账日期',
    '日期',
    '交易日',
    'transaction date',
    'date',
    'value date',
  ],
  credit: [
    '贷方金额',
    '贷方发生额',
    '收入金额',
    '收入',
    '贷方',
    '转入金额',
    'credit',
    'credit amount',
    'deposit',
  ],
  amount: ['交易金额', '发生额', '金额', 'amount', 'transaction amount'],
  direction: ['借贷标志', '借贷方向', '收支', '借/贷', '收支方向', 'dr/cr', 'direction', 'type'],
  currency: ['币种', '货币', '交易币种', 'currency'],
  payerName: [
    '对方户名',
    '付款人名称',
    '付款人',
    '对方名称',
    '对方单位',
    '对方账户名称',
    'payer',
    'counterparty',
    'counterparty name',
  ],
  payerAccount: ['对方账号', '付款人账号', '对方账户', 'payer account', 'counterparty account'],
  payerBank: ['对方开户行', '付款人开户行', '对方行名', '对方银行', 'payer bank', 'counterparty bank'],
  remark: [
    '附言',
    '摘要',
    '用途',
    '备注',
    '交易附言',
    '交易摘要',
    'remark',
    'description',
    'memo',
    'details',
  ],
  bankReference: [
    '交易流水号',
    '流水号',
    '银行流水号',
    '交易编号',
    '凭证号',
    'reference',
    'transaction id',
    'bank reference',
  ],
}

/** How a column of directions says that money came in. */
export const incoming = /^(贷|c|cr|credit|in|收|入|收入|转入|贷方)/i

export const currencyWords: Readonly<Record<string, string>> = {
  人民币: 'RMB',
  cny: 'RMB',
  rmb: 'RMB',
  美元: 'USD',
  港币: 'HKD',
  港元: 'HKD',
  欧元: 'EUR',
  日元: 'JPY',
}

/** Words at the end of a company's name that names are compared without. */
export const legalForms = /(有限责任公司|股份有限公司|有限公司|公司|coltd|limited|ltd|inc|llc)$/
