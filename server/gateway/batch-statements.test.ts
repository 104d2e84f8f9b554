import { addDays } from '@quayside/contract/kernel/days.ts'
import { expect, it } from 'vitest'
import { statementsOf } from '../platform/testing/statements-of.ts'
import { sharedApp } from '../platform/testing/test-app.ts'
import { erpClient, givenKey } from './gateway.testing.ts'

const app = await sharedApp()
const erp = erpClient(app, (await givenKey(app)).key)

const ratesFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    source: 'boc',
    currency: 'USD',
    day: addDays(first, place),
    middle: '7.123456',
    buying: '7.1',
    cashBuying: '7.0',
    selling: '7.2',
  }))

const statementsFor = (first: string, count: number) =>
  statementsOf(async () => {
    const { body } = await erp('POST rates', { body: { rows: ratesFrom(first, count) } })
    expect(body.results.every(({ status }: { status: number }) => status === 200)).toBe(true)
  })

// How long a batch takes is measured by `npm run bench -- gateway`.
it('sends as many statements for a batch of a thousand rows as for one of ten', async () => {
  // The first call of a process reads what later ones have at hand.
  await statementsFor('1960-01-01', 1)
  const few = await statementsFor('1961-01-01', 10)
  const many = await statementsFor('1971-01-01', 1_000)
  expect(many).toHaveLength(few.length)
})
