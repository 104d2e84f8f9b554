import { expect, it } from 'vitest'
import { sharedApp } from '../testing/test-app.ts'
import { lockName } from './lock-order.ts'

const app = await sharedApp()

it('lets a transaction lock in the declared order, and what it holds again', async () => {
  await app.platform.staff.transaction([], async (tx) => {
    await lockName(tx, '@task', 'order 1')
    await lockName(tx, '@voucherDay', '1 2026-11-16')
    await lockName(tx, '@task', 'order 1')
  })
})

it('refuses in tests a transaction that locks the other way round', async () => {
  const run = app.platform.staff.transaction([], async (tx) => {
    await lockName(tx, '@voucherDay', '1 2026-11-16')
    await lockName(tx, '@task', 'order 1')
  })
  await expect(run).rejects.toThrow('@task is locked after @voucherDay')
})
