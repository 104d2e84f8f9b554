/** Alerts of the demo company's administrator: a little below the rates of the demo year's end. */
export const demoRateAlerts = [
  { currency: 'USD', atOrBelow: '7.1' },
  { currency: 'HKD', atOrBelow: '0.912' },
] as const
