import { stateKey } from '@quayside/contract/kernel/machine.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { ShipOutbound } from '@quayside/contract/office/warehouse.ts'
import { signState } from '@quayside/contract/orders/order.codes.ts'
import { Delivery } from '@quayside/contract/orders/order-parts.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { checkOutbound, demandOf } from '@quayside/contract/warehouse/outbound.rules.ts'
import {
  isOutboundMarkable,
  type OutboundMark,
  outboundMachine,
} from '@quayside/contract/warehouse/outbound.states.ts'
import type { OutboundDraft } from '@quayside/contract/warehouse/outbound.ts'
import { allocate } from '@quayside/contract/warehouse/strategies.ts'
import { shippingInspection } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { outboundState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import Big from 'big.js'
import { sql as raw, type Selectable } from 'kysely'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Acting, asCustomer } from '../../platform/records/acting.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { lockRecords } from '../../platform/records/record-writes.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { recordEvents } from '../../platform/records/timeline.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { type Call, found } from '../../platform/session/call.ts'
import type { Submitter } from '../../platform/system/submit-drafts.ts'
import { sendNotice } from '../notices/send-notice.ts'
import { lockCandidates, toAllocatable } from './lot-queries.ts'
import { findOutboundLines, outboundIdentities, outboundKey, toOutboundLine } from './outbounds.ts'
import type { MadeBy } from './post-movements.ts'
import {
  type LiveReservation,
  lockReservations,
  releaseReservations,
  reserveLots,
  takeReserved,
} from './reserve-lots.ts'

type OutboundRow = Selectable<DB['outbound_order']>

export const lockOutbound = async (
  tx: Tx,
  id: string,
  companyId: string | undefined,
): Promise<OutboundRow | undefined> => (await lockRecords(tx, 'outbound_order', [id], companyId))[0]

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

export const cancelOutbound = (call: Call, { params, body }: Input): Promise<Saved> =>
  call.write((tx) =>
    stepOutbound(tx, asCustomer(call.principal), { id: params.id, name: 'cancel', given: body }),
  )

const byOutbound = ({ id, number }: OutboundRow): MadeBy => ({
  document: 'outbound',
  documentId: id,
  documentNo: number,
})

/** Any step, for both actors: the order is locked first, then its lots in the order of their ids. */
export async function stepOutbound(
  tx: Tx,
  acting: Acting,
  { id, name, given }: { id: string; name: string; given: OutboundGiven },
  personalData?: PersonalData,
): Promise<Saved> {
  const outbound = found(await lockOutbound(tx, id, acting.companyId))
  const { company_id: companyId } = outbound
  if (isMark(name)) return mark(tx, acting, outbound, name, given.note)
  const key = outboundKey(companyId, id)
  const shipment =
    name === 'ship' && outbound.state === outboundState.codes.arranged
      ? await planShipment(tx, outbound, given.lots)
      : undefined
  const { written: version } = await runTransition(tx, acting, key, {
    machine: outboundMachine,
    name,
    state: outbound.state,
    facts: {
      isAllShipped: shipment?.isAll ?? true,
      isPartlyShipped: Number(outbound.shipped_qty) > 0,
    },
    given: { ...given, note: given.note ?? carriedBy(given) },
    write: async (state) => {
      const values = await effectOf(tx, acting, outbound, { name, given, shipment, personalData })
      return writeStep(tx, 'outbound_order', key, { state: Number(state), ...values })
    },
  })
  if (acting.actor === 'provider') await tell(tx, outbound, name, given)
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
      await releaseReservations(tx, acting, companyId, { by, of: { outboundId: id }, reason: given.reason })
      return { reason: given.reason ?? '' }
    case 'ship':
      return shipment ? ship(tx, acting, outbound, shipment) : {}
    default:
      return {}
  }
}

