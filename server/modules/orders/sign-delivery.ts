import { stateKey, step } from '@quayside/contract/kernel/machine-steps.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { shippingState, signState } from '@quayside/contract/orders/order.codes.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { trackingKind } from '@quayside/contract/orders/order-delivery.codes.ts'
import type { CustomerSignInput, SignDeliveryInput } from '@quayside/contract/orders/order-delivery.ts'
import { maySign } from '@quayside/contract/orders/order-marks.ts'
import { at, refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { attachFiles } from '../../platform/files/attachments.ts'
import { type Acting, asCustomer } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import type { Call } from '../../platform/session/call.ts'
import { proofKind } from './delivery-queries.ts'
import { type AskedOrder, orderOfStep } from './lock-order.ts'
import type { LockedOrder } from './order-record-queries.ts'
import { factsOf } from './order-state-facts.ts'
import { takeStep } from './step-order.ts'
import { recordStop } from './track-order.ts'

export const signOwnDelivery = (
  call: Call,
  { params, body }: { params: { id: string }; body: CustomerSignInput },
): Promise<Saved> =>
  call.write((tx) => {
    const { name } = call.principal
    const input = { id: params.id, deliveryId: body.deliveryId, signedBy: name }
    return signDelivery(tx, asCustomer(call.principal), input, call.requireKind)
  })

/** The ERP sends no photos. */
type Signed = Omit<SignDeliveryInput, 'fileIds'> & AskedOrder & { fileIds?: readonly string[] }

/**
 * The receipt of one delivery, with photos where the provider has them. The last receipt of an order whose goods have all
 * left is the order's own.
 */
export async function signDelivery(
  tx: Tx,
  acting: Acting,
  { fileIds = [], ...input }: Signed,
  requireKind?: (kind: number) => void,
): Promise<Saved> {
  const order = await orderOfStep(tx, acting, input)
  requireKind?.(order.model_type)
  if (!maySign(acting.actor, factsOf(order))) throw refuse('state.notYours')
  const { company_id: companyId, id } = order
  const delivery = await tx
    .selectFrom('order_delivery')
    .select(['number', 'sign_state'])
    .where('company_id', '=', companyId)
    .where('order_id', '=', id)
    .where('id', '=', input.deliveryId)
    .executeTakeFirst()
  if (!delivery) throw new Refusal([at('deliveryId', 'order.deliveryUnknown')])
  if (delivery.sign_state === signState.codes.signed) throw refuse('order.deliverySigned')
  await attachProofs(tx, order, fileIds)
  await tx
    .updateTable('order_delivery')
    .set({
      sign_state: signState.codes.signed,
      signed_by: input.signedBy || acting.name,
      signed_at: raw<string>`now()`,
      proof_file_ids: [...fileIds],
    })
    .where('company_id', '=', companyId)
    .where('id', '=', input.deliveryId)
    .execute()
  await happened(
    tx,
    acting,
    { companyId, entity: 'order', ids: [id] },
    { transition: 'deliverySigned', to: String(delivery.number), note: input.signedBy || undefined },
  )
  await recordStop(tx, order, {
    kind: trackingKind.codes.delivered,
    at: new Date().toISOString(),
    place: '',
    note: input.signedBy,
    deliveryId: input.deliveryId,
  })
  return signWhole(tx, acting, order)
}

/** Photos are added to the order's; the files of earlier deliveries stay. */
async function attachProofs(tx: Tx, order: LockedOrder, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return
  const earlier = await tx
    .selectFrom('order_delivery')
    .select('proof_file_ids')
    .where('company_id', '=', order.company_id)
    .where('order_id', '=', order.id)
    .execute()
  await attachFiles(
    tx,
    { companyId: order.company_id, memberId: null },
    {
      entity: 'order',
      entityId: order.id,
      kind: proofKind,
      fileIds: [...earlier.flatMap((row) => row.proof_file_ids), ...fileIds],
      path: 'fileIds',
    },
  )
}

async function signWhole(tx: Tx, acting: Acting, order: LockedOrder): Promise<Saved> {
  const { id, version } = order
  const open = await tx
    .selectFrom('order_delivery')
    .select('id')
    .where('company_id', '=', order.company_id)
    .where('order_id', '=', id)
    .where('sign_state', '=', signState.codes.unsigned)
    .limit(1)
    .execute()
  const request = {
    name: 'sign',
    from: stateKey(orderMachine, order.state),
    actor: acting.actor,
    facts: factsOf(order),
  }
  const isLast = open.length === 0 && order.shipping_state === shippingState.codes.fullyShipped
  return isLast && step(orderMachine, request).ok
    ? takeStep(tx, acting, order, { name: 'sign', given: {} })
    : { id, version }
}
