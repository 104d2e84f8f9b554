import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '@quayside/server/platform/config.ts'
import { openLog } from '@quayside/server/platform/log.ts'
import { type OpenedPlatform, openPlatform } from '@quayside/server/platform/open-platform.ts'
import { startEmbeddedPostgres } from '@quayside/server/platform/postgres/embedded.ts'
import { dataDir } from './place.ts'

/** The provider's side of a story, on the database of the server under test. */
export async function asProvider<T>(work: (platform: OpenedPlatform) => Promise<T>): Promise<T> {
  const quiet = { info: () => undefined, warn: () => undefined }
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: quiet })
  const platform = await openPlatform(readConfig({ DATA_DIR: dataDir, DEMO: 'off', POOL_SIZE: '2' }), postgres.url, {
    log: openLog('fatal'),
  })
  try {
    return await work(platform)
  } finally {
    await platform.close()
    await postgres.stop()
  }
}

/** The code that was last texted to a number. */
export function lastCode(mobile: string): string {
  const lines = readFileSync(join(dataDir, 'outbox/sms.jsonl'), 'utf8').trim().split('\n')
  const sent = lines.map((line) => JSON.parse(line) as { mobile: string; template?: { code?: string }; code?: string })
  const last = sent.findLast((line) => line.mobile === mobile)
  const code = last?.template?.code ?? last?.code
  if (!code) throw new Error(`no code was sent to ${mobile}`)
  return code
}
