import { addDays } from '@quayside/contract/kernel/days.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../platform/testing/test-app.ts'
import { erpClient, givenKey } from './gateway.testing.ts'

const app = await testApp()
const erp = erpClient(app, (await givenKey(app)).key)
const client = await app.owner()

const rowCount = 1_000
const rounds = 20
const currencies = ['USD', 'JPY', 'HKD', 'EUR', 'GBP']

/** A thousand rates that no other round has. */
const ratesOf = (round: number) =>
  Array.from({ length: rowCount }, (_, n) => ({
    source: 'boc',
    currency: currencies[n % currencies.length] ?? 'USD',
    day: addDays(`${1960 + round * 2}-01-01`, Math.floor(n / currencies.length)),
    middle: '7.123456',
    buying: '7.1',
    cashBuying: '7.0',
    selling: '7.2',
  }))

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}
/** One statement with a place for each value, as a program without the gateway would write it. */
function bareInsert(rows: ReturnType<typeof ratesOf>): Promise<unknown> {
  const places = rows.map((_, n) => `(${[1, 2, 3, 4, 5, 6, 7].map((k) => `$${n * 7 + k}`).join(', ')})`)
  return client.query(
    `insert into rate (source, currency, day, middle, buying, cash_buying, selling) values ${places.join(', ')}`,
    rows.flatMap((row) => Object.values(row)),
  )
}

describe('a batch of a thousand rows', () => {
  it('takes at most three times as long as a bare insert of the same rows', async () => {
    const bare: number[] = []
    const gateway: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const rows = ratesOf(round)
      bare.push(await timed(() => bareInsert(rows)))
      await client.query('delete from rate where source = $1 and day < $2', ['boc', '2010-01-01'])
      gateway.push(
        await timed(async () => {
          const { body } = await erp('POST rates', { body: { rows } })
          expect(body.results.every(({ status }: { status: number }) => status === 200)).toBe(true)
        }),
      )
    }
    // Other work on the machine only ever adds to a time, so the best of each says what the work itself takes.
    const [bareMs, gatewayMs] = [Math.min(...bare), Math.min(...gateway)]
    process.stdout.write(
      `1,000 rates: bare insert ${bareMs.toFixed(1)} ms, over the gateway ${gatewayMs.toFixed(1)} ms, ratio ${(gatewayMs / bareMs).toFixed(2)}\n`,
    )
    expect(gatewayMs / bareMs).toBeLessThanOrEqual(3)
  }, 60_000)
})
