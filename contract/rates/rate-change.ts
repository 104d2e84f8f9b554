import Big from 'big.js'
import { type Rate, roundRate } from '../kernel/money.ts'

export type RateChange = {
  readonly amount: Rate
  /** Two decimals, with its sign: `-0.12`. */
  readonly percent: string
  readonly direction: 'up' | 'down' | 'same'
}

const directions = { '-1': 'down', '0': 'same', '1': 'up' } as const

/** How a rate moved against the one before; undefined where either was not published. */
export function rateChange(now: string | null, before: string | null | undefined): RateChange | undefined {
  if (now === null || before === null || before === undefined) return undefined
  const difference = new Big(now).minus(before)
  return {
    amount: roundRate(difference),
    percent: difference.div(before).times(100).toFixed(2),
    direction: directions[`${difference.cmp(0)}`],
  }
}

/** No trading day moves a currency this far: such a figure is a misprint or another column. */
const absurd = '0.2'

export const isAbsurdJump = (now: string, before: string): boolean =>
  new Big(now).minus(before).abs().gt(new Big(before).times(absurd))
