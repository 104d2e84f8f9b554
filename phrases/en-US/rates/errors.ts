import type { rateRefusals } from '@quayside/contract/rates/rate.refusals.ts'
import type { Nested } from '../../nested.ts'

export const rateErrors = {
  rate: {
    notPositive: 'An exchange rate must be greater than zero',
    empty: 'Enter at least one of the rates',
    inFuture: 'The date cannot be in the future; a customs rate may be for next month at the latest',
    dateOrRange: 'Enter either one date or a period, not both',
    rangeBackwards: 'The end date cannot be before the start date',
    rangeTooLong: 'The period is too long: at most {days} days',
  },
  rateAlert: {
    reached: 'The rate is {rate} now and not above this figure. Enter a lower one.',
    tooFar: 'This is more than a fifth away from {rate}. Check the figure.',
    twice: 'There is an alert for this currency already. Change that one.',
  },
  dictionary: { unknown: 'There is no dictionary numbered {type}' },
  region: { unknown: 'There is no region with the code {code}' },
} as const satisfies Nested<keyof typeof rateRefusals>
