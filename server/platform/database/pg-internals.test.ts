import pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'
import { serialize } from 'pg-protocol'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { Batch } from './batch.ts'
import { DecodingClient } from './decoding-client.ts'
import { statementName } from './statement-name.ts'
import type { WireConnection } from './wire-connection.ts'

/**
 * Batch and GroupedReads stand on parts of pg that its documentation does not promise. When an update of pg moves one
 * of them, this says which.
 */
let client: pg.Client
let connection: WireConnection
beforeAll(async () => {
  client = new pg.Client(inject('ownerUrl'))
  await client.connect()
  connection = (client as unknown as { connection: WireConnection }).connection
})
afterAll(() => client.end())

describe('pg', () => {
  it('keeps the texts of prepared statements by their names, for its own queries and for ours', async () => {
    expect(connection.parsedStatements['pinned']).toBeUndefined()
    await client.query({ name: 'pinned', text: 'select 1', values: [] })
    expect(connection.parsedStatements['pinned']).toBe('select 1')

    const ours = 'select $1::int as two'
    const name = statementName(ours) ?? ''
    await send([{ sql: ours, parameters: [2] }])
    expect(connection.parsedStatements[name]).toBe(ours)
    // Pg sends no second Parse for it, which PostgreSQL would refuse.
    expect((await client.query({ name, text: ours, values: [2] })).rows).toEqual([{ two: 2 }])
  })

  it('has a socket to write to, and writes the messages of several statements apart from it', () => {
    for (const method of ['write', 'destroy'] as const)
      expect(connection.stream[method]).toBeTypeOf('function')
    for (const method of ['parse', 'bind', 'describe', 'execute', 'sync'] as const)
      expect(serialize[method]).toBeTypeOf('function')
    // Each message is bytes of its own: the next one does not overwrite it.
    const first = serialize.bind({ statement: 'first', values: ['1'] })
    const copy = Buffer.from(first)
    serialize.bind({ statement: 'other', values: ['2'] })
    expect(first).toEqual(copy)
  })

  it('hands a submitted query the answers in this order, and stops after an error', async () => {
    const statement = { sql: 'select 3 as three', parameters: [] }
    expect(await recorded([statement])).toEqual([
      'submit',
      'handleRowDescription',
      'handleDataRow',
      'handleCommandComplete',
      'handleReadyForQuery',
    ])
    // Now described: RowDescription is not asked for again.
    expect(await recorded([statement, { sql: 'select 1 / $1::int', parameters: [0] }])).toEqual([
      'submit',
      'handleDataRow',
      'handleCommandComplete',
      'handleError',
    ])
    expect((await client.query('select 4 as four')).rows).toEqual([{ four: 4 }])
  })

  it('writes parameters as PostgreSQL reads them', async () => {
    expect(prepareValue(undefined)).toBeNull()
    expect(prepareValue(12)).toBe('12')
    expect(prepareValue(true)).toBe('true')
    expect(prepareValue({ a: 1 })).toBe('{"a":1}')
    expect(prepareValue(Buffer.from('a'))).toEqual(Buffer.from('a'))
    const texts = ['a"b', 'c\\d', '', 'e,f']
    expect(await send([{ sql: 'select $1::text[] as texts', parameters: [texts] }])).toEqual([[{ texts }]])
  })
})

describe('the decoding of rows', () => {
  it('gives what pg gives: nothing, empty, beyond ASCII, longer than a packet', async () => {
    const ours = new DecodingClient(inject('ownerUrl'))
    await ours.connect()
    const rows = `select n, null as nothing, '' as empty, 'plain ' || n as plain, repeat('订单🚢é', n % 7) as wide,
      repeat('x', n * 40) as long, 1.50 as amount, true as is_so, date '2026-02-28' as day from generate_series(1, 300) n`
    const expected = await client.query(rows)
    const found = await ours.query(rows)
    await ours.end()
    expect(found.rows).toEqual(expected.rows)
  })

  it('refuses as pg does', async () => {
    const ours = new DecodingClient(inject('ownerUrl'))
    await ours.connect()
    await expect(ours.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' })
    expect((await ours.query('select 5 as five')).rows).toEqual([{ five: 5 }])
    await ours.end()
  })

  it('takes any name of a column for a name', async () => {
    const name = 'a"b\\`${1}\n'
    expect(await send([{ sql: `select 6 as "${name.replaceAll('"', '""')}"`, parameters: [] }])).toEqual([
      [{ [name]: 6 }],
    ])
  })
})

function send(statements: { sql: string; parameters: unknown[] }[]) {
  const batch = new Batch(statements)
  client.query(batch as unknown as pg.Submittable)
  return batch.answer
}

async function recorded(statements: { sql: string; parameters: unknown[] }[]): Promise<string[]> {
  const calls: string[] = []
  const batch = new Batch(statements)
  const recording = new Proxy(batch, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return (...args: unknown[]) => {
        calls.push(String(name))
        return (member as (...all: unknown[]) => unknown).apply(target, args)
      }
    },
  })
  client.query(recording as unknown as pg.Submittable)
  await batch.answer.catch(() => undefined)
  return calls
}
