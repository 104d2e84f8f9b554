import { expect, it } from 'vitest'
import { testClock } from '../../platform/clock.ts'
import { dataOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { warnOfExpiry } from './warn-of-expiry.ts'

const clock = testClock(new Date())
const app = await testApp({ clock })
const day = 86_400_000

const makeKey = async ({ token }: { token: string }, name: string) =>
  dataOf(
    await app.client('POST base/online/systemKey/save', {
      token,
      body: { name, days: 90, scopes: ['order-import-list'] },
    }),
  )
const toldTo = async ({ token }: { token: string }): Promise<string[]> => {
  const { body } = await app.client('GET system/online/sysMsg', { token, query: { pageSize: 100 } })
  return body.rows
    .filter(({ event }: { event: string }) => event === 'systemKey.expiring')
    .map(({ content }: { content: string }) => content)
}
/** As three processes run it on a day so many days before the end, and once more an hour later. */
async function onDayBefore(days: number): Promise<void> {
  clock.set(new Date(began.getTime() + (90 - days) * day + day / 2))
  await Promise.all([1, 2, 3].map(() => warnOfExpiry(app.platform)))
  await warnOfExpiry(app.platform)
}
const began = clock.now()

it('tells those who manage systems 14 and 3 days before a key ends, once each', async () => {
  const manager = await app.given.member()
  const clerk = await app.given.member({
    companyId: manager.companyId,
    permissions: ['home-notice-list', 'order-import-list'],
  })
  const rival = await app.given.member()
  await makeKey(manager, 'Kingdee production')
  const { id } = await makeKey(manager, 'Revoked')
  dataOf(await app.client(`POST base/online/systemKey/${id}/revoke`, { token: manager.token, body: {} }))
  await onDayBefore(16)
  expect(await toldTo(manager)).toEqual([])
  await onDayBefore(14)
  const [first, ...others] = await toldTo(manager)
  expect(first).toContain('Kingdee production')
  expect(others).toEqual([])
  await onDayBefore(8)
  expect(await toldTo(manager)).toHaveLength(1)
  await onDayBefore(3)
  expect(await toldTo(manager)).toHaveLength(2)
  await onDayBefore(1)
  await onDayBefore(-1)
  expect(await toldTo(manager)).toHaveLength(2)
  expect(await toldTo(clerk)).toEqual([])
  expect(await toldTo(rival)).toEqual([])
})
