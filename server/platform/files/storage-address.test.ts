import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { newStorageKey, openStorage } from './storage.ts'

/** What a store that sends us elsewhere points at: it must hear nothing. */
const called: string[] = []
const elsewhere = createServer((request, response) => {
  called.push(`${request.method} ${request.url}`)
  response.end()
})
let status = 307
const store = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(status, { location: `${addressOf(elsewhere)}/latest/meta-data` }).end()
  })
})
const addressOf = (server: typeof store): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`
for (const server of [elsewhere, store])
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  for (const server of [elsewhere, store]) {
    server.closeAllConnections()
    server.close()
  }
})

const secret = 'Long-Secret-42'
const opened = () =>
  openStorage(`s3://AKtest:${secret}@${new URL(addressOf(store)).host}/papers?insecure=1`, '/nowhere')

describe('the address of an object store', () => {
  it.each([301, 302, 303, 307, 308])(
    'is not left for one that it redirects to with %i, and its secret is in no error',
    async (answered) => {
      status = answered
      const storage = await opened()
      const key = newStorageKey()
      const calls = [
        () => storage.put(key, Buffer.from('a'), 'text/plain'),
        () => storage.open(key),
        () => storage.remove(key),
        () => Array.fromAsync(storage.list()),
      ]
      for (const call of calls) {
        const error: unknown = await call().then(
          () => undefined,
          (thrown: unknown) => thrown,
        )
        expect(error).toBeInstanceOf(Error)
        expect(`${String(error)} ${JSON.stringify(error)} ${(error as Error).stack}`).not.toContain(secret)
      }
      expect(called).toEqual([])
    },
  )

  it.each([
    `s3://AKtest:${secret}@/papers`,
    `s3://AKtest:${secret}@store.example`,
    `s3://:${secret}@store.example/papers`,
  ])('that is incomplete is refused at the start without its secret', async (address) => {
    const error: unknown = await openStorage(address, '/nowhere').then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(Error)
    expect(String(error)).not.toContain(secret)
  })
})
