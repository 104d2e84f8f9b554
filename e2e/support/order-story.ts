import { receiveOrder } from '@quayside/server/modules/orders/receive-order.ts'
import { type OrderGiven, stepOrder } from '@quayside/server/modules/orders/step-order.ts'
import { call } from './calls.ts'
import { asProvider } from './provider.ts'
import { givenSupplier } from './suppliers.ts'

const provider = { actor: 'provider', id: null, name: 'Quayside' } as const

/** The provider's hand at an order, by the same command as its own people. */
export const provide = (id: string, name: string, given: OrderGiven = {}): Promise<unknown> =>
  asProvider(({ staff }) => staff.transaction([], (tx) => stepOrder(tx, provider, { id, name, given })))

/** All goods of the order come in. */
export const receiveAll = (id: string, lines: readonly { id: string; qty: string }[]): Promise<unknown> =>
  asProvider(({ staff }) =>
    staff.transaction([], (tx) =>
      receiveOrder(tx, provider, { id, lines: lines.map((line) => ({ lineId: line.id, qty: line.qty })) }),
    ),
  )

const delivery = {
  type: 3,
  address: '1 Keji South Road, Shenzhen',
  consigneeName: 'Li Lei',
  consigneeIdNumber: '11010519491231002X',
  consigneePhone: '13800138000',
}
const line = {
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

/** A draft that can be submitted as it is, made over the API. */
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
