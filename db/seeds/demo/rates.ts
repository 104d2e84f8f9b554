/** What one unit cost in RMB at the end of the demo year, and its variation; the random walk is reproducible. */
export const demoRates: readonly {
  currency: 'USD' | 'HKD' | 'EUR' | 'JPY' | 'GBP'
  middle: number
  swing: number
}[] = [
  { currency: 'USD', middle: 7.1024, swing: 0.0016 },
  { currency: 'HKD', middle: 0.9132, swing: 0.0016 },
  { currency: 'EUR', middle: 7.7315, swing: 0.0031 },
  { currency: 'JPY', middle: 0.047121, swing: 0.0035 },
  { currency: 'GBP', middle: 9.0211, swing: 0.0033 },
]

/** The bank's margins around its middle rate. */
export const bankMargins = { buying: 0.9979, cashBuying: 0.9898, selling: 1.0021 }
