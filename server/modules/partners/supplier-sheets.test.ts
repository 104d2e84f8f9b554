import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { fieldsOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenAccount, givenAddress, givenFile, givenSupplier } from './partners.testing.ts'

const app = await sharedApp()

/** The answer's bytes as the rows of its first sheet. */
async function sheetOf(path: string, token: string, locale = 'en-US'): Promise<unknown[][]> {
  const headers = { authorization: `bearer ${token}`, 'accept-language': locale }
  const response = await fetch(`${app.address}/api/${path}`, { headers })
  expect(response.headers.get('content-type')).toContain('spreadsheetml')
  expect(response.headers.get('content-disposition')).toContain('attachment')
  const book = await readXlsx(new Uint8Array(await response.arrayBuffer()))
  return (book.sheets[0]?.rows ?? []).map((row) => [...row])
}

const upload = (token: string, mode: string, content: string | Uint8Array<ArrayBuffer>, locale = 'en-US') => {
  const body = new FormData()
  body.set('file', new Blob([content]), 'suppliers.csv')
  body.set('mode', mode)
  return app.client('POST base/online/supplier/import', { token, body, locale })
}

describe('GET base/online/supplier/export', () => {
  it('writes the chosen columns in the caller’s order and language, filtered and sorted as the list', async () => {
    const member = await app.given.member()
    await givenSupplier(app, member, { name: '甲公司', isOverseas: 1, phone: '13800138000' })
    await givenSupplier(app, member, { name: '乙公司', isOverseas: 1, phone: '13800138000' })
    await givenSupplier(app, member, { name: '丙公司' })
    const path =
      'base/online/supplier/export?columns=name,status,isOverseas,phone&isOverseas=1&orderByColumn=name&isAsc=asc'
    expect(await sheetOf(path, member.token)).toEqual([
      ['Supplier name', 'Status', 'Location', 'Phone'],
      ['甲公司', 'Enabled', 'Overseas', '13800138000'],
      ['乙公司', 'Enabled', 'Overseas', '13800138000'],
    ])
    const chinese = await sheetOf(path, member.token, 'zh-CN')
    expect(chinese[0]).toEqual(['供应商名称', '状态', '境内／境外', '电话'])
    expect(chinese[1]?.[1]).toBe('启用')
  })

  it('writes only the selected rows, and all columns where none are chosen', async () => {
    const member = await app.given.member()
    const { id } = await givenSupplier(app, member, { name: 'Chosen' })
    await givenSupplier(app, member, { name: 'Left out' })
    const rows = await sheetOf(`base/online/supplier/export?ids=${id}`, member.token)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toHaveLength(13)
    expect(rows[1]).toContain('Chosen')
  })

  it('answers an empty result with the specified text, and an unknown column at its field', async () => {
    const { token } = await app.given.member()
    const empty = await app.client('GET base/online/supplier/export', { token })
    expect(empty.body).toMatchObject({ code: 400, msg: 'No data, please check the query conditions' })
    const unknown = await app.client('GET base/online/supplier/export', {
      token,
      query: { columns: 'name,password' },
    })
    expect(unknown.body.code).toBe(400)
  })

  it('writes accounts and addresses alike, with account numbers masked', async () => {
    const member = await app.given.member()
    const supplier = await givenSupplier(app, member)
    await givenAccount(app, member, supplier.id, { accountNumber: '6222021234567890' })
    await givenAddress(app, member, supplier.id)
    expect(
      await sheetOf('base/online/supplierAccount/export?columns=accountNumber,currency', member.token),
    ).toEqual([
      ['Account number', 'Currency'],
      ['**** 7890', 'RMB'],
    ])
    const addresses = await sheetOf(
      'base/online/supplierAddress/export?columns=type,region',
      member.token,
      'zh-CN',
    )
    expect(addresses).toEqual([
      ['地址类型', '所在地区'],
      ['发货地址', '广东省深圳市南山区'],
    ])
  })
})

