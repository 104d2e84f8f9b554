import { Order } from '@quayside/contract/orders/order.ts'
import { usualOrderColumns, usualOrderFields } from '@quayside/contract/orders/usual-columns.ts'
import { describe, expect, it } from 'vitest'
import type { GivenMember } from '../../platform/testing/given.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { partnersOf } from './order-rows.ts'
import { givenOrder } from './orders.testing.ts'
import { givenSubmitted } from './provider-steps.testing.ts'

const app = await sharedApp()
const all = Object.keys(Order.shape)

async function givenOrders() {
  const member = await app.given.member()
  await givenOrder(app, member, { contractNo: 'HT-1' })
  await givenSubmitted(app, member, {}, ['auditPass'])
  return member
}
type Listed = { rows: Order[]; total: number; sums: unknown }
const list = async ({ token }: GivenMember, columns?: string): Promise<Listed> => {
  const query = { modelType: 0, ...(columns !== undefined && { columns }) }
  return (await app.client('GET business/online/order/list', { token, query })).body
}

describe('a list of orders that is asked for some columns', () => {
  it('has these and the id, with the number of rows and their totals', async () => {
    const member = await givenOrders()
    const whole = await list(member)
    const { rows, total, sums } = await list(member, 'stateLabel,orderNo')
    expect(rows).toEqual(whole.rows.map(({ id, orderNo, stateLabel }) => ({ id, orderNo, stateLabel })))
    expect({ total, sums }).toEqual({ total: whole.total, sums: whole.sums })
  })

  it('says of each column what the whole row says of it', async () => {
    const member = await givenOrders()
    const { rows: whole } = await list(member)
    for (const name of all)
      expect((await list(member, name)).rows, name).toEqual(
        whole.map((row) => ({ id: row.id, [name]: row[name as keyof Order] })),
      )
  })

  it('has all columns where none are named', async () => {
    const { rows } = await list(await givenOrders())
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(all.toSorted())
  })

  it('reads what the portal always asks for by the statement of the usual columns', () => {
    expect(partnersOf(usualOrderColumns('import').split(','))).toBe('supplier')
    expect(partnersOf(usualOrderColumns('export').split(','))).toBe('customer')
    expect(partnersOf(['supplierName', 'customerName'])).toBe('both')
    expect(partnersOf([...usualOrderFields, 'charges'])).toBeUndefined()
  })

  it('refuses a column that an order does not have, at the field', async () => {
    const answer = await list(await app.given.member(), 'orderNo,deletedAt')
    expect(answer).toMatchObject({ code: 400, data: { fields: [{ path: 'columns.1', code: 'field.code' }] } })
  })
})

it('any list may be asked so, also those of the back office', async () => {
  const member = await givenOrders()
  const own = await app.client('GET business/online/orderContract/list', {
    token: member.token,
    query: { columns: 'orderNo' },
  })
  expect(own.body.rows.map((row: object) => Object.keys(row))).toEqual([
    ['id', 'orderNo'],
    ['id', 'orderNo'],
  ])
  const office = await app.office('GET business/online/order/list', {
    token: (await app.given.staff()).token,
    query: { columns: 'orderNo', pageSize: 1 },
  })
  expect(office.body.rows.map((row: object) => Object.keys(row))).toEqual([['id', 'orderNo']])
})
