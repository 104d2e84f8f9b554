import { feeAmount, feeKinds } from '@quayside/contract/finance/fee.rules.ts'
import { type Decimal, isPositive } from '@quayside/contract/kernel/money.ts'
import { checkDay } from '@quayside/contract/kernel/plausible-day.ts'
import { type Finding, Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { FeeDraft } from '@quayside/contract/office/fee.ts'
import { at } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** A fee of any origin: its figures may be amounts, as those of an agency fee are. */
export type FeeFigures = Omit<FeeDraft, 'currency' | 'quantity' | 'unitPrice'> & {
  readonly currency: string
  readonly quantity: Decimal
  readonly unitPrice: Decimal
}

export async function ownersOf(tx: Tx, drafts: readonly FeeFigures[], today: string) {
  const orderIds = drafts.flatMap(({ orderId }) => orderId ?? [])
  const companyIds = drafts.flatMap(({ companyId }) => companyId ?? [])
  const orders = await tx
    .selectFrom('trade_order')
    .select(['id', 'company_id'])
    .where('id', '=', raw<string>`any(${orderIds}::bigint[])`)
    .where('deleted_at', 'is', null)
    .execute()
  const ownCompanies = await tx
    .selectFrom('company')
    .select('id')
    .where('id', '=', raw<string>`any(${companyIds}::bigint[])`)
    .execute()
  const kinds = await tx.selectFrom('dict_entry').select('value').where('type', '=', feeKinds).execute()
  const ownerOf = new Map(orders.map((order) => [order.id, order.company_id]))
  const companies = drafts.map(({ orderId, companyId }) => (orderId ? ownerOf.get(orderId) : companyId))
  const findings = drafts.flatMap((draft, place): Finding[] => {
    const path = (field: string) => `fees.${place}.${field}`
    const wrong: Finding[] = []
    if (draft.orderId && !ownerOf.has(draft.orderId)) wrong.push(at(path('orderId'), 'finance.orderUnknown'))
    else if (!draft.orderId && !ownCompanies.some(({ id }) => id === draft.companyId))
      wrong.push(at(path('companyId'), draft.companyId ? 'record.notFound' : 'field.required'))
    else if (draft.companyId && companies[place] !== draft.companyId)
      wrong.push(at(path('companyId'), 'finance.otherCompany'))
    if (!kinds.some(({ value }) => value === draft.kind)) wrong.push(at(path('kind'), 'fee.kindUnknown'))
    if (!isPositive(feeAmount(draft))) wrong.push(at(path('unitPrice'), 'field.positive'))
    wrong.push(...checkDay(path('chargedOn'), draft.chargedOn, { kind: 'past', today }))
    return wrong
  })
  if (findings.length > 0) throw new Refusal(findings)
  const ordersByCompany = new Map<string, string[]>()
  for (const order of orders)
    ordersByCompany.set(order.company_id, [...(ordersByCompany.get(order.company_id) ?? []), order.id])
  return { companies: companies as string[], ordersByCompany }
}
