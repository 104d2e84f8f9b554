import type { OrderCopied, QuickOrderInput } from '@quayside/contract/orders/order.api.ts'
import type { OrderDraft } from '@quayside/contract/orders/order.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { shanghaiDate } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { type Call, found } from '../../platform/session/call.ts'
import { checkReferences } from './check-references.ts'
import { findOrder, findOrderByNumber, findOrderLines } from './order-record-queries.ts'
import { toDraft, toOrderLine } from './order-rows.ts'
import { createOrder } from './save-order.ts'

export const copyOrder = (call: Call, { params }: { params: { id: string } }): Promise<OrderCopied> =>
  call.write((tx) => copyOf(tx, call, params.id))

/** §2: quick order by order number. */
export const quickOrder = (call: Call, { body }: { body: QuickOrderInput }): Promise<OrderCopied> =>
  call.write(async (tx) => {
    const [[there]] = await readWithin(tx)(findOrderByNumber(call.principal.companyId, body.orderNo))
    if (!there) throw refuse('order.numberUnknown')
    return copyOf(tx, call, there.id)
  })

/**
 * A new draft of the same goods, parties and ways. What belongs to one shipment is not copied: its documents'
 * numbers, its appointments and tracking numbers, and its files.
 */
async function copyOf(tx: Tx, call: Call, id: string): Promise<OrderCopied> {
  const { companyId } = call.principal
  const { personalData } = call.platform
  const [[row], lines] = await readWithin(tx)(
    findOrder({ companyId, id }),
    findOrderLines({ companyId, orderId: id }),
  )
  const order = found(row)
  call.requireKind(order.model_type)
  const draft = await withoutMissing(
    tx,
    companyId,
    toDraft(
      order,
      lines.map((line) => toOrderLine(line, order)),
      personalData,
    ),
  )
  const saved = await createOrder(tx, call, {
    ...draft,
    orderDate: shanghaiDate(call.platform.clock.now()),
    contractNo: '',
    shippingNoteNo: '',
    supplierInvoiceNo: '',
    receiving: { ...draft.receiving, time: '', expressNumber: '' },
    delivery: { ...draft.delivery, time: '', pickupTime: '', expressNumber: '' },
    lines: draft.lines.map((line) => ({ ...line, reelNumber: '' })),
    attachments: {},
  })
  return { ...saved, modelType: order.model_type }
}

/** A supplier that was deleted since, or a unit that left its dictionary, is left empty in the copy. */
async function withoutMissing(tx: Tx, companyId: string, draft: OrderDraft): Promise<OrderDraft> {
  const { findings } = await checkReferences(tx, companyId, draft)
  const left = structuredClone(draft)
  for (const { path } of findings) {
    const names = path?.split('.') ?? []
    const last = names.pop() ?? ''
    const holder = names.reduce((part: object, name) => part[name as keyof object], left)
    Object.assign(holder, { [last]: last.endsWith('Id') ? null : '' })
  }
  return left
}