describe('importing suppliers', () => {
  it('begins with a template in the caller’s language whose required columns are marked', async () => {
    const { token } = await app.given.member()
    const [header] = await sheetOf('base/online/supplier/importTemplate', token, 'zh-CN')
    expect(header).toEqual(['供应商名称 *', '英文名称', '简称', '境内／境外 *', '联系人', '电话', '地址'])
  })

  const file = [
    '供应商名称,英文名称,境内／境外,联系电话',
    '甲公司,Alpha,境外,13800138000',
    '乙公司,,境内,',
    ',No name,境内,',
    '丙公司,,也许,call me',
    '甲公司,,境内,',
    '丁公司,,境外,',
  ].join('\n')

  it('previews good and rejected rows with an error at each cell, and saves nothing', async () => {
    const member = await app.given.member()
    await givenSupplier(app, member, { name: '丁公司' })
    const { body } = await upload(member.token, 'preview', file)
    expect(body.data).toMatchObject({
      acceptedCount: 2,
      rejectedCount: 4,
      rejectedFileId: null,
      accepted: [{ row: 2, values: { name: '甲公司', isOverseas: '境外' }, errors: [] }, { row: 3 }],
      rejected: [
        { row: 4, errors: [{ path: 'name', msg: 'This field is required' }] },
        { row: 5, errors: [{ path: 'isOverseas' }, { path: 'phone' }] },
        { row: 6, errors: [{ path: 'name', msg: 'The same as row 2 of the file' }] },
        { row: 7, errors: [{ path: 'name' }] },
      ],
    })
    const list = await app.client('GET base/online/supplier/list', { token: member.token })
    expect(list.body.total).toBe(1)
  })

  it('takes the good rows, which then wait for their documents, and gives the others back in a file', async () => {
    const { token } = await app.given.member()
    const { body } = await upload(token, 'take', file)
    expect(body.data).toMatchObject({ acceptedCount: 3, rejectedCount: 3 })
    const list = await app.client('GET base/online/supplier/list', { token, query: { isIncomplete: 1 } })
    expect(list.body.total).toBe(3)
    const alpha = list.body.rows.find(({ name }: { name: string }) => name === '甲公司')
    expect(alpha).toMatchObject({
      englishName: 'Alpha',
      isOverseas: 1,
      status: 1,
      missingDocuments: ['business-licence', 'invoicing-data'],
    })
    const rows = await sheetOf(`system/online/file/${body.data.rejectedFileId}`, token)
    expect(rows[0]?.at(-1)).toBe('Errors')
    expect(rows).toHaveLength(4)
    expect(rows[2]?.at(-1)).toContain('Phone: ')
  })

  it('lets an incomplete supplier be corrected, and completed, but not robbed of a document', async () => {
    const member = await app.given.member()
    await upload(member.token, 'take', '供应商名称,境内／境外\n甲公司,境内')
    const list = await app.client('GET base/online/supplier/list', { token: member.token })
    const { id } = list.body.rows[0]
    const body = { id, version: 1, name: '甲公司', isOverseas: 0, contact: '李雷' }
    const save = (values: object) =>
      app.client('POST base/online/supplier/save', { token: member.token, body: { ...body, ...values } })
    expect((await save({})).body.code).toBe(200)
    const licence = { 'business-licence': [await givenFile(app, member)] }
    expect((await save({ version: 2, attachments: licence })).body.code).toBe(200)
    const robbed = await save({ version: 3, attachments: { 'business-licence': [] } })
    expect(fieldsOf(robbed)).toMatchObject([{ path: 'attachments.business-licence' }])
  })

  it('is taken once for the same Idempotency-Key', async () => {
    const { token } = await app.given.member()
    const take = () => {
      const body = new FormData()
      body.set('mode', 'take')
      body.set('file', new Blob(['供应商名称,境内／境外\n甲公司,境内']), 'suppliers.csv')
      const headers = { 'idempotency-key': 'import-1' }
      return app.client('POST base/online/supplier/import', { token, body, headers })
    }
    const first = await take()
    expect(first.body.data.acceptedCount).toBe(1)
    expect((await take()).body).toEqual(first.body)
  })

  it.each([
    ['no known heading', 'a,b\n1,2', 'file'],
    ['a required column missing', '供应商名称\n甲公司', 'file'],
    ['headings alone', '供应商名称,境内／境外', 'file'],
    ['no sheet at all', '<html></html>', 'file'],
  ])('refuses a file with %s', async (_what, content, path) => {
    const { token } = await app.given.member()
    const answer = await upload(token, 'preview', content)
    expect(answer.body.code).toBe(400)
    expect(fieldsOf(answer)).toMatchObject([{ path }])
  })

  it('takes back the template it gave out, filled in, in another language', async () => {
    const { token } = await app.given.member()
    const { body } = await upload(token, 'preview', 'Supplier name *,Location *\nAlpha,overseas', 'zh-TW')
    expect(body.data).toMatchObject({ acceptedCount: 1, rejectedCount: 0 })
  })
})
