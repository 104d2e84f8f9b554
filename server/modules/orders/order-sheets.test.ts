import { lineColumns } from '@quayside/contract/orders/line-columns.ts'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { rawWorkbook } from '../../platform/excel/sheet.testing.ts'
import { fieldsOf, pathsOf } from '../../platform/testing/answers.ts'
import type { GivenMember } from '../../platform/testing/given.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenSupplier } from '../partners/partners.testing.ts'
import { lineForm, orderForm, read, save, saved } from './orders.testing.ts'

const app = await sharedApp()

const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const worksheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const headingRow =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>型号</t></is></c><c r="B1" t="inlineStr"><is><t>数量</t></is></c></row>'
const zeros = '<row r="2"><c r="A2"><v>0</v></c></row>'.repeat(400_000)

type Cell = string | number | null
const sheetOf = async (rows: Cell[][]): Promise<Uint8Array> =>
  new Uint8Array(await writeXlsx({ sheets: [{ name: 'lines', rows }] }))

function bring({ token }: GivenMember, bytes: Uint8Array | string, fields: Record<string, string> = {}) {
  const body = new FormData()
  body.set('modelType', '0')
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('file', new Blob([bytes as BlobPart]), 'lines.xlsx')
  return app.client('POST business/online/order/import', { token, body })
}

