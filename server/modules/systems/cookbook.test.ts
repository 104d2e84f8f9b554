import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
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
      'business-supplier-list',
      'finance-statement-list',
      'logistics-stock-list',
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
})
