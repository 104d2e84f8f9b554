import { inboundLines, inboundLinesAtMost } from '@quayside/contract/warehouse/inbound-line.ts'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { sharedApp } from '../../platform/testing/test-app.ts'
import {
  data,
  givenOutbound,
  givenWarehouse,
  inboundForm,
  inboundStep,
  readInbound,
} from './warehouse.testing.ts'

const app = await sharedApp()
const member = await app.given.member()

type Cell = string | number | null
async function bring(rows: Cell[][], to: 'inbound' | 'outbound' = 'inbound') {
  const body = new FormData()
  const bytes = await writeXlsx({ sheets: [{ name: 'lines', rows }] })
  body.set('file', new Blob([bytes as BlobPart]), 'lines.xlsx')
  return app.client(`POST warehouse/online/${to}/import`, { token: member.token, body })
}
const headings = ['型号', '品名', '品牌', '产地', '单位', '数量', '托盘号', '托盘类型']

describe('POST warehouse/online/inbound/import', () => {
  it('reads our own headings and those of suppliers in any language, names for codes, and passes over the totals', async () => {
    const answer = await bring([
      [
        'Part Number',
        '品名',
        'Brand',
        'COO',
        'UOM',
        'QTY',
        'Pallet no.',
        '托盘类型',
        'Lot',
        'D/C',
        'G.W.',
        '备用',
      ],
      ['LM358', '运放', 'TI', '美国', 'PCS', '１，２００', 'P1', '木托盘', 'LA', '2437', '1.8 KG', 'x'],
      ['NE555', 'Timer', 'TI', 'CN', '007', 5, 'P2', 'Plastic', '', '', '', ''],
      ['合计', null, null, null, null, 1205, null, null, null, null, null, null],
    ])
    expect(answer.body.data).toMatchObject({
      acceptedCount: 2,
      rejectedCount: 0,
      rejectedFileId: null,
      ignoredColumns: ['备用'],
      lines: [
        {
          model: 'LM358',
          origin: 'US',
          unit: '007',
          qty: '1200',
          palletNumber: 'P1',
          palletType: 1,
          lotNumber: 'LA',
          dateCode: '2437',
          grossWeight: '1.8',
          productId: null,
          rawCells: {},
        },
        { model: 'NE555', origin: 'CN', palletType: 2, qty: '5' },
      ],
    })
    // What comes back can be saved as it is, and submitted.
    const form = await inboundForm(app, member)
    const saved = await app.client('POST warehouse/online/inbound/save', {
      token: member.token,
      body: { ...form, lines: answer.body.data.lines },
    })
    const { id } = data(saved)
    data(await inboundStep(app, member, id, 'submit'))
    expect(await readInbound(app, member, id)).toMatchObject({ state: 1, lineCount: 2, qty: '1205' })
  })

  it('gives back each bad row with its reason at the cell, as a file to correct', async () => {
    const answer = await bring([
      [...headings, '净重', '毛重'],
      ['GOOD-1', 'Reel', 'TI', 'CN', '007', 10, 'P1', '木托盘', 1, 2],
      ['BAD-1', 'Reel', 'TI', 'Atlantis', '007', 10, 'P1', '木托盘', 1, 2],
      ['BAD-2', 'Reel', 'TI', 'CN', '007', 'ten', 'P1', '木托盘', 1, 2],
      ['BAD-3', 'Reel', 'TI', 'CN', '007', 10, 'P1', '黄金', 1, 2],
      ['BAD-4', 'Reel', 'TI', 'CN', '007', 10, 'P1', '木托盘', 3, 2],
    ])
    const { data: read } = answer.body
    expect(read).toMatchObject({ acceptedCount: 1, rejectedCount: 4 })
    expect(
      read.rejected.map(({ row, errors }: { row: number; errors: { path: string }[] }) => [
        row,
        errors.map(({ path }) => path),
      ]),
    ).toEqual([
      [3, ['origin']],
      [4, ['qty']],
      [5, ['palletType']],
      [6, ['grossWeight']],
    ])
    const file = await fetch(`${app.address}/api/system/online/file/${read.rejectedFileId}`, {
      headers: { authorization: `bearer ${member.token}` },
    })
    expect(file.headers.get('content-type')).toContain('spreadsheetml')
  })

  it('refuses a sheet without our headings, without rows, and with too many', async () => {
    expect((await bring([['a', 'b']])).body.code).toBe(400)
    expect((await bring([headings])).body.code).toBe(400)
    const row: Cell[] = ['M', 'Reel', 'TI', 'CN', '007', 1, 'P1', '1']
    const rows = Array.from({ length: inboundLinesAtMost + 1 }, () => row)
    expect((await bring([headings, ...rows])).body.code).toBe(400)
  })

  it('reads days as people write them, and gives back goods that expire before they are made', async () => {
    const row = ['LM358', '运放', 'TI', 'US', 'PCS', '10', 'P1', '木托盘']
    const { body } = await bring([
      [...headings, '生产日期', '保质期', 'Exp. date'],
      [...row, '2026/3/1', '365', ''],
      [...row, '2026年3月1日', '', '20270301'],
      [...row, '2026-03-01', '', '2026-02-28'],
      [...row, 'spring', '', ''],
    ])
    expect(body.data.lines).toMatchObject([
      { producedOn: '2026-03-01', shelfLifeDays: '365', expiresOn: '' },
      { producedOn: '2026-03-01', shelfLifeDays: '', expiresOn: '2027-03-01' },
    ])
    expect(body.data.rejectedCount).toBe(2)
  })

  it('offers a template with every column of a line', async () => {
    const template = await fetch(`${app.address}/api/warehouse/online/inbound/importTemplate`, {
      headers: { authorization: `bearer ${member.token}`, 'accept-language': 'zh-CN' },
    })
    const bytes = new Uint8Array(await template.arrayBuffer())
    expect(bytes.byteLength).toBeGreaterThan(1000)
    expect(inboundLines.columns).toHaveLength(21)
  })
})

