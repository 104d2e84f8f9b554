import type { hsCodeRefusals } from '@quayside/contract/products/hs-code.refusals.ts'
import type { Nested } from '../../nested.ts'

export const customsErrors = {
  hsCode: {
    format: 'An HS code has 4, 6, 8 or 10 digits. Format the cell as text if the code begins with 0.',
    unknown: 'The tariff has no HS code {code}. Check it, or update the tariff first.',
    chapterUnknown: 'There is no such chapter. Check the first two digits of the code.',
    unitUnknown: 'There is no unit “{unit}”. Enter its code or its Chinese name.',
    conditionUnknown: 'There is no condition “{letter}”. Check upper and lower case.',
    vatRate: 'VAT is 0, 9 or 13. If the cell is formatted as a percentage, change it to a plain number.',
    refundAboveVat: 'The export refund rate cannot be above the VAT rate',
  },
} as const satisfies Nested<keyof typeof hsCodeRefusals>
