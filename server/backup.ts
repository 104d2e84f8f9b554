import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { ownConfig } from './platform/config.ts'
import { openStorage } from './platform/files/storage.ts'
import { takeBackup } from './platform/postgres/take-backup.ts'
import { withOwner } from './platform/postgres/with-owner.ts'
import { keepMaintenanceRun } from './platform/system/maintenance.ts'

/** npm run backup -- [file] */
const config = ownConfig()
const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
const target = resolve(process.argv[2] ?? join(config.dataDir, 'backups', `quayside-${stamp}.tar.gz`))
await mkdir(dirname(target), { recursive: true, mode: 0o700 })

const rowsOf = (tables: Readonly<Record<string, { readonly rows: number }>>): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)

try {
  // A key from the environment is not in the backup: the operator keeps it apart from the data it opens.
  const hasOwnKey = Boolean(process.env['DATA_KEY']?.trim())
  const keyFile = join(config.dataDir, 'data.key')
  const dataKey = hasOwnKey ? undefined : await readFile(keyFile, 'utf8').catch(() => undefined)
  const outcome = await withOwner(config, async (ownerUrl) => {
    const files = await openStorage(config.filesUrl, config.dataDir)
    const beganAt = new Date()
    const taken = await takeBackup({ ownerUrl, files, dataKey, target })
    await keepMaintenanceRun(ownerUrl, {
      kind: 'backup',
      beganAt,
      isGood: taken.missingFiles === 0,
      outcome: { checked: rowsOf(taken.tables), files: taken.files.files, wrong: taken.missingFiles },
    })
    return taken
  })
  console.log(
    `${target}: ${rowsOf(outcome.tables)} rows and ${outcome.files.files} files as of ${outcome.instant}.`,
  )
  if (hasOwnKey) console.log('DATA_KEY is not in it: keep it elsewhere, only it opens the sealed columns.')
  if (dataKey) console.log('It holds the key of the sealed columns: keep it as safe as the data itself.')
  if (outcome.missingFiles > 0) {
    console.error(
      `${outcome.missingFiles} files that the database names are not in the storage, nor in the backup.`,
    )
    process.exitCode = 1
  }
} catch (error) {
  console.error(`No backup was taken: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
