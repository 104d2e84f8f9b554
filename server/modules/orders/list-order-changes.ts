import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { orderChangeState } from '@quayside/contract/orders/order-change.codes.ts'
import { isChangeRequestable } from '@quayside/contract/orders/order-change.rules.ts'
import { orderChangeMachine } from '@quayside/contract/orders/order-change.states.ts'
import type { OrderChanges } from '@quayside/contract/orders/order-change.ts'
import { stepsFor } from '../../platform/records/run-transition.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { isAllowed } from '../../platform/session/require-access.ts'
import { changeFactsOf, findChangesOf, findFilesOfChanges, toOrderChange } from './order-change-queries.ts'
import { findOrder } from './order-record-queries.ts'
import type { OfOrder } from './request-order-change.ts'

export async function listOrderChanges(call: Call, { params }: OfOrder): Promise<OrderChanges> {
  const { principal } = call
  const { companyId } = principal
  const [[order], rows, files] = await call.read(
    findOrder({ companyId, id: params.id }),
    findChangesOf(companyId, params.id),
    findFilesOfChanges(companyId, params.id),
  )
  const { model_type: kind, state } = getOrRefuse(order)
  call.requireKind(kind)
  const save = orderPermission(kind, 'save')
  const changes = rows.map((row) => ({
    ...toOrderChange(
      row,
      files.filter((file) => file.entity_id === row.id),
    ),
    nextSteps: stepsFor(
      principal,
      { machine: orderChangeMachine, state: row.state, facts: changeFactsOf(row) },
      { withdraw: save },
    ),
  }))
  return {
    changes,
    canRequest:
      isAllowed(principal, save) &&
      isChangeRequestable(stateKey(orderMachine, state)) &&
      !changes.some((change) => change.state === orderChangeState.codes.requested),
  }
}
