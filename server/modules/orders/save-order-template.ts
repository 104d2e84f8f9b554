import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { OrderCopied } from '@quayside/contract/orders/order.api.ts'
import { isRepeatDay, nextDueOn, type OrderTemplateSave } from '@quayside/contract/orders/order-template.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { type Reader, readWithin } from '../../platform/records/read-within.ts'
import { changeRecord, lockForSave, lockRecords, writeRecord } from '../../platform/records/record-writes.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { newDraftOf } from './new-draft.ts'
import { toOrderLine } from './order-line-rows.ts'
import { findOrder, findOrderLines } from './order-record-queries.ts'
import { toDraft } from './order-rows.ts'
import { findTemplates, orderTemplates, toTemplate } from './order-templates.ts'
import { removeByKind } from './remove-by-kind.ts'
import { createOrder } from './save-order.ts'
import { contentOf, draftOf } from './template-content.ts'

const template = {
  ...orderTemplates,
  read: async (read: Reader, call: Call, id: string) => {
    const [rows] = await read(findTemplates(call.principal.companyId, call.locale).where('t.id', '=', id))
    return toTemplate(getOrRefuse(rows[0]))
  },
}

export const saveOrderTemplate = (call: Call, { body }: { body: OrderTemplateSave }): Promise<Saved> =>
  call.write(async (tx) => {
    const before = await lockForSave(tx, call, template, body, { model_type: body.modelType })
    if (body.repeat && !isRepeatDay(body.repeat)) refuseIfAny([at('repeat.day', 'orderTemplate.repeatDay')])
    const changed = { name: body.name, ...repeatOf(call, body.repeat) }
    if (before) return changeRecord(tx, asCustomer(call.principal), template, before.id, changed)
    // The content is the order's as it is now; a later change of the order leaves the template alone.
    const content = await contentOfOrder(tx, call, body)
    return writeRecord(tx, call, template, undefined, { ...changed, ...content })
  })

async function contentOfOrder(tx: Tx, call: Call, { orderId, modelType }: OrderTemplateSave) {
  if (orderId === undefined) throw new Refusal([at('orderId', 'field.required')])
  const { companyId } = call.principal
  const [[row], lines] = await readWithin(tx)(
    findOrder({ companyId, id: orderId }),
    findOrderLines({ companyId, orderId }),
  )
  const order = getOrRefuse(row?.model_type === modelType ? row : undefined)
  const draft = toDraft(
    order,
    lines.map((line) => toOrderLine(line, order)),
    call.platform.personalData,
  )
  return { model_type: modelType, ...contentOf(draft, call.platform.personalData) }
}

/** Who sets a repetition is told of its drafts; the first one comes on the next such day. */
function repeatOf(call: Call, repeat: OrderTemplateSave['repeat']) {
  if (!repeat)
    return { repeat_every: null, repeat_day: null, is_repeating: false, next_on: null, set_by: null }
  return {
    repeat_every: repeat.every,
    repeat_day: repeat.day,
    is_repeating: isYes(repeat.isOn),
    next_on: nextDueOn(repeat, call.platform.clock.today()),
    set_by: call.principal.memberId,
  }
}

export const orderFromTemplate = (call: Call, { params }: { params: { id: string } }): Promise<OrderCopied> =>
  call.write(async (tx) => {
    const { companyId } = call.principal
    const [row] = await lockRecords(tx, 'order_template', [params.id], companyId)
    const { model_type: modelType, ...kept } = getOrRefuse(row)
    call.requireKind(modelType)
    const today = call.platform.clock.today()
    const draft = await newDraftOf(tx, companyId, draftOf(kept, call.platform.personalData), today)
    return { ...(await createOrder(tx, call, draft)), modelType }
  })

export const removeOrderTemplates = removeByKind({
  entity: template.entity,
  lock: (tx, ids, companyId) => lockRecords(tx, 'order_template', ids, companyId),
  hide: (tx, companyId, ids) =>
    tx
      .updateTable('order_template')
      .set({ deleted_at: raw<string>`now()`, is_repeating: false })
      .where('company_id', '=', companyId)
      .where('id', '=', raw<string>`any(${[...ids]}::bigint[])`)
      .execute(),
})
