import type { FieldTexts } from '../field-texts.ts'
import { partnerFields } from './fields-partners.ts'

export const fields = { ...partnerFields } as const satisfies FieldTexts
