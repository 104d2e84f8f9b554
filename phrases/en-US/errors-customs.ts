import type { hsCodeRefusals } from '@quayside/contract/products/hs-code.refusals.ts'
import type { Nested } from '../nested.ts'

export const customsErrors = {
  hsCode: {
    format: 'A customs code has 4, 6, 8 or 10 digits; format the cell as text for a code that begins with 0',
    chapterUnknown: 'There is no such chapter; check the first two digits of the code',
    unitUnknown: 'There is no unit “{unit}”; enter its code or its Chinese name',
    conditionUnknown: 'There is no condition “{letter}”; check upper and lower case',
    vatRate: 'VAT is 0, 9 or 13; change a cell formatted as a percentage to a plain number',
    refundAboveVat: 'The export refund cannot be above the VAT',
  },
} as const satisfies Nested<keyof typeof hsCodeRefusals>
