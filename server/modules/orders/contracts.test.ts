import { inflateRawSync } from 'node:zlib'
import { allPermissions } from '@quayside/contract/permissions.ts'
import { contractMarks } from '@quayside/phrases/order-contract.ts'
import { sql as raw } from 'kysely'
import { describe, expect, it } from 'vitest'
import { pagesOf } from '../../platform/pdf/pdf-text.testing.ts'
import { isTurnOf } from '../../platform/testing/turn.ts'
import { contractsApp, path, withoutSpaces, wordsOf } from './contracts.testing.ts'
import { givenOrder, lineForm, submit } from './orders.testing.ts'
import { asProvider, givenSubmitted, provide } from './provider-steps.testing.ts'

const contracts = await contractsApp()
const { app, member } = contracts

describe('the PDF of a contract', () => {
  it('has both parties, every line, the total in capital figures and the terms of its kind', async () => {
    const lines = Array.from({ length: 60 }, (_, place) =>
      lineForm({ model: `GPU-${place}`, name: '图形处理器', qty: '1', price: '20.5', origin: 'JP' }),
    )
    const { id, orderNo } = await givenSubmitted(app, member, { modelType: 1, lines })
    const pdf = await contracts.bytesOf(`${path}/${id}/pdf?inline=1`)
    const text = wordsOf(pdf)
    for (const words of [
      '委托代理出口合同',
      'ExportAgencyContract',
      orderNo,
      '深圳市海棠电子有限公司',
      '云埠供应链（深圳）有限公司',
      '91440300662145072E',
      'GPU-0',
      'GPU-59',
      '图形处理器',
      'JP日本',
      'USD1,230.00',
      '美元壹仟贰佰叁拾元整',
      '每单最低人民币200.00元',
      '自货物出口之日起60日内',
      '之日起10日内',
      '3个工作日内',
      'atleastRMB200.00',
      '待甲方签署',
      '2026.1',
    ])
      expect(text).toContain(words)
    expect(text).not.toContain('□')
    expect(pagesOf(pdf).length).toBeGreaterThan(1)
    expect(text).not.toContain(withoutSpaces(contractMarks.draft))
  })

  it('says of an import when the overseas supplier is paid, and nothing of an export’s agency fee', async () => {
    const { id } = await givenSubmitted(app, member)
    const text = await contracts.printed(id)
    expect(text).toContain('全额到账且单证齐全之日起3个工作日内')
    expect(text).not.toContain('200.00元')
  })

  it('carries a watermark while the order is a draft, and another once it is cancelled', async () => {
    const { id } = await givenOrder(app, member)
    expect(await contracts.printed(id)).toContain(withoutSpaces(contractMarks.draft))
    await submit(app, member, id)
    expect(await contracts.printed(id)).not.toContain(withoutSpaces(contractMarks.draft))
    await provide(app, id, 'cancel', { reason: 'Not allowed' })
    expect(await contracts.printed(id)).toContain(withoutSpaces(contractMarks.cancelled))
  })

  it('lists the goods of an order of 10,000 lines in an annex, every one of them', async ({ skip }) => {
    // As long as hundreds of others; contract-pdf.test.ts draws 300 lines in each run.
    skip(!isTurnOf('annex', 3))
    const { id } = await givenSubmitted(app, member)
    await asProvider(app, (tx) =>
      raw`insert into order_line (company_id, order_id, key, position, model, model_key, brand, brand_key, name, origin, unit,
          qty, price, total_money, manufacturer, packing, po_number, customer_part_number, reel_number, declaration_elements, remark)
        select ${member.companyId}::bigint, ${id}::bigint, 'k' || n, n, 'GPU-' || n || '-X', '', '', '', '图形处理器', 'JP', '007',
          1, 2, 2, '', '', '', '', '', '', '' from generate_series(2, 10000) n`.execute(tx),
    )
    const pages = pagesOf(await contracts.bytesOf(`${path}/${id}/pdf`)).map(withoutSpaces)
    const [body, annex] = [
      pages.filter((page) => !page.includes('附件：商品清单')).join(''),
      pages.filter((page) => page.includes('附件：商品清单')),
    ]
    expect(body).toContain('商品共10000行，详见附件')
    for (const words of ['美元壹佰贰拾叁元肆角陆分', '3个工作日内', '待甲方签署'])
      expect(body).toContain(words)
    expect(annex.length).toBeGreaterThan(100)
    for (const [at, page] of annex.entries())
      for (const words of ['数量Quantity', `附件第${at + 1}页，共${annex.length}页`])
        expect(page).toContain(words)
    const listed = annex.join('')
    const missing = Array.from({ length: 9_999 }, (_, n) => `GPU-${n + 2}-X`).filter(
      (model) => !listed.includes(model),
    )
    expect(missing).toEqual([])
    expect(listed).toContain('图形处理器')
    expect(listed).not.toContain('□')
  })
})

