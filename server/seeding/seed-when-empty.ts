import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { calendarDictionary } from '@quayside/contract/kernel/working-days.ts'
import { sql } from '../platform/database/database.ts'
import type { OpenedPlatform } from '../platform/open-platform.ts'
import { StartRefused } from '../platform/start-refused.ts'
import { type DemoFilling, fillingKey } from './demo-filling.ts'
import { firstStaff } from './seed-staff.ts'

/** Node's own 16 MB are collected so often that it is an eighth of the work; the memory is free again when it ends. */
const roomForNew = '--max-semi-space-size=64'

/**
 * Fills a new database in a process of its own: the tables for pinyin, traditional characters and PDF fonts
 * that this takes would stay in the server's memory for good.
 * It is ended with the server.
 */
export async function seedWhenEmpty(platform: OpenedPlatform, signal: AbortSignal): Promise<void> {
  if (!(await isWanting(platform))) return
  platform.log.info('filling the new database; this takes some seconds')
  // The other process loads what this one has just compiled.
  flushCompileCache()
  const child = spawn(process.execPath, [roomForNew, join(import.meta.dirname, 'seed.ts')], {
    env: {
      ...process.env,
      SEED_DATABASE_URL: platform.ownerUrl,
      DEMO: platform.config.isDemo ? 'on' : 'off',
    },
    stdio: 'inherit',
    signal,
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new StartRefused('The new database could not be filled; see above.')
}

async function isWanting(platform: OpenedPlatform): Promise<boolean> {
  const [regions = [], calendar = [], codes = [], companies = [], staff = [], fillings = []] =
    await platform.staff.read([
      sql.selectFrom('region').select('code').limit(1).compile(),
      // A database from before the calendar, or the tariff, was shipped.
      sql.selectFrom('dict').select('type').where('type', '=', calendarDictionary).compile(),
      sql.selectFrom('hs_code').select('code').limit(1).compile(),
      sql.selectFrom('company').select('id').limit(1).compile(),
      sql.selectFrom('staff').select('id').limit(1).compile(),
      sql.selectFrom('system_config').select('value').where('key', '=', fillingKey).compile(),
    ])
  return (
    regions.length === 0 ||
    calendar.length === 0 ||
    codes.length === 0 ||
    (platform.config.isDemo && companies.length === 0) ||
    (staff.length === 0 && firstStaff(platform).length > 0) ||
    // Another process is at it, and this one must wait.
    (fillings[0]?.['value'] as DemoFilling | undefined)?.isComplete === false
  )
}
