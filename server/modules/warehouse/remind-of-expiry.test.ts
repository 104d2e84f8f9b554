import { addDays } from '@quayside/contract/kernel/days.ts'
import pg from 'pg'
import { expect, it } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { asProvider } from '../orders/provider-steps.testing.ts'
import { remindOfExpiryOn } from './remind-of-expiry.ts'
import { filteredLots } from './stock.ts'
import { data, givenStored, officeDo } from './warehouse.testing.ts'

const app = await testApp()
const member = await app.given.member()
const other = await app.given.member()
const today = app.clock.today()
const inDays = (days: number): string => addDays(today, days)

type Told = { params: { expired: number; near: number; lots: string; more: number }; entity: string | null }
const reminders = (companyId: string) =>
  asProvider(app, async (tx) => {
    const rows = await tx
      .selectFrom('notice')
      .select(['params', 'entity', 's_type'])
      .where('company_id', '=', companyId)
      .where('phrase', '=', 'stock.expiring')
      .orderBy('id')
      .execute()
    expect(rows.every(({ s_type: type }) => type === 1)).toBe(true)
    return rows as unknown as Told[]
  })
/** What a day adds, with the job run by three processes at once and again an hour later. */
const onDay = async (day: string): Promise<Told[]> => {
  const before = (await reminders(member.companyId)).length
  await Promise.all([1, 2, 3].map(() => remindOfExpiryOn(app.platform, day)))
  await remindOfExpiryOn(app.platform, day)
  return (await reminders(member.companyId)).slice(before)
}

it('reminds once of each lot and threshold, with one message a company and day', async () => {
  const { lots } = await givenStored(app, member, {
    lines: [{ expiresOn: inDays(100) }, { expiresOn: inDays(100) }, { expiresOn: inDays(95) }, {}],
  })
  expect(await onDay(today)).toEqual([])
  const [first] = await onDay(inDays(5))
  expect(first).toMatchObject({ params: { expired: 0, near: 1, more: 0 }, entity: 'stock' })
  expect(first?.params.lots).toContain(lots[2]?.number)
  expect(await onDay(inDays(9))).toEqual([])
  expect(await onDay(inDays(10))).toMatchObject([{ params: { near: 2 }, entity: 'expiringStock' }])
  // The job slept: the closest of the thresholds is sent, not each that was missed.
  expect(await onDay(inDays(75))).toMatchObject([{ params: { near: 3 } }])
  expect(await onDay(inDays(96))).toMatchObject([{ params: { expired: 1, near: 0 } }])
  expect(await onDay(inDays(97))).toEqual([])

  // A corrected day is another one, and goods that left are not reminded of.
  data(
    await officeDo(app, 'stock/date', {
      lots: [{ lotId: lots[2]?.id, expiresOn: inDays(120) }],
      reason: 'x',
    }),
  )
  expect(await onDay(inDays(98))).toMatchObject([{ params: { expired: 0, near: 1 } }])
  expect(await reminders(other.companyId)).toEqual([])
})

it('looks as many days ahead as the company sets, in the list, the report and the reminder', async () => {
  const own = await app.given.member()
  const { token } = own
  const get = async (key: string, query: Record<string, string | number> = {}) =>
    (await app.client(`GET ${key}`, { token, query })).body
  const setDays = (days: readonly number[]) =>
    app.client('POST warehouse/online/expirySetting/save', { token, body: { days } })
  await givenStored(app, own, {
    lines: [{ expiresOn: inDays(5) }, { expiresOn: inDays(20) }, { expiresOn: inDays(120) }],
  })
  const near = async () => (await get('warehouse/online/stock/list', { isNearExpiry: 1 })).total
  /** Urgent, near and later, as the report counts them. */
  const classes = () =>
    Promise.all(
      [30, 90, 91].map(
        async (expiry) =>
          (await get('report/online/summary', { reportNo: 'stockExpiry', expiry })).data.count as number,
      ),
    )
  expect((await get('warehouse/online/expirySetting')).data).toEqual({ days: [30, 60, 90] })
  expect([await near(), await classes()]).toEqual([2, [2, 0, 1]])
  for (const days of [[], [0], [731], [1, 2, 3, 4, 5, 6]]) expect((await setDays(days)).body.code).toBe(400)
  expect((await setDays([150, 10, 10])).body.data).toEqual({ days: [10, 150] })
  expect(await near()).toBe(3)
  expect((await get('warehouse/online/stock/summary')).data).toMatchObject({
    nearExpiry: 3,
    expiryDays: [10, 150],
  })
  expect(await classes()).toEqual([1, 2, 0])
  await remindOfExpiryOn(app.platform, today)
  expect(await reminders(own.companyId)).toMatchObject([{ params: { near: 3 } }])
})

/** The home page counts them at every call, also of a company with a hundred thousand lots. */
it('asks once how many days ahead to look, whatever the number of lots', async () => {
  const own = await app.given.member()
  await givenStored(app, own, { lines: [{ expiresOn: inDays(5) }, { expiresOn: inDays(20) }] })
  const owner = new pg.Client(app.platform.ownerUrl)
  await owner.connect()
  await owner.query("set track_functions = 'all'")
  await owner.query('begin')
  const { sql: text, parameters } = filteredLots(own.companyId, 'zh-CN', { isNearExpiry: 1 }).compile()
  const lots = await owner.query(text, [...parameters])
  const asked = await owner.query(
    "select calls::int from pg_stat_xact_user_functions where funcname = 'near_expiry_days'",
  )
  await owner.end()
  expect(lots.rowCount).toBe(2)
  expect(asked.rows).toEqual([{ calls: 1 }])
})
