import { routes } from '../app.ts'
import { readConfig } from '../platform/config.ts'
import { openProcessLog } from '../platform/log.ts'
import { openPlatform } from '../platform/open-platform.ts'
import { fillDatabase } from './fill-database.ts'

const config = readConfig(process.env)
const platform = await openPlatform(config, process.env['SEED_DATABASE_URL'] ?? '', {
  log: openProcessLog(config),
})
try {
  await fillDatabase(platform, routes)
} finally {
  await platform.close()
}
