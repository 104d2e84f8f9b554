import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { readSheet } from '../../platform/excel/read-sheet.ts'
import { fieldsOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { givenProduct } from './products.testing.ts'

const app = await testApp()

const upload = (token: string, mode: 'preview' | 'take', content: string | Uint8Array, jobId?: string) => {
  const body = new FormData()
  body.set('mode', mode)
  if (jobId) body.set('job', jobId)
  body.set('file', new Blob([content as never]), 'products.xlsx')
  return app.client('POST base/online/product/import', { token, body })
}

async function rowsOf(path: string, token: string, headers: string[]): Promise<string[][]> {
  const response = await fetch(`${app.address}/api/${path}`, {
    headers: { authorization: `bearer ${token}`, 'accept-language': 'zh-CN' },
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  const sheet = await readSheet(
    bytes,
    headers.map((header) => ({ key: header, headers: [header] as [string], isRequired: true })),
  )
  if (!sheet.ok) throw new Error(`${sheet.reason}: ${Buffer.from(bytes).toString('utf8', 0, 300)}`)
  const rows: string[][] = []
  for await (const { values } of sheet.sheet.rows) rows.push(headers.map((header) => values[header] ?? ''))
  return rows
}

const file = [
  '型号,品牌,品名,商品类别,产地,计量单位',
  'LM358,TI,运算放大器,电子,中国,个',
  'NE555,TI,,,JP,007',
  ',TI,no model,,,',
  'lm 358,ti,again,,,',
  'AD620,ADI,,酒,,',
  'AD8221,ADI,,,Atlantis,dozenth',
  'OP07,ADI,there already,,,',
].join('\n')

describe('importing products', () => {
  it('previews good rows, faults at their cells and duplicates, and saves nothing', async () => {
    const member = await app.given.member()
    await givenProduct(app, member, { model: 'op 07', brand: 'adi' })
    const { body } = await upload(member.token, 'preview', file)
    expect(body.data).toMatchObject({
      acceptedCount: 2,
      rejectedCount: 5,
      rejected: [
        { row: 4, errors: [{ path: 'model', msg: 'This field is required' }] },
        { row: 5, errors: [{ path: 'model', msg: 'The same as row 2 of the file' }] },
        { row: 6, errors: [{ path: 'category' }] },
        { row: 7, errors: [{ path: 'origin' }, { path: 'unit' }] },
        { row: 8, errors: [{ path: 'model', msg: /this model and brand already/ }] },
      ],
    })
    const { body: list } = await app.client('GET base/online/product/list', { token: member.token })
    expect(list.total).toBe(1)
  })

  it('takes the good rows with origins and units by name or code, and gives the others back', async () => {
    const { token } = await app.given.member()
    const { body } = await upload(token, 'take', file)
    expect(body.data).toMatchObject({ acceptedCount: 3, rejectedCount: 4 })
    const { body: list } = await app.client('GET base/online/product/list', {
      token,
      query: { orderByColumn: 'model' },
    })
    expect(list.rows).toMatchObject([
      { model: 'LM358', origin: 'CN', unit: '007', category: 0 },
      { model: 'NE555', origin: 'JP', unit: '007' },
      { model: 'OP07' },
    ])
    const rejected = await rowsOf(`system/online/file/${body.data.rejectedFileId}`, token, [
      'Model',
      'Errors',
    ])
    expect(rejected).toHaveLength(4)
    expect(rejected[1]).toEqual(['lm 358', 'Model: The same as row 2 of the file'])
  })

  it('takes ten thousand rows at once, finds each of them, and reports its progress', async () => {
    const { token, companyId, memberId } = await app.given.member()
    const reports: { id: string; done: number; total: number; state: string }[] = []
    const stop = app.platform.live.add({
      as: { companyId, memberId },
      sessionId: '0',
      send: (message) => message.type === 'job' && reports.push(message),
      close: () => undefined,
    })
    const rows = Array.from({ length: 10_000 }, (_, n) => [`RC0402FR-${n}`, 'Yageo', '贴片电阻', '个'])
    const bytes = await writeXlsx({
      sheets: [{ name: 'S', rows: [['型号', '品牌', '品名', '计量单位'], ...rows] }],
    })
    const { body } = await upload(token, 'take', bytes, 'job-of-a-test')
    expect(body.data).toMatchObject({ acceptedCount: 10_000, rejectedCount: 0 })
    expect(body.data.accepted).toHaveLength(200)
    const found = await app.client('GET base/online/product/list', { token, query: { keyword: 'fr-9999' } })
    expect(found.body).toMatchObject({ total: 1, rows: [{ model: 'RC0402FR-9999' }] })
    await expect
      .poll(() => reports.at(-1))
      .toEqual({ type: 'job', id: 'job-of-a-test', done: 10_000, total: 10_000, state: 'done' })
    expect(reports.length).toBeGreaterThan(2)
    stop()
  })

  it('refuses one row more, a wrong header and a sheet without rows, at the file', async () => {
    const { token } = await app.given.member()
    const many = ['型号,品牌', ...Array.from({ length: 10_001 }, (_, n) => `M${n},B`)].join('\n')
    for (const content of [many, 'a,b\n1,2', '型号,品名\nLM358,x', '型号,品牌']) {
      const answer = await upload(token, 'preview', content)
      expect(answer.body.code).toBe(400)
      expect(fieldsOf(answer)).toMatchObject([{ path: 'file' }])
    }
  })

  it('begins with a template whose required columns are marked', async () => {
    const { token } = await app.given.member()
    const response = await fetch(`${app.address}/api/base/online/product/importTemplate`, {
      headers: { authorization: `bearer ${token}`, 'accept-language': 'zh-CN' },
    })
    expect(response.headers.get('content-disposition')).toContain('xlsx')
    const { body } = await upload(token, 'preview', new Uint8Array(await response.arrayBuffer()))
    expect(body).toMatchObject({ code: 400, data: { fields: [{ path: 'file' }] } })
  })
})

describe('exporting products', () => {
  it('writes the chosen columns of the filtered rows in words', async () => {
    const member = await app.given.member()
    await givenProduct(app, member, { model: 'LM358', brand: 'TI', origin: 'JP' })
    await givenProduct(app, member, { model: 'NE555', brand: 'ON' })
    const path = 'base/online/product/export?brand=ti&columns=model,origin,classificationStatus,cccStatus'
    expect(await rowsOf(path, member.token, ['型号', '产地', '归类状态', '3C 状态'])).toEqual([
      ['LM358', '日本', '未归类', '待确认'],
    ])
  })
})
