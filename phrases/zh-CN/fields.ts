import type { FieldTexts } from '../field-texts.ts'
import { partnerFields } from './fields-partners.ts'
import { rateFields } from './fields-rates.ts'

export const fields = { ...partnerFields, ...rateFields } as const satisfies FieldTexts
