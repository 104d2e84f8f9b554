import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { signState } from '@quayside/contract/orders/order.codes.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import {
  isOutboundMarkable,
  type OutboundMark,
  outboundMachine,
} from '@quayside/contract/warehouse/outbound.states.ts'
import { shippingInspection } from '@quayside/contract/warehouse/warehouse.codes.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import type { OutboundRow } from './lock-outbound.ts'
import { outbounds } from './outbounds.ts'

/** States beside the machine: whether the goods were inspected before they left, and signed for. */
const marks = {
  markInspected: { shipping_inspection: shippingInspection.codes.inspected },
  markSigned: { sign_state: signState.codes.signed },
} as const satisfies Record<OutboundMark, object>

export const isMark = (name: string): name is OutboundMark => Object.hasOwn(marks, name)

export async function markOutbound(
  tx: Tx,
  acting: Acting,
  outbound: OutboundRow,
  name: OutboundMark,
  note: string | undefined,
): Promise<Saved> {
  if (!isOutboundMarkable(name, stateKey(outboundMachine, outbound.state))) throw refuse('state.notAllowed')
  const { company_id: companyId, id } = outbound
  const version = await writeStep(tx, 'outbound_order', outbounds.keyOf(companyId, id), marks[name])
  await happened(tx, acting, { companyId, entity: 'outbound', ids: [id] }, { transition: name, note })
  return { id, version }
}
