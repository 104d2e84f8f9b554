import { addDays } from '@quayside/contract/finance/open-items.ts'
import {
  type DemoFreightEnd,
  demoCarriers,
  demoFreightEnds,
  demoShipments,
  demoFreightTexts as said,
} from '@quayside/db/seeds/demo/freight.ts'
import { expireOn } from '../modules/forwarding/expire-quotations.ts'
import { enterQuotation } from '../modules/forwarding/save-quotation.ts'
import { stepEnquiry } from '../modules/forwarding/step-enquiry.ts'
import { type ForwarderOrderGiven, stepForwarderOrder } from '../modules/forwarding/step-forwarder-order.ts'
import { stepQuotation } from '../modules/forwarding/step-quotation.ts'
import { shanghaiDate } from '../platform/clock.ts'
import type { Tx } from '../platform/database/database.ts'
import type { OpenedPlatform } from '../platform/open-platform.ts'
import type { DemoClient } from './demo-client.ts'
import { redateFreight } from './redate-demo.ts'

const desk = { actor: 'provider', id: null, name: 'Quayside' } as const
type Seeded = { readonly token: string; readonly isRival: boolean }
type Shipment = (typeof demoShipments)[number]

/** Enquiries, quotations and forwarder orders in every state, over a year. */
export async function seedFreight(
  platform: OpenedPlatform,
  client: DemoClient,
  { token, isRival }: Seeded,
): Promise<void> {
  const today = shanghaiDate(platform.clock.now())
  const ends = isRival ? (['quoted', 'goodsReady'] as const) : demoFreightEnds
  for (const [place, end] of ends.entries()) {
    const shipment = demoShipments[place % demoShipments.length] as Shipment
    await seedEnquiry(platform, client, token, { shipment, end, today })
  }
  await expireOn(platform, today)
  await redateFreight(platform.ownerUrl)
}

type Given = { readonly shipment: Shipment; readonly end: DemoFreightEnd; readonly today: string }

async function seedEnquiry(
  platform: OpenedPlatform,
  client: DemoClient,
  token: string,
  { shipment, end, today }: Given,
): Promise<void> {
  const body = {
    ...shipment,
    readyOn: addDays(today, 5),
    departBy: addDays(today, 14),
    remarks: said.remarks,
  }
  const { id } = await client.call<{ id: string }>('POST freight/online/enquiry/save', { token, body })
  if (end === 'draft') return
  await client.call('POST freight/online/enquiry/{id}/submit', { token, params: { id }, body: {} })
  if (end === 'submitted') return
  const quotations = await platform.staff.transaction([], async (tx) => {
    const ids = await quote(tx, id, shipment, today)
    await stepEnquiry(tx, desk, { id, name: 'quote', given: {} })
    return ids
  })
  if (end === 'expired')
    await platform.staff.transaction([], (tx) =>
      tx
        .updateTable('freight_quotation')
        .set({ valid_until: addDays(today, -1) })
        .where('enquiry_id', '=', id)
        .execute(),
    )
  if (end === 'cancelled')
    await platform.staff.transaction([], (tx) =>
      stepEnquiry(tx, desk, { id, name: 'cancel', given: { reason: said.cancelled } }),
    )
  if (end === 'expired' || end === 'cancelled') return
  await haggle(platform, client, token, quotations)
  if (end === 'quoted') return
  const { quotes } = await client.call<{ quotes: { id: string; version: number }[] }>(
    `GET freight/online/quotation/compare?enquiryId=${id}`,
    { token },
  )
  const chosen = quotes.find((each) => each.id === quotations[0])
  await client.call('POST freight/online/quotation/{id}/confirmQuote', {
    token,
    params: { id: quotations[0] ?? '' },
    body: { version: chosen?.version },
  })
  if (end === 'confirmed') return
  await platform.staff.transaction([], async (tx) => {
    await stepEnquiry(tx, desk, { id, name: 'generateOrder', given: {} })
    const order = await tx
      .selectFrom('freight_order')
      .select('id')
      .where('enquiry_id', '=', id)
      .executeTakeFirstOrThrow()
    await carry(tx, order.id, { shipment, end, today })
  })
}

/** One offer is accepted, another waits for its answer. */
async function haggle(
  platform: OpenedPlatform,
  client: DemoClient,
  token: string,
  [first = '', second = '']: readonly string[],
): Promise<void> {
  const offer = (id: string, chargeKind: string, price: string) =>
    client.call('POST freight/online/quotation/{id}/counterOffer', {
      token,
      params: { id },
      body: { chargeKind, price, note: said.offerNote },
    })
  await offer(first, 'DOC', '420')
  await platform.staff.transaction([], (tx) =>
    stepQuotation(tx, desk, { id: first, name: 'acceptOffer', given: {} }),
  )
  await offer(second, 'DOC', '400')
}

