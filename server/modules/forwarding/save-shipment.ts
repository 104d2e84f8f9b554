import { enquiryColumns, type ForwarderEnquirySave } from '@quayside/contract/forwarding/forwarder-enquiry.ts'
import { checkShipmentDays } from '@quayside/contract/forwarding/shipment.rules.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import type { Tx } from '../../platform/database/database.ts'
import { toStored } from '../../platform/records/columns.ts'
import type { Call } from '../../platform/session/call.ts'
import { enquiries } from './enquiries.ts'
import { forwarderOrders } from './forwarder-orders.ts'
import { findUnknownReferences } from './shipment-references.ts'

/** Both kinds of record have the same columns to type. */
const columnValues = toStored(enquiryColumns)

const shipments = {
  check: async (tx: Tx, call: Call, body: ForwarderEnquirySave): Promise<Finding[]> => [
    ...checkShipmentDays(body, call.platform.clock.today()),
    ...(await findUnknownReferences(tx, call.principal.companyId, body)),
  ],
  valuesOf: (body: ForwarderEnquirySave) => ({ ...columnValues(body), sizes: body.sizes }),
}

export const { save: saveEnquiry } = enquiries.saverOf(shipments)
export const { save: saveForwarderOrder } = forwarderOrders.saverOf(shipments)
