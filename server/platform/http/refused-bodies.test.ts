import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const app = await testApp()
const { token } = await app.given.member()
const { hostname, port } = new URL(app.address)

/** An upload of 20 MB that is announced and not sent yet. */
async function announce(): Promise<Socket> {
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(
    [
      'POST /api/system/online/file/upload HTTP/1.1',
      `host: ${hostname}`,
      `authorization: bearer ${token}`,
      'content-type: multipart/form-data; boundary=b',
      `content-length: ${20 * 1024 * 1024}`,
      '',
      '',
    ].join('\r\n'),
  )
  return socket
}

it('a file beyond what a company may send at once is refused by its length, and its body is not read', async () => {
  const open = await Promise.all(Array.from({ length: 4 }, announce))
  // Three have room; whichever of the four comes last is answered before it sends anything.
  const { refused, answer } = await Promise.race(
    open.map(async (socket) => ({ refused: socket, answer: ((await once(socket, 'data')) as [Buffer])[0] })),
  )
  expect(answer.toString()).toContain('"code":429')
  refused.on('error', () => undefined)
  const closed = new Promise((resolve) => refused.once('close', resolve))
  // A sender that does not listen goes on until it is cut off.
  const more = setInterval(() => refused.write(Buffer.alloc(1024 * 1024)), 20)
  await closed
  clearInterval(more)
  expect(refused.bytesWritten - refused.writableLength).toBeLessThan(20 * 1024 * 1024)
  for (const socket of open) socket.destroy()

  const body = new FormData()
  body.set('file', new Blob(['a,b']), 'a.csv')
  expect((await app.client('POST system/online/file/upload', { token, body })).body.code).toBe(200)
})
