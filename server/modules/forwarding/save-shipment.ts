import { forwarderEnquiryMachine } from '@quayside/contract/forwarding/forwarder-enquiry.states.ts'
import { enquiryColumns, type ForwarderEnquirySave } from '@quayside/contract/forwarding/forwarder-enquiry.ts'
import { forwarderOrderMachine } from '@quayside/contract/forwarding/forwarder-order.states.ts'
import { checkShipmentDays } from '@quayside/contract/forwarding/shipment.rules.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import type { Tx } from '../../platform/database/database.ts'
import { toStored } from '../../platform/records/columns.ts'
import { removalOf } from '../../platform/records/record-removal.ts'
import { findHindrance } from '../../platform/records/run-transition.ts'
import { draftSaverOf } from '../../platform/records/save-draft.ts'
import type { Call } from '../../platform/session/call.ts'
import { enquiries, ownEnquiry } from './enquiries.ts'
import { forwarderOrders, ownForwarderOrder } from './forwarder-orders.ts'
import { findUnknownReferences } from './shipment-references.ts'

/** Both kinds of record have the same columns to type. */
const stored = toStored(enquiryColumns)
/** A draft has no price. */
const facts = { hasQuotation: false, direction: 'import' } as const

const shipments = {
  facts,
  check: async (tx: Tx, call: Call, body: ForwarderEnquirySave): Promise<Finding[]> => [
    ...checkShipmentDays(body, call.platform.clock.today()),
    ...(await findUnknownReferences(tx, call.principal.companyId, body)),
  ],
  valuesOf: (body: ForwarderEnquirySave, isNew: boolean) => ({
    ...stored(body),
    sizes: isNew ? body.sizes : JSON.stringify(body.sizes),
  }),
}

export const saveEnquiry = draftSaverOf({
  ...shipments,
  entity: enquiries.entity,
  table: 'freight_enquiry',
  machine: forwarderEnquiryMachine,
  read: ownEnquiry.read,
})
export const saveForwarderOrder = draftSaverOf({
  ...shipments,
  entity: forwarderOrders.entity,
  table: 'freight_order',
  machine: forwarderOrderMachine,
  read: ownForwarderOrder.read,
})

export const removeEnquiries = removalOf(enquiries, {
  hindrance: (acting, { state }) =>
    findHindrance(acting, { machine: forwarderEnquiryMachine, name: 'remove', state, facts }),
})
export const removeForwarderOrders = removalOf(forwarderOrders, {
  hindrance: (acting, { state }) =>
    findHindrance(acting, { machine: forwarderOrderMachine, name: 'remove', state, facts }),
})
