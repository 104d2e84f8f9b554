import { createHash } from 'node:crypto'
import { chown, cp, glob, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { systemClock } from '../platform/clock.ts'
import { startServerProcess } from '../platform/testing/server-process.ts'

const root = join(import.meta.dirname, '../..')
const copies = join(root, '.cache/demo')

/** Everything that decides what the demo companies hold: schema, seeds, and the product's own code that fills them in. */
const inputs = ['db', 'contract', 'server', 'phrases']

/**
 * The name of the demo data of a day. A filled database cannot be moved to another day, see docs/decisions/0022, so the
 * day is part of it.
 */
export async function demoKey(day: string, from = root): Promise<string> {
  const hash = createHash('sha256').update(day)
  const files: string[] = ['package-lock.json']
  for (const folder of inputs)
    for await (const file of glob(`${folder}/**/*.{ts,sql,json,txt}`, { cwd: from }))
      if (!/node_modules|\.test(ing)?\.ts$|platform\/testing\//.test(file)) files.push(file)
  for (const file of files.toSorted())
    hash.update(`\0${file}\0`).update(await readFile(join(from, file)).catch(() => ''))
  return hash.digest('hex').slice(0, 24)
}

/**
 * Makes `dataDir` the data folder of a server whose database is filled with the demo companies, as a first start leaves
 * it. The first caller of a day and a version of the code fills one and keeps it below .cache; the others copy that.
 */
export async function copyDemo(dataDir: string): Promise<void> {
  const copy = join(copies, await demoKey(systemClock.today()))
  if (!(await isThere(copy))) await fillDemo(copy)
  await rm(dataDir, { recursive: true, force: true })
  await mkdir(dataDir, { recursive: true })
  for (const name of ['data.key', 'files', 'postgres/password', 'postgres/cluster'])
    await cp(join(copy, name), join(dataDir, name), { recursive: true })
  await ownLike(join(copy, 'postgres/cluster'), join(dataDir, 'postgres/cluster'))
}

async function fillDemo(kept: string): Promise<void> {
  await mkdir(copies, { recursive: true })
  const unfinished = await mkdtemp(`${kept}.`)
  const server = await startServerProcess({ DATA_DIR: unfinished, DEMO: 'on' })
  await server.kill('SIGTERM')
  for (const name of await readdir(copies))
    if (!join(copies, name).startsWith(kept)) await rm(join(copies, name), { recursive: true, force: true })
  // Another process may have been quicker; its data are as good.
  await rename(unfinished, kept).catch(() => rm(unfinished, { recursive: true, force: true }))
}

/** PostgreSQL refuses a folder of another user, and under root it runs as one of its own. */
async function ownLike(original: string, copy: string): Promise<void> {
  const { uid, gid } = await stat(original)
  if (uid === process.getuid?.()) return
  const entries = await readdir(copy, { recursive: true, withFileTypes: true })
  for (const path of [copy, ...entries.map((entry) => join(entry.parentPath, entry.name))])
    await chown(path, uid, gid)
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
