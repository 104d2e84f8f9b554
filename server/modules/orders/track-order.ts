import type { Saved } from '@quayside/contract/kernel/record.ts'
import { toldKinds, trackingKind } from '@quayside/contract/orders/order-delivery.codes.ts'
import type { TrackInput } from '@quayside/contract/orders/order-delivery.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { changed } from '../../platform/records/happened.ts'
import { type AskedOrder, orderOfStep } from './lock-order.ts'
import type { LockedOrder } from './order-record-queries.ts'
import { tellOfDelivery } from './tell-of-delivery.ts'

type Stop = TrackInput & { readonly reference?: string | undefined }

/** A stop of the goods as the provider enters it. The customer's open page shows it at once; important ones are told. */
export async function trackOrder(
  tx: Tx,
  acting: Acting & { actor: 'provider' },
  { id, locked, ...stop }: Stop & AskedOrder,
): Promise<Saved> {
  const order = await orderOfStep(tx, acting, { id, locked })
  await recordStop(tx, order, stop)
  return { id, version: order.version }
}

/** One that the ERP sends again under its reference replaces what it said before, and is not told again. */
export async function recordStop(tx: Tx, order: LockedOrder, stop: Stop): Promise<void> {
  const { company_id: companyId, id: orderId } = order
  if (stop.deliveryId !== null) await requireDelivery(tx, order, stop.deliveryId)
  const values = {
    kind: stop.kind,
    at: stop.at,
    place: stop.place,
    note: stop.note,
    delivery_id: stop.deliveryId,
  }
  const { is_new: isNew } = await tx
    .insertInto('order_tracking')
    .values({ company_id: companyId, order_id: orderId, reference: stop.reference ?? null, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'order_id', 'reference'])
        .where('reference', 'is not', null)
        .doUpdateSet(values),
    )
    .returning(raw<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow()
  changed(tx, { companyId, entity: 'order' })
  const kind = trackingKind.keyOf(stop.kind)
  if (isNew && kind !== undefined && toldKinds.has(kind))
    await tellOfDelivery(tx, order, kind, { place: stop.place, note: stop.note })
}

async function requireDelivery(tx: Tx, order: LockedOrder, deliveryId: string): Promise<void> {
  const there = await tx
    .selectFrom('order_delivery')
    .select('id')
    .where('company_id', '=', order.company_id)
    .where('order_id', '=', order.id)
    .where('id', '=', deliveryId)
    .executeTakeFirst()
  refuseIfAny(there ? [] : [at('deliveryId', 'order.deliveryUnknown')])
}
