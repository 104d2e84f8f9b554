import { firstOfMonth } from '@quayside/contract/kernel/days.ts'
import type { StorageRun } from '@quayside/contract/office/storage.ts'
import { givenOf } from '@quayside/server/platform/testing/given.ts'
import type { ServerProcess } from '@quayside/server/platform/testing/server-process.ts'
import { type Beside, measureBeside } from './beside.ts'
import type { BenchApp } from './database.ts'
import { charged, json, today } from './stock.ts'

/** A run over 100,000 lots may take so many milliseconds. */
export const storageBar = 60_000

/** Each round charges another month, so that each has all lots to charge. */
export async function benchStorageRun(app: BenchApp): Promise<Beside> {
  const { token } = await givenOf(app.platform).staff()
  let months = 0
  return measureBeside(
    app,
    `Storage run of a month over ${charged.lots.toLocaleString('en-US')} lots`,
    async ({ address }: ServerProcess) => {
      months += 1
      const response = await fetch(`${address}/office/api/warehouse/online/storageCharge/run`, {
        method: 'POST',
        headers: { authorization: `bearer ${token}`, ...json },
        body: JSON.stringify({ month: monthsAgo(months), companyId: String(charged.companyId) }),
      })
      const answer = (await response.json()) as { code: number; data?: StorageRun }
      if (answer.code !== 200 || !answer.data?.charges[0])
        throw new Error(JSON.stringify(answer).slice(0, 500))
    },
    2,
  )
}

const monthsAgo = (months: number): string => firstOfMonth(today(), -months).slice(0, 7)
