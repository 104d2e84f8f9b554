import type { Permission } from '@quayside/contract/permissions.ts'
import { expect, it } from 'vitest'
import { dataOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { warnOfMakers } from './warn-of-makers.ts'

const app = await testApp()

const makeKey = async ({ token }: { token: string }, name: string, scopes: readonly Permission[]) =>
  dataOf(
    await app.client('POST base/online/systemKey/save', {
      token,
      body: { name, days: 90, scopes: [...scopes] },
    }),
  )
const toldTo = async ({ token }: { token: string }): Promise<string[]> => {
  const { body } = await app.client('GET system/online/sysMsg', { token, query: { pageSize: 100 } })
  return body.rows
    .filter(({ event }: { event: string }) => event === 'systemKey.outlived')
    .map(({ content }: { content: string }) => content)
}
/** As three processes run it, and once more the next morning. */
async function onNextMornings(): Promise<void> {
  await Promise.all([1, 2, 3].map(() => warnOfMakers(app.platform)))
  await warnOfMakers(app.platform)
}
const makerOf = (companyId: string) =>
  app.given.member({
    companyId,
    permissions: ['home-notice-list', 'hub-system-manage', 'order-import-list', 'finance-statement-list'],
  })

it('tells those who manage systems once of an active key whose maker has left', async () => {
  const manager = await app.given.member()
  const { companyId } = manager
  const clerk = await app.given.member({ companyId, permissions: ['home-notice-list', 'order-import-list'] })
  const maker = await makerOf(companyId)
  await makeKey(maker, 'Kingdee production', ['order-import-list'])
  const { id } = await makeKey(maker, 'Revoked', ['order-import-list'])
  dataOf(await app.client(`POST base/online/systemKey/${id}/revoke`, { token: manager.token, body: {} }))
  await onNextMornings()
  expect(await toldTo(manager)).toEqual([])
  dataOf(
    await app.client(`POST base/online/member/${maker.memberId}/disable`, { token: manager.token, body: {} }),
  )
  await onNextMornings()
  const [told, ...others] = await toldTo(manager)
  expect(told).toContain('Kingdee production')
  expect(others).toEqual([])
  expect(await toldTo(clerk)).toEqual([])
})

it('tells of the keys that may do more than their maker may now, and of no others', async () => {
  const manager = await app.given.member()
  const maker = await makerOf(manager.companyId)
  await makeKey(maker, 'Orders', ['order-import-list'])
  await makeKey(maker, 'Debts', ['order-import-list', 'finance-statement-list'])
  await app.platform.staff.transaction([], (tx) =>
    tx
      .updateTable('member')
      .set({ permissions: ['home-notice-list', 'hub-system-manage', 'order-import-list'] })
      .where('id', '=', maker.memberId)
      .execute(),
  )
  await onNextMornings()
  const [told, ...others] = await toldTo(manager)
  expect(told).toContain('Debts')
  expect(others).toEqual([])
})
