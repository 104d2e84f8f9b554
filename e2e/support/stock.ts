import { call } from './calls.ts'
import { provide } from './gateway.ts'
import { line } from './order-story.ts'
import { givenSupplier } from './suppliers.ts'
import { today } from './today.ts'

type StoredLine = {
  readonly lotNumber: string
  readonly model?: string
  readonly qty?: string
  readonly batchNumber?: string
  readonly dateCode?: string
  readonly expiresOn?: string
}
type Warehouse = { readonly id: string; readonly name: string }

/** A submitted inbound order to the first warehouse, each line a lot. */
export async function givenAnnounced(
  token: string,
  lots: readonly StoredLine[],
): Promise<{ id: string; warehouse: Warehouse }> {
  const supplierId = await givenSupplier(token, { name: `Story Storage ${Math.random()}` })
  const [warehouse] = await call<Warehouse[]>('GET base/online/warehouse/options', { token })
  if (!warehouse) throw new Error('the demo has a warehouse')
  const day = today()
  const { price: _price, ...goods } = line
  const { id } = await call<{ id: string }>('POST warehouse/online/inbound/save', {
    token,
    body: {
      supplierId,
      warehouseId: warehouse.id,
      orderedOn: day,
      arrivalMode: 0,
      pickupAddress: '1 Kwai Chung Road',
      pickupTime: `${day} 10:00`,
      lines: lots.map((lot) => ({
        ...goods,
        key: lot.lotNumber,
        palletNumber: 'P1',
        palletType: 1,
        ...lot,
      })),
    },
  })
  await call(`POST warehouse/online/inbound/${id}/submit`, { token, body: {} })
  return { id, warehouse }
}

/** Free goods, each line a lot; they went the whole way of an inbound order. */
export async function givenStock(token: string, lots: readonly StoredLine[]): Promise<Warehouse> {
  const { id, warehouse } = await givenAnnounced(token, lots)
  for (const step of ['auditPass', 'receive', 'inspect', 'review', 'store'])
    await provide('inbound-orders', id, step)
  return warehouse
}

/** Under these lot numbers, to be bound to an order of stored goods. */
export const givenLots = (token: string, ...lots: readonly string[]): Promise<Warehouse> =>
  givenStock(
    token,
    lots.map((lotNumber) => ({ lotNumber })),
  )

type Lot = {
  id: string
  number: string
  lotNumber: string
  onHand: string
  reserved: string
  available: string
}

export const stockOf = async (token: string): Promise<Lot[]> =>
  (
    await call<{ rows: Lot[] }>('GET warehouse/online/stock/list', {
      token,
      query: { withEmpty: '1', pageSize: '50' },
    })
  ).rows.toSorted((a, b) => (a.lotNumber < b.lotNumber ? -1 : 1))
