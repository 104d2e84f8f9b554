import { call } from './calls.ts'
import { provide } from './gateway.ts'
import { givenSupplier } from './suppliers.ts'

const delivery = {
  type: 3,
  address: '1 Keji South Road, Shenzhen',
  consigneeName: 'Li Lei',
  consigneeIdNumber: '11010519491231002X',
  consigneePhone: '13800138000',
}
/** A line that can be submitted. */
export const line = {
  key: 'one',
  model: 'LM358DR',
  name: 'Amplifier',
  brand: 'TI',
  origin: 'US',
  unit: '007',
  qty: '1000',
  price: '1.25',
  netWeight: '1.5',
  grossWeight: '1.8',
}

/** A draft that is ready to submit, created over the API. */
export async function givenDraft(
  token: string,
  values: Record<string, unknown> = {},
): Promise<{ id: string; orderNo: string }> {
  const supplierId = await givenSupplier(token, { name: `Story Components ${Math.random()}` })
  return call('POST business/online/order/save', {
    token,
    body: {
      modelType: 0,
      supplierId,
      currency: 'USD',
      incoterms: 'FOB',
      receiving: { mode: 0 },
      delivery,
      lines: [line],
      ...values,
    },
  })
}

export async function givenSubmitted(
  token: string,
  values: Record<string, unknown> = {},
): Promise<{ id: string; orderNo: string }> {
  const order = await givenDraft(token, values)
  await call(`POST business/online/order/${order.id}/submit`, { token, body: {} })
  return order
}

/** Free goods in store under these lot numbers, to be bound to an order of stored goods. */
export async function givenLots(token: string, ...lots: readonly string[]): Promise<void> {
  const supplierId = await givenSupplier(token, { name: `Story Storage ${Math.random()}` })
  const [warehouse] = await call<{ id: string }[]>('GET base/online/warehouse/options', { token })
  const day = new Date().toISOString().slice(0, 10)
  const { id } = await call<{ id: string }>('POST warehouse/online/inbound/save', {
    token,
    body: {
      supplierId,
      warehouseId: warehouse?.id,
      orderedOn: day,
      arrivalMode: 0,
      pickupAddress: '1 Kwai Chung Road',
      pickupTime: `${day} 10:00`,
      lines: lots.map((lotNumber) => {
        const { price: _price, ...goods } = line
        return { ...goods, key: lotNumber, lotNumber, palletNumber: 'P1', palletType: 1 }
      }),
    },
  })
  await call(`POST warehouse/online/inbound/${id}/submit`, { token, body: {} })
  for (const step of ['auditPass', 'receive', 'inspect', 'review', 'store'])
    await provide('inbound-orders', id, step)
}
