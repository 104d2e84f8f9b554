import { rate } from '@quayside/contract/kernel/money.ts'
import type { RateSourceKey } from '@quayside/contract/rates/rate.codes.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { recordRates } from './record-rates.ts'

const app = await testApp()
const base = 'base/online/rateAlert'
type Member = { readonly token: string }

const publish = (middle: string, source: RateSourceKey = 'safe') =>
  app.platform.staff.transaction([], (tx) =>
    recordRates(tx, [{ source, currency: 'USD', day: app.clock.today(), middle: rate(middle) }]),
  )
const save = ({ token }: Member, body: object = {}) =>
  app.client(`POST ${base}/save`, { token, body: { currency: 'USD', atOrBelow: '7.1', ...body } })
const list = async ({ token }: Member) => (await app.client(`GET ${base}/list`, { token })).body.data
const remove = ({ token }: Member, id: string) =>
  app.client(`DELETE ${base}/batchRemove`, { token, body: { ids: [id] } })
const notices = async ({ token }: Member) => {
  const answer = await app.client('GET system/online/sysMsg', {
    token,
    query: { pageNum: '1', pageSize: '50' },
    headers: { 'accept-language': 'en-US' },
  })
  return answer.body.rows.filter(({ entity }: { entity: string }) => entity === 'rate')
}

describe('a rate alert', () => {
  it('notifies its member once when the rate is at or below the figure, and again after it was above', async () => {
    await publish('7.1024')
    const member = await app.given.member()
    const colleague = await app.given.member({ companyId: member.companyId })
    await save(member)
    await publish('7.1001')
    expect(await notices(member)).toHaveLength(0)
    await publish('7.1')
    expect(await notices(member)).toMatchObject([{ content: expect.stringContaining('USD published for') }])
    await publish('7.09')
    expect(await notices(member)).toHaveLength(1)
    expect(await list(member)).toMatchObject([
      { atOrBelow: '7.100000', rate: '7.090000', day: app.clock.today(), notifiedAt: expect.any(String) },
    ])
    await publish('7.12')
    expect(await list(member)).toMatchObject([{ notifiedAt: null }])
    await publish('7.08')
    expect(await notices(member)).toHaveLength(2)
    expect(await notices(colleague)).toHaveLength(0)
  })

  it('watches the central parity alone', async () => {
    await publish('7.1024')
    const member = await app.given.member()
    await save(member)
    await publish('7.05', 'boc')
    expect(await notices(member)).toHaveLength(0)
  })

  it('watches again when it is set anew', async () => {
    await publish('7.1024')
    const member = await app.given.member()
    const { id } = (await save(member)).body.data
    await publish('7.1')
    const [alert] = await list(member)
    expect((await save(member, { id, version: alert.version, atOrBelow: '7.05' })).body.code).toBe(200)
    await publish('7.04')
    expect(await notices(member)).toHaveLength(2)
  })

  it.each([
    [{ atOrBelow: '7.2' }, 'atOrBelow'],
    [{ atOrBelow: '5' }, 'atOrBelow'],
    [{ atOrBelow: '0' }, 'atOrBelow'],
    [{ atOrBelow: 'low' }, 'atOrBelow'],
    [{ currency: 'RMB' }, 'currency'],
  ])('is refused with %j', async (body, path) => {
    await publish('7.1024')
    const answer = await save(await app.given.member(), body)
    expect(answer.body.data.fields).toMatchObject([{ path }])
  })

  it('is one for each currency, of its member alone', async () => {
    await publish('7.1024')
    const member = await app.given.member()
    const colleague = await app.given.member({ companyId: member.companyId })
    const { id, version } = (await save(member)).body.data
    expect((await save(member)).body.code).toBe(409)
    expect((await save(colleague)).body.code).toBe(200)
    expect((await save(colleague, { id, version, atOrBelow: '7' })).body.code).toBe(404)
    expect((await remove(colleague, id)).body.code).not.toBe(200)
    expect((await remove(member, id)).body.data.count).toBe(1)
    expect(await list(member)).toEqual([])
    await publish('7')
    expect(await notices(member)).toHaveLength(0)
  })

  it('needs the permission of rates', async () => {
    const reader = await app.given.member({ permissions: ['order-import-list'] })
    expect((await save(reader)).body.code).toBe('403')
  })
})
