import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { ShipOutbound } from '@quayside/contract/office/warehouse.ts'
import { outboundMachine } from '@quayside/contract/warehouse/outbound.states.ts'
import { shippingInspection } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { outboundState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { sql as raw } from 'kysely'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Acting, asCustomer } from '../../platform/records/acting.ts'
import { customerStep, type LockedBy, type StepOf } from '../../platform/records/customer-step.ts'
import type { NoticeOf } from '../../platform/records/happened.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import type { Submitter } from '../../platform/system/submit-drafts.ts'
import { outboundFacts } from './get-outbound.ts'
import { byOutbound, lockOutbound, type OutboundRow } from './lock-outbound.ts'
import { isMark, markOutbound } from './mark-outbound.ts'
import { outbounds } from './outbounds.ts'
import { releaseReservations } from './reserve-lots.ts'
import { reserveByStrategy } from './reserve-outbound.ts'
import { planShipment, type Shipment, shipOutbound } from './ship-outbound.ts'

export type OutboundGiven = {
  readonly note?: string | undefined
  readonly reason?: string | undefined
} & { readonly [K in Exclude<keyof ShipOutbound, 'note'>]?: ShipOutbound[K] | undefined }

type Input = { params: { id: string }; body: { note?: string | undefined } }

export const submitOutbound = (call: Call, { params, body }: Input): Promise<Saved> =>
  call.write((tx) => submit(tx, call, params.id, body.note))

export const outboundSubmitter: Submitter = {
  access: 'logistics-outbound-submit',
  submit: (call, tx, id) => submit(tx, call, id, undefined),
}

const submit = (tx: Tx, call: Call, id: string, note: string | undefined): Promise<Saved> =>
  stepOutbound(
    tx,
    asCustomer(call.principal),
    { id, name: 'submit', given: { note } },
    call.platform.personalData,
  )

export const cancelOutbound = customerStep(stepOutbound, 'cancel')

/** Any step, for both actors: the order is locked first, then its lots in the order of their ids. */
export async function stepOutbound(
  tx: Tx,
  acting: Acting,
  { id, name, given, locked }: StepOf<OutboundGiven, LockedBy<typeof lockOutbound>>,
  personalData?: PersonalData,
): Promise<Saved> {
  const outbound = locked ?? getOrRefuse(await lockOutbound(tx, id, acting.companyId))
  const { company_id: companyId } = outbound
  if (isMark(name)) return markOutbound(tx, acting, outbound, name, given.note)
  const key = outbounds.keyOf(companyId, id)
  const shipment =
    name === 'ship' && outbound.state === outboundState.codes.arranged
      ? await planShipment(tx, outbound, given.lots)
      : undefined
  const { written: version } = await runTransition(tx, acting, key, {
    machine: outboundMachine,
    name,
    state: outbound.state,
    facts: { ...outboundFacts(outbound), isAllShipped: shipment?.isAll ?? true },
    given: { ...given, note: given.note ?? carriedBy(given) },
    notice: acting.actor === 'provider' ? noticeOf(outbound, name, given) : undefined,
    write: async (state) => {
      const values = await effectOf(tx, acting, outbound, { name, given, shipment, personalData })
      return writeStep(tx, 'outbound_order', key, { state: Number(state), ...values })
    },
  })
  return { id, version }
}

const carriedBy = ({ vehicle, expressNumber }: OutboundGiven): string | undefined =>
  [vehicle, expressNumber].filter(Boolean).join(' · ') || undefined

type Effect = {
  readonly name: string
  readonly given: OutboundGiven
  readonly shipment: Shipment | undefined
  readonly personalData: PersonalData | undefined
}

async function effectOf(
  tx: Tx,
  acting: Acting,
  outbound: OutboundRow,
  { name, given, shipment, personalData }: Effect,
): Promise<object> {
  const { company_id: companyId, id } = outbound
  const by = byOutbound(outbound)
  switch (name) {
    case 'submit':
      await reserveByStrategy(tx, acting, outbound, personalData)
      return { submitted_at: raw<string>`now()`, reason: '' }
    case 'cancel':
      await releaseReservations(tx, acting, companyId, {
        by,
        document: { outboundId: id },
        reason: given.reason,
      })
      return { reason: given.reason ?? '' }
    case 'waiveInspection':
      return { shipping_inspection: shippingInspection.codes.notNeeded }
    case 'ship':
      return shipment ? shipOutbound(tx, acting, outbound, shipment) : {}
    default:
      return {}
  }
}

const noticedSteps = new Set(['cancel', 'arrange', 'waiveInspection', 'ship', 'complete'])
const noticeOf = ({ number }: OutboundRow, name: string, given: OutboundGiven): NoticeOf | undefined =>
  noticedSteps.has(name)
    ? { phrase: `outbound.${name}`, params: { number, reason: given.reason ?? '' } }
    : undefined
