import { hsSampleDate } from '@quayside/db/seeds/reference/hs-codes/all-hs-codes.ts'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp } from '../../platform/testing/test-app.ts'

const app = await sharedApp()
let token: string
beforeAll(async () => {
  token = (await app.given.member({ permissions: ['product-hsCode-list'] })).token
})

const list = (query: Record<string, string | number>, locale = 'en-US') =>
  app.client('GET base/online/hsCode/list', { token, query, locale })
const codesOf = async (query: Record<string, string | number>, locale?: string): Promise<string[]> =>
  (await list({ pageSize: 200, ...query }, locale)).body.rows.map(({ code }: { code: string }) => code)
const detail = (code: string, locale = 'en-US') =>
  app.client('GET base/online/hsCode/detail', { token, query: { code }, locale })
const tree = (parent?: string) =>
  app.client('GET base/online/hsCode/tree', { token, ...(parent && { query: { parent } }) })

describe('GET base/online/hsCode/export', () => {
  it('writes what the list finds, in its columns, codes with their leading zero', async () => {
    const address = `${app.address}/api/base/online/hsCode/export?keyword=0202&columns=code,name,mfnRate`
    const file = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    const book = await readXlsx(new Uint8Array(await file.arrayBuffer()))
    const [headings, ...rows] = book.sheets[0]?.rows ?? []
    expect(headings).toHaveLength(3)
    expect(rows.map((row) => row[0])).toEqual(await codesOf({ keyword: '0202' }))
    expect(rows[0]?.[0]).toBe('0202200090')
  })

  it('refuses an empty one', async () => {
    const { body } = await app.client('GET base/online/hsCode/export', {
      token,
      query: { keyword: 'no such goods' },
    })
    expect(body.code).toBe(400)
  })
})

describe('GET base/online/hsCode/list', () => {
  it('lists the tariff from its beginning, page by page, and says that it is a sample and of which day', async () => {
    const { body } = await list({})
    expect(body.total).toBeGreaterThanOrEqual(320)
    expect(body.rows).toHaveLength(10)
    expect(body.rows[0]).toMatchObject({ code: '0202200090', isSample: true, sourceDate: hsSampleDate })
    const second = await list({ pageNum: 2 })
    expect(second.body.rows[0].code > body.rows[9].code).toBe(true)
  })

  it.each([
    ['the beginning of a code', '854231', ['8542311100', '8542311900', '8542319000']],
    ['a code with dots', '8542.3190.00', ['8542319000']],
    ['a code with its inspection digits', '8542319000101', ['8542319000']],
    ['the Chinese name', '智能手机', ['8517130000']],
    ['the Chinese name in traditional writing', '智慧型手機', ['8517130000']],
    ['the English name, whatever its case', 'SMARTPHONES', ['8517130000']],
    ['several words, each of which must match', 'tantalum chip', ['8532211000']],
    ['pinyin', 'zhinengshouji', ['8517130000']],
    ['initials', 'znsj', ['8517130000']],
  ])('finds a code by %s', async (_, keyword, expected) => {
    expect(await codesOf({ keyword })).toEqual(expected)
  })

  it('puts names that begin with the keyword before those that only contain it', async () => {
    const codes = await codesOf({ keyword: 'led' })
    expect(codes.indexOf('8541410000')).toBeLessThan(codes.indexOf('0801320000'))
    expect((await codesOf({ keyword: '二极管' }))[0]).toBe('8541100000')
    expect((await list({ keyword: '(' })).body.code).toBe(200)
  })

  it('takes wildcards literally', async () => {
    expect(await codesOf({ keyword: '_' })).toEqual([])
    // Only names that contain the sign itself, such as “not exceeding 1.5 %”.
    expect(await codesOf({ keyword: '%' })).toEqual(await codesOf({ keyword: '5%' }))
  })

  it('answers in the caller’s language, with the Chinese name as it is declared', async () => {
    const [english, traditional] = await Promise.all([
      list({ keyword: '8542329000' }),
      list({ keyword: '8542329000' }, 'zh-TW'),
    ])
    expect(english.body.rows[0]).toMatchObject({
      name: 'Other integrated circuits used as memories',
      chineseName: '其他用作存储器的集成电路',
      firstUnit: { code: '007', name: 'Piece' },
      secondUnit: { code: '035', name: 'Kilogram' },
      mfnRate: '0',
      generalRate: '24',
      temporaryRate: null,
      vatRate: '13',
      refundRate: '13',
    })
    expect(traditional.body.rows[0]).toMatchObject({
      name: '其他用作記憶體的積體電路',
      secondUnit: { code: '035', name: '公斤' },
    })
  })

  it('filters by chapter and by any node of the tree, and sorts by rate', async () => {
    const chapter = await codesOf({ chapter: '33' })
    expect(chapter.length).toBeGreaterThan(20)
    expect(chapter.every((code) => code.startsWith('33'))).toBe(true)
    expect(await codesOf({ parent: '850760', keyword: 'aircraft' })).toEqual(['8507600030'])
    const sorted = await list({ chapter: '85', orderByColumn: 'mfnRate', isAsc: 'desc', pageSize: 1 })
    expect(sorted.body.rows[0]).toMatchObject({ mfnRate: '18' })
  })

  it.each([
    [{ chapter: '8' }, 'chapter'],
    [{ parent: '854' }, 'parent'],
    [{ orderByColumn: 'search' }, 'orderByColumn'],
    [{ colour: 'red' }, 'colour'],
  ])('refuses %j at its field', async (query, path) => {
    const { body } = await list(query as Record<string, string>)
    expect(body).toMatchObject({ code: 400, data: { fields: [{ path }] } })
  })
})

