import { Agent, get } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { testApp } from '../platform/testing/test-app.ts'

const app = await testApp()
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
/** The log lines of the tests are kept in memory: they are no part of what a request leaves behind. */
function heapInUse(): number {
  app.logLines.length = 0
  collectGarbage()
  return process.memoryUsage().heapUsed
}

/** `npm run test:attack` sends 10,000. */
const requests = process.env['HOSTILE_BYTES'] === undefined ? 1_000 : 10_000

it(`answers ${requests} requests on one connection and keeps nothing of them`, {
  timeout: 600_000,
}, async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ports = new Set<number | undefined>()
  const statusOf = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const request = get(`${app.address}${path}`, { agent }, (response) => {
        ports.add(response.socket.localPort)
        response.resume()
        response.once('end', () => resolve(response.statusCode))
      })
      request.once('error', reject)
    })
  for (let warm = 0; warm < 200; warm += 1) await statusOf('/readyz')
  const before = heapInUse()
  const statuses = new Set<number | undefined>()
  for (let sent = 0; sent < requests; sent += 1)
    statuses.add(await statusOf(sent % 2 === 0 ? '/readyz' : '/api/system/online/sysConfig/getSysInfo'))
  agent.destroy()
  expect([...statuses]).toEqual([200])
  expect(ports.size).toBe(1)
  expect((heapInUse() - before) / requests).toBeLessThan(1_000)
})
