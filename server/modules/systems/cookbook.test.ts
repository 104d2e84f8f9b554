import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { signatureOf } from '../../platform/outbound/post.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { accountsOf } from '../account/account.testing.ts'
import { givenSupplier } from '../partners/partners.testing.ts'
import { runShell } from './run-shell.testing.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/customer-api.md'), 'utf8')
/** The blocks of the page by their names. */
const blocks = new Map(
  [...page.matchAll(/^```(?:sh|js|py) (\w+)\n([\s\S]*?)^```$/gm)].map(([, name = '', code = '']) => [
    name,
    code,
  ]),
)
const block = (name: string): string => {
  const code = blocks.get(name)
  if (code === undefined) throw new Error(`the page has no example ${name}`)
  return code
}
const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0

const app = await testApp()
const member = await app.given.member()
await givenSupplier(app, member, { name: 'Kowloon Parts', isOverseas: 1 })
const made = await app.client('POST base/online/systemKey/save', {
  token: member.token,
  body: {
    name: 'Kingdee',
    days: 90,
    scopes: [
      'order-import-list',
      'order-import-save',
      'order-import-submit',
      'order-contract-list',
      'business-supplier-list',
      'finance-statement-list',
      'logistics-stock-list',
      'hub-event-receive',
    ],
  },
})
const folder = mkdtempSync(join(tmpdir(), 'cookbook-'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = (...names: readonly string[]) =>
  runShell(['setup', ...names].map(block).join('\n'), {
    cwd: folder,
    env: {
      PORTAL: app.address,
      KEY: made.body.data.key,
      PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
    },
  })

describe.runIf(has('bash') && has('curl'))('the cookbook', () => {
  it('places an order, submits it and reads its state', async () => {
    const said = await run('order', 'state')
    expect(said.errors).toBe('')
    expect(said.lines.at(-2)).toBe('1')
    const { body } = await app.client('GET business/online/order/list', {
      token: member.token,
      query: { modelType: 0 },
    })
    expect(body.rows).toHaveLength(1)
    expect(body.rows[0]).toMatchObject({ state: 1 })
  })

  it('files the contract that a person has signed', async () => {
    const { body } = await app.client('GET business/online/orderContract/list', { token: member.token })
    const path = `business/online/orderContract/${body.rows[0].id}`
    const { currentHash: hash } = (await app.client(`GET ${path}`, { token: member.token })).body.data
    await app.client(`POST ${path}/signCode`, { token: member.token, body: {} })
    const code = (await accountsOf(app).lastCode(member.mobile)) ?? ''
    const signed = await app.client(`POST ${path}/sign`, { token: member.token, body: { code, hash } })
    expect(signed.body.code).toBe(200)
    const said = await run('order', 'contract')
    expect(said.errors).toBe('')
    expect(said.lines.slice(-2)).toEqual(['1', '%PDF-'])
    const refused = await app.client(`POST ${path}/signCode`, { token: made.body.data.key, body: {} })
    expect(refused.body.code).toBe('403')
  })

  it('makes no second order when the same is sent again', async () => {
    await run('order')
    const { body } = await app.client('GET business/online/order/list', {
      token: member.token,
      query: { modelType: 0 },
    })
    expect(body.total).toBe(1)
  })

  it('reads the statement and the stock', async () => {
    const said = await run('statement', 'stock')
    expect(said.errors).toBe('')
    expect(said.lines[0]).toBe('0')
  })

  it('asks for events from now on', async () => {
    const said = await run('events')
    expect(said.errors).toBe('')
    expect(said.lines).toEqual(['0'])
  })
})

const signed = (body: string, seconds: number) => ({
  secret: 'whs_x',
  header: signatureOf('whs_x', body, seconds),
  body,
  seconds,
})
const right = signed('{"kind":"test"}', 1_794_733_200)
/** What a receiver is given, and whether it is genuine. */
const messages = [
  { ...right, isGenuine: true },
  { ...right, body: '{"kind":"order"}', isGenuine: false },
  { ...right, secret: 'whs_y', isGenuine: false },
  { ...right, seconds: right.seconds + 301, isGenuine: false },
  { ...right, header: 't=1,v1=2', isGenuine: false },
]

describe('the check of a signature', () => {
  it('in Node takes what is genuine and nothing else', async () => {
    const file = join(folder, 'check.mjs')
    writeFileSync(file, block('node'))
    const { isFromQuayside } = (await import(pathToFileURL(file).href)) as {
      isFromQuayside: (secret: string, header: string, body: string, now: number) => boolean
    }
    const found = messages.map(({ secret, header, body, seconds }) =>
      isFromQuayside(secret, header, body, seconds),
    )
    expect(found).toEqual(messages.map(({ isGenuine }) => isGenuine))
  })

  it.runIf(has('python3'))('in Python takes what is genuine and nothing else', async () => {
    writeFileSync(join(folder, 'check.py'), block('python'))
    writeFileSync(join(folder, 'messages.json'), JSON.stringify(messages))
    const said = await runShell(
      `python3 -c "import json, check; print(json.dumps([check.is_from_quayside(m['secret'], m['header'], m['body'], m['seconds']) for m in json.load(open('messages.json'))]))"`,
      { cwd: folder, env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' } },
    )
    expect(JSON.parse(said.lines[0] ?? '')).toEqual(messages.map(({ isGenuine }) => isGenuine))
  })
})
