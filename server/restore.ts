import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ownConfig } from './platform/config.ts'
import { openStorage } from './platform/files/storage.ts'
import { restoreBackup } from './platform/postgres/restore-backup.ts'
import { withOwner } from './platform/postgres/with-owner.ts'

/** npm run restore -- file */
const config = ownConfig()
const source = process.argv[2]
const keyFile = join(config.dataDir, 'data.key')

async function keepDataKey(key: string): Promise<void> {
  if (process.env['DATA_KEY']?.trim()) return
  const present = await readFile(keyFile, 'utf8').catch(() => undefined)
  if (present === undefined) {
    await mkdir(config.dataDir, { recursive: true })
    await writeFile(keyFile, key, { mode: 0o600, flag: 'wx' })
  } else if (present.trim() !== key.trim()) {
    throw new Error(`${keyFile} holds another key than the backup. Restore into an empty DATA_DIR.`)
  }
}

if (source === undefined) {
  console.error('Usage: npm run restore -- file')
  process.exitCode = 2
} else {
  try {
    const outcome = await withOwner(config, async (ownerUrl) => {
      const files = await openStorage(config.filesUrl, config.dataDir)
      const migrations = join(import.meta.dirname, '../db/migrations')
      return await restoreBackup({ ownerUrl, migrations, files, keepDataKey, source: resolve(source) })
    })
    const rows = Object.values(outcome.tables).reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `Restored ${rows} rows and ${outcome.files.files} files as of ${outcome.instant}; all sums agree.`,
    )
  } catch (error) {
    console.error(`Not restored: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
