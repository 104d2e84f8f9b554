import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Entity } from '@quayside/contract/kernel/entities.ts'
import { afterAll } from 'vitest'
import { testApp } from '../platform/testing/test-app.ts'
import { erpClient, givenKey } from './gateway.testing.ts'
import { deliverDue } from './webhooks/deliver.ts'
import { fanOut } from './webhooks/fan-out.ts'

type Heard = { entityId: string; transition: string; position: string }

/** A test app whose webhooks call a receiver served here. */
export async function webhooksApp() {
  const app = await testApp()
  const erp = erpClient(app, (await givenKey(app)).key)
  const { companyId } = await app.given.member()
  const received = {
    heard: [] as Heard[],
    signatures: [] as { header: string; body: string }[],
    statusFor: (_event: Heard): number => 200,
  }
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      const event = JSON.parse(body) as Heard
      const status = received.statusFor(event)
      received.signatures.push({ header: String(request.headers['quayside-signature']), body })
      if (status < 300) received.heard.push(event)
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    receiver.closeAllConnections()
    receiver.close()
  })
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  const environment = app.platform.config.environment as Record<string, string>
  async function allowingPrivate<T>(work: () => Promise<T>): Promise<T> {
    environment['WEBHOOKS_ALLOW_PRIVATE'] = 'on'
    try {
      return await work()
    } finally {
      delete environment['WEBHOOKS_ALLOW_PRIVATE']
    }
  }
  return {
    app,
    erp,
    companyId,
    address,
    received,
    allowingPrivate,
    register: (body: Record<string, unknown> = {}) =>
      allowingPrivate(() => erp('POST webhooks', { body: { url: address, ...body } })),
    deliver: () =>
      allowingPrivate(async () => {
        await fanOut(app.platform)
        return deliverDue(app.platform)
      }),
    record: (id: string, entity: Entity = 'order') => ({ companyId, entity, id }),
    /** Forgets what was received, and answers from now on with this status. */
    listen(statusFor: (event: Heard) => number = () => 200): void {
      Object.assign(received, { heard: [], signatures: [], statusFor })
    },
  }
}
