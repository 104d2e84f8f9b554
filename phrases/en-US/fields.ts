import type { FieldTexts } from '../field-texts.ts'
import { hubFields } from './account/fields.ts'
import { financeFields } from './finance/fields.ts'
import { orderFields } from './orders/fields.ts'
import { partnerFields } from './partners/fields.ts'
import { paymentFields } from './payments/fields.ts'
import { productFields } from './products/fields.ts'
import { customsFields } from './products/hs-code-fields.ts'
import { rateFields } from './rates/fields.ts'

export const fields = {
  ...hubFields,
  ...financeFields,
  ...orderFields,
  ...partnerFields,
  ...paymentFields,
  ...productFields,
  ...customsFields,
  ...rateFields,
} as const satisfies FieldTexts
