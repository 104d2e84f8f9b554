import type { FreightCharge } from '@quayside/contract/forwarding/freight-charge.ts'
import { addDays } from '@quayside/contract/kernel/days.ts'
import { rate } from '@quayside/contract/kernel/money.ts'
import type { demoShipments } from '@quayside/db/seeds/demo/freight.ts'
import { demoCarriers } from '@quayside/db/seeds/demo/freight.ts'
import { enterQuotation } from '../modules/forwarding/save-quotation.ts'
import type { Tx } from '../platform/database/database.ts'
import { desk } from './demo-desk.ts'

export type Shipment = (typeof demoShipments)[number]

const mainCharge = ['OF', 'OF', 'AF', 'TF', 'RF'] as const

const unitPrice = [2380, 62, 3.6, 480, 900] as const

const quantityOf = ({ mode, ...shipment }: Shipment): string =>
  mode === 0 ? '2' : mode === 2 ? shipment.grossWeight : mode === 1 ? shipment.volume : '1'

const basisOf = [1, 3, 2, 0, 0] as const

/** Three carriers: a complete one, a faster and dearer one, and one that lacks a charge. */
export async function quote(tx: Tx, enquiryId: string, shipment: Shipment, today: string): Promise<string[]> {
  const ids: string[] = []
  for (const [place, { carrier, days, factor, via }] of demoCarriers.entries()) {
    const { mode } = shipment
    const price = (of: number) => rate((Math.round(of * factor * 100) / 100).toFixed(2))
    const local = (kind: string, of: number, given: Partial<FreightCharge> = {}): FreightCharge => ({
      kind,
      basis: 0,
      quantity: rate('1'),
      currency: 'RMB',
      unitPrice: price(of),
      isIncluded: 0,
      note: '',
      ...given,
    })
    const charges = [
      local(mainCharge[mode], unitPrice[mode], {
        basis: basisOf[mode],
        quantity: rate(quantityOf(shipment)),
        currency: 'USD',
      }),
      local(
        mode === 2 ? 'FSC' : 'BAF',
        190,
        place === 1 ? { isIncluded: 1, unitPrice: rate('0') } : { currency: 'USD' },
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
      charges,
    })
    ids.push(id)
  }
  return ids
}
