import { describe, expect, it } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'

const app = await testApp()
const first = await app.given.staff({ roles: ['administrator'], name: 'Shen' })
const second = await app.given.staff({ roles: ['administrator'], name: 'Luo' })

type Setting = { version: number; settings?: object; days?: object; key?: string; value?: object }
type Case = {
  readonly read: (token: string) => Promise<Setting>
  readonly save: string
  /** The body of a save with the n-th of two values. */
  readonly body: (setting: Setting, place: 0 | 1) => object
  readonly key: string
  readonly change: object
}
const get = (path: string) => async (token: string) => (await app.office(`GET ${path}`, { token })).body.data
const account = { currency: 'RMB', bankName: 'Bank', bankAddress: '', accountNumber: '12', swiftCode: '' }

const cases: readonly Case[] = [
  {
    key: 'login',
    read: get('office/online/loginSetting'),
    save: 'office/online/loginSetting/save',
    body: ({ settings }, place) => ({
      settings: { ...settings, isCustomerFactorRequired: place === 0 },
    }),
    change: { path: 'isCustomerFactorRequired', before: false, after: true },
  },
  {
    key: 'finance',
    read: get('finance/online/financeSetting'),
    save: 'finance/online/financeSetting/save',
    body: ({ settings }, place) => ({
      settings: { ...settings, secondPersonAbove: ['71000.00', '72000.00'][place] },
    }),
    change: { path: 'secondPersonAbove', after: '71000.00' },
  },
  {
    key: 'flowBoard',
    read: get('report/online/flowBoard/days'),
    save: 'report/online/flowBoard/save',
    body: ({ days }, place) => ({ days: { ...days, goods: [41, 42][place] } }),
    change: { path: 'goods', after: 41 },
  },
  {
    key: 'payTo',
    read: get('finance/online/payTo'),
    save: 'finance/online/payTo/save',
    body: (_setting, place) => ({ ...account, accountName: ['Harbour', 'Anchor'][place] }),
    change: { path: 'RMB.accountName', after: 'Harbour' },
  },
  {
    key: 'title',
    read: async (token) =>
      (await app.office('GET system/online/sysConfig/list', { token })).body.rows.find(
        ({ key }: { key: string }) => key === 'title',
      ),
    save: 'system/online/sysConfig/save',
    body: ({ key, value }, place) => ({
      key,
      value: { ...value, 'en-US': ['Harbour', 'Anchor'][place] },
    }),
    change: { path: 'en-US', after: 'Harbour' },
  },
]

describe.each(cases)('two colleagues change the setting $key', ({ key, read, save, body, change }) => {
  it('the second is told who saved first and gets what is there now; the log has what changed', async () => {
    const opened = await read(first.token)
    const sent = (token: string, place: 0 | 1) =>
      app.office(`POST ${save}`, {
        token,
        body: { ...body(opened, place), version: opened.version },
      })
    expect((await sent(first.token, 0)).body.code).toBe(200)
    const refused = await sent(second.token, 1)
    expect(refused.body.code).toBe(409)
    const current = await read(second.token)
    expect(refused.body.data).toMatchObject({ changedBy: 'Shen', current })
    expect(refused.body.data.changedAt).toMatch(/^\d{4}-/)

    const again = await app.office(`POST ${save}`, {
      token: second.token,
      body: { ...body(current, 1), version: current.version },
    })
    expect(again.body.code).toBe(200)
    const { rows } = (
      await app.office('GET office/online/audit/list', {
        token: first.token,
        query: { staffId: first.id },
      })
    ).body
    const entry = rows.find(({ target }: { target: string }) => target === `setting ${key}`)
    expect(entry.changes).toContainEqual(expect.objectContaining(change))
  })
})