describe('GET base/online/hsCode/tree', () => {
  it('begins with all 97 chapters in their sections', async () => {
    const { body } = await tree()
    expect(body.data).toHaveLength(97)
    expect(body.data[0]).toMatchObject({
      code: '01',
      name: 'Live animals',
      level: 2,
      section: { number: 1, name: 'Live animals; animal products' },
      codes: 0,
    })
    expect(body.data[76]).toMatchObject({ code: '77', codes: 0 })
    expect(body.data[84].codes).toBeGreaterThan(200)
  })

  it('goes down to headings, subheadings and codes', async () => {
    const headings = (await tree('85')).body.data
    expect(headings.find(({ code }: { code: string }) => code === '8542')).toMatchObject({
      name: 'Electronic integrated circuits',
      level: 4,
      section: null,
    })
    expect((await tree('8542')).body.data.map(({ code }: { code: string }) => code)).toEqual([
      '854231',
      '854232',
      '854233',
      '854239',
      '854290',
    ])
    expect((await tree('854290')).body.data).toEqual([
      {
        code: '8542900000',
        name: 'Parts of integrated circuits (lead frames)',
        level: 10,
        section: null,
        codes: 1,
      },
    ])
    expect((await tree('01')).body.data).toEqual([])
  })

  it('knows no node that is not there', async () => {
    expect((await tree('99')).body.code).toBe(404)
    expect((await tree('x')).body.code).toBe(400)
  })
})

describe('GET base/online/hsCode/detail', () => {
  it('finds a code with a leading zero, with its place, its conditions in words and its elements', async () => {
    const { body } = await detail('0202300090')
    expect(body.data).toMatchObject({
      code: '0202300090',
      path: [
        { code: '02', name: 'Meat and edible meat offal' },
        { code: '0202', name: 'Meat of bovine animals, frozen' },
        { code: '020230', name: 'Frozen bovine meat, boneless' },
      ],
      supervision: '7AB',
      supervisionConditions: [
        { code: '7', name: 'Automatic import license', direction: 'import' },
        { code: 'A', direction: 'import' },
        { code: 'B', direction: 'export' },
      ],
      inspection: 'PRQS',
      vatRate: '9',
    })
    expect(body.data.inspectionConditions.map(({ code }: { code: string }) => code)).toEqual([
      'P',
      'R',
      'Q',
      'S',
    ])
    expect(body.data.elements).toEqual(expect.arrayContaining(['品名', '牛肉部位', '其他']))
  })

  it('explains conditions in the caller’s language', async () => {
    expect((await detail('0202300090', 'zh-CN')).body.data.supervisionConditions[0].name).toBe(
      '自动进口许可证',
    )
    expect((await detail('0202300090', 'zh-TW')).body.data.supervisionConditions[0].name).toBe(
      '自動進口許可證',
    )
  })

  it('takes thirteen digits for the ten of the tariff, and knows no other code', async () => {
    expect((await detail('8542319000101')).body.data.code).toBe('8542319000')
    expect((await detail('8542319999')).body.code).toBe(404)
    expect((await detail('8542')).body).toMatchObject({ code: 400, data: { fields: [{ path: 'code' }] } })
    expect((await app.client('GET base/online/hsCode/detail', { token })).body.code).toBe(400)
  })
})

describe('GET base/online/hsCode/options', () => {
  it('offers at most twenty to anyone who fills in a form', async () => {
    const other = await app.given.member({ permissions: [] })
    const options = (keyword: string) =>
      app.client('GET base/online/hsCode/options', { token: other.token, query: { keyword } })
    expect((await options('85')).body.data).toHaveLength(20)
    expect((await options('mlcc')).body.data).toMatchObject([
      { code: '8532241000', firstUnit: { code: '035' } },
    ])
    expect((await app.client('GET base/online/hsCode/list', { token: other.token })).body.code).toBe('403')
  })
})
