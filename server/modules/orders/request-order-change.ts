import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { checkOrderChange, isChangeRequestable } from '@quayside/contract/orders/order-change.rules.ts'
import { orderChangeMachine } from '@quayside/contract/orders/order-change.states.ts'
import { type ChangeItem, type OrderChangeSave, valueOf } from '@quayside/contract/orders/order-change.ts'
import { refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql } from '../../platform/database/database.ts'
import { attachFiles } from '../../platform/files/attachments.ts'
import type { FileHolder } from '../../platform/files/file-holders.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { isAllowed } from '../../platform/session/require-access.ts'
import { lockOpenChange } from './order-change-queries.ts'
import { readDetail } from './order-detail.ts'
import { lockOrders } from './order-record-queries.ts'

export type OfOrder = { params: { id: string } }

/** The order's row is locked, so that of two requests at once the second finds the first. */
export const requestOrderChange = (
  call: Call,
  { params, body }: OfOrder & { body: OrderChangeSave },
): Promise<Saved> =>
  call.write(async (tx) => {
    const acting = asCustomer(call.principal)
    const { companyId } = acting
    const [locked] = await lockOrders(tx, [params.id], companyId)
    const order = getOrRefuse(locked)
    call.requireKind(order.model_type)
    if (!isChangeRequestable(stateKey(orderMachine, order.state))) throw refuse('orderChange.notChangeable')
    if (await lockOpenChange(tx, companyId, order.id)) throw refuse('orderChange.open')
    const { toDetail } = await readDetail(readWithin(tx), companyId, order.id)
    const detail = toDetail(call.platform.personalData)
    refuseIfAny(checkOrderChange(detail, body))
    const items = body.items.map(
      ({ field, lineId, after }): ChangeItem => ({
        field,
        lineId,
        model: detail.lines.find((line) => line.id === lineId)?.model ?? '',
        before: valueOf(detail, { field, lineId }) ?? '',
        after: after.trim(),
        isApplied: false,
      }),
    )
    const saved = await tx
      .insertInto('order_change')
      .values({
        company_id: companyId,
        order_id: order.id,
        items: JSON.stringify(items),
        request: body.request,
        reason: body.reason,
        requested_by: acting.name,
      })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()
    const { name: entity, initial } = orderChangeMachine
    await attachFiles(tx, call.principal, {
      entity,
      entityId: saved.id,
      kind: 'other',
      fileIds: body.fileIds,
      path: 'fileIds',
    })
    await happened(
      tx,
      acting,
      { companyId, entity, ids: [saved.id] },
      { transition: 'create', to: initial, note: body.reason },
    )
    await happened(
      tx,
      acting,
      { companyId, entity: 'order', ids: [order.id] },
      { transition: entity, to: initial, note: body.reason },
    )
    return saved
  })

export const orderChangeFiles: FileHolder = {
  find: (companyId, id) =>
    sql
      .selectFrom('order_change as c')
      .innerJoin('trade_order as o', 'o.id', 'c.order_id')
      .select('o.model_type as kind')
      .where('c.company_id', '=', companyId)
      .where('c.id', '=', id),
  maySee: (principal, kind) => isAllowed(principal, orderPermission(Number(kind), 'list')),
  mayAttach: (principal) =>
    orderKind.values.some((kind) => isAllowed(principal, orderPermission(kind, 'save'))),
}
