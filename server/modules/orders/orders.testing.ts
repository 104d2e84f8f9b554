import { dataOf } from '../../platform/testing/answers.ts'
import { deliveryForm, type GivenMember } from '../../platform/testing/given.ts'
import type { TestApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'
import { givenCustomer, givenSupplier } from '../partners/partners.testing.ts'

let counter = 0

type OrderSaved = { id: string; version: number; orderNo: string; orderAmount: string }
export const saved = (answer: TestAnswer): OrderSaved => dataOf(answer)

export const lineForm = (values: Record<string, unknown> = {}) => ({
  key: `line-${++counter}`,
  model: `LM358DR-${counter}`,
  name: 'Amplifier',
  type: 0,
  brand: 'TI',
  origin: 'US',
  unit: '007',
  qty: '1000',
  price: '0.123456',
  packages: '2',
  netWeight: '1.5',
  grossWeight: '1.8',
  ...values,
})

/** Goods in store, and the lines of orders that take them from there. */
export const storedModel = 'STORED-358'

/** Filled in rightly for its kind: it can be submitted as it is. */
export async function orderForm(
  app: Pick<TestApp, 'client' | 'platform'>,
  member: GivenMember,
  { modelType = 0, ...values }: Record<string, unknown> & { modelType?: number } = {},
) {
  const supplierId = values['supplierId'] ?? (await givenSupplier(app, member, { isOverseas: 1 })).id
  const customerId = modelType === 1 ? (await givenCustomer(app, member)).id : null
  return {
    modelType,
    supplierId,
    customerId,
    currency: 'USD',
    incoterms: 'FOB',
    receiving: { mode: 0 },
    delivery: deliveryForm,
    lines: [lineForm(values['isWarehouseType'] === 1 ? { model: storedModel } : {})],
    ...values,
  }
}

export const save = (app: TestApp, { token }: { token: string }, body: unknown, headers = {}) =>
  app.client('POST business/online/order/save', { token, body, headers })

/** Saved over HTTP, as a member would. */
export const givenOrder = async (
  app: TestApp,
  member: GivenMember,
  values: Record<string, unknown> & { modelType?: number } = {},
) => saved(await save(app, member, await orderForm(app, member, values)))

export const submit = (app: TestApp, { token }: { token: string }, id: string) =>
  app.client(`POST business/online/order/${id}/submit`, { token, body: {} })

export const read = async (app: TestApp, { token }: { token: string }, id: string) =>
  (await app.client(`GET business/online/order/${id}`, { token })).body.data
