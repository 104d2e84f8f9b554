import { changeableLine } from '@quayside/contract/customs/changeable-line.ts'
import { allPermissions } from '@quayside/contract/permissions.ts'
import readSheet from 'read-excel-file/universal'
import { describe, expect, it } from 'vitest'
import { sheetForm } from '../../platform/excel/sheet.testing.ts'
import { pathsOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { lineForm, read } from '../orders/orders.testing.ts'
import { givenSubmitted } from '../orders/provider-steps.testing.ts'
import {
  customsCalls,
  declarationNo,
  givenCustomsRate,
  givenDeclarable,
  header,
  ok,
} from './customs.testing.ts'

/** The envelope's code of a download, 200 where the file itself came. */
const codeOf = async (answer: Promise<Response>): Promise<unknown> => {
  const response = await answer
  const isJson = response.headers.get('content-type')?.includes('json')
  return isJson ? (await response.json()).code : response.status
}

const app = await sharedApp()
const member = await app.given.member()
const desk = await app.given.staff({ roles: ['operations'], name: 'Shen' })
const base = 'customs/online'

const { post, get, listed, mark } = customsCalls(app, member, desk)

const step = (id: string, name: string, body: object = {}) =>
  app.office(`POST business/online/order/${id}/${name}`, { token: desk.token, body })

const send = async (path: string, rows: string[][], fields: Record<string, string>) =>
  app.office(`POST ${base}/${path}`, { token: desk.token, body: await sheetForm(rows, fields) })

/** The sheet of rejected rows, read back. */
async function rejectedOf(path: string, rows: string[][], fields: Record<string, string> = {}) {
  const body = await sheetForm(rows, fields)
  const answer = await fetch(`${app.address}/office/api/${base}/${path}/importRejected`, {
    method: 'POST',
    headers: { authorization: `Bearer ${desk.token}`, 'accept-language': 'zh-CN' },
    body,
  })
  expect(answer.status).toBe(200)
  const [sheet] = await readSheet(await answer.blob())
  return (sheet?.data ?? []) as unknown[][]
}

describe('lines of declarations', () => {
  it('are edited and moved to another declaration of the same order before customs has them', async () => {
    const { id: orderId } = await givenDeclarable(app, member)
    const [first, second] = ok(await post('declaration/create', { orderId, ...header }))
    const { lines } = await get(`declaration/${first.id}`)
    const alone = await post('declaration/moveLines', { lineIds: [lines[0].id], toId: second.id })
    expect(alone.body.code).toBe(409)
    const other = await get(`declaration/${second.id}`)
    const changed = changeableLine(other.lines[0])
    const wrong = { ...changed, qty: '8', hsCode: '0000000000', origin: 'ZZ' }
    const unknown = await post(`declaration/${second.id}/edit`, { ...header, lines: [wrong] })
    expect(pathsOf(unknown)).toEqual(['lines.0.hsCode', 'lines.0.origin'])
    ok(
      await post(`declaration/${second.id}/edit`, {
        ...header,
        billOfLading: 'COSU123',
        lines: [{ ...changed, qty: '8', value: '900.00' }],
      }),
    )
    expect(await get(`declaration/${second.id}`)).toMatchObject({
      billOfLading: 'COSU123',
      value: '900.00',
      lines: [{ qty: '8', price: '112.5', value: '900.00' }],
    })
    const check = await get('declaration/check', { orderId })
    expect(check.rows[2].outcomes.declaration).toEqual({ state: 'differs', fields: ['qty', 'price'] })
    expect(check.summary.qty).toEqual({
      invoice: null,
      packingList: null,
      declaration: 1,
      taxBill: null,
    })
    ok(await step(orderId, 'declare'))
    const late = await post(`declaration/${second.id}/edit`, { ...header, lines: [{ ...changed, qty: '9' }] })
    expect(late.body.code).toBe(409)
    expect((await get(`declaration/${second.id}`)).lines[0].qty).toBe('8')
  })

  it('move into a new declaration', async () => {
    await givenCustomsRate(app)
    const { id: orderId } = await givenDeclarable(app, member)
    const order = await read(app, member, orderId)
    ok(await post('declaration/create', { orderId, ...header }))
    const [first, second] = await listed(orderId)
    ok(await mark(second.id, 16, { reason: 'Joined' }))
    expect(order.lines).toHaveLength(3)
    ok(await post('declaration/create', { orderId, ...header }))
    const [, , third] = await listed(orderId)
    const { lines } = await get(`declaration/${third.id}`)
    // A declaration keeps at least one line.
    expect((await post('declaration/moveLines', { lineIds: [lines[0].id], toId: first.id })).body.code).toBe(
      409,
    )
  })

  it('are filled in from a sheet', async () => {
    const { id: orderId } = await givenDeclarable(app, member)
    const [first] = ok(await post('declaration/create', { orderId, ...header }))
    const rows = [
      ['项号', '申报要素', '净重（千克）', '毛重（千克）'],
      ['1', '品牌:TI', '3', '4'],
      ['9', 'x', '', ''],
    ]
    const answer = await send(`declaration/${first.id}/import`, rows, { mode: 'take' })
    expect(answer.body.data).toMatchObject({ acceptedCount: 1, rejectedCount: 1 })
    const [heading, ...back] = await rejectedOf(`declaration/${first.id}`, rows)
    expect(heading?.at(-1)).toBe('错误原因')
    expect(back.map((row) => [row[0], row.at(-1)])).toEqual([['9', expect.stringContaining('项号')]])
    expect((await get(`declaration/${first.id}`)).lines[0]).toMatchObject({
      elements: '品牌:TI',
      netWeight: '3',
      grossWeight: '4',
    })
  })
})

describe('a sheet of lines', () => {
  it('changes every field; price and taxes follow, and what does not fit comes back at its cell', async () => {
    const { id: orderId } = await givenDeclarable(app, member)
    const [first] = ok(await post('declaration/create', { orderId, ...header }))
    const headings = ['项号', '原产国（地区）', '成交数量', '总价', '关税率', '增值税率', '消费税率']
    const before = (await get(`declaration/${first.id}`)).lines[0]
    const bad = [
      ['1', 'Atlantis', '', '', '', '', ''],
      ['1', '', '0', '', '', '', ''],
      ['1', '', '', '-1', '', '', ''],
      ['1', '', '', '', 'free', '', '100'],
    ]
    const wrongIn = async (row: string[]) => {
      const answer = await send(`declaration/${first.id}/import`, [headings, row], { mode: 'take' })
      return answer.body.data.rejected[0].errors.map(({ path }: { path: string }) => path)
    }
    const wrong: string[][] = []
    for (const row of bad) wrong.push(await wrongIn(row))
    expect(wrong).toEqual([['origin'], ['qty'], ['value'], ['dutyRate']])
    expect((await get(`declaration/${first.id}`)).lines[0]).toEqual(before)
    const good = ['1', '日本', '200', '900.00', '10', '13', '0']
    const answer = await send(`declaration/${first.id}/import`, [headings, good], { mode: 'take' })
    expect(answer.body.data).toMatchObject({ acceptedCount: 1, rejectedCount: 0 })
    expect((await get(`declaration/${first.id}`)).lines[0]).toMatchObject({
      origin: 'JP',
      qty: '200',
      value: '900.00',
      price: '4.5',
      dutyRate: '10',
      vatRate: '13',
    })
  })
})

describe('the papers of a declaration', () => {
  const upload = async (id: string) =>
    app.office(`POST ${base}/declaration/${id}/upload`, {
      token: desk.token,
      body: await sheetForm([['Released']]),
    })
  const open = (fileId: string, token: string) =>
    fetch(`${app.address}/api/system/online/file/${fileId}`, {
      headers: { authorization: `bearer ${token}` },
    })

  it('are added by the provider in any state, and opened by the customer who may see declarations', async () => {
    const { id: orderId } = await givenDeclarable(app, member)
    const [first] = ok(await post('declaration/create', { orderId, ...header }))
    const file = ok(await upload(first.id))
    const attach = (attachments: object, token = desk.token) =>
      app.office(`POST ${base}/declaration/${first.id}/addDocuments`, { token, body: { attachments } })
    expect(await codeOf(open(file.id, member.token))).not.toBe(200)
    ok(await attach({ 'release-note': [file.id] }))
    const seen = await get(`declaration/${first.id}`)
    expect(seen.attachments).toMatchObject([{ fileId: file.id, kind: 'release-note', name: 'sheet.xlsx' }])
    expect(seen.timeline[0]).toMatchObject({ transition: 'addDocuments', actor: 'provider' })
    expect(await codeOf(open(file.id, member.token))).toBe(200)
    const blind = await app.given.member({
      companyId: member.companyId,
      isAdministrator: false,
      permissions: allPermissions.filter((each) => each !== 'customs-declaration-list'),
    })
    expect(await codeOf(open(file.id, blind.token))).not.toBe(200)
    expect(await codeOf(open(file.id, (await app.given.member()).token))).not.toBe(200)
    const unknown = await attach({ 'bank-slip': [file.id] })
    expect(unknown.body.data.fields[0].path).toContain('bank-slip')
    const theirs = await app.given.member()
    const { id: other } = await givenDeclarable(app, theirs)
    const [foreign] = ok(await post('declaration/create', { orderId: other, ...header }))
    const foreignFile = ok(await upload(foreign.id))
    expect((await attach({ 'release-note': [foreignFile.id] })).body.data.fields[0].path).toBe(
      'attachments.release-note.0',
    )
    const finance = await app.given.staff({ roles: ['finance'] })
    expect((await attach({ 'release-note': [] }, finance.token)).body.code).toBe('403')
    ok(await attach({ 'release-note': [] }))
    expect((await get(`declaration/${first.id}`)).attachments).toEqual([])
  })
})

describe('the papers of an order', () => {
  it('are imported as sheets and compared with it', async () => {
    const lines = [
      lineForm({ model: 'P-1', qty: '100', price: '1.5', grossWeight: '2' }),
      lineForm({ model: 'P-2', qty: '50', price: '2', grossWeight: '1.8' }),
    ]
    const order = await givenSubmitted(app, member, { lines }, ['auditPass'])
    const take = (kind: string, rows: string[][]) =>
      send('paper/import', rows, { mode: 'take', orderId: order.id, kind })
    const invoice = [
      ['型号', 'HS Code', '品名', '产地', '数量', '单价'],
      ['P-1', '8542.3300.00', 'Amplifier', '美国', '100', '1.5'],
      ['P-2', '', 'Comparator', 'JP', '50', '2.1'],
      ['P-9', '', '', '', '1', '1'],
    ]
    // One bad row keeps the whole paper out; it comes back as a sheet to correct.
    const bad = [...invoice, ['P-2', '', '', 'Atlantis', '1', '1']]
    expect((await take('invoice', bad)).body.data).toMatchObject({ acceptedCount: 3, rejectedCount: 1 })
    expect((await get('declaration/check', { orderId: order.id })).sheets.invoice).toBeNull()
    const back = await rejectedOf('paper', bad, { kind: 'invoice' })
    expect(back.slice(1).map((row) => row[0])).toEqual(['P-2'])
    expect((await take('invoice', invoice)).body.data).toMatchObject({ acceptedCount: 3 })
    const packing = [
      ['型号', '数量', '件数', '净重', '毛重'],
      ['P-1', '60', '1', '0.75', '1'],
      ['P-1', '40', '1', '0.75', '1'],
    ]
    expect((await take('packingList', packing)).body.data).toMatchObject({ acceptedCount: 2 })
    const check = await get('declaration/check', { orderId: order.id })
    expect(check.rows[0].outcomes).toMatchObject({
      invoice: { state: 'equal' },
      packingList: { state: 'equal' },
      declaration: null,
    })
    expect(check.rows[1].outcomes).toMatchObject({
      invoice: { state: 'differs', fields: ['name', 'price', 'origin'] },
      packingList: { state: 'missing' },
    })
    expect(check.unknown).toEqual([{ paper: 'invoice', model: 'P-9' }])
    expect(check.sheets.invoice).toMatchObject({ fileName: 'sheet.xlsx', lineCount: 3 })
  })
})

describe('the order’s own steps', () => {
  it('declare and clear by themselves an order without declarations', async () => {
    const order = await givenSubmitted(app, member, {}, ['auditPass'])
    ok(await step(order.id, 'declare'))
    expect(await read(app, member, order.id)).toMatchObject({ state: 4, declarationState: 3 })
    ok(await step(order.id, 'clear'))
    expect(await read(app, member, order.id)).toMatchObject({ state: 5, declarationState: 12 })
  })

  it('take all its declarations along where it has some', async () => {
    const { id: orderId } = await givenDeclarable(app, member)
    const made = ok(await post('declaration/create', { orderId, ...header }))
    ok(await step(orderId, 'declare'))
    expect((await listed(orderId)).map(({ state }: { state: number }) => state)).toEqual([3, 3])
    expect((await step(orderId, 'clear')).body.code).toBe(409)
    for (const [place, { id }] of made.entries())
      ok(await mark(id, 4, { declarationNo: declarationNo(100 + place) }))
    ok(await step(orderId, 'declarationState', { declarationState: 9 }))
    expect(await read(app, member, orderId)).toMatchObject({ state: 4, declarationState: 9 })
    ok(await step(orderId, 'clear'))
    expect((await listed(orderId)).map(({ state }: { state: number }) => state)).toEqual([12, 12])
    expect(await read(app, member, orderId)).toMatchObject({ state: 5 })
  })

  it('delete its declarations when the order goes back', async () => {
    const { id: orderId } = await givenDeclarable(app, member)
    ok(await post('declaration/create', { orderId, ...header }))
    ok(await step(orderId, 'return', { reason: 'Wrong supplier' }))
    expect((await listed(orderId)).map(({ state }: { state: number }) => state)).toEqual([16, 16])
  })

  it('follow an export too, with the day of its release as the day of export', async () => {
    const { id: orderId } = await givenDeclarable(app, member, { modelType: 1 })
    const made = ok(await post('declaration/create', { orderId, ...header }))
    for (const { id } of made) ok(await post(`declaration/${id}/declare`, { declaredOn: '2026-11-11' }))
    for (const [place, { id }] of made.entries())
      ok(await mark(id, 12, { declarationNo: declarationNo(200 + place, false), happenedOn: '2026-11-12' }))
    expect(await read(app, member, orderId)).toMatchObject({ state: 5, exportedOn: '2026-11-12' })
  })
})
