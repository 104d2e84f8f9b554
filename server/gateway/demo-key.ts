import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allScopes } from '@quayside/contract/office/scopes.ts'
import { sql as raw } from 'kysely'
import { hashToken } from '../platform/crypto/tokens.ts'
import type { Platform } from '../platform/platform.ts'
import { createApiKey } from './api-keys.ts'

export const demoKeyFile = (dataDir: string): string => join(dataDir, 'demo-provider.key')

/** An advisory lock number that no other lock uses. */
const demoKeyLock = 7_206

/**
 * A key for `npm run demo:provider`, of this machine only: created for each demonstration and stored beside its data,
 * because a well-known key would open every demonstration on the internet.
 */
export async function ensureDemoKey(platform: Platform): Promise<void> {
  const file = demoKeyFile(platform.config.dataDir)
  await platform.staff.transaction([], async (tx) => {
    await raw`select pg_advisory_xact_lock(${demoKeyLock})`.execute(tx)
    const fileKey = (await readFile(file, 'utf8').catch(() => '')).trim()
    const known = await tx
      .selectFrom('api_key')
      .select('id')
      .where('key_hash', '=', hashToken(fileKey))
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    if (known) return
    const acting = { actor: 'system', id: null, name: 'demo' } as const
    const { key } = await createApiKey(tx, acting, {
      name: 'Demo ERP',
      scopes: [...allScopes],
      requestsAMinute: 3_000,
    })
    await writeFile(file, `${key}\n`, { mode: 0o600 })
  })
}
