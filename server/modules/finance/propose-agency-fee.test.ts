import { feeState } from '@quayside/contract/finance/finance.codes.ts'
import { rate, zero } from '@quayside/contract/kernel/money.ts'
import { describe, expect, it } from 'vitest'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { lineForm, read } from '../orders/orders.testing.ts'
import { asProvider, givenSubmitted, provide, provider } from '../orders/provider-steps.testing.ts'
import { receiveOrder } from '../orders/receive-order.ts'
import { givenRate } from '../payments/payments.testing.ts'
import { saveTerms } from './save-terms.ts'
import { stepFee } from './step-fee.ts'

const app = await sharedApp()
const member = await app.given.member()
await givenRate(app)

const feesOf = (orderId: string) =>
  asProvider(app, (tx) =>
    tx
      .selectFrom('fee')
      .select(['state', 'kind', 'amount', 'currency'])
      .where('order_id', '=', orderId)
      .execute(),
  )
const proposed = (amount: string) => [
  { state: feeState.codes.proposed, kind: 'agency', amount, currency: 'RMB' },
]
/** USD 1,000.00, of which 0.8 % are RMB 56.86. */
const given = (modelType: number) =>
  givenSubmitted(app, member, { modelType, lines: [lineForm({ qty: '100', price: '10' })] }, ['auditPass'])

describe('the agency fee', () => {
  it.each([
    [0, '56.86'],
    [1, '200.00'],
  ])('of kind %s is proposed when the order is declared: RMB %s', async (modelType, amount) => {
    const { id } = await given(modelType)
    expect(await feesOf(id)).toEqual([])
    await provide(app, id, 'declare')
    expect(await feesOf(id)).toEqual(proposed(amount))
  })

  it('at the agreed minimum says so in what it was computed from', async () => {
    const { id } = await given(1)
    await provide(app, id, 'declare')
    await asProvider(app, async (tx) => {
      const fee = await tx.selectFrom('fee').select('id').where('order_id', '=', id).executeTakeFirstOrThrow()
      await stepFee(tx, provider, { id: fee.id, name: 'charge', given: {} })
    })
    const query = { orderId: id }
    const { rows } = (await app.client('GET finance/online/debt/list', { token: member.token, query })).body
    expect(rows.map(({ basis }: { basis: string }) => basis)).toEqual(['7106.97 × 0.008 = 56.86 >= 200.00'])
  })

  it.each([2, 3])('of kind %s is proposed when its goods are received, once', async (modelType) => {
    const { id } = await given(modelType)
    const [line] = (await read(app, member, id)).lines
    for (const qty of ['40', '60']) {
      const lines = [{ lineId: line.id, qty }]
      await asProvider(app, (tx) => receiveOrder(tx, provider, { id, lines }))
      expect(await feesOf(id)).toEqual(proposed('56.86'))
    }
  })

  it('is not the customer’s to see until it is charged', async () => {
    const { id } = await given(0)
    await provide(app, id, 'declare')
    const query = { orderId: id }
    const { body } = await app.client('GET finance/online/cost/list', { token: member.token, query })
    expect(body.rows).toEqual([])
  })

  it('is not proposed where none is agreed, and the order is declared all the same', async () => {
    const free = await app.given.member()
    await asProvider(app, (tx) =>
      saveTerms(tx, provider, {
        companyId: free.companyId,
        validFrom: app.clock.today(),
        agencyRate: rate('0'),
        minimumFee: zero,
        paymentDays: 30,
        creditLimit: null,
        note: '',
      }),
    )
    const { id } = await givenSubmitted(app, free, { modelType: 0 }, ['auditPass'])
    await provide(app, id, 'declare')
    expect(await feesOf(id)).toEqual([])
  })
})
