import type { BankField } from '@quayside/contract/finance/bank-statement.ts'
import type { CurrencyKey } from '@quayside/contract/rates/rate.codes.ts'

/** Headings of the exports of banks; what is remembered for a bank comes before them. */
export const bankHeadings: Readonly<Record<BankField, readonly string[]>> = {
  occurredOn: [
    '交易日期',
    '交易日',
    '交易时间',
    '记账日期',
    '入账日期',
    '日期',
    '起息日',
    'transaction date',
    'post date',
    'posting date',
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
    '入账金额',
    'credit',
    'credit amount',
    'deposit',
    'deposits',
  ],
  amount: ['交易金额', '发生额', '金额', 'amount', 'transaction amount'],
  direction: ['借贷标志', '借贷方向', '收支', '借/贷', '收支方向', 'dr/cr', 'direction', 'type'],
  currency: ['币种', '货币', '交易币种', '交易货币', '币别', 'currency'],
  payerName: [
    '对方户名',
    '付款人名称',
    '付款人',
    '对方名称',
    '对方单位',
    '对方账户名称',
    '对方单位名称',
    '收(付)方名称',
    '收/付方名称',
    'payer',
    'counterparty',
    'counterparty name',
  ],
  payerAccount: [
    '对方账号',
    '付款人账号',
    '对方账户',
    '收(付)方账号',
    '收/付方账号',
    'payer account',
    'counterparty account',
  ],
  payerBank: [
    '对方开户行',
    '付款人开户行',
    '对方行名',
    '对方银行',
    '对方开户机构',
    '收(付)方开户行名',
    '收/付方开户行名',
    'payer bank',
    'counterparty bank',
  ],
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
    'narrative',
    'transaction description',
  ],
  bankReference: [
    '交易流水号',
    '流水号',
    '银行流水号',
    '交易编号',
    '核心流水号',
    '账户明细编号-交易流水号',
    '凭证号',
    'reference',
    'transaction id',
    'bank reference',
  ],
}

/** The words of a column of directions, each as a whole: 'Charge' does not begin with the C of credit. */
export const directionWords = {
  in: wordSet(`贷 贷方 贷记 收 收入 收款 入 入账 转入 汇入 存入 来账 进账 +
    c cr credit credited in incoming inward inflow deposit receipt received`),
  out: wordSet(`借 借方 借记 支 支出 付 付款 出 出账 转出 汇出 支取 往账 -
    d dr debit debited out outgoing outward outflow withdrawal payment charge charges fee fees commission`),
}
function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/))
}

/** 2026-11-16, 20261116, 2026年11月16日. */
export const yearFirstDay = /(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})/g

/** A cell that says that its row is a sum, a balance or the foot of a page. */
export const totalCell = new RegExp(
  [
    '^(本页|本期|本月|本日|本年|当页|当日|当月|汇总|交易)?(合计|总计|小计|累计|共计)',
    '(笔数|金额|收入|支出|(借|贷)方(发生额|金额|笔数)?)?(\\d+笔?)?$',
    '|^(期初|期末|上期|本期|上日|昨日)余额$|^承前页$|^过次页$',
    '|^(grand|sub|page|running)?-?totals?(of)?(credits?|debits?|deposits?|withdrawals?|amounts?)?$',
    '|^(opening|closing|ending|beginning)(ledger|available)?balance$|^balance(brought|carried)(forward|down)?$',
  ].join(''),
)

/** The currencies in which money is booked, as banks write them: without spaces, in small letters, in half width. */
export const currencyWords: Readonly<Record<string, CurrencyKey>> = {
  ...named('RMB', [
    '人民币',
    '人民幣',
    '人民币元',
    '元',
    'rmb',
    'cny',
    'cnh',
    'yuan',
    'renminbi',
    'chineseyuan',
    '156',
  ]),
  ...named('USD', ['美元', '美金', 'usd', 'us$', 'usdollar', 'usdollars', 'unitedstatesdollar', '840']),
  ...named('HKD', ['港币', '港幣', '港元', '港纸', 'hkd', 'hk$', 'hongkongdollar', 'hongkongdollars', '344']),
  ...named('EUR', ['欧元', '歐元', 'eur', 'euro', 'euros', '€', '978']),
  ...named('JPY', ['日元', '日圆', '日圓', '日币', '日幣', 'jpy', 'yen', 'japaneseyen', '392']),
  ...named('GBP', [
    '英镑',
    '英鎊',
    'gbp',
    '£',
    'pound',
    'pounds',
    'sterling',
    'poundsterling',
    'britishpound',
    '826',
  ]),
}
function named(key: CurrencyKey, words: readonly string[]): Record<string, CurrencyKey> {
  return Object.fromEntries(words.map((word) => [word, key]))
}

/** Words at the end of a company's name that names are compared without. */
export const legalForms = /(有限责任公司|股份有限公司|有限公司|公司|coltd|limited|ltd|inc|llc)$/
