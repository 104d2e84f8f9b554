import { describe, expect, it } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { customsCalls, declarationNo, givenDeclarable, header, ok } from '../customs/customs.testing.ts'
import { read } from '../orders/orders.testing.ts'
import { reportCalls } from './reports.testing.ts'

const app = await testApp()
const member = await app.given.member()
const desk = await app.given.staff()
const customs = customsCalls(app, member, desk)
const { rowsOf, totalsOf, send } = reportCalls(app, member)
const reportNo = 'clearanceCost'

/** Connectors for USD 1,500 and 1,000 and routers for USD 1,000, CIF, at the customs' rate of 7.1: two declarations. */
const { id: orderId } = await givenDeclarable(app, member)
const [line] = (await read(app, member, orderId)).lines
const productId: string = line.productId
ok(await customs.post('declaration/create', { orderId, ...header }))
const [plain, inspected] = await customs.listed(orderId)
const today = app.clock.today()

describe('the landed cost of a piece by the day of its release', () => {
  it('has nothing as long as customs has released nothing', async () => {
    for (const [place, { id }] of [plain, inspected].entries())
      ok(
        await customs.post(`declaration/${id}/declare`, {
          declarationNo: declarationNo(700 + place),
          declaredOn: today,
        }),
      )
    expect(await rowsOf({ reportNo, productId })).toEqual([])
  })

  it('has a row for each line that was released, with its parts per piece', async () => {
    ok(await customs.mark(plain.id, 12, { happenedOn: today }))
    const rows = await rowsOf({ reportNo, orderByColumn: 'quantity', isAsc: 'desc' })
    expect(rows.map(({ cells }) => [cells['releasedOn'], cells['quantity'], cells['unitPurchase']])).toEqual([
      [today, '1000', '10.650000'],
      [today, '500', '14.200000'],
    ])
    // Duty of 8 %, and the agency fee of 0.8 % by value.
    expect(rows[0]?.cells).toMatchObject({
      unitDuty: '0.852000',
      unitFees: '0.085200',
      unitCost: '11.587200',
      declaration: declarationNo(700),
    })
    expect(rows[0]?.links['orderNo']?.search).toMatchObject({ id: orderId, tab: 'landedCost' })
  })

  it('is one point a day, averaged by quantity, that leads to the rows behind it', async () => {
    const points = await rowsOf({ reportNo, productId, groupBy: 'releasedOn' })
    expect(points).toHaveLength(1)
    // 17,750.00 for 1,500 pieces.
    expect(points[0]?.cells).toMatchObject({
      groupValue: today,
      count: '2',
      quantity: '1500',
      unitPurchase: '11.833333',
      unitDuty: '0.946667',
    })
    const behind = points[0]?.links['group']?.search ?? {}
    expect(behind).toEqual({ releasedOnBegin: today, releasedOnEnd: today })
    expect(await rowsOf({ reportNo, productId, ...behind })).toHaveLength(2)
    expect(await rowsOf({ reportNo, productId, releasedOnEnd: '2020-01-01' })).toEqual([])
  })

  it('has totals of amounts that are those of its rows, and a file', async () => {
    ok(await customs.mark(inspected.id, 12, { happenedOn: today }))
    const { totals, count } = await totalsOf({ reportNo })
    const landed = await totalsOf({ reportNo: 'landedCost', orderId })
    expect(count).toBe(3)
    expect(totals['total']?.[0]?.value).toBe(landed.totals['total']?.[0]?.value)
    expect((await send({ reportNo, format: 'xlsx' })).length).toBeGreaterThan(1000)
    expect((await send({ reportNo, format: 'pdf', groupBy: 'product' })).length).toBeGreaterThan(1000)
  })

  it('shows a company nothing of another one, and nothing to those who may not see landed cost', async () => {
    const rival = await app.given.member()
    const query = { reportNo, productId }
    const others = await app.client('GET report/online/list', { token: rival.token, query })
    expect(others.body.rows).toEqual([])
    const placer = await app.given.member({
      companyId: member.companyId,
      permissions: ['order-import-list'],
    })
    expect((await app.client('GET report/online/list', { token: placer.token, query })).body.code).toBe('403')
  })
})
