import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { fieldsOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenCustomer } from './partners.testing.ts'

const app = await sharedApp()

async function sheetOf(path: string, token: string, locale = 'en-US'): Promise<unknown[][]> {
  const headers = { authorization: `bearer ${token}`, 'accept-language': locale }
  const response = await fetch(`${app.address}/api/${path}`, { headers })
  expect(response.headers.get('content-type')).toContain('spreadsheetml')
  const book = await readXlsx(new Uint8Array(await response.arrayBuffer()))
  return (book.sheets[0]?.rows ?? []).map((row) => [...row])
}

const upload = (token: string, mode: string, content: string) => {
  const body = new FormData()
  body.set('file', new Blob([content]), 'customers.csv')
  body.set('mode', mode)
  return app.client('POST base/online/customer/import', { token, body })
}

describe('exporting customers', () => {
  it('writes the chosen columns, filtered and sorted as the list, in the caller’s language', async () => {
    const member = await app.given.member()
    await givenCustomer(app, member, { type: 1, englishName: 'Beta', phone: '13800138000' })
    await givenCustomer(app, member, { type: 1, englishName: 'Alpha', level: 1 })
    await givenCustomer(app, member, { type: 2, chineseName: '丙' })
    const path =
      'base/online/customer/export?columns=englishName,type,level,phone&type=1&orderByColumn=englishName'
    expect(await sheetOf(path, member.token)).toEqual([
      ['English name', 'Customer type', 'Level', 'Phone'],
      ['Alpha', 'Overseas', 'Key customer', null],
      ['Beta', 'Overseas', 'Regular', '13800138000'],
    ])
    expect((await sheetOf(path, member.token, 'zh-CN'))[0]).toEqual([
      '英文名称',
      '客户类型',
      '客户等级',
      '电话',
    ])
  })

  it('answers an empty result with the specified text', async () => {
    const { token } = await app.given.member()
    const { body } = await app.client('GET base/online/customer/export', { token })
    expect(body).toMatchObject({ code: 400, msg: 'No data, please check the query conditions' })
  })
})

describe('importing customers', () => {
  it('begins with a template in the caller’s language whose required column is marked', async () => {
    const { token } = await app.given.member()
    const [header] = await sheetOf('base/online/customer/importTemplate', token, 'zh-CN')
    expect(header).toEqual([
      '客户类型 *',
      '中文名称',
      '英文名称',
      '客户等级',
      '注册地址',
      '经营地址',
      '电话',
      '传真',
    ])
  })

  const file = [
    '客户类型,中文名称,英文名称,客户等级,联系电话',
    '境外客户,,Nordic Parts AB,重点客户,+46 8 123 456',
    '分销客户,华南分销,,,',
    '境外客户,只有中文,,,',
    '分销客户,,Only English,,',
    '分销客户,华南分销,,,',
    '批发客户,甲,,,call me',
    'Overseas,,Known Ltd,,',
  ].join('\n')

  it('previews good and rejected rows with an error at each cell, and saves nothing', async () => {
    const member = await app.given.member()
    await givenCustomer(app, member, { englishName: 'KNOWN LTD' })
    const { body } = await upload(member.token, 'preview', file)
    expect(body.data).toMatchObject({
      acceptedCount: 2,
      rejectedCount: 5,
      rejectedFileId: null,
      rejected: [
        { row: 4, errors: [{ path: 'englishName' }] },
        { row: 5, errors: [{ path: 'chineseName' }] },
        { row: 6, errors: [{ path: 'chineseName', msg: 'The same as row 3 of the file' }] },
        { row: 7, errors: [{ path: 'type' }, { path: 'phone' }] },
        { row: 8, errors: [{ path: 'englishName' }] },
      ],
    })
    const { body: listed } = await app.client('GET base/online/customer/list', { token: member.token })
    expect(listed.total).toBe(1)
  })

  it('takes the good rows and gives the rest back as a file', async () => {
    const member = await app.given.member()
    await givenCustomer(app, member, { englishName: 'Known Ltd' })
    const { body } = await upload(member.token, 'take', file)
    expect(body.data).toMatchObject({ acceptedCount: 2, rejectedFileId: expect.any(String) })
    const rejected = await sheetOf(`system/online/file/${body.data.rejectedFileId}`, member.token)
    expect(rejected).toHaveLength(6)
    const { body: listed } = await app.client('GET base/online/customer/list', {
      token: member.token,
      query: { orderByColumn: 'englishName', isAsc: 'desc' },
    })
    expect(listed.total).toBe(3)
    expect(listed.rows).toContainEqual(expect.objectContaining({ englishName: 'Nordic Parts AB', level: 1 }))
  })

  it('refuses a file whose header is wrong, and names the column', async () => {
    const { token } = await app.given.member()
    const answer = await upload(token, 'preview', '名称,级别\n甲,乙')
    expect(answer.body.code).toBe(400)
    expect(fieldsOf(answer)).toMatchObject([{ path: 'file', msg: expect.stringContaining('Customer type') }])
  })
})
