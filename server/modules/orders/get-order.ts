import { orderPermission, orderStepAccess } from '@quayside/contract/orders/order.access.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'
import type { Reader } from '../../platform/records/read-in.ts'
import { stepsFor } from '../../platform/records/run-transition.ts'
import type { Call } from '../../platform/session/call.ts'
import type { Principal } from '../../platform/session/principal.ts'
import { isAllowed } from '../../platform/session/require-access.ts'
import { readDetail } from './order-detail.ts'
import { factsOf } from './order-rows.ts'

export const getOrder = (call: Call, { params }: { params: { id: string } }): Promise<OrderDetail> =>
  readOrder(call.read, call.principal, call.platform.personalData, params.id)

/** The record as its screen shows it; also what a stale save is shown. */
export async function readOrder(
  read: Reader,
  principal: Principal,
  personalData: PersonalData,
  id: string,
): Promise<OrderDetail> {
  const { row, toDetail } = await readDetail(read, principal.companyId, id)
  if (!isAllowed(principal, orderPermission(row.model_type, 'list'))) throw refuse('access.forbidden')
  return {
    ...toDetail(personalData),
    nextSteps: stepsFor(
      principal,
      { machine: orderMachine, state: row.state, facts: factsOf(row) },
      orderStepAccess(row.model_type),
    ),
  }
}
