import { hash } from 'node:crypto'
import { knownFacts, modelsOf } from '@quayside/contract/orders/known-facts.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { OrderFactsQuery } from '@quayside/contract/orders/order-facts.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { type CostBases, usualBases } from '@quayside/contract/reports/landed-cost.rules.ts'
import { toStored } from '@quayside/contract/reports/saved-what-if.rules.ts'
import type { StoredFigures } from '@quayside/contract/reports/saved-what-if.ts'
import { noChange, type WhatIfChange, type WhatIfOrder, whatIf } from '@quayside/contract/reports/what-if.ts'
import { headOf, whatIfLinesShown, whatIfOrderOf } from '@quayside/contract/reports/what-if-view.ts'
import type { Call } from '../../platform/session/call.ts'
import { takingTurns } from '../../platform/take-turns.ts'
import { readDetail } from '../orders/order-detail.ts'
import { findOrderFacts } from '../orders/order-facts.ts'
import { findCostBasis } from './landed-cost-facts.ts'

type ComparedOrder = {
  readonly id: string
  readonly orderNo: string
  readonly order: WhatIfOrder
  /** Covers everything that figures depend on. */
  readonly hash: string
}

/** An import order that the caller may see, as it is saved now. */
export async function readComparedOrder(call: Call, id: string): Promise<ComparedOrder> {
  const { row, toDetail } = await readDetail(call.read, call.principal.companyId, id)
  if (row.model_type !== orderKind.codes.import) throw refuse('report.whatIfImportsOnly')
  const order = whatIfOrderOf({ ...toDetail(call.platform.personalData), nextSteps: [] })
  return { id, orderNo: row.order_no, order, hash: hash('sha256', JSON.stringify(order), 'base64url') }
}

/** The figures of an order and of its variants, by the rates, terms and bases of now. */
export async function computeWhatIf(
  call: Call,
  order: WhatIfOrder,
  variants: readonly WhatIfChange[],
): Promise<StoredFigures> {
  const models = modelsOf(order.lines)
  const asked = { modelType: order.modelType, currency: order.currency, models } as OrderFactsQuery
  const [[chosen]] = await call.read(findCostBasis(call.principal.companyId))
  const bases = (chosen as CostBases | undefined) ?? usualBases
  const days = [...new Set(['', ...variants.map(({ day }) => day)])]
  const facts = new Map(
    await Promise.all(
      days.map(async (day) => {
        const answer = await findOrderFacts(call, { body: day === '' ? asked : { ...asked, day } })
        return [day, knownFacts(models, answer)] as const
      }),
    ),
  )
  const othersTurn = takingTurns()
  const results: StoredFigures['variants'] = []
  for (const change of [noChange, ...variants]) {
    const known = facts.get(change.day)
    if (known) results.push(toStored(whatIf(order, change, { ...known, bases }), whatIfLinesShown))
    await othersTurn()
  }
  const [own, ...others] = results
  const today = facts.get('')
  if (!own || !today) throw new Error('The order itself is always computed.')
  const head = headOf(order)
  return {
    head: { ...head, charges: { ...head.charges }, origins: [...head.origins], lines: [...head.lines] },
    terms: { agencyRate: today.agencyRate, agencyMinimum: today.agencyMinimum, bases: { ...bases } },
    order: own,
    variants: others,
  }
}
