import type { Identities } from '@quayside/contract/kernel/record.ts'
import { orderPermission, orderStepAccess } from '@quayside/contract/orders/order.access.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { sql } from '../../platform/database/database.ts'
import type { FileHolder } from '../../platform/files/file-holders.ts'
import { type Reader, readWithin } from '../../platform/records/read-within.ts'
import { stepsFor } from '../../platform/records/run-transition.ts'
import type { Call } from '../../platform/session/call.ts'
import { isAllowed } from '../../platform/session/require-access.ts'
import { withoutRelease } from '../account/release.ts'
import { readDetail } from './order-detail.ts'
import { factsOf, ownStateLabelOf } from './order-state-facts.ts'

export const getOrder = (call: Call, { params }: { params: { id: string } }): Promise<OrderDetail> =>
  readOrder(call.read, call, params.id, call.requireKind)

/** The record as its screen shows it; also what a stale save is shown. */
export async function readOrder(
  read: Reader,
  { principal, platform, locale }: Call,
  id: string,
  requireKind: (kind: number) => void,
): Promise<OrderDetail> {
  const { row, toDetail } = await readDetail(read, principal.companyId, id, locale)
  requireKind(row.model_type)
  const steps = stepsFor(
    principal,
    { machine: orderMachine, state: row.state, facts: factsOf(row) },
    orderStepAccess(row.model_type),
  )
  const isMine = row.release_asked_by === principal.memberId
  return {
    ...toDetail(platform.personalData),
    stateLabel: ownStateLabelOf(row),
    nextSteps: isMine ? withoutRelease(steps) : steps,
    release: {
      isAsked: row.release_asked_by !== null,
      isMine,
      askedBy: row.release_asked_by_name ?? '',
      refusal: row.release_refusal,
    },
  }
}

/** A write for the sake of its audit row. */
export const revealIdentities = (call: Call, { params }: { params: { id: string } }): Promise<Identities> =>
  call.write(async (tx) => {
    const { row, identities } = await readDetail(readWithin(tx), call.principal.companyId, params.id)
    call.requireKind(row.model_type)
    return identities(call.platform.personalData)
  })

export const orderFiles: FileHolder = {
  find: (companyId, id) =>
    sql
      .selectFrom('trade_order')
      .select('model_type as kind')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null),
  maySee: (principal, kind) => isAllowed(principal, orderPermission(Number(kind), 'list')),
  mayAttach: (principal) =>
    orderKind.values.some((kind) => isAllowed(principal, orderPermission(kind, 'save'))),
}
