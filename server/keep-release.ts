import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ownConfig } from './platform/config.ts'
import { takeBackup } from './platform/postgres/take-backup.ts'
import { withOwner } from './platform/postgres/with-owner.ts'

/**
 * `npm run release:keep`, once for each version, on the demo data of a first start: the rows as db/releases/<version>.tar.gz,
 * which every later version must be able to upgrade (server/product-tests/upgrade.test.ts). Files are left out: no migration
 * reads them.
 */
const root = join(import.meta.dirname, '..')
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
const target = join(root, 'db', 'releases', `${version}.tar.gz`)
const noFiles = {
  async *list(): AsyncGenerator<string> {
    // None.
  },
  open: (key: string) => Promise.reject(new Error(`${key} was not listed`)),
}

const config = ownConfig()
const dataKey = await readFile(join(config.dataDir, 'data.key'), 'utf8')
await mkdir(dirname(target), { recursive: true })
const { tables, instant } = await withOwner(config, (ownerUrl) =>
  takeBackup({ ownerUrl, files: noFiles, dataKey, target }),
)
const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
process.stdout.write(`${target}: ${rows} rows as of ${instant}.\n`)
