import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applicationForm, givenPayable } from '../modules/payments/payments.testing.ts'
import {
  data,
  givenInbound,
  givenStored,
  inboundStep,
  officeDo,
  outboundForm,
} from '../modules/warehouse/warehouse.testing.ts'
import type { GivenMember } from '../platform/testing/given.ts'
import { type ServerProcess, startServerProcess } from '../platform/testing/server-process.ts'
import { openTestApp, type TestApp } from '../platform/testing/test-app.ts'
import { testClient } from '../platform/testing/test-client.ts'
import { reconcile } from './reconcile.ts'
import { drawing, tell } from './seed.ts'

/** A tenth of the rounds of orders: each of these commands is prepared by several others. */
const rounds = Math.max(2, Math.floor(Number(process.env['FAULT_ROUNDS'] ?? 20) / 10))
const hands = 3
const draw = drawing()

let app: TestApp
let member: GivenMember
beforeAll(async () => {
  app = await openTestApp()
  member = await app.given.member()
})
afterAll(() => app.close())

/** What is sent while the server is killed; `made` counts in the database how often the number was carried out. */
type Command = {
  readonly door: '/api' | '/office/api'
  readonly token: string
  readonly send: (place: number) => { readonly key: string; readonly body: object }
  readonly made: (place: number) => Promise<number>
  readonly most: number
}

const count = async (sql: string, parameters: readonly unknown[]): Promise<number> => {
  const [rows = []] = await app.platform.staff.read([{ sql, parameters: [...parameters] }])
  return Number(rows[0]?.['count'] ?? 0)
}

const start = (): Promise<ServerProcess> =>
  startServerProcess({ DATA_DIR: app.dataDir, DATABASE_URL: app.ownerUrl, LOG_LEVEL: 'fatal' })

/** Every number is sent until it is answered, each time under its own key, over all kills. */
async function underKills({ door, token, send, made, most }: Command): Promise<string> {
  const acknowledged = new Set<number>()
  const refusals: string[] = []
  const waiting = Array.from({ length: most }, (_, place) => place)
  let kills = 0
  while (waiting.length > 0) {
    const server = await start()
    const client = testClient(server.address, door)
    const isLast = kills >= rounds
    const goal = acknowledged.size + Math.ceil(most / (rounds + 2)) * draw()
    const work = Array.from({ length: hands }, async () => {
      for (;;) {
        const place = waiting.shift()
        if (place === undefined) return
        const { key, body } = send(place)
        const headers = { 'idempotency-key': `kill ${key} ${place}` }
        const answer = await client(key, { token, body, headers }).catch(() => undefined)
        if (answer?.body?.code === 200) acknowledged.add(place)
        else if (answer && answer.status !== 503) refusals.push(answer.text.slice(0, 300))
        else {
          waiting.push(place)
          if (!answer) return
        }
      }
    })
    if (!isLast) {
      while (acknowledged.size < goal && waiting.length > 0 && refusals.length === 0) await pause(2)
      await pause(draw() * 10)
      kills += 1
    } else await Promise.all(work)
    await server.kill(isLast ? 'SIGTERM' : 'SIGKILL')
    await Promise.all(work)
  }
  expect(refusals).toEqual([])
  expect(acknowledged.size).toBe(most)
  for (let place = 0; place < most; place += 1) expect([place, await made(place)]).toEqual([place, 1])
  return `${kills} kills, ${most} acknowledged, 0 lost, 0 twice`
}

it('payment applications are made once each while the server is killed', async () => {
  const payable = await givenPayable(app, member)
  const figures = await underKills({
    door: '/api',
    token: member.token,
    most: 60,
    send: (place) => ({
      key: 'POST finance/online/paymentApplication/save',
      body: applicationForm(payable, {
        orders: [{ orderId: payable.orderId, amount: `${place + 1}.00` }],
      }),
    }),
    made: (place) =>
      count(
        'select count(*) from payment_application_line where company_id = $1 and order_id = $2 and amount = $3',
        [member.companyId, payable.orderId, `${place + 1}.00`],
      ),
  })
  tell(`kill -9 under payment applications: ${figures}`)
})

it('goods are stored once each while the server is killed', async () => {
  const inbounds: string[] = []
  for (let place = 0; place < 24; place += 1) {
    const { id } = await givenInbound(app, member)
    data(await inboundStep(app, member, id, 'submit'))
    for (const name of ['auditPass', 'receive', 'inspect', 'review'])
      data(await officeDo(app, `inbound/${id}/${name}`))
    inbounds.push(id)
  }
  const { token } = await app.given.staff()
  const figures = await underKills({
    door: '/office/api',
    token,
    most: inbounds.length,
    send: (place) => ({ key: `POST warehouse/online/inbound/${inbounds[place] ?? ''}/store`, body: {} }),
    made: (place) =>
      count(
        `select count(*) from event where company_id = $1 and entity = 'inbound' and entity_id = $2 and transition = 'store'`,
        [member.companyId, inbounds[place]],
      ),
  })
  tell(`kill -9 under receipts of goods: ${figures}`)
})

it('outbound orders are made once each while the server is killed', async () => {
  const { lots, warehouseId } = await givenStored(app, member)
  const [lot] = lots
  const figures = await underKills({
    door: '/api',
    token: member.token,
    most: 60,
    send: (place) => ({
      key: 'POST warehouse/online/outbound/save',
      body: outboundForm({
        warehouseId,
        remarks: `kill ${place}`,
        lines: [{ key: '1', lotId: lot?.id, qty: '1' }],
      }),
    }),
    made: (place) =>
      count('select count(*) from outbound_order where company_id = $1 and remarks = $2', [
        member.companyId,
        `kill ${place}`,
      ]),
  })
  tell(`kill -9 under outbound orders: ${figures}`)
})

it('and afterwards nothing differs', async () => {
  expect(await reconcile(app.platform.staff)).toEqual([])
})
