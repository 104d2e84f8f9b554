/** Bookings of the demo companies: a year of applications, fees, taxes, receipts and payouts. What is said in them is invented. */
export type DemoPayment =
  | 'applied'
  | 'recentAccount'
  | 'toRelease'
  | 'arranged'
  | 'rejected'
  | 'cancelled'
  | 'earmarked'
  | 'half'
  | 'paid'

/** How far the payment of a recent order is, by kind, end and age in days; completed orders are paid. */
export const demoPayments: Readonly<Record<string, DemoPayment>> = {
  'import submitted 2': 'applied',
  'import audited 4': 'recentAccount',
  'import audited 6': 'toRelease',
  'import partlyReceived 7': 'arranged',
  'import stored 8': 'rejected',
  'import awaitingBinding 6': 'cancelled',
  'import inspected 11': 'earmarked',
  'import cleared 12': 'half',
  'import inShenzhen 13': 'paid',
  'import delivering 16': 'paid',
  'import signed 19': 'paid',
  'import signed 24': 'half',
  'transit audited 13': 'paid',
  'transit received 6': 'applied',
  'transit departed 9': 'paid',
  'transit arrived 13': 'paid',
  'transit signed 20': 'paid',
  'domestic received 5': 'arranged',
  'domestic dispatched 6': 'paid',
  'domestic signed 12': 'paid',
}

/** They begin so many days ago. */
export const demoTerms = [
  { daysAgo: 364, agencyRate: '0.01', paymentDays: 30, creditLimit: null, note: '首年合作条款' },
  {
    daysAgo: 150,
    agencyRate: '0.008',
    paymentDays: 30,
    creditLimit: '6000000.00',
    note: '年中续签，费率下调',
  },
] as const

/** In RMB: applications above it are released by a second member. */
export const demoReleaseAbove = { while: '100000.00', afterwards: '2000000.00' }

export const demoMoneyTexts = {
  rejected: '形式发票金额与订单不符，请更正后重新申请。',
  cancelled: '供应商更换收款银行，重新申请。',
  customs: '深圳海关',
  reversedReceipt: '同一笔款项重复入账，冲销。',
  reversedFee: '加班费已包含在报关费内。',
  discarded: '按合同免收代理费。',
  owed: '付款日牌价与申请汇率差额',
  inFavour: '汇率差额返还',
  advance: '预付货款',
  slip: '付汇水单',
  transferNote: '支付本月报关与运输费用',
  cancelledTransfer: '改为下月支付',
  disputes: {
    open: {
      reason: '货物三天内已提走，仓储天数应为 12 托·天而非 24 托·天。',
      said: '已联系仓库核对出入库记录，今天内回复。',
    },
    upheld: {
      reason: '运输为拼车，按约定应减半。',
      answer: '核实为拼车，按半车计费。',
    },
    dismissed: { reason: '我司未收到查验通知。', answer: '海关查验单已随附，费用按实际发生收取。' },
    withdrawn: { reason: '报关费与报价不一致。' },
  },
  newAccount: {
    bankName: 'Standard Chartered Bank (Hong Kong) Limited',
    bankAddress: '4-4A Des Voeux Road Central, Hong Kong',
    bankCountry: 'HK',
    swiftCode: 'SCBLHKHH',
    accountNumber: '447012345671',
  },
} as const

/** The provider's bank and what it says of money that came in; the payers are invented. */
export const demoBankLines = {
  bank: '中国银行深圳福田支行 8821',
  fee: '付 {number}',
  order: '货款 {number}',
  transfer: '汇款通知 {number}',
  unclear: { amount: '12000.00', remark: '往来款' },
  others: [
    { payer: '王建国', amount: '5800.00', remark: '代示例电子（深圳）有限公司付货款' },
    { payer: '深圳前海云仓供应链有限公司', amount: '2150.00', remark: '退款' },
  ],
} as const
