import type { DemoCompany } from '@quayside/db/seeds/demo/companies.ts'
import type { BoundRoute } from '../platform/http/bind.ts'
import type { OpenedPlatform } from '../platform/open-platform.ts'
import { openDemoClient } from './demo-client.ts'
import { seedCompany } from './demo-company.ts'
import { seedWarehouses } from './demo-logistics.ts'
import { seedBulletins, seedPayTo, seedRates } from './demo-provider.ts'
import { keepAnalyzed } from './keep-analyzed.ts'

/** Fills an empty database with the demo companies through the product's own calls. */
export async function seedDemo(
  platform: OpenedPlatform,
  routes: readonly BoundRoute[],
  companies: readonly DemoCompany[],
): Promise<void> {
  platform.log.info('filling the empty database with the demo companies')
  const client = await openDemoClient(platform, routes)
  try {
    await keepAnalyzed(platform.ownerUrl, async () => {
      await seedRates(platform)
      await seedBulletins(platform)
      await seedPayTo(platform)
      await seedWarehouses(platform)
      for (const company of companies) await seedCompany(platform, client, company)
    })
  } finally {
    await client.close()
  }
}
