import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { clusterFault, folderFault, requireDataFolder } from './data-folder-check.ts'

const folder = await mkdtemp(join(tmpdir(), 'quayside-folder-'))
afterAll(() => rm(folder, { recursive: true }))

describe('the data folder', () => {
  it('is made where it does not exist, also beside a database elsewhere, and nothing is left in it', async () => {
    const dataDir = join(folder, 'deep', 'data')
    await requireDataFolder({ dataDir, databaseUrl: 'postgres://u:p@h/d' })
    expect(await readdir(dataDir)).toEqual([])
  })

  it('of another user is named with the command that heals it', async () => {
    const other = (process.getuid?.() ?? 0) + 12_345
    expect(await folderFault('/srv/data', 'EACCES', other)).toMatch(
      new RegExp(
        `^The data folder /srv/data belongs to user ${other}, and this is user (\\S+)\\. Run: sudo chown -R \\1 /srv/data$`,
      ),
    )
    expect(await folderFault('/srv/data', 'ENOSPC', undefined)).toMatch(/is full\. Make room/)
    expect(await folderFault('/srv/data', 'EROFS', undefined)).toMatch(/Set DATA_DIR to a folder/)
  })

  it('has a database that belongs to the user of PostgreSQL alone, or the command that makes it so is named', async () => {
    const cluster = join(folder, 'cluster')
    expect(await clusterFault(cluster, 1)).toBeUndefined()
    await mkdir(cluster, { mode: 0o700 })
    const { uid } = await stat(cluster)
    expect(await clusterFault(cluster, uid)).toBeUndefined()
    expect(await clusterFault(cluster, uid + 12_345)).toMatch(
      new RegExp(
        `belongs to user \\S+, and PostgreSQL would run as ${uid + 12_345}\\..*chown -R ${uid + 12_345} ${cluster}$`,
      ),
    )
    await chmod(cluster, 0o755)
    expect(await clusterFault(cluster, uid)).toMatch(/Run: sudo chmod -R u=rwX,g=,o= /)
  })
})
