/** Amounts that reports add up in RMB. */
export const amountTexts = {
  amount: 'Amount (RMB)',
  antiDumping: 'Anti-dumping duty (RMB)',
  consumptionTax: 'Consumption tax (RMB)',
  duty: 'Duty (RMB)',
  fees: 'Fees (RMB)',
  vat: 'VAT (RMB)',
}