async function reserveByStrategy(
  tx: Tx,
  acting: Acting,
  outbound: OutboundRow,
  personalData: PersonalData | undefined,
): Promise<void> {
  const { company_id: companyId, id } = outbound
  const [rows] = await readWithin(tx)(findOutboundLines(companyId, id))
  const lines = rows.map(toOutboundLine)
  refuseIfAny(
    checkOutbound({
      strategy: outbound.strategy,
      outboundType: outbound.outbound_type,
      outboundOn: outbound.outbound_on,
      warehouseId: outbound.warehouse_id,
      isInspectionAsked: 0,
      remarks: outbound.remarks,
      delivery: Delivery.parse({
        ...(outbound.delivery as object),
        ...(personalData && outboundIdentities(outbound, personalData)),
      }),
      lines,
    } as OutboundDraft),
  )
  const demands = lines.map(demandOf)
  // Locked before they are counted: what another order takes meanwhile is not there any more.
  const lots = await lockCandidates(tx, { companyId, warehouseId: outbound.warehouse_id ?? '0', demands })
  const { parts, missing } = allocate(demands, lots.map(toAllocatable), outbound.strategy ?? 0)
  refuseIfAny(
    missing.map(({ place, qty }) => at(`lines.${place}.qty`, 'outbound.notAvailable', { missing: qty })),
  )
  await reserveLots(
    tx,
    acting,
    companyId,
    { by: byOutbound(outbound), of: { outboundId: id } },
    parts.map(({ place, lotId, qty }) => ({ lotId, qty, lineId: rows[place]?.id ?? null })),
  )
}

type Shipment = {
  readonly parts: readonly { readonly reservation: LiveReservation; readonly qty: string }[]
  readonly isAll: boolean
}

/** What leaves now: all that is reserved, or the given part of it. */
async function planShipment(tx: Tx, outbound: OutboundRow, given: ShipOutbound['lots']): Promise<Shipment> {
  const live = await lockReservations(tx, outbound.company_id, { outboundId: outbound.id })
  if (live.length === 0) throw refuse('stock.noLots')
  if (!given) return { parts: live.map((each) => ({ reservation: each, qty: each.left })), isAll: true }
  const left = new Map(live.map((each) => [each.id, new Big(each.left)]))
  const parts = given.map(({ lineId, lotId, qty }, place) => {
    const reservation = live.find((each) => each.lot_id === lotId && each.outbound_line_id === lineId)
    if (!reservation) throw new Refusal([at(`lots.${place}.lotId`, 'stock.notThere')])
    const there = left.get(reservation.id) ?? new Big(0)
    if (there.lt(qty))
      throw new Refusal([at(`lots.${place}.qty`, 'outbound.moreThanReserved', { left: there.toFixed() })])
    left.set(reservation.id, there.minus(qty))
    return { reservation, qty }
  })
  return { parts, isAll: [...left.values()].every((each) => each.eq(0)) }
}

async function ship(tx: Tx, acting: Acting, outbound: OutboundRow, { parts }: Shipment): Promise<object> {
  const { company_id: companyId, id } = outbound
  await takeReserved(tx, acting, companyId, byOutbound(outbound), parts)
  const lineIds = parts.map(({ reservation }) => reservation.outbound_line_id)
  const quantities = parts.map(({ qty }) => qty)
  await raw`update outbound_line l set shipped_qty = l.shipped_qty + given.qty from (
      select line_id, sum(qty) as qty from unnest(${lineIds}::bigint[], ${quantities}::numeric[]) as each (line_id, qty)
      group by line_id
    ) given
    where l.company_id = ${companyId}::bigint and l.outbound_id = ${id}::bigint and l.id = given.line_id`.execute(
    tx,
  )
  const sum = quantities.reduce((total, qty) => total.plus(qty), new Big(0)).toFixed()
  return { shipped_qty: raw<string>`shipped_qty + ${sum}::numeric`, shipped_at: raw<string>`now()` }
}

/** States beside the machine: whether the goods were inspected before they left, and signed for. */
const marks = {
  markInspected: { shipping_inspection: shippingInspection.codes.inspected },
  markSigned: { sign_state: signState.codes.signed },
} as const satisfies Record<OutboundMark, object>
const isMark = (name: string): name is OutboundMark => Object.hasOwn(marks, name)

async function mark(
  tx: Tx,
  acting: Acting,
  outbound: OutboundRow,
  name: OutboundMark,
  note: string | undefined,
): Promise<Saved> {
  if (!isOutboundMarkable(name, stateKey(outboundMachine, outbound.state))) throw refuse('state.notAllowed')
  const { company_id: companyId, id } = outbound
  const version = await writeStep(tx, 'outbound_order', outboundKey(companyId, id), marks[name])
  await recordEvents(tx, acting, { companyId, entity: 'outbound', ids: [id] }, { transition: name, note })
  return { id, version }
}

const told = new Set(['cancel', 'arrange', 'ship', 'complete'])
async function tell(tx: Tx, outbound: OutboundRow, name: string, given: OutboundGiven): Promise<void> {
  if (!told.has(name)) return
  const { company_id: companyId, id, number } = outbound
  await sendNotice(tx, {
    companyId,
    message: { phrase: `outbound.${name}`, params: { number, reason: given.reason ?? '' } },
    record: { entity: 'outbound', id },
  })
}
