import { addDays } from '@quayside/contract/kernel/days.ts'
import { demoFreightEnds, demoShipments, demoFreightTexts as said } from '@quayside/db/seeds/demo/freight.ts'
import { expireOn } from '../modules/forwarding/expire-quotations.ts'
import { askForwarders } from '../modules/forwarding/quote-requests.ts'
import { stepEnquiry } from '../modules/forwarding/step-enquiry.ts'
import { stepQuotation } from '../modules/forwarding/step-quotation.ts'
import type { OpenedPlatform } from '../platform/open-platform.ts'
import type { DemoClient } from './demo-client.ts'
import { desk } from './demo-desk.ts'
import { carry, type Given } from './demo-freight-order.ts'
import { quote, type Shipment } from './demo-quotations.ts'
import { redateDocuments } from './redate-demo.ts'
import { freightRedating } from './redate-freight.ts'

type Seeded = { readonly token: string; readonly isRival: boolean }

/** Enquiries, quotations and forwarder orders in every state, over a year. */
export async function seedFreight(
  platform: OpenedPlatform,
  client: DemoClient,
  { token, isRival }: Seeded,
): Promise<void> {
  const today = platform.clock.today()
  const ends = isRival ? (['quoted', 'goodsReady'] as const) : demoFreightEnds
  for (const [place, end] of ends.entries()) {
    const shipment = demoShipments[place % demoShipments.length] as Shipment
    await seedEnquiry(platform, client, token, { shipment, end, today })
  }
  await expireOn(platform, today)
  await redateDocuments(platform.ownerUrl, freightRedating)
}

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
  if (end === 'submitted') {
    await askAround(platform, client, id, today)
    return
  }
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

/** Forwarders are asked; the first answers by its link. */
async function askAround(
  platform: OpenedPlatform,
  client: DemoClient,
  enquiryId: string,
  today: string,
): Promise<void> {
  const { requests } = await platform.staff.transaction([], (tx) =>
    askForwarders(tx, desk, { enquiryId, forwarders: [...said.forwarders], validDays: 7, note: said.asked }),
  )
  const body = {
    token: requests[0]?.token,
    carrier: said.forwarders[0],
    transitDays: 29,
    validUntil: addDays(today, 10),
    charges: [{ kind: 'OF', currency: 'USD', unitPrice: '2350' }],
  }
  await client.call('POST freight/open/quoteLink/answer', { body })
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
