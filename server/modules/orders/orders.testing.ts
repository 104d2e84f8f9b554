import type { FieldError } from '@quayside/contract/kernel/envelope.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { GivenMember } from '../../platform/testing/given.ts'
import type { TestApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'
import { givenCustomer, givenSupplier } from '../partners/partners.testing.ts'
import { receiveOrder } from './receive-order.ts'
import { type OrderGiven, stepOrder } from './step-order.ts'

let counter = 0

export const provider = { actor: 'provider', id: null, name: 'Operations desk' } as const

export const fieldsOf = (answer: TestAnswer): { path: string; msg: string }[] =>
  (answer.body?.data?.fields ?? []).map(({ path, msg }: FieldError) => ({ path, msg }))
export const pathsOf = (answer: TestAnswer): string[] => fieldsOf(answer).map(({ path }) => path)

export const saved = (
  answer: TestAnswer,
): { id: string; version: number; orderNo: string; orderAmount: string } => {
  if (answer.body?.code !== 200) throw new Error(`not saved: ${answer.text.slice(0, 500)}`)
  return answer.body.data
}

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

const delivery = {
  type: 1,
  address: '1 Keji South Road, Shenzhen',
  consigneeName: 'Li Lei',
  consigneeIdNumber: '11010519491231002X',
  consigneePhone: '13800138000',
}

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
    delivery,
    lines: [lineForm()],
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

/** Acting as the provider. */
export const asProvider = <T>(app: TestApp, work: (tx: Tx) => Promise<T>): Promise<T> =>
  app.platform.staff.transaction([], work)

export const provide = (app: TestApp, id: string, name: string, given: OrderGiven = {}) =>
  asProvider(app, (tx) => stepOrder(tx, provider, { id, name, given }))

/** What was paid of an order, where a test is about something else than payments. */
export const markPaid = (app: TestApp, id: string, paymentState: number, paidAmount: string) =>
  asProvider(app, (tx) =>
    tx
      .updateTable('trade_order')
      .set({ payment_state: paymentState, paid_amount: paidAmount })
      .where('id', '=', id)
      .execute(),
  )

/** An order that was handed to the provider, and on as far as the named steps lead. */
export async function givenSubmitted(
  app: TestApp,
  member: GivenMember,
  values: Record<string, unknown> & { modelType?: number } = {},
  steps: readonly string[] = [],
) {
  const order = await givenOrder(app, member, values)
  const answer = await submit(app, member, order.id)
  if (answer.body?.code !== 200) throw new Error(`not submitted: ${answer.text}`)
  for (const name of steps) await provide(app, order.id, name)
  return order
}

/** Goods that came in with another order, so that an order of stored goods can bind these lots. */
export async function givenLots(app: TestApp, member: GivenMember, ...lots: readonly string[]) {
  const lines = lots.map((reelNumber) => lineForm({ reelNumber }))
  const order = await givenSubmitted(app, member, { lines }, ['auditPass'])
  const { lines: stored } = await read(app, member, order.id)
  const all = stored.map(({ id, qty }: { id: string; qty: string }) => ({ lineId: id, qty }))
  await asProvider(app, (tx) => receiveOrder(tx, provider, { id: order.id, lines: all }))
  return order
}

/** A code of the refusal that a command of the provider's was answered with. */
export const refusalOf = async (work: Promise<unknown>): Promise<string | undefined> => {
  try {
    await work
    return undefined
  } catch (error) {
    return (error as { findings?: { code: string }[] }).findings?.[0]?.code ?? String(error)
  }
}
