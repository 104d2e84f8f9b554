import { call } from './calls.ts'
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

/** What a draft that is ready to submit is made of, for its company's supplier. */
export async function orderBody(token: string, values: Record<string, unknown> = {}): Promise<object> {
  const supplierId = await givenSupplier(token, { name: `Story Components ${Math.random()}` })
  return {
    modelType: 0,
    supplierId,
    currency: 'USD',
    incoterms: 'FOB',
    receiving: { mode: 0 },
    delivery,
    lines: [line],
    ...values,
  }
}

/** A draft that is ready to submit, created over the API. */
export const givenDraft = async (
  token: string,
  values: Record<string, unknown> = {},
): Promise<{ id: string; orderNo: string }> =>
  call('POST business/online/order/save', { token, body: await orderBody(token, values) })

export async function givenSubmitted(
  token: string,
  values: Record<string, unknown> = {},
): Promise<{ id: string; orderNo: string }> {
  const order = await givenDraft(token, values)
  await call(`POST business/online/order/${order.id}/submit`, { token, body: {} })
  return order
}
