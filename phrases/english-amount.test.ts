import type { Amount } from '@quayside/contract/kernel/money.ts'
import { expect, test } from 'vitest'
import { amountInWords } from './english-amount.ts'

test.each([
  ['0.00', 'RMB', 'Renminbi zero only'],
  ['123.45', 'USD', 'US dollars one hundred and twenty-three and cents forty-five only'],
  ['1000.00', 'EUR', 'euros one thousand only'],
  ['1010019.05', 'HKD', 'Hong Kong dollars one million ten thousand nineteen and cents five only'],
  [
    '99999999999999.99',
    'GBP',
    /^pounds sterling ninety-nine trillion nine hundred and ninety-nine billion .* pence ninety-nine only$/,
  ],
  ['-5.10', 'RMB', 'Renminbi minus five and fen ten only'],
])('%s %s in English words', (amount, currency, words) => {
  const said = amountInWords(amount as Amount, currency)
  if (typeof words === 'string') expect(said).toBe(words)
  else expect(said).toMatch(words)
})
