import { demoCompanies } from '@quayside/db/seeds/demo/companies.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../platform/database/database.ts'
import type { BoundRoute } from '../platform/http/bind.ts'
import type { OpenedPlatform } from '../platform/open-platform.ts'
import { openDemoClient } from './demo-client.ts'
import { seedCompany } from './demo-company.ts'
import { seedWarehouses } from './demo-logistics.ts'
import { seedBulletins, seedRates } from './demo-provider.ts'

/** An advisory lock number that no other lock uses. */
const demoLock = 7_202

/**
 * Fills an empty database with the demo companies through the product's own calls. Of several processes that
 * start at once, one does it and the others wait.
 */
export async function seedDemo(platform: OpenedPlatform, routes: readonly BoundRoute[]): Promise<void> {
  await platform.staff.transaction([], async (tx) => {
    await raw`set local statement_timeout = 0`.execute(tx)
    await raw`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await raw`select pg_advisory_xact_lock(${demoLock})`.execute(tx)
    if (!(await isEmpty(tx))) return
    platform.log.info('filling the empty database with the demo companies')
    const client = await openDemoClient(platform, routes)
    try {
      await seedRates(platform)
      await seedBulletins(platform)
      await seedWarehouses(platform)
      for (const company of demoCompanies) await seedCompany(platform, client, company)
    } finally {
      await client.close()
    }
  })
}

const isEmpty = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('company').select('id').limit(1).executeTakeFirst()) === undefined
