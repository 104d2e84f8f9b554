import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { serveAssets } from './front-ends.ts'

const script = 'export const quay = 1\n'
const folder = await mkdtemp(join(tmpdir(), 'quayside-assets-'))
await writeFile(join(folder, 'new-a1.js'), script)
await writeFile(join(folder, 'new-a1.js.gz'), gzipSync(script))
await writeFile(join(folder, 'old-b2.js'), script)
await writeFile(join(folder, 'old-b2.js.gz'), gzipSync(script))
await writeFile(join(folder, 'old-b2.js.br'), brotliCompressSync(script))
const server = fastify()
server.get('/*', (_request, reply) => reply.send('page'))
await serveAssets(server, { folder, prefix: '/assets/', isSecond: false })
await serveAssets(server, { folder, prefix: '/office/assets/', isSecond: true })
await serveAssets(server, { folder: join(folder, 'not-built'), prefix: '/none/', isSecond: true })
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})
const get = (url: string, encodings = 'gzip, deflate, br') =>
  server.inject({ url, headers: { 'accept-encoding': encodings } })

describe.each(['/assets/', '/office/assets/'])('a file below %s', (prefix) => {
  it('is kept by browsers for good, and sent in the smallest form that is there', async () => {
    const written = await get(`${prefix}old-b2.js`)
    expect(written.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    })
    expect(brotliDecompressSync(written.rawPayload).toString()).toBe(script)
    const begun = await get(`${prefix}new-a1.js`)
    expect(begun.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(begun.rawPayload).toString()).toBe(script)
    const plain = await get(`${prefix}old-b2.js`, 'identity')
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, script])
  })

  it.each(['absent-c3.js', 'old-b2.js.br', '../front-ends.test.ts', '..%2F..%2Fetc%2Fpasswd', ''])(
    'is not found by %j',
    async (name) => {
      const { statusCode, body } = await get(`${prefix}${name}`)
      expect([statusCode, body.includes('quay')]).not.toEqual([200, true])
      expect(body).not.toMatch(/root:|describe/)
    },
  )
})

it('a file that is written while the server runs is sent', async () => {
  await writeFile(join(folder, 'later-d4.js'), script)
  expect((await get('/assets/later-d4.js')).body).toBe(script)
})
