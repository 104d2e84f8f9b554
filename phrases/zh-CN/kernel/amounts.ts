/** Amounts that reports add up in RMB. */
export const amountTexts = {
  amount: '金额（RMB）',
  antiDumping: '反倾销税（RMB）',
  consumptionTax: '消费税（RMB）',
  duty: '关税（RMB）',
  fees: '费用（RMB）',
  vat: '增值税（RMB）',
}
