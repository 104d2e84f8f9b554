import { forwarderEnquiryMachine } from '@quayside/contract/forwarding/forwarder-enquiry.states.ts'
import { enquiryColumns, type ForwarderEnquirySave } from '@quayside/contract/forwarding/forwarder-enquiry.ts'
import { forwarderOrderMachine } from '@quayside/contract/forwarding/forwarder-order.states.ts'
import { checkShipmentDays } from '@quayside/contract/forwarding/shipment.rules.ts'
import type { Machine } from '@quayside/contract/kernel/machine.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { type RefusalCode, refuseIfAny } from '@quayside/contract/refusals.ts'
import { shanghaiDate } from '../../platform/clock.ts'
import { attachGiven } from '../../platform/files/attachments.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { toStored } from '../../platform/records/columns.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { removalOf } from '../../platform/records/record-removal.ts'
import { changeRecord, insertRecords, lockForSave } from '../../platform/records/record-writes.ts'
import { findHindrance, requireStep } from '../../platform/records/run-transition.ts'
import { type Call, found } from '../../platform/session/call.ts'
import { enquiries, readOwnEnquiry } from './enquiries.ts'
import { forwarderOrders, readOwnForwarderOrder } from './forwarder-orders.ts'
import { findUnknownReferences } from './shipment-references.ts'

/** Both kinds of record have the same columns to type. */
const stored = toStored(enquiryColumns)
/** A draft has no price. */
const facts = { hasQuotation: false, direction: 'import' } as const

type Shipments = {
  readonly entity: string
  readonly table: 'freight_enquiry' | 'freight_order'
  readonly machine: Machine<string, typeof facts, RefusalCode>
  readonly read: (read: Reader, call: Call, id: string) => Promise<unknown>
}

const saverOf =
  ({ entity, table, machine, read }: Shipments) =>
  async (call: Call, { body }: { body: ForwarderEnquirySave }): Promise<Saved & { number: string }> => {
    refuseIfAny(checkShipmentDays(body, shanghaiDate(call.platform.clock.now())))
    return call.write(async (tx) => {
      const acting = asCustomer(call.principal)
      const { companyId } = acting
      const kept = { entity, table, read }
      const locked = await lockForSave(tx, call, kept, body)
      const from = locked && requireStep(acting, { machine, name: 'save', state: locked.state, facts }).from
      refuseIfAny(await findUnknownReferences(tx, companyId, body))
      const values = stored(body as never)
      // A new record's values travel as JSON, a changed one's as columns, where a list is its text.
      const saved = locked
        ? await changeRecord(
            tx,
            acting,
            kept,
            locked.id,
            { ...values, sizes: JSON.stringify(body.sizes) } as never,
            { from: from ?? '', to: from ?? '' },
          )
        : found(
            (
              await insertRecords(
                tx,
                acting,
                kept,
                [{ ...values, sizes: body.sizes } as never],
                machine.initial,
              )
            )[0],
          )
      await attachGiven(tx, call.principal, { entity, entityId: saved.id }, body.attachments)
      const { number } = await tx
        .selectFrom(table)
        .select('number')
        .where('company_id', '=', companyId)
        .where('id', '=', saved.id)
        .executeTakeFirstOrThrow()
      return { ...saved, number }
    })
  }

export const saveEnquiry = saverOf({
  entity: enquiries.entity,
  table: 'freight_enquiry',
  machine: forwarderEnquiryMachine as never,
  read: readOwnEnquiry,
})
export const saveForwarderOrder = saverOf({
  entity: forwarderOrders.entity,
  table: 'freight_order',
  machine: forwarderOrderMachine as never,
  read: readOwnForwarderOrder,
})

export const removeEnquiries = removalOf(enquiries, {
  hindrance: (acting, { state }) =>
    findHindrance(acting, { machine: forwarderEnquiryMachine, name: 'remove', state, facts }),
})
export const removeForwarderOrders = removalOf(forwarderOrders, {
  hindrance: (acting, { state }) =>
    findHindrance(acting, { machine: forwarderOrderMachine, name: 'remove', state, facts }),
})
