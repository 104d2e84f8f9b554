import { mostFindings } from '@quayside/contract/kernel/findings.ts'
import { describe, expect, it } from 'vitest'
import { erpClient, givenKey } from '../gateway/gateway.testing.ts'
import { longestBlock } from '../platform/testing/processor-time.ts'
import { sharedApp } from '../platform/testing/test-app.ts'

const app = await sharedApp()

/** Milliseconds of work. */
const longestWait = 500
const json = { 'content-type': 'application/json' }

async function whileWatched<T>(work: Promise<T>): Promise<{ answer: T; longest: number }> {
  const longest = await longestBlock(app.address, work)
  return { answer: await work, longest }
}

const unknownKeys = (count: number): string =>
  `{${Array.from({ length: count }, (_, n) => `"k${n}":1`).join(',')}}`
const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`

describe('a body made to keep the server busy', () => {
  const open = 'POST auth/mobile/code'

  it('of 70,000 unknown keys is refused before anybody looks at them, without a log-in', async () => {
    const call = app.client(open, { body: unknownKeys(70_000), headers: json })
    const { answer, longest } = await whileWatched(call)
    expect([answer.status, answer.body.code]).toEqual([400, 400])
    expect(answer.text.length).toBeLessThan(1_000)
    expect(longest).toBeLessThan(longestWait)
  })

  it('of 900,000 unknown keys is refused with a member’s token too', async () => {
    const { token } = await app.given.member()
    const call = app.client('POST business/online/order/save', {
      token,
      body: unknownKeys(900_000),
      headers: json,
    })
    const { answer, longest } = await whileWatched(call)
    expect(answer.status).toBe(400)
    expect(answer.text.length).toBeLessThan(1_000)
    expect(longest).toBeLessThan(longestWait)
  })

  it('of 400 unknown keys gets at most fifty findings', async () => {
    const { body } = await app.client(open, { body: unknownKeys(400), headers: json })
    expect(body.code).toBe(400)
    expect(body.data.fields).toHaveLength(mostFindings)
  })

  it('as a form of 100,000 pairs is refused', async () => {
    const body = Array.from({ length: 100_000 }, (_, n) => `k${n}=1`).join('&')
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const { answer, longest } = await whileWatched(app.client('POST auth/oauth/token', { body, headers }))
    expect(answer.status).toBe(400)
    expect(longest).toBeLessThan(longestWait)
  })

  it('of lines that are all wrong is answered with fifty findings', async () => {
    const { token } = await app.given.member()
    const lines = Array.from({ length: 5_000 }, (_, n) => ({ key: String(n), qty: 'x', price: 'y', odd: 1 }))
    const answer = await app.client('POST business/online/order/save', {
      token,
      body: { modelType: 0, lines },
    })
    expect(answer.body.code).toBe(400)
    expect(answer.body.data.fields).toHaveLength(mostFindings)
  })

  it.each(['/api/auth/mobile/code', '/office/api/auth/token'])(
    'nested 20,000 deep is a 400 at %s',
    async (path) => {
      const body = `{"mobile":${deep(20_000)}}`
      const answer = await fetch(`${app.address}${path}`, { method: 'POST', headers: json, body })
      expect(answer.status).toBe(400)
    },
  )

  it('nested 20,000 deep is a problem with status 400 at /erp/v1', async () => {
    const { key } = await givenKey(app)
    for (const body of [`{"rows":${deep(20_000)}}`, `{"rows":[{"a":${deep(20_000)}}]}`]) {
      const answer = await fetch(`${app.address}/erp/v1/rates`, {
        method: 'POST',
        headers: { ...json, authorization: `Bearer ${key}`, 'idempotency-key': 'deep' },
        body,
      })
      expect(answer.status).toBe(400)
      expect(answer.headers.get('content-type')).toContain('application/problem+json')
    }
  })

  it('of a thousand bad rows tells the ERP ten findings of each', async () => {
    const { key } = await givenKey(app)
    const row = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`k${n}`, 1]))
    const rows = Array.from({ length: 1_000 }, () => row)
    const answer = await erpClient(app, key)('POST rates', { body: { rows }, idempotencyKey: 'bad rows' })
    expect(answer.status).toBe(400)
    expect(answer.body.results[0].problem.errors).toHaveLength(10)
    expect(answer.text.length).toBeLessThan(3_000_000)
  })
})
