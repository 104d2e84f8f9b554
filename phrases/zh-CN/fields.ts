import type { FieldTexts } from '../field-texts.ts'
import { customsFields } from './fields-customs.ts'
import { hubFields } from './fields-hub.ts'
import { orderFields } from './fields-orders.ts'
import { partnerFields } from './fields-partners.ts'
import { productFields } from './fields-products.ts'
import { rateFields } from './fields-rates.ts'

export const fields = {
  ...hubFields,
  ...orderFields,
  ...partnerFields,
  ...productFields,
  ...customsFields,
  ...rateFields,
} as const satisfies FieldTexts
