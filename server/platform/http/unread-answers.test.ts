import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { limitUnreadAnswers } from './unread-answers.ts'

const megabyte = 1024 * 1024
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function serving(limits: { stalledMs: number; mostBytes: number }) {
  const server = createServer((_request, response) => response.end(Buffer.alloc(24 * megabyte)))
  limitUnreadAnswers(server, limits)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  const { port } = server.address() as AddressInfo
  let opened = 0
  server.on('connection', () => (opened += 1))
  const ask = (): Socket => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    closing.push(() => socket.destroy())
    return socket
  }
  /** A connection that reads nothing learns that it was closed only when it reads on. */
  const openConnections = (): Promise<number> =>
    new Promise((resolve, reject) =>
      server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    )
  return { ask, opened: () => opened, openConnections }
}

it('closes a connection whose answer nobody reads', async () => {
  const { ask, opened, openConnections } = await serving({ stalledMs: 100, mostBytes: 1_000 * megabyte })
  ask()
  await expect.poll(opened).toBe(1)
  await expect.poll(openConnections).toBe(0)
})

it('closes the longest unread answers when too many bytes wait together, and leaves the others', async () => {
  const { ask, opened, openConnections } = await serving({ stalledMs: 600_000, mostBytes: 60 * megabyte })
  for (let count = 0; count < 5; count += 1) ask()
  await expect.poll(opened).toBe(5)
  await expect.poll(openConnections).toBe(2)
})

it('leaves a connection that reads', async () => {
  const { ask } = await serving({ stalledMs: 600_000, mostBytes: 60 * megabyte })
  const socket = ask()
  let read = 0
  socket.on('data', ({ length }) => {
    read += length
  })
  await expect.poll(() => read).toBeGreaterThan(24 * megabyte)
})
