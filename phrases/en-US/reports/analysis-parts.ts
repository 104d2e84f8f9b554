import { common } from '../kernel/shared.ts'

/** The parts of the analysis and the steps of an order, on the screen and in its files. */
export const analysisParts = {
  amounts: 'Amounts and orders',
  taxes: 'Taxes',
  cycle: 'Cycle times',
  ...common('suppliers'),
  prices: 'Price movements',
}

export const analysisSteps = {
  audit: 'Submit → approve',
  declare: 'Approve → declare',
  clear: 'Declare → clear',
  sign: 'Clear → deliver',
  whole: 'Whole way',
}