describe('the list of contracts', () => {
  it('is filtered by state, number and kind, newest first', async () => {
    const unsigned = await givenSubmitted(app, member, { modelType: 2 })
    const done = await contracts.signed({ modelType: 2 })
    const list = async (query: Record<string, string | number>) =>
      (
        await app.client(`GET ${path}/list`, { token: member.token, query: { modelType: 2, ...query } })
      ).body.rows.map((row: { id: string }) => row.id)
    expect(await list({})).toEqual([done.id, unsigned.id])
    expect(await list({ state: 0 })).toEqual([unsigned.id])
    expect(await list({ state: 1 })).toEqual([done.id])
    expect(await list({ state: 2 })).toEqual([])
    expect(await list({ orderNo: done.orderNo })).toEqual([done.id])
    expect(await list({ modelType: 3 })).not.toContain(done.id)
  })

  it('shows only the kinds whose orders the member may see', async () => {
    const exporter = await app.given.member({
      companyId: member.companyId,
      permissions: ['order-contract-list', 'order-export-list'],
    })
    const { id } = await givenSubmitted(app, member)
    const { body } = await app.client(`GET ${path}/list`, {
      token: exporter.token,
      query: { pageSize: 200 },
    })
    expect(new Set(body.rows.map((row: { modelType: number }) => row.modelType))).toEqual(new Set([1]))
    expect((await contracts.get(id, exporter)).body.code).toBe('403')
  })

  it.each([
    ['order-contract-list', `GET ${path}/list`],
    ['order-contract-list', `GET ${path}/1`],
    ['order-contract-list', `GET ${path}/1/pdf`],
    ['order-contract-export', `GET ${path}/archive`],
    ['order-contract-sign', `POST ${path}/1/signCode`],
    ['order-contract-sign', `POST ${path}/1/sign`],
  ])('asks for %s: %s', async (permission, key) => {
    const other = await app.given.member({
      permissions: allPermissions.filter((each) => each !== permission),
    })
    const body = key.startsWith('POST') ? { body: {} } : {}
    expect((await app.client(key, { token: other.token, ...body })).body.code).toBe('403')
  })

  it('knows no other company’s contracts', async () => {
    const { id, hash } = await contracts.signed()
    const stranger = await app.given.member()
    expect((await contracts.get(id, stranger)).body.code).toBe(404)
    expect((await contracts.ask(id, stranger)).body.code).toBe(404)
    expect((await contracts.sign(id, { code: '123456', hash }, stranger)).body.code).toBe(404)
    for (const key of [`GET ${path}/${id}/pdf`, `GET ${path}/archive?ids=${id}`]) {
      const answer = await app.client(key, { token: stranger.token })
      expect(answer.text).not.toContain('%PDF')
      expect(answer.body.msg).toMatch(/does not exist|no longer|not/i)
    }
  })
})

describe('the archive', () => {
  it('holds the selected contracts, each a PDF under its order’s number', async () => {
    const first = await givenSubmitted(app, member, { modelType: 3 })
    const second = await givenSubmitted(app, member, { modelType: 1 })
    const zip = await contracts.bytesOf(`${path}/archive?ids=${first.id},${second.id}`)
    const files = unzip(zip)
    expect(files.map(({ name }) => name)).toEqual([
      `委托国内购销与配送合同-${first.orderNo}.pdf`,
      `委托代理出口合同-${second.orderNo}.pdf`,
    ])
    for (const [at, file] of files.entries())
      expect(wordsOf(file.content)).toContain([first, second][at]?.orderNo)
  })

  it('refuses an empty selection and too large a one', async () => {
    const archive = async (ids: string) =>
      (await app.client(`GET ${path}/archive${ids && `?ids=${ids}`}`, { token: member.token })).body
    expect((await archive('')).msg).toBe('Please select the data to be operated')
    const many = Array.from({ length: 101 }, (_, place) => String(place + 1)).join(',')
    expect((await archive(many)).msg).toContain('100')
  })
})

/** By the directory at the end, as every unpacker does. */
function unzip(zip: Buffer): { name: string; content: Buffer }[] {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  let at = zip.readUInt32LE(end + 16)
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const [packed, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)]
    const local = zip.readUInt32LE(at + 42)
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString('utf8')
    at += 46 + nameLength
    const from = local + 30 + zip.readUInt16LE(local + 26)
    return { name, content: inflateRawSync(zip.subarray(from, from + packed)) }
  })
}
