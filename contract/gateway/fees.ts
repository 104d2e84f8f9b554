import * as z from 'zod/mini'
import { id, requiredText } from '../kernel/schema.ts'
import { FeeDraft, UpholdInput } from '../office/fee.ts'

export const erpFee = { query: { orderId: z.optional(id) } }
/** A fee that the ERP charges, by its own number; sent again it charges nothing twice. */
export const ErpFeeDraft = z.extend(FeeDraft, { reference: requiredText(100) })
export type ErpFeeDraft = z.infer<typeof ErpFeeDraft>
export const upholdBody = UpholdInput.shape
