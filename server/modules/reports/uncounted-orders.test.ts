import { orderState } from '@quayside/contract/orders/order.codes.ts'
import { type ReportNo, reportCatalogue } from '@quayside/contract/reports/report.catalogue.ts'
import { expect, it } from 'vitest'
import { dataOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { givenCustomsRate } from '../customs/customs.testing.ts'
import { lineForm } from '../orders/orders.testing.ts'
import { givenSubmitted } from '../orders/provider-steps.testing.ts'

const app = await testApp()
const owner = await app.owner()
await givenCustomsRate(app, 'USD', '7.1')
const member = await app.given.member()

/** An order that was signed for some days after it should have come. */
async function givenLate(late: number): Promise<string> {
  const lines = [lineForm({ model: 'STM32', qty: '100', price: '2' })]
  const { id } = await givenSubmitted(app, member, { orderDate: app.clock.today(), lines }, ['auditPass'])
  await owner.query(
    `insert into event (company_id, entity, entity_id, transition, from_state, to_state, actor, at)
    select company_id, 'order', id, 'x', '', reached, 'provider', submitted_at + interval '9 days'
    from trade_order, unnest('{declared,cleared,signed}'::text[]) as reached where id = $1`,
    [id],
  )
  await owner.query(
    `update trade_order set delivery_time = (submitted_at at time zone 'Asia/Shanghai') + make_interval(days => 9 - $2) where id = $1`,
    [id, late],
  )
  return id
}
const cancel = (id: string) =>
  owner.query('update trade_order set state = $2 where id = $1', [id, orderState.codes.cancelled])
const get = async (key: string, query: Record<string, string> = {}) =>
  dataOf(await app.client(`GET report/online/${key}`, { token: member.token, query }))

type Reading = readonly [string, () => Promise<unknown>]
/** Every report, and the decision analysis, which has figures of its own. Messages of an order stay when it is cancelled. */
const readings: readonly Reading[] = [
  ...(Object.keys(reportCatalogue) as ReportNo[])
    .filter((reportNo) => reportNo !== 'rpt001')
    .map((reportNo): Reading => [reportNo, () => get('summary', { reportNo })]),
  ['the decision analysis', () => get('analysis')],
]

it.each(readings)('%s counts no order that was cancelled', async (_name, reading) => {
  await cancel(await givenLate(-1))
  const counted = await givenLate(0)
  const before = await reading()
  await cancel(await givenLate(3))
  expect(await reading()).toEqual(before)
  await cancel(counted)
})
