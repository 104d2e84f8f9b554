import { once } from 'node:events'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenSubmitted, provide } from './provider-steps.testing.ts'

const app = await sharedApp()

type Heard = { type: string; [more: string]: unknown }

/** All messages to a member's browser, up to the awaited one. */
async function listen(token: string) {
  const socket = new WebSocket(`${app.address.replace('http', 'ws')}/api/ws`)
  const heard: Heard[] = []
  const waiting: Array<() => void> = []
  socket.on('message', (raw: Buffer) => {
    heard.push(JSON.parse(raw.toString('utf8')) as Heard)
    for (const wake of waiting.splice(0)) wake()
  })
  await once(socket, 'open')
  socket.send(JSON.stringify({ token }))
  const until = async (isIt: (message: Heard) => boolean): Promise<void> => {
    while (!heard.some(isIt)) await new Promise<void>((resolve) => waiting.push(resolve))
  }
  await until(({ type }) => type === 'welcome')
  return { socket, heard, until }
}

describe('open browsers of the company', () => {
  it('hear of an order’s step and of the message about it', async () => {
    const member = await app.given.member()
    const { id } = await givenSubmitted(app, member)
    const line = await listen(member.token)
    await provide(app, id, 'auditPass')
    await line.until(({ type }) => type === 'event')
    expect(line.heard).toContainEqual({ type: 'event', entities: ['order'] })
    await line.until(({ type }) => type === 'notice')
    line.socket.close()
  })

  it('hear how far an import of lines is, to its end', async () => {
    const member = await app.given.member()
    const line = await listen(member.token)
    const rows = [['型号', '数量'], ...Array.from({ length: 1_250 }, (_, n) => [`M${n}`, String(n + 1)])]
    const body = new FormData()
    body.set('modelType', '0')
    body.set('job', 'lines-of-today')
    const bytes = new Uint8Array(await writeXlsx({ sheets: [{ name: 'S', rows }] }))
    body.set('file', new Blob([bytes]), 'lines.xlsx')
    const answer = await app.client('POST business/online/order/import', { token: member.token, body })
    expect(answer.body.data.acceptedCount).toBe(1_250)
    await line.until(({ state }) => state === 'done')
    const jobs = line.heard.filter(({ type }) => type === 'job')
    expect(jobs[0]).toEqual({ type: 'job', id: 'lines-of-today', done: 200, total: 1_250, state: 'running' })
    expect(jobs.at(-1)).toMatchObject({ done: 1_250, total: 1_250, state: 'done' })
    line.socket.close()
  })
})
