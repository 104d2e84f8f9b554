import type { CodeList } from '@quayside/contract/kernel/codes.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { archiveState } from '@quayside/contract/kernel/record.codes.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import { checkPriceAudit } from '@quayside/contract/orders/order.rules.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { isMarkable, type OrderMarkName } from '@quayside/contract/orders/order-marks.ts'
import { priceAudit } from '@quayside/contract/products/commodity.codes.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { writeSaved } from '../../platform/records/write-step.ts'
import { type AskedOrder, orderOfStep } from './lock-order.ts'
import { tellCompany } from './tell-company.ts'

type Provider = Acting & { actor: 'provider' }

/** The provider's marks: states beside the order's own, each with its own entry on the timeline. */
export const setPriceAudit = (
  tx: Tx,
  acting: Provider,
  input: AskedOrder & { priceAudit: number; reason?: string | undefined },
): Promise<Saved> => {
  refuseIfAny(checkPriceAudit(input))
  return mark(tx, acting, input, {
    name: 'priceAudit',
    list: priceAudit,
    code: input.priceAudit,
    values: { price_audit: input.priceAudit },
    reason: input.reason,
    isTold: true,
  })
}

export const setDeclarationState = (
  tx: Tx,
  acting: Provider,
  input: AskedOrder & { declarationState: number; note?: string | undefined },
): Promise<Saved> =>
  mark(tx, acting, input, {
    name: 'declarationState',
    list: declarationState,
    code: input.declarationState,
    values: { declaration_state: input.declarationState },
    reason: input.note,
    isTold: true,
  })

export const setArchiveState = (
  tx: Tx,
  acting: Provider,
  input: AskedOrder & { archiveState: number },
): Promise<Saved> =>
  mark(tx, acting, input, {
    name: 'archiveState',
    list: archiveState,
    code: input.archiveState,
    values: { archive_state: input.archiveState },
  })

async function mark(
  tx: Tx,
  acting: Acting,
  asked: AskedOrder,
  set: {
    readonly name: OrderMarkName
    readonly list: CodeList
    readonly code: number
    readonly values: object
    readonly reason?: string | undefined
    readonly isTold?: true
  },
): Promise<Saved> {
  const to = set.list.keyOf(set.code)
  if (to === undefined) refuseIfAny([at(set.name, 'field.code')])
  const order = await orderOfStep(tx, acting, asked)
  const { company_id: companyId, id } = order
  if (!isMarkable(set.name, stateKey(orderMachine, order.state))) throw refuse('state.notAllowed')
  const saved = await writeSaved(tx, 'trade_order', { companyId, id }, set.values)
  await happened(
    tx,
    acting,
    { companyId, entity: 'order', ids: [id] },
    { transition: set.name, to: to ?? '', note: set.reason },
  )
  if (set.isTold) await tellCompany(tx, order, set.name, { reason: set.reason ?? '' })
  return saved
}