const mainCharge = ['OF', 'OF', 'AF', 'TF', 'RF'] as const
const unitPrice = [2380, 62, 3.6, 480, 900] as const
const quantityOf = ({ mode, ...shipment }: Shipment): string =>
  mode === 0 ? '2' : mode === 2 ? shipment.grossWeight : mode === 1 ? shipment.volume : '1'
const basisOf = [1, 3, 2, 0, 0] as const

/** Three carriers: a complete one, a faster and dearer one, and one that lacks a charge. */
async function quote(tx: Tx, enquiryId: string, shipment: Shipment, today: string): Promise<string[]> {
  const ids: string[] = []
  for (const [place, { carrier, days, factor, via }] of demoCarriers.entries()) {
    const { mode } = shipment
    const price = (of: number): string => (Math.round(of * factor * 100) / 100).toFixed(2)
    const local = (kind: string, of: number, given: object = {}) => ({
      kind,
      basis: 0,
      quantity: '1',
      currency: 'RMB',
      unitPrice: price(of),
      isIncluded: 0,
      note: '',
      ...given,
    })
    const charges = [
      local(mainCharge[mode], unitPrice[mode], {
        basis: basisOf[mode],
        quantity: quantityOf(shipment),
        currency: 'USD',
      }),
      local(
        mode === 2 ? 'FSC' : 'BAF',
        190,
        place === 1 ? { isIncluded: 1, unitPrice: '0' } : { currency: 'USD' },
      ),
      local('OTHC', 1230),
      local('DOC', 450),
      local('CUS', 350),
      local('HAU', 1450),
      ...(place === 2 ? [] : [local('DTHC', 265, { currency: 'EUR' })]),
      local('DO', 65, { currency: 'EUR' }),
    ]
    const { id } = await enterQuotation(tx, desk, {
      enquiryId,
      carrier,
      viaPort: via,
      transitDays: mode === 2 ? 3 + place : mode === 3 ? 1 + place : days,
      departsOn: addDays(today, 10 + place),
      freeDays: mode === 0 ? 14 - place * 3 : null,
      validUntil: addDays(today, 3 + place * 4),
      remarks: '',
      charges: charges as never,
    })
    ids.push(id)
  }
  return ids
}

const way = ['goods', 'deliver', 'arrive', 'addMaterial', 'complete'] as const
const lastStep: Partial<Record<DemoFreightEnd, (typeof way)[number]>> = {
  goodsReady: 'goods',
  late: 'deliver',
  delivered: 'deliver',
  arrived: 'arrive',
  materialAdded: 'addMaterial',
  completed: 'complete',
}

/** The order's way, with the times of its stops; one of them is late. */
async function carry(tx: Tx, id: string, { shipment, end, today }: Given): Promise<void> {
  const step = (name: string, given: ForwarderOrderGiven = {}) =>
    stepForwarderOrder(tx, desk, { id, name, given })
  const last = lastStep[end]
  const steps = last === undefined ? [] : way.slice(0, way.indexOf(last) + 1)
  const isFlying = shipment.mode === 2
  if (steps.length > 0)
    await step('transport', {
      transport: {
        vessel: isFlying ? said.flight : said.vessel,
        voyage: isFlying ? '' : '045W',
        containerNumbers: shipment.mode === 0 ? ['CSQU3054383', 'MSKU9070323'] : [],
        waybillNumber: isFlying ? '784-12345675' : 'NSL2611045',
      },
    })
  const at = (days: number): string => `${addDays(today, days)}T10:00:00+08:00`
  const departed = end === 'late' ? -3 : -38
  const enterTimes = () =>
    step('milestones', {
      milestones: [
        {
          kind: 'departed',
          plannedAt: at(departed),
          ...(end !== 'late' && { actualAt: at(departed + 1) }),
          note: '',
        },
        { kind: 'arrived', plannedAt: at(end === 'delivered' || end === 'late' ? 20 : -2), note: '' },
      ],
    })
  for (const name of steps) {
    if (name === 'goods') await step(shipment.direction === 1 ? 'bookWarehouse' : 'confirmGoods')
    else if (name === 'addMaterial') await step(name, { note: said.material })
    else await step(name)
    if (name === 'deliver') await enterTimes()
  }
}