describe('POST business/online/order/import', () => {
  it('takes our template back, with all of its 24 columns', async () => {
    const member = await app.given.member()
    const response = await fetch(`${app.address}/api/business/online/order/importTemplate`, {
      headers: { authorization: `bearer ${member.token}`, 'accept-language': 'zh-CN' },
    })
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    expect(lineColumns).toHaveLength(24)
  })

  it('cleans numbers as a paste does, passes over the totals and names what it left out', async () => {
    const member = await app.given.member()
    const answer = await bring(
      member,
      await sheetOf([
        ['型号', '产地', '*数量（PCS）', '单价(USD)', '单价(RMB)', '毛重[KG]', '库位'],
        ['LM358', 'CN', '１，２００PCS', 'US$0.35', '2.5元', '0.32 KG', 'A-1'],
        ['NE555', 'CN', '1.2E+04', '1.5元', '', '', ''],
        ['合计', '', '13200', '', '', '', ''],
      ]),
    )
    expect(answer.body.data).toMatchObject({
      acceptedCount: 2,
      rejectedCount: 0,
      ignoredColumns: ['单价(RMB)', '库位'],
      lines: [
        { model: 'LM358', qty: '1200', price: '0.35', grossWeight: '0.32' },
        { model: 'NE555', qty: '12000', price: '1.5' },
      ],
    })
  })

  it('reads a supplier’s own sheet: headings in any language, names for codes, totals computed', async () => {
    const member = await app.given.member()
    const answer = await bring(
      member,
      await sheetOf([
        ['Part Number', '品名', 'Brand', '原产国', 'UOM', 'QTY', '单价', 'G.W.', 'N.W.', '类型'],
        ['LM358', '运放', 'TI', '美国', '个', 1000, 0.12, 1.8, 1.5, '电子'],
        [null, null, null, null, null, null, null, null, null, null],
        ['NE555', 'Timer', 'TI', 'CN', '007', 5, 2, '', '', ''],
      ]),
    )
    expect(answer.body.data).toMatchObject({ acceptedCount: 2, rejectedCount: 0, rejectedFileId: null })
    const [first, second] = answer.body.data.lines
    expect(first).toMatchObject({
      model: 'LM358',
      name: '运放',
      origin: 'US',
      unit: '007',
      qty: '1000',
      price: '0.12',
      totalMoney: '120.00',
      grossWeight: '1.8',
      netWeight: '1.5',
      type: 0,
      productId: null,
    })
    expect(second.key).not.toBe(first.key)
    // What comes back can be saved as it is.
    const form = await orderForm(app, member, { lines: answer.body.data.lines })
    expect(saved(await save(app, member, form)).orderAmount).toBe('130.00')
  })

  it('understands everyday short forms as the sheet on the screen does', async () => {
    const member = await app.given.member()
    const answer = await bring(
      member,
      await sheetOf([
        ['Part Number', 'COO', 'UOM', 'QTY', 'Unit price', 'Packing'],
        ['LM358', 'P.R. China', 'PCS', 1000, 0.12, 'ctns'],
        ['LM359', 'South Korea', 'kgs', 5, 1, 'Pallets'],
      ]),
    )
    expect(answer.body.data.lines).toMatchObject([
      { origin: 'CN', unit: '007', packing: '2' },
      { origin: 'KR', unit: '035', packing: '5' },
    ])
  })

  it('keeps the good rows and gives the bad ones back with their errors', async () => {
    const member = await app.given.member()
    const answer = await bring(
      member,
      await sheetOf([
        ['型号', '产地', '数量', '单价', '金额', '净重', '毛重'],
        ['A', 'CN', '1', '1', '1', '', ''],
        ['B', 'Atlantis', '1', '1', '', '', ''],
        ['C', 'CN', '-1', '1,5', '', '', ''],
        ['D', 'CN', '2', '2', '5', '', ''],
        ['E', 'CN', '1', '1', '', '2', '1'],
      ]),
    )
    const { data } = answer.body
    expect([data.acceptedCount, data.rejectedCount, data.lines.length]).toEqual([1, 4, 1])
    expect(
      data.rejected.map((row: { row: number; errors: { path: string }[] }) => [
        row.row,
        row.errors.map(({ path }) => path),
      ]),
    ).toEqual([
      [3, ['origin']],
      [4, ['qty', 'price']],
      [5, ['totalMoney']],
      [6, ['grossWeight']],
    ])
    const file = await fetch(`${app.address}/api/system/online/file/${data.rejectedFileId}`, {
      headers: { authorization: `bearer ${member.token}` },
    })
    expect(file.headers.get('content-type')).toContain('spreadsheetml')
  })

  it.each([
    ['no spreadsheet at all', 'just text', /spreadsheet|heading|column/i],
    ['an empty file', '', /empty/i],
    ['a picture renamed', '\u0089PNG\r\n\u001a\nxxxx', /./],
  ])('answers %s in words at the file', async (_what, bytes, words) => {
    const member = await app.given.member()
    const answer = await bring(member, bytes)
    expect(answer.body.code).toBe(400)
    const [field] = fieldsOf(answer)
    expect(field?.msg ?? answer.body.msg).toMatch(words)
  })

  it.each([
    ['encrypted', () => Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')]), /password/i],
    ['a zip bomb', () => rawWorkbook(worksheet(headingRow + zeros)), /unpack|large|compress/i],
    ['of headings alone', () => rawWorkbook(worksheet(headingRow)), /row/i],
    [
      'without our headings',
      () =>
        sheetOf([
          ['colour', 'size'],
          ['red', 'L'],
        ]),
      /heading|column/i,
    ],
  ])('answers a file that is %s in its own words', async (_what, bytes, words) => {
    const member = await app.given.member()
    const answer = await bring(member, new Uint8Array(await bytes()))
    expect(fieldsOf(answer)).toEqual([{ path: 'file', msg: expect.stringMatching(words) }])
  })

  it('marks the cell of a formula without a value and of merged cells', async () => {
    const member = await app.given.member()
    const row = '<row r="2"><c r="A2" t="inlineStr"><is><t>LM358</t></is></c><c r="B2"><f>1+1</f></c></row>'
    const formula = await bring(member, new Uint8Array(rawWorkbook(worksheet(headingRow + row))))
    expect(formula.body.data).toMatchObject({ rejectedCount: 1, rejected: [{ errors: [{ path: 'qty' }] }] })
    const merged = await bring(
      member,
      new Uint8Array(
        await writeXlsx({
          sheets: [
            {
              name: 'S',
              rows: [
                ['型号', '数量'],
                ['LM358', 1],
                [null, 2],
              ],
              merges: [{ startRow: 1, startCol: 0, endRow: 2, endCol: 0 }],
            },
          ],
        }),
      ),
    )
    expect(merged.body.data).toMatchObject({ acceptedCount: 1, rejectedCount: 1 })
  })

  it('refuses a sheet of more than 10,000 lines, and reads one of 10,000', async () => {
    const member = await app.given.member()
    const rows = (count: number): Cell[][] => [
      ['型号', '产地', '数量', '单价'],
      ...Array.from({ length: count }, (_, n): Cell[] => [`M${n}`, 'CN', n + 1, 0.5]),
    ]
    const tooMany = await bring(member, await sheetOf(rows(10_001)))
    expect(fieldsOf(tooMany)).toEqual([{ path: 'file', msg: expect.stringContaining('10000') }])
    const answer = await bring(member, await sheetOf(rows(10_000)), { job: 'import-10000' })
    expect(answer.body.data).toMatchObject({ acceptedCount: 10_000, rejectedCount: 0 })
    expect(answer.body.data.lines).toHaveLength(10_000)
  })
})

describe('an order of 10,000 lines', () => {
  it('is saved, read, changed and submitted; one line more is refused', async () => {
    const member = await app.given.member()
    const lines = Array.from({ length: 10_000 }, (_, n) =>
      lineForm({ key: `k${n}`, model: `M${n}`, qty: '2', price: '0.01' }),
    )
    const form = await orderForm(app, member, { lines })
    const order = saved(await save(app, member, form))
    expect(order.orderAmount).toBe('200.00')
    const tooMany = await save(app, member, { ...form, lines: [...lines, lineForm({ key: 'one-more' })] })
    expect([tooMany.body.code, pathsOf(tooMany)]).toEqual([400, ['lines']])
    const changed = lines.slice(1).map((line) => ({ ...line, qty: '3' }))
    const again = saved(await save(app, member, { ...form, id: order.id, version: 1, lines: changed }))
    expect(again.orderAmount).toBe('299.97')
    const detail = await read(app, member, order.id)
    expect([detail.lines.length, detail.lines[0].key, detail.lineCount]).toEqual([9_999, 'k1', 9_999])
    const answer = await app.client(`POST business/online/order/${order.id}/submit`, {
      token: member.token,
      body: {},
    })
    expect(answer.body.code).toBe(200)
  })
})

describe('the headings of a supplier’s sheets', () => {
  const path = 'business/online/order/sheetHeadings'
  const ask = ({ token }: GivenMember, supplierId: string) =>
    app.client(`GET ${path}`, { token, query: { modelType: '0', supplierId } })
  const keep = ({ token }: GivenMember, supplierId: string, headings: object) =>
    app.client(`PUT ${path}`, { token, body: { modelType: 0, supplierId, headings } })

  it('are stored for the company and added to by all its members', async () => {
    const member = await app.given.member()
    const colleague = await app.given.member({ companyId: member.companyId })
    const { id: supplierId } = await givenSupplier(app, member, { isOverseas: 1 })
    expect((await ask(member, supplierId)).body.data).toEqual({})
    await keep(member, supplierId, { partno: 'model', shelf: '' })
    expect((await keep(colleague, supplierId, { shelf: 'remark', menge: 'qty' })).body.code).toBe(200)
    expect((await ask(member, supplierId)).body.data).toEqual({
      partno: 'model',
      shelf: 'remark',
      menge: 'qty',
    })
  })

  it('name columns of the lines only, and at most 300', async () => {
    const member = await app.given.member()
    const { id: supplierId } = await givenSupplier(app, member, { isOverseas: 1 })
    expect((await keep(member, supplierId, { menge: 'quantity' })).body.code).toBe(400)
    expect((await keep(member, supplierId, { 'a b': 'qty' })).body.code).toBe(400)
    const many = (from: number, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_unused, place) => [`h${from + place}`, '']))
    expect((await keep(member, supplierId, many(0, 301))).body.code).toBe(400)
    await keep(member, supplierId, many(0, 300))
    await keep(member, supplierId, many(300, 10))
    const kept = Object.keys((await ask(member, supplierId)).body.data)
    expect(kept).toHaveLength(300)
    expect(kept).toContain('h309')
    expect(kept).not.toContain('h0')
  })

  it('need the right to place an order of the kind', async () => {
    const reader = await app.given.member({ permissions: ['order-import-list'] })
    expect((await ask(reader, '1')).body.code).toBe('403')
    expect((await keep(reader, '1', {})).body.code).toBe('403')
  })
})
