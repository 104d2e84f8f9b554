import { rate } from '@quayside/contract/kernel/money.ts'
import { enterQuotation } from '../modules/forwarding/save-quotation.ts'
import { stepEnquiry } from '../modules/forwarding/step-enquiry.ts'
import { dataOf } from '../platform/testing/answers.ts'
import type { TestApp } from '../platform/testing/test-app.ts'
import { marker } from './isolation.marker.ts'

export type PlantedFreight = { enquiryId: string; quotationId: string; forwarderOrderId: string }

export const shipment = {
  direction: 1,
  mode: 2,
  originPort: 'CNCAN',
  destinationPort: 'DEFRA',
  goodsName: marker,
  goodsValue: '1',
  currency: 'USD',
  quantity: rate('1'),
  volume: '1',
  grossWeight: '1',
  remarks: marker,
}

/** An enquiry with a quotation that was sent, and a draft of an order, each with the marker in it. */
export async function plantFreight(app: TestApp, token: string): Promise<PlantedFreight> {
  const saved = async (kind: string): Promise<string> =>
    dataOf(await app.client(`POST freight/online/${kind}/save`, { token, body: shipment })).id
  const [enquiryId, forwarderOrderId] = [await saved('enquiry'), await saved('order')]
  dataOf(await app.client(`POST freight/online/enquiry/${enquiryId}/submit`, { token, body: {} }))
  const provider = { actor: 'provider', id: null, name: marker } as const
  const quotationId = await app.platform.staff.transaction([], async (tx) => {
    const { id } = await enterQuotation(tx, provider, {
      enquiryId,
      carrier: marker,
      viaPort: '',
      transitDays: 3,
      departsOn: null,
      freeDays: null,
      validUntil: '2099-12-31',
      remarks: marker,
      charges: [
        {
          kind: 'AF',
          basis: 0,
          quantity: rate('1'),
          currency: 'RMB',
          unitPrice: rate('5'),
          isIncluded: 0,
          note: '',
        },
      ],
    })
    await stepEnquiry(tx, provider, { id: enquiryId, name: 'quote', given: {} })
    return id
  })
  return { enquiryId, quotationId, forwarderOrderId }
}
