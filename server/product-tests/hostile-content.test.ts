import { expect, it } from 'vitest'
import { testApp } from '../platform/testing/test-app.ts'
import { hostile } from './hostile-texts.testing.ts'

const app = await testApp()
const { token } = await app.given.staff({ roles: ['administrator'] })

type Card = Record<string, unknown> & { certificates: Record<string, unknown>[] }
type Setting = { key: string; version: number; value: Record<string, Card> }

async function landing(): Promise<Setting> {
  const { body } = await app.office('GET system/online/sysConfig/list', { token })
  return body.rows.find(({ key }: Setting) => key === 'landing')
}
const save = ({ key, version, value }: Setting) =>
  app.office('POST system/online/sysConfig/save', { token, body: { key, version, value } })
const withCard = (setting: Setting, change: (card: Card) => object): Setting => ({
  ...setting,
  value: Object.fromEntries(
    Object.entries(setting.value).map(([locale, card]) => [locale, { ...card, ...change(card) } as Card]),
  ),
})

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://plain.example/a.png',
  // A page shows no picture from elsewhere, so it would stay empty.
  'https://elsewhere.example/a.png',
  '//evil.example/a.png',
  '/a.png" onerror="1',
])('refuses %s as the address of a picture of the landing page', async (picture) => {
  const setting = withCard(await landing(), ({ certificates }) => ({
    certificates: certificates.map((each) => ({ ...each, picture })),
  }))
  const { body } = await save(setting)
  expect([body.code, body.msg]).toEqual([400, expect.stringContaining('certificates.0.picture')])
})

it('refuses texts and lists of the landing page that no reader would read to their end', async () => {
  const storedContent = await landing()
  const long = await save(withCard(storedContent, () => ({ subline: 'x'.repeat(4001) })))
  expect([long.body.code, long.body.msg]).toEqual([400, expect.stringContaining('subline')])
  const many = await save(withCard(storedContent, () => ({ route: Array.from({ length: 61 }, () => 'x') })))
  expect([many.body.code, many.body.msg]).toEqual([400, expect.stringContaining('route')])
})

it('keeps markup of the landing page as text, which no page runs', async () => {
  const saved = await save(withCard(await landing(), () => ({ subline: hostile, aboutUs: [hostile] })))
  expect(saved.body.code).toBe(200)
  const info = await app.client('GET system/online/sysConfig/getSysInfo')
  expect(info.body.data.landing.subline).toBe(hostile)
  const response = await fetch(`${app.address}/`)
  expect(await response.text()).not.toContain('<img src=x')
})
