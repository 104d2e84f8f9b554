import { feeAmount } from '@quayside/contract/finance/fee.rules.ts'
import type { QuotedFee } from '@quayside/contract/finance/quoted-fee.ts'
import type { ServiceDocuments } from '@quayside/contract/office/services.ts'
import { refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { serviceOrderState } from '@quayside/contract/services/service.codes.ts'
import { checkService } from '@quayside/contract/services/service-order.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { attachGiven } from '../../platform/files/attachments.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { submitterOf } from '../../platform/records/customer-step.ts'
import type { NoticeOf } from '../../platform/records/happened.ts'
import { lockOf } from '../../platform/records/record-writes.ts'
import type { StepValues } from '../../platform/records/write-step.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { chargeQuotedFee, quotedFeeValues } from '../finance/charge-quoted-fee.ts'
import { serviceOrderFacts, serviceOrders, toService } from './service-orders.ts'

type ServiceRow = Selectable<DB['service_order']>
export type ServiceGiven = {
  readonly note?: string | undefined
  readonly reason?: string | undefined
  readonly fee?: QuotedFee
  readonly attachments?: ServiceDocuments['attachments']
}

export const lockServiceOrder = lockOf('service_order')

/** Any step, for both actors. */
export const stepServiceOrder = serviceOrders.stepperOf({
  lock: lockServiceOrder,
  effect: effectOf,
  entries: { names: new Set(['setFee', 'addDocuments']), enter },
  notice: noticeOf,
})
export const serviceSubmitter = submitterOf(stepServiceOrder, 'services-order-submit')

type Step = { readonly name: string; readonly given: ServiceGiven }

async function effectOf(
  tx: Tx,
  acting: Acting,
  order: ServiceRow,
  { name, given }: Step,
): Promise<StepValues<'service_order'>> {
  switch (name) {
    case 'submit':
      refuseIfAny(checkService(toService({ ...order, order_no: null })))
      return { submitted_at: raw<string>`now()`, reason: '' }
    case 'auditPass':
      return quotedFeeValues(getOrRefuse(given.fee))
    case 'complete':
      await chargeQuotedFee(tx, acting, order, {
        orderId: order.order_id,
        kind: serviceOrderFacts(order).isTransport ? 'transport' : 'service',
        note: order.number,
      })
      return { completed_at: raw<string>`now()` }
    case 'auditFail':
    case 'cancel':
      return { reason: given.reason ?? given.note ?? '' }
    default:
      return {}
  }
}

const { audited, dispatched, signed, completed } = serviceOrderState.codes
const accepted = new Set<number>([audited, dispatched, signed])

/** The fee may be entered until it is charged, results also afterwards. */
async function enter(
  tx: Tx,
  _acting: Acting,
  { company_id: companyId, id, state }: ServiceRow,
  { name, given }: Step,
): Promise<StepValues<'service_order'>> {
  const isPossible = accepted.has(state) || (name === 'addDocuments' && state === completed)
  if (!isPossible) throw refuse('state.notAllowed')
  if (name === 'setFee') return quotedFeeValues(getOrRefuse(given.fee))
  const record = { entity: 'serviceOrder', entityId: id } as const
  await attachGiven(tx, { companyId, memberId: null }, record, getOrRefuse(given.attachments))
  return { updated_at: raw<string>`now()` }
}

function noticeOf({ number }: ServiceRow, name: string, given: ServiceGiven): NoticeOf {
  const fee =
    given.fee && `${given.fee.currency} ${feeAmount({ ...given.fee, quantity: given.fee.feeQuantity })}`
  return { phrase: `serviceOrder.${name}`, params: { number, reason: given.reason ?? '', fee: fee ?? '' } }
}
