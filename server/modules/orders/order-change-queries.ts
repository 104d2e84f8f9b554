import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { orderChangeState } from '@quayside/contract/orders/order-change.codes.ts'
import { isAppliedAtOnce } from '@quayside/contract/orders/order-change.rules.ts'
import { type OrderChangeFacts, orderChangeMachine } from '@quayside/contract/orders/order-change.states.ts'
import { type ChangeItem, OrderChange } from '@quayside/contract/orders/order-change.ts'
import { sql as raw } from 'kysely'
import * as z from 'zod/mini'
import { sql, type Tx } from '../../platform/database/database.ts'
import { attachedColumns, toAttachments } from '../../platform/files/attachments.ts'
import { shaped } from '../../platform/records/shaped.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'

const { name: entity } = orderChangeMachine

export const orderChangeKey = (companyId: string, id: string): RecordKey => ({ companyId, entity, id })

const findChanges = (companyId: string) =>
  sql
    .selectFrom('order_change as c')
    .innerJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'c.company_id').onRef('o.id', '=', 'c.order_id'),
    )
    .selectAll('c')
    .select(['o.order_no', 'o.model_type', 'o.state as order_state'])
    .$narrowType<{ items: ChangeItem[] }>()
    .where('c.company_id', '=', companyId)
type OrderChangeRow = Awaited<ReturnType<ReturnType<typeof findChanges>['execute']>>[number]

export const findChangesOf = (companyId: string, orderId: string) =>
  findChanges(companyId).where('c.order_id', '=', orderId).orderBy('c.id', 'desc')

export const findOrderChange = (companyId: string, id: string) =>
  findChanges(companyId).where('c.id', '=', id)

/** The files of all requests of an order, each with the request it belongs to. */
export const findFilesOfChanges = (companyId: string, orderId: string) =>
  sql
    .selectFrom('attachment')
    .innerJoin('file', 'file.id', 'attachment.file_id')
    .innerJoin('order_change as c', 'c.id', 'attachment.entity_id')
    .select(attachedColumns)
    .select('attachment.entity_id')
    .where('attachment.company_id', '=', companyId)
    .where('attachment.entity', '=', entity)
    .where('attachment.deleted_at', 'is', null)
    .where('c.order_id', '=', orderId)
    .orderBy('attachment.id')

/** Which order a request is of: read without a lock, because the order's row is locked before the request's. */
export const findOrderOfChange = (tx: Tx, id: string) =>
  tx.selectFrom('order_change').select(['company_id', 'order_id']).where('id', '=', id).executeTakeFirst()

export const lockOrderChange = (tx: Tx, id: string) =>
  tx
    .selectFrom('order_change')
    .selectAll()
    .$narrowType<{ items: ChangeItem[] }>()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
export type LockedChange = NonNullable<Awaited<ReturnType<typeof lockOrderChange>>>

export const lockOpenChange = (tx: Tx, companyId: string, orderId: string) =>
  tx
    .selectFrom('order_change')
    .selectAll()
    .$narrowType<{ items: ChangeItem[] }>()
    .where('company_id', '=', companyId)
    .where('order_id', '=', orderId)
    .where('state', '=', raw.lit(orderChangeState.codes.requested))
    .forUpdate()
    .executeTakeFirst()

/** Whether accepting leaves something to do depends on where the order stands now. */
export const changeFactsOf = (row: {
  request: string
  items: unknown
  order_state: number
}): OrderChangeFacts => ({
  isAppliedAtOnce: isAppliedAtOnce(
    { request: row.request, items: row.items as ChangeItem[] },
    stateKey(orderMachine, row.order_state),
  ),
})

const Shown = z.omit(OrderChange, { nextSteps: true })

export const toOrderChange = (
  row: OrderChangeRow,
  files: Parameters<typeof toAttachments>[0],
): z.infer<typeof Shown> => shaped(Shown, row, { attachments: toAttachments(files) })
