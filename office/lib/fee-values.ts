import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { FeeDraft } from '@quayside/contract/office/fee.ts'
import { at } from '@quayside/contract/refusals.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'

export type FeeValues = {
  on: 'order' | 'company'
  orderId: string
  companyId: string
  kind: string
  currency: string
  quantity: string
  unit: string
  unitPrice: string
  chargedOn: string
  note: string
}

export const feeDraftOf = (
  { on, orderId, companyId, currency, unit, ...rest }: FeeValues,
  order = orderId,
) => ({
  ...(on === 'order' ? { orderId: order } : { companyId }),
  currency: currency as FeeDraft['currency'],
  unit: unit as FeeDraft['unit'],
  ...rest,
})

export const checkFee = (values: FeeValues, isMany: boolean): Finding[] => {
  const target = values.on === 'order' ? 'orderId' : 'companyId'
  const draft = feeDraftOf(values, isMany ? '1' : values.orderId)
  const missing = !isMany && values[target] === '' ? [at(target, 'field.required')] : []
  return [...missing, ...findingsOf(FeeDraft, draft).filter(({ path }) => path !== target)]
}
