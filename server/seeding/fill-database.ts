import { demoCompanies } from '@quayside/db/seeds/demo/companies.ts'
import type pg from 'pg'
import { sql } from '../platform/database/database.ts'
import type { BoundRoute } from '../platform/http/bind.ts'
import type { OpenedPlatform } from '../platform/open-platform.ts'
import type { Platform } from '../platform/platform.ts'
import { StartRefused } from '../platform/start-refused.ts'
import { type DemoFilling, fillingKey, readFilling, withFillingLock } from './demo-filling.ts'
import { seedDemo } from './seed-demo.ts'
import { seedReference } from './seed-reference.ts'
import { seedStaff } from './seed-staff.ts'

/**
 * What a new database needs, and the demo companies where they are wanted. That the demo is begun is marked before
 * anything else is written, so that the mark says for certain whether the database was new.
 */
export async function fillDatabase(
  platform: OpenedPlatform,
  routes: readonly BoundRoute[],
  companies = demoCompanies,
): Promise<void> {
  await withFillingLock(platform.ownerUrl, platform.log, async (owner) => {
    const isDemoWanted = await beginDemo(owner, platform)
    await seedReference(platform.staff)
    await seedStaff(platform)
    if (!isDemoWanted) return
    await seedDemo(platform, routes, companies)
    await markFilling(owner, { isComplete: true })
  })
}

async function beginDemo(owner: pg.Client, { staff, config }: Platform): Promise<boolean> {
  const filling = await readFilling(owner)
  if (filling && !filling.isComplete)
    throw new StartRefused('The start that was filling this database was ended just now; start again.')
  // Not as the owner, from whom row-level security may hide companies.
  const [companies = [], regions = []] = await staff.read([
    sql.selectFrom('company').select('id').limit(1).compile(),
    sql.selectFrom('region').select('code').limit(1).compile(),
  ])
  if (!config.isDemo || filling || companies.length > 0) return false
  await markFilling(owner, { wasNew: regions.length === 0, isComplete: false })
  return true
}

const markFilling = (owner: pg.Client, mark: Partial<DemoFilling>): Promise<unknown> =>
  owner.query(
    `insert into system_config (key, value) values ($1, $2)
     on conflict (key) do update set value = system_config.value || excluded.value`,
    [fillingKey, mark],
  )
