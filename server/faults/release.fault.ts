import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenOrder } from '../modules/orders/orders.testing.ts'
import { type ServerProcess, startServerProcess } from '../platform/testing/server-process.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { testClient } from '../platform/testing/test-client.ts'
import { tell } from './seed.ts'

const script = join(import.meta.dirname, '../../scripts/release.mjs')
const app = await testApp()
const folder = await mkdtemp(join(tmpdir(), 'quayside-release-'))
let release = ''
const started: ServerProcess[] = []

beforeAll(async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [script, folder])
  release = stdout.trim().split('\n').at(-2) ?? ''
  const environment = {
    DATABASE_URL: app.ownerUrl,
    DATA_DIR: app.dataDir,
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  }
  const first = await startServerProcess(environment, release)
  await first.kill('SIGTERM')
  started.push(await startServerProcess(environment, release))
}, 600_000)
afterAll(async () => {
  await Promise.all(started.map((server) => server.kill('SIGTERM')))
  await rm(folder, { recursive: true, force: true })
})

const running = (): ServerProcess => {
  const [server] = started
  if (!server) throw new Error('the release does not run')
  return server
}

describe('a release', () => {
  it('is below 200 MB, and has no tests and no tools', async () => {
    const entries = await readdir(release, { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
    const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
    const megabytes = sizes.reduce((total, size) => total + size, 0) / 1_000_000
    tell(
      `a release: ${files.length} files, ${Math.round(megabytes)} MB; ${/Ready in [^\n]*/.exec(running().output())?.[0]}`,
    )
    expect(megabytes).toBeLessThan(200)
    const own = files.filter((file) => !file.includes('node_modules'))
    expect(own.filter((file) => /\.(test|testing|fault)\.tsx?$/.test(file))).toEqual([])
    expect(
      files.filter((file) => /node_modules\/(vitest|vite|typescript|node|playwright)\//.test(file)),
    ).toEqual([])
  })

  it('serves both front ends, lists, PDFs and sheets without anything of the sources', async () => {
    const { address } = running()
    for (const page of ['/', '/office'])
      expect(await (await fetch(`${address}${page}`)).text()).toContain('<div id="root"')
    const member = await app.given.member()
    const { id } = await givenOrder(app, member)
    const client = testClient(address)
    const { token } = member
    expect(
      (await client('GET business/online/order/list', { token, query: { modelType: 0 } })).body.total,
    ).toBe(1)
    const paper = await client(`GET business/online/orderContract/${id}/pdf`, { token })
    expect([paper.status, paper.text.slice(0, 5)]).toEqual([200, '%PDF-'])
    const sheet = new FormData()
    sheet.set('modelType', '0')
    sheet.set('file', new Blob(['Model,Quantity\nABC,5']), 'lines.csv')
    expect((await client('POST business/online/order/import', { token, body: sheet })).body.code).toBe(200)
  })
})
