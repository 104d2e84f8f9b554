/**
 * The largest amount of one payment, receipt, fee or tax bill. A provider whose customers move more sets `MONEY_LIMIT`,
 * which the server reads at its start.
 */
export const moneyLimit = { most: 1_000_000_000 }
