import { firstOfMonth, lastOfMonth } from '@quayside/contract/kernel/days.ts'
import { expect, it } from 'vitest'
import { reconcileStock } from '../../faults/reconcile-stock.ts'
import { pathsOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { givenOldLot } from './old-lots.testing.ts'
import { data, givenWarehouse, lotOf, officeDo } from './warehouse.testing.ts'

const app = await testApp()
const desk = await app.given.staff()
const lastMonth = firstOfMonth(app.clock.today(), -1).slice(0, 7)
const days = Number(lastOfMonth(lastMonth).slice(8))

const preview = async () =>
  data(
    await app.office('GET warehouse/online/storageCharge/preview', {
      token: desk.token,
      query: { month: lastMonth },
    }),
  )
const run = async () => data(await officeDo(app, 'storageCharge/run', { month: lastMonth }))

it.each([
  ['carton', 1, { packages: 0 }, { packages: 10 }, 10],
  ['kilogram', 2, { grossWeight: '0' }, { grossWeight: '20' }, 20],
  ['cubic meter', 3, { volume: '0' }, { volume: '0.5' }, 0.5],
])(
  'a lot without what a tariff by %s asks for is named, and charged once it is entered',
  async (_name, unit, without, entered, measure) => {
    const member = await app.given.member()
    const warehouseId = await givenWarehouse(app)
    data(
      await officeDo(app, 'tariff/save', {
        warehouseId,
        validFrom: '2025-01-01',
        freeDays: 0,
        unit,
        rate: '2',
      }),
    )
    const measured = await givenOldLot(app, member.companyId, { warehouseId, days: 90 })
    const lotId = await givenOldLot(app, member.companyId, { warehouseId, days: 90, ...without })
    const named = { lotId, unit, from: `${lastMonth}-01`, to: lastOfMonth(lastMonth) }
    expect((await preview()).unmeasured).toMatchObject([named])
    expect(await lotOf(app, member, lotId)).toMatchObject({ isUnmeasured: 1, cost: '0.00' })
    expect(await lotOf(app, member, measured)).toMatchObject({ isUnmeasured: 0 })
    const listed = await app.client('GET warehouse/online/stock/list', {
      token: member.token,
      query: { isUnmeasured: 1 },
    })
    expect(listed.body.rows).toMatchObject([{ id: lotId }])
    const first = await run()
    expect(first.charges).toMatchObject([{ lots: 1 }])
    expect(first.unmeasured).toMatchObject([named])
    expect(pathsOf(await officeDo(app, 'stock/measure', { lots: [{ lotId }] }))).toEqual([
      'lots.0.grossWeight',
    ])
    data(await officeDo(app, 'stock/measure', { lots: [{ lotId, ...entered }] }))
    const second = await run()
    expect(second).toMatchObject({
      charges: [{ lots: 1, amount: (measure * days * 2).toFixed(2) }],
      unmeasured: [],
    })
    expect(await lotOf(app, member, lotId)).toMatchObject({
      isUnmeasured: 0,
      movements: [{ kind: 'measure' }, {}],
    })
    expect(await reconcileStock(app.platform.staff)).toEqual([])
  },
)
