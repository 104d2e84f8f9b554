import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { ensureRoles } from '../postgres/roles.ts'
import { testApp } from '../testing/test-app.ts'
import { openDatabase } from './database.ts'
import { DatabaseAway } from './database-away.ts'

const app = await testApp()

const set = (value: string) => ({
  sql: "select set_config('app.company_id', $1, true)",
  parameters: [value],
})
const get = { sql: "select current_setting('app.company_id', true) as company", parameters: [] }
const fail = { sql: 'select 1 / $1::int as quotient', parameters: [0] }
const ask = (statements: { sql: string; parameters: unknown[] }[]) => app.platform.app.read(statements)
const companyOf = async (answer: Promise<Record<string, unknown>[][]>) =>
  (await answer).at(-1)?.[0]?.['company']

describe('reads that share a connection', () => {
  test('each sees its own session and nobody else’s', async () => {
    for (let round = 0; round < 3; round += 1) {
      const seen = await Promise.all(
        Array.from({ length: 100 }, (_, n) => companyOf(ask(n % 3 === 2 ? [get] : [set(String(n)), get]))),
      )
      expect(seen).toEqual(
        Array.from({ length: 100 }, (_, n) => (n % 3 === 2 ? expect.toSatisfy((x) => !x) : String(n))),
      )
    }
  })

  test('one that fails takes none of its neighbours with it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.allSettled(
        Array.from({ length: 60 }, (_, n) =>
          n % 7 === 3 ? ask([set('1'), fail]) : companyOf(ask([set(String(n)), get])),
        ),
      )
      for (const [n, answer] of answers.entries()) {
        if (n % 7 === 3) expect(answer).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
        else expect(answer).toEqual({ status: 'fulfilled', value: String(n) })
      }
    }
  })

  test('a connection that is cut off loses at most what it was answering', async () => {
    const cut = { sql: 'select pg_terminate_backend(pg_backend_pid())', parameters: [] }
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, (_, n) => (n === 5 ? ask([cut]) : companyOf(ask([set(String(n)), get])))),
    )
    const lost = answers.filter((answer) => answer.status === 'rejected')
    expect(lost).toHaveLength(1)
    expect(lost[0]).toMatchObject({ reason: expect.any(DatabaseAway) })
  })

  test('one that is known to be slow has a connection to itself', async () => {
    const slow = (seconds: number) => ({ sql: 'select pg_sleep($1)', parameters: [seconds] })
    // All connections know both statements, and that the first is slow.
    for (let round = 0; round < 3; round += 1)
      await Promise.all(
        Array.from({ length: 8 }, () => Promise.all([ask([slow(0.4)]), ask([set('1'), get])])),
      )
    const ended: string[] = []
    await Promise.all([
      ask([slow(3)]).then(() => ended.push('slow')),
      ...Array.from({ length: 7 }, (_, n) => ask([set(String(n)), get]).then(() => ended.push('quick'))),
    ])
    expect(ended.indexOf('slow')).toBe(7)
  })

  test('one connection that cannot be made fails one of them', async () => {
    const { appUrl } = await ensureRoles(app.ownerUrl)
    const url = new URL(appUrl)
    let asked = 0
    const { port } = url
    const line = createServer((socket) => {
      asked += 1
      // The first is the watch's own.
      if (asked === 2) return socket.destroy()
      const far = connect(Number(port), '127.0.0.1')
      for (const end of [socket, far]) end.on('error', () => end.destroy())
      return socket.pipe(far).pipe(socket)
    }).listen(0, '127.0.0.1')
    await once(line, 'listening')
    url.port = String((line.address() as { port: number }).port)
    const database = openDatabase({
      url: url.href,
      poolSize: 2,
      applicationName: 'test',
      onError: () => undefined,
    })
    const answers = await Promise.allSettled(Array.from({ length: 30 }, () => database.read([get])))
    await database.close()
    line.close()
    expect(answers.filter((answer) => answer.status === 'rejected')).toHaveLength(1)
  })
})
