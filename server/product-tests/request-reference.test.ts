import { sql as raw } from 'kysely'
import { expect, it } from 'vitest'
import { routes } from '../app.ts'
import { duringActivity } from '../platform/activity.ts'
import { bind } from '../platform/http/bind.ts'
import { testApp } from '../platform/testing/test-app.ts'

const open = { access: 'open', summary: 'For this test.' } as const
const sleep = (name: string) => ({ sql: `select pg_sleep(0.06) as ${name}`, parameters: [] })
const slow = bind(
  {
    'GET system/online/fault': open,
    'GET system/online/slowRead': open,
    'GET system/online/otherRead': open,
    'POST system/online/slowWrite': open,
  } as const,
  {
    'GET system/online/fault': () => Promise.reject(new Error('a fault')),
    'GET system/online/slowRead': async ({ platform }) => void (await platform.app.read([sleep('first')])),
    'GET system/online/otherRead': async ({ platform }) => void (await platform.app.read([sleep('second')])),
    'POST system/online/slowWrite': async ({ platform }) =>
      void (await platform.app.transaction([], (tx) =>
        raw`select pg_sleep(0.06), ${'planted'}::text`.execute(tx),
      )),
  },
)
const app = await testApp({ routes: [...routes, ...slow], environment: { SLOW_STATEMENT_MS: '50' } })

const lines = () => app.logLines.map((line) => JSON.parse(line) as Record<string, unknown>)
const slowLines = (text: string) =>
  lines().filter(({ msg, statement }) => msg === 'slow statement' && String(statement).includes(text))

it('carries the caller’s x-request-id through the answer, the log and the sentence of a fault', async () => {
  const id = '4bf92f3577b34da6a3ce929d0e0e4736'
  const answer = await app.client('GET system/online/fault', { headers: { 'x-request-id': id } })
  expect(answer.headers.get('x-request-id')).toBe(id)
  expect(answer.body).toMatchObject({ code: 500, data: { reference: id } })
  expect(answer.body.msg).toContain(id)
  const own = lines().filter(({ reference }) => reference === id)
  expect(own.map(({ msg }) => msg)).toEqual(['fault', 'request'])
})

it.each(['short', 'x'.repeat(65), 'with space', '"quoted"', '<script>alert</script>', 'Zażółć-gęślą'])(
  'gives a request a reference of its own instead of %s',
  async (id) => {
    const answer = await app.client('GET system/online/fault', {
      headers: { 'x-request-id': Buffer.from(id).toString('latin1') },
    })
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{8,20}$/)
    expect(answer.headers.get('x-request-id')).toBe(answer.body.data.reference)
  },
)

it('names the request in every answer, also of pages and refusals', async () => {
  for (const path of ['/healthz', '/api/nowhere', '/api/base/online/supplier/list'])
    expect((await fetch(app.address + path)).headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/)
})

it('logs a slow statement with the route that sent it, also where reads share a connection', async () => {
  for (const round of ['one', 'two'])
    await Promise.all([
      app.client('GET system/online/slowRead', { headers: { 'x-request-id': `first-${round}` } }),
      app.client('GET system/online/otherRead', { headers: { 'x-request-id': `second-${round}` } }),
    ])
  for (const [name, route] of [
    ['first', '/api/system/online/slowRead'],
    ['second', '/api/system/online/otherRead'],
  ] as const)
    expect(slowLines(`as ${name}`)).toEqual(
      ['one', 'two'].map((round) =>
        expect.objectContaining({ route, reference: `${name}-${round}`, pool: 'app' }),
      ),
    )
})

it('logs a slow statement of a transaction without its values', async () => {
  await app.client('POST system/online/slowWrite')
  const [line] = slowLines('pg_sleep(0.06), $1')
  expect(line).toMatchObject({ route: '/api/system/online/slowWrite' })
  expect(JSON.stringify(line)).not.toContain('planted')
})

it('logs a slow statement of a job with the name of the job', async () => {
  await duringActivity({ route: 'job nightly' }, () => app.platform.staff.read([sleep('third')]))
  expect(slowLines('as third')).toMatchObject([{ route: 'job nightly', pool: 'staff' }])
})
