import { routes } from '../app.ts'
import { readConfig } from '../platform/config.ts'
import { openProcessLog } from '../platform/log.ts'
import { openPlatform } from '../platform/open-platform.ts'
import { fillDatabase } from './fill-database.ts'

const settings = [
  // A filling that ends before its last statement is started over, so only that one waits for the disk: `fillDatabase`
  // sends it by a connection of its own, and it takes all earlier ones there with it.
  '-c synchronous_commit=off',
  // Each statement is planned once for all values instead of for each: planning was a quarter of PostgreSQL's time.
  '-c plan_cache_mode=force_generic_plan',
].join(' ')

const config = readConfig(process.env)
// Not through a pooler, which drops such settings.
const direct = { ...config, databaseUrl: config.directUrl }
const platform = await openPlatform(direct, process.env['SEED_DATABASE_URL'] ?? '', {
  log: openProcessLog(config),
  settings,
})
try {
  await fillDatabase(platform, routes)
} finally {
  await platform.close()
}
