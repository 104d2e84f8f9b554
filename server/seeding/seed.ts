import { routes } from '../app.ts'
import { readConfig } from '../platform/config.ts'
import { openProcessLog } from '../platform/log.ts'
import { openPlatform } from '../platform/open-platform.ts'
import { seedDemo } from './seed-demo.ts'
import { seedReference } from './seed-reference.ts'
import { seedStaff } from './seed-staff.ts'

const config = readConfig(process.env)
const platform = await openPlatform(config, process.env['SEED_DATABASE_URL'] ?? '', {
  log: openProcessLog(config),
})
try {
  await seedReference(platform.staff)
  await seedStaff(platform)
  if (config.isDemo) await seedDemo(platform, routes)
} finally {
  await platform.close()
}
