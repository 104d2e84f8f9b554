import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
import { readPostmaster } from './postmaster.ts'
import { isAlive } from './process-identity.ts'

const settings = { fsync: false, shared_buffers: '16MB' }
const quiet = { info: () => {}, warn: () => {} }

/** A data folder with a stopped cluster: making one takes longer than most of these tests. */
let prepared: string
let dataDir: string
let cluster: string
let running: EmbeddedPostgres[]
let children: ChildProcess[]

beforeAll(async () => {
  prepared = join(await mkdtemp(join(tmpdir(), 'quayside-pg-')), 'data')
  const server = await startEmbeddedPostgres({ dataDir: prepared, log: quiet, settings })
  await server.stop()
  await rm(join(prepared, 'port'))
})
afterAll(() => rm(join(prepared, '..'), { recursive: true, force: true }))

beforeEach(async () => {
  // mkdtemp makes it 0700: as root, the user postgres cannot pass it, and every test here shows that it works.
  dataDir = join(await mkdtemp(join(tmpdir(), 'quayside-pg-')), 'data')
  cluster = join(dataDir, 'cluster')
  running = []
  children = []
})

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  for (const server of running) await server.stop()
  const left = await readPostmaster(cluster)
  if (left) process.kill(left.pid, 'SIGQUIT')
  await rm(join(dataDir, '..'), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
})

describe('the embedded PostgreSQL', () => {
  it('starts below a private folder, keeps its data and its port, and stops', async () => {
    expect((await stat(join(dataDir, '..'))).mode & 0o777).toBe(0o700)
    const first = await start()
    expect(first.adopted).toBe(false)
    await query(first.url, 'create table kept (id int); insert into kept values (7)')
    expect((await stat(join(dataDir, 'password'))).mode & 0o777).toBe(0o600)
    const { pid } = await getPostmaster()
    await first.stop()
    expect(isAlive(pid)).toBe(false)

    const second = await start()
    expect(second).toMatchObject({ url: first.url, adopted: false })
    expect(await query(second.url, 'select id from kept')).toEqual([{ id: 7 }])
  })

  it('listens on 127.0.0.1 only, asks for a password, and sorts and splits Chinese alike on every machine', async () => {
    await givenCluster()
    const { url } = await start()
    expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
    expect(await query(url, 'show unix_socket_directories')).toEqual([{ unix_socket_directories: '' }])
    const wrong = new URL(url)
    wrong.password = 'wrong'
    await expect(query(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
    const sorted = await query(
      url,
      "select 'a' < 'B' as by_letter, '北' < '上' collate \"zh-x-icu\" as by_pinyin",
    )
    expect(sorted).toEqual([{ by_letter: false, by_pinyin: true }])
    await query(url, 'create extension pg_trgm')
    expect(await query(url, "select cardinality(show_trgm('上海港口')) as parts")).toEqual([{ parts: 5 }])
  })

  it('goes on after a kill -9 of its parent and is adopted by the next one', async () => {
    await givenCluster()
    const child = await startInChild()
    await query(child.url, 'create table kept (id int); insert into kept values (7)')
    const { pid } = await getPostmaster()
    child.process.kill('SIGKILL')
    await once(child.process, 'exit')

    const next = await start()
    expect(next).toMatchObject({ url: child.url, adopted: true })
    expect((await getPostmaster()).pid).toBe(pid)
    expect(await query(next.url, 'select id from kept')).toEqual([{ id: 7 }])
    await next.stop()
    expect(isAlive(pid)).toBe(false)
  })

  it('runs again by itself, on the same port, after a kill -9 of PostgreSQL', async () => {
    await givenCluster()
    const { url } = await start()
    await query(url, 'create table kept (id int); insert into kept values (7)')
    const { pid } = await getPostmaster()
    process.kill(pid, 'SIGKILL')
    expect(await eventually(() => query(url, 'select id from kept'))).toEqual([{ id: 7 }])
    expect((await getPostmaster()).pid).not.toBe(pid)
  })

  it('takes no notice of the postmaster.pid of an ended process or of a program that got its number', async () => {
    await givenCluster()
    const first = await start()
    await first.stop()
    const bystander = spawn('sleep', ['60'], { stdio: 'ignore' })
    children.push(bystander)
    const dead = spawn('true', { stdio: 'ignore' })
    await once(dead, 'exit')
    for (const pid of [bystander.pid, dead.pid]) {
      await writeFile(join(cluster, 'postmaster.pid'), `${pid}\n${cluster}\n1\n21000\n\n127.0.0.1\n\nready\n`)
      const next = await start()
      expect(next.adopted).toBe(false)
      await next.stop()
    }
    expect(isAlive(bystander.pid ?? 0)).toBe(true)
  })

  it('serves two processes that start at once on an empty folder by one postmaster', async () => {
    const [one, other] = await Promise.all([startInChild(), startInChild()])
    expect(one.url).toBe(other.url)
    expect(one.adopted).not.toBe(other.adopted)
  })

  it('stops the postmaster only with its last user', async () => {
    await givenCluster()
    const child = await startInChild()
    const here = await start()
    await here.stop()
    expect(await query(child.url, 'select 1 as one')).toEqual([{ one: 1 }])
    const { pid } = await getPostmaster()
    child.process.stdin?.end()
    await once(child.process, 'exit')
    expect(isAlive(pid)).toBe(false)
  })

  it('repeats an initdb that was killed half way, and breaks the lock of the ended process', async () => {
    const child = spawnChild()
    await eventually(async () => {
      const names = await readdir(dataDir)
      expect(names.some((name) => name.startsWith('cluster.unfinished-'))).toBe(true)
    })
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await readdir(dataDir)).not.toContain('cluster')
    expect(await readdir(dataDir)).toContain('lock')

    const next = await start()
    expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('chooses another port when the remembered one is taken', async () => {
    const thief = createServer().listen(0, '127.0.0.1')
    await once(thief, 'listening')
    const address = thief.address()
    const taken = typeof address === 'object' ? (address?.port ?? 0) : 0
    await givenCluster()
    await writeFile(join(dataDir, 'port'), String(taken))
    const server = await start()
    expect(new URL(server.url).port).not.toBe(String(taken))
    expect(await readFile(join(dataDir, 'port'), 'utf8')).toBe(new URL(server.url).port)
    thief.close()
  })
})

/** With its owners: the server may run as another user than the tests. */
const givenCluster = () => promisify(execFile)('cp', ['-a', prepared, dataDir])

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: quiet, settings })
  running.push(server)
  return server
}

/** Another Node process that uses the folder until its stdin closes. */
function spawnChild(): ChildProcess {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))}
    const server = await startEmbeddedPostgres({
      dataDir: ${JSON.stringify(dataDir)}, log: { info() {}, warn() {} }, settings: ${JSON.stringify(settings)},
    })
    console.log(JSON.stringify(server))
    process.stdin.resume().on('end', () => server.stop())`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.push(child)
  return child
}

async function startInChild(): Promise<{ process: ChildProcess; url: string; adopted: boolean }> {
  const child = spawnChild()
  if (!child.stdout) throw new Error('no stdout')
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { process: child, ...(JSON.parse(line.toString()) as { url: string; adopted: boolean }) }
}

async function getPostmaster(): Promise<{ pid: number }> {
  const found = await readPostmaster(cluster)
  if (!found) throw new Error('no postmaster.pid')
  return found
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return rows
  } finally {
    await client.end()
  }
}

async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + 10_000
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > giveUpAt) throw error
      await pause(20)
    }
  }
}
