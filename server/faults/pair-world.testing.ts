import { givenDeclarable, header } from '../modules/customs/customs.testing.ts'
import { lineForm, storedModel } from '../modules/orders/orders.testing.ts'
import { asProvider, givenSubmitted, provider } from '../modules/orders/provider-steps.testing.ts'
import { givenSupplier } from '../modules/partners/partners.testing.ts'
import { givenOldAccount, givenRate } from '../modules/payments/payments.testing.ts'
import { enter, givenExport, givenTitle, inputForm } from '../modules/tax-invoices/tax-invoices.testing.ts'
import { makeLots } from '../modules/warehouse/make-lots.ts'
import {
  givenInbound,
  givenWarehouse,
  outboundForm,
  readInbound,
  storedGoods,
} from '../modules/warehouse/warehouse.testing.ts'
import { dataOf } from '../platform/testing/answers.ts'
import type { TestApp } from '../platform/testing/test-app.ts'
import type { TestAnswer } from '../platform/testing/test-client.ts'

/** One company whose money and goods all commands meet at. */
export async function openWorld(app: TestApp) {
  const member = await app.given.member()
  const staff = await app.given.staff({ roles: ['reviewer', 'operations', 'finance'] })
  await givenRate(app)
  const supplierId = (await givenSupplier(app, member, { isOverseas: 1 })).id as string
  const basis = {
    supplierId,
    accountId: await givenOldAccount(app, member, supplierId),
    titleId: await givenTitle(app, member),
    warehouseId: await givenWarehouse(app),
  }
  const tokens = { client: member.token, office: staff.token }
  const call = (door: 'client' | 'office', key: string, body: unknown = {}): Promise<TestAnswer> =>
    app[door](key, { token: tokens[door], body })
  const done = async (door: 'client' | 'office', path: string, body?: object) =>
    dataOf(await call(door, `POST ${path}`, body))
  return { app, member, call, done, ...basis }
}
export type World = Awaited<ReturnType<typeof openWorld>>

let statements = 0
/** Lines of a bank statement that the company paid. */
async function takeLines({ call, done }: World, amounts: readonly string[]): Promise<void> {
  statements += 1
  const rows = amounts.map((amount, place) => `2026-11-16 09:00,${amount},,A,1,x,P-${statements}-${place}`)
  const form = new FormData()
  const text = ['交易时间,贷方金额,借方金额,对方户名,对方账号,附言,交易流水号', ...rows].join('\n')
  form.set('file', new Blob([text]), 'boc.csv')
  form.set('bank', 'Bank of China 8821')
  dataOf(await call('office', 'POST finance/online/bankStatement/take', form))
  await done('office', 'finance/online/bankLine/confirmExact')
}

/**
 * Two orders with debts, two receipts that settled them in opposite order, bank lines, an application with an earmark,
 * invoices of both directions, goods in store, on their way in and on their way out.
 */
export async function addRecords(world: World): Promise<void> {
  const { app, member, done, supplierId, warehouseId } = world
  const { companyId } = member
  const order = (steps: readonly string[], values: Record<string, unknown> = {}) =>
    givenSubmitted(
      app,
      member,
      { supplierId, lines: [lineForm({ qty: '1000', price: '10' })], ...values },
      steps,
    )
  const [one, other] = [await order(['auditPass']), await order(['auditPass'])]
  await order([])
  const by = { document: 'provider', documentId: null, documentNo: '' } as const
  const goods = [storedModel, 'PAIR-1'].map((model) => storedGoods({ warehouseId, model, lotNumber: 'L' }))
  await asProvider(app, (tx) => makeLots(tx, provider, companyId, by, goods))

  const fee = { kind: 'storage', unitPrice: '30' }
  const fees = [one, other].map(({ id: orderId }) => ({ ...fee, orderId }))
  await done('office', 'finance/online/cost/chargeMany', { fees })
  const [items = []] = await app.platform.staff.read([
    {
      sql: 'select id from receivable_item where company_id = $1 order by id desc limit 2',
      parameters: [companyId],
    },
  ])
  const parts = items.map(({ id }) => ({ itemId: String(id), amount: '5.00' }))
  for (const settled of [parts, parts.toReversed()]) {
    const receipt = await received(world, '20.00')
    await done('office', `finance/online/cashVoucher/${receipt}/writeOff`, { parts: settled })
  }
  await takeLines(world, ['7.00', '8.00'])
  await done('client', 'tax/online/salesInvoice/save', {
    titleId: world.titleId,
    kind: 'special',
    items: parts.map((part) => ({ ...part, amount: '1.00' })),
  })
  const application = await done('client', 'finance/online/paymentApplication/save', {
    orders: [
      { orderId: other.id, amount: '10.00' },
      { orderId: one.id, amount: '10.00' },
    ],
    supplierId,
    accountId: world.accountId,
    paymentMethod: 'TT',
    bankFeeBearer: 0,
  })
  const kept = await received(world, '50.00')
  await done('office', `finance/online/cashVoucher/${kept}/earmark`, {
    applicationId: application.id,
    amount: '10.00',
  })
  await done('client', 'tax/online/capitalAppointment/save', {
    currency: 'RMB',
    amount: '5',
    transferOn: app.clock.today(),
  })
  await givenExport(app, member)
  dataOf(await enter(app, member, inputForm()))
  const { id: declared } = await givenDeclarable(app, member, { supplierId })
  await done('office', 'customs/online/declaration/create', { orderId: declared, ...header })
  for (const isCounted of [false, true]) {
    const inbound = await givenInbound(app, member, {
      supplierId,
      warehouseId,
      arrivalMode: isCounted ? 0 : 1,
    })
    await done('client', `warehouse/online/inbound/${inbound.id}/submit`)
    if (isCounted) await receiveLess(world, inbound.id)
  }
  for (const submitted of [true, false]) {
    const lines = [{ key: '1', model: 'PAIR-1', qty: '10' }]
    const outbound = await done(
      'client',
      'warehouse/online/outbound/save',
      outboundForm({ warehouseId, lines }),
    )
    if (submitted) await done('client', `warehouse/online/outbound/${outbound.id}/submit`)
  }
}

/** Goods of which ten pieces are missing: a difference that the customer answers. */
async function receiveLess({ app, member, done }: World, id: string): Promise<void> {
  const { lines } = await readInbound(app, member, id)
  await done('office', `warehouse/online/inbound/${id}/auditPass`)
  await done('office', `warehouse/online/inbound/${id}/receive`, {
    lines: [{ lineId: lines[0].id, qty: '990', differences: [{ kind: 0, reason: 'counted' }] }],
  })
}

const received = async ({ member, done }: World, amount: string): Promise<string> =>
  (
    await done('office', 'finance/online/cashVoucher/save', {
      kind: 'received',
      companyId: member.companyId,
      amount,
      confirmed: ['finance.voucherRepeated'],
    })
  ).id