describe('POST warehouse/online/outbound/import', () => {
  it('reads models, quantities and lot numbers of one cell, and gives back what cannot be read', async () => {
    const answer = await bring(
      [
        ['MPN', '数量', '品牌', 'MPQ', 'Lot', '备注', '仓库'],
        ['LM358', '１，２００', 'TI', 400, 'LA, LB；LC', 'first', 'x'],
        ['NE555', 5, '', '', '', '', ''],
        ['BAD-1', 'ten', '', '', '', '', ''],
        ['BAD-2', 5, '', '', 'L'.repeat(61), '', ''],
        ['合计', 1205, null, null, null, null, null],
      ],
      'outbound',
    )
    const { data: read } = answer.body
    expect(read).toMatchObject({
      acceptedCount: 2,
      rejectedCount: 2,
      ignoredColumns: ['仓库'],
      lines: [
        {
          model: 'LM358',
          brand: 'TI',
          qty: '1200',
          packQty: '400',
          lotNumbers: ['LA', 'LB', 'LC'],
          remark: 'first',
          lotId: null,
        },
        { model: 'NE555', qty: '5', lotNumbers: [] },
      ],
    })
    expect(
      read.rejected.map(({ errors }: { errors: { path: string }[] }) => errors.map(({ path }) => path)),
    ).toEqual([['qty'], ['lotNumbers']])
    // What comes back can be saved as it is.
    const { id } = await givenOutbound(app, member, {
      warehouseId: await givenWarehouse(app),
      lines: read.lines,
    })
    const { lines } = data(await app.client(`GET warehouse/online/outbound/${id}`, { token: member.token }))
    expect(lines).toMatchObject(read.lines.map(({ model, qty }: Record<string, string>) => ({ model, qty })))
  })
})
