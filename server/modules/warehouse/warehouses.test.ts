import { describe, expect, it } from 'vitest'
import { erpClient, givenKey } from '../../gateway/gateway.testing.ts'
import { pathsOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'

const app = await testApp()
const { token } = await app.given.member()
const desk = await app.given.staff()
const erp = erpClient(app, (await givenKey(app)).key)

const inEach = (text: string) => ({ 'zh-CN': `${text}简`, 'zh-TW': `${text}繁`, 'en-US': `${text} EN` })
const form = (values: Record<string, unknown> = {}) => ({
  code: 'SZ-9',
  place: 2,
  names: inEach('Futian'),
  addresses: inEach('1 Keji Road'),
  hours: inEach('9-18'),
  contact: 'Li Lei',
  phone: '0755-12345678',
  ...values,
})
const save = (body: object) => app.office('POST base/online/warehouse/save', { token: desk.token, body })
const choices = async (locale = 'en-US'): Promise<{ id: string; code: string; name: string }[]> =>
  (await app.client('GET base/online/warehouse/options', { token, locale })).body.data

describe('warehouses', () => {
  it('are maintained by staff and chosen by customers in their language', async () => {
    const { body } = await save(form())
    expect(body.code).toBe(200)
    expect((await choices()).find(({ code }) => code === 'SZ-9')?.name).toBe('Futian EN')
    expect((await choices('zh-TW')).find(({ code }) => code === 'SZ-9')?.name).toBe('Futian繁')
    const { id, version } = body.data
    expect((await save(form({ id, version, isHidden: 1 }))).body.code).toBe(200)
    expect((await choices()).map(({ code }) => code)).not.toContain('SZ-9')
    expect(pathsOf(await save(form({ id, version })))).toEqual(['version'])
  })

  it('have a code of their own in capitals, and every text in three languages', async () => {
    expect(pathsOf(await save(form()))).toEqual(['code'])
    expect(pathsOf(await save(form({ code: 'sz 10' })))).toEqual(['code'])
    expect(pathsOf(await save(form({ code: 'SZ-10', place: 7 })))).toEqual(['place'])
    const names = { ...inEach('Futian'), 'en-US': '' }
    expect(pathsOf(await save(form({ code: 'SZ-10', names })))).toEqual(['names.en-US'])
  })

  it('are sent by the ERP under their code, and replaced when they come again', async () => {
    const rows = [form({ code: 'HK-9', place: 1 })]
    expect((await erp('POST warehouses', { body: { rows }, idempotencyKey: 'a' })).status).toBe(200)
    const changed = [form({ code: 'HK-9', place: 1, names: inEach('Kwai Chung') })]
    expect((await erp('POST warehouses', { body: { rows: changed }, idempotencyKey: 'b' })).status).toBe(200)
    const named = (await choices()).filter(({ code }) => code === 'HK-9')
    expect(named.map(({ name }) => name)).toEqual(['Kwai Chung EN'])
  })
})
