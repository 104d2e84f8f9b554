import type { OrderCopied, QuickOrderInput } from '@quayside/contract/orders/order.api.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { newDraftOf } from './new-draft.ts'
import { toOrderLine } from './order-line-rows.ts'
import { findOrder, findOrderByNumber, findOrderLines } from './order-record-queries.ts'
import { toDraft } from './order-rows.ts'
import { createOrder } from './save-order.ts'

export const copyOrder = (call: Call, { params }: { params: { id: string } }): Promise<OrderCopied> =>
  call.write((tx) => copyOf(tx, call, params.id))

/** §2: quick order by order number, in any letter case. */
export const quickOrder = (call: Call, { body }: { body: QuickOrderInput }): Promise<OrderCopied> =>
  call.write(async (tx) => {
    const [[there]] = await readWithin(tx)(
      findOrderByNumber(call.principal.companyId, body.orderNo.toUpperCase()),
    )
    if (!there) throw refuse('order.numberUnknown')
    return copyOf(tx, call, there.id)
  })

/** A new draft of the same goods, parties and ways. */
async function copyOf(tx: Tx, call: Call, id: string): Promise<OrderCopied> {
  const { companyId } = call.principal
  const { personalData, clock } = call.platform
  const [[row], lines] = await readWithin(tx)(
    findOrder({ companyId, id }),
    findOrderLines({ companyId, orderId: id }),
  )
  const order = getOrRefuse(row)
  call.requireKind(order.model_type)
  const draft = toDraft(
    order,
    lines.map((line) => toOrderLine(line, order)),
    personalData,
  )
  const copy = await newDraftOf(tx, companyId, draft, clock.today())
  return { ...(await createOrder(tx, call, copy)), modelType: order.model_type }
}
