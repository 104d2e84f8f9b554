import { describe, expect, it } from 'vitest'
import { erpClient, givenKey } from '../../gateway/gateway.testing.ts'
import { layoutFaults } from '../../platform/pdf/pdf-layout.testing.ts'
import { qrCodesOf } from '../../platform/pdf/pdf-qr.testing.ts'
import { pagesOf } from '../../platform/pdf/pdf-text.testing.ts'
import { fieldsOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { givenOrder, lineForm, orderForm, read, save } from './orders.testing.ts'
import { givenSubmitted } from './provider-steps.testing.ts'

// A server of its own: warehouses are the same for all customers.
const app = await testApp()
const member = await app.given.member()
const desk = await app.given.staff()

const inEach = (text: string) => ({ 'zh-CN': text, 'zh-TW': text, 'en-US': text })
const warehouse = {
  code: 'SZ-QH',
  place: 2,
  names: { 'zh-CN': '云埠深圳前海仓', 'zh-TW': '雲埠深圳前海倉', 'en-US': 'Qianhai' },
  addresses: inEach('深圳市前海妈湾大道12号'),
  hours: inEach('周一至周五 8:30–17:30'),
  contact: '林嘉敏',
  phone: '0755-86540012',
}
const keep = (body: object) => app.office('POST base/online/warehouse/save', { token: desk.token, body })
const { id: warehouseId, version } = (await keep(warehouse)).body.data

const paper = async (id: string, name: string, token = member.token, door = '/api') => {
  const answer = await fetch(`${app.address}${door}/business/online/order/${id}/${name}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return { type: answer.headers.get('content-type') ?? '', body: Buffer.from(await answer.arrayBuffer()) }
}
const textOf = (pdf: Buffer): string => pagesOf(pdf).join('').replaceAll(' ', '')

describe('warehouses', () => {
  it('are kept by the provider and read by customers in their language, but for hidden ones', async () => {
    await keep({ ...warehouse, code: 'OLD', isHidden: 1 })
    const { body } = await app.client('GET base/online/warehouse/options', {
      token: member.token,
      headers: { 'accept-language': 'en-US' },
    })
    expect(body.data).toMatchObject([{ id: warehouseId, code: 'SZ-QH', place: 2, name: 'Qianhai' }])
  })

  it('name an order’s stops in the language of the reader', async () => {
    const { id } = await givenOrder(app, member, {
      receiving: { mode: 0, warehouseId, warehouse: '云埠深圳前海仓' },
    })
    const warehouseIn = async (language: string) => {
      const { body } = await app.client(`GET business/online/order/${id}`, {
        token: member.token,
        headers: { 'accept-language': language },
      })
      return body.data.receiving.warehouse
    }
    expect(await warehouseIn('en-US')).toBe('Qianhai')
    expect(await warehouseIn('zh-TW')).toBe('雲埠深圳前海倉')
  })

  it('refuse a code twice, a bad one, a missing language and a stale version', async () => {
    expect((await keep(warehouse)).body.code).toBe(409)
    expect(fieldsOf(await keep({ ...warehouse, code: 'sz 1' }))[0]?.path).toBe('code')
    expect(fieldsOf(await keep({ ...warehouse, code: 'N', names: { 'zh-CN': 'x' } }))[0]?.path).toContain(
      'names',
    )
    expect((await keep({ ...warehouse, id: warehouseId, version: version + 7 })).body.code).not.toBe(200)
  })

  it('come from the ERP by their code', async () => {
    const erp = erpClient(app, (await givenKey(app)).key)
    const answer = await erp('POST warehouses', { body: { ...warehouse, contact: '周敏' } })
    expect(answer.body).toMatchObject({ id: warehouseId })
    const { body } = await app.client('GET base/online/warehouse/options', { token: member.token })
    expect(body.data[0].contact).toBe('周敏')
  })

  it('are chosen on an order; one that is not there is refused at its field', async () => {
    const { id } = await givenOrder(app, member, { receiving: { mode: 0, warehouseId, warehouse: '前海仓' } })
    expect((await read(app, member, id)).receiving).toMatchObject({ warehouseId, warehouse: 'Qianhai' })
    const form = await orderForm(app, member, { receiving: { mode: 0, warehouseId: '999999' } })
    expect(fieldsOf(await save(app, member, form))[0]?.path).toBe('receiving.warehouseId')
  })
})

describe('the papers of an order', () => {
  const lines = [
    lineForm({ model: 'LM358DR', name: '运算放大器', qty: '1000', packages: '3' }),
    lineForm({ model: 'STM32F103', name: '微控制器', qty: '200', packages: '' }),
  ]

  it('have a delivery notice with warehouse, goods and the order’s number, inside the margins', async () => {
    const { id, orderNo } = await givenOrder(app, member, { lines, receiving: { mode: 0, warehouseId } })
    const { type, body } = await paper(id, 'deliveryNotice')
    expect(type).toBe('application/pdf')
    const text = textOf(body)
    for (const part of [
      '送货通知单',
      orderNo,
      '云埠深圳前海仓',
      '深圳市前海妈湾大道12号',
      '周一至周五',
      '运算放大器',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('□')
    expect(await layoutFaults(body)).toEqual([])
  })

  it('have a mark for each package, numbered', async () => {
    const { id, orderNo } = await givenOrder(app, member, { lines })
    const { body } = await paper(id, 'boxMarks')
    const text = textOf(body)
    expect(text.split(orderNo).length - 1).toBeGreaterThanOrEqual(4)
    for (const part of ['1/3', '3/3', '1/1', '(4/4)', 'LM358DR', 'STM32F103']) expect(text).toContain(part)
    expect(await layoutFaults(body)).toEqual([])
  })

  it('carry the order’s number as a QR code that another library reads', async () => {
    const single = [lineForm({ packages: '1' })]
    const { id, orderNo } = await givenOrder(app, member, {
      lines: single,
      receiving: { mode: 0, warehouseId },
    })
    for (const name of ['deliveryNotice', 'boxMarks']) {
      const { body } = await paper(id, name)
      expect([name, ...qrCodesOf(body, { width: 595.28, height: 841.89 })]).toEqual([name, orderNo])
    }
  })

  it('are the same to staff, once the order was submitted', async () => {
    const { id, orderNo } = await givenSubmitted(app, member, { lines, receiving: { mode: 0, warehouseId } })
    for (const name of ['deliveryNotice', 'boxMarks']) {
      const [own, theirs] = [await paper(id, name), await paper(id, name, desk.token, '/office/api')]
      expect([name, theirs.type]).toEqual([name, 'application/pdf'])
      expect(textOf(theirs.body)).toContain(orderNo)
      expect(textOf(theirs.body)).toBe(textOf(own.body))
    }
    const draft = await givenOrder(app, member, { lines })
    const unseen = await paper(draft.id, 'boxMarks', desk.token, '/office/api')
    expect(JSON.parse(unseen.body.toString()).code).toBe(404)
  })

  it('are refused without a warehouse, without goods, and with more marks than a printer takes', async () => {
    const { id } = await givenOrder(app, member, { lines })
    const { type, body } = await paper(id, 'deliveryNotice')
    expect([type.startsWith('application/json'), JSON.parse(body.toString()).code]).toEqual([true, 409])
    const empty = await givenOrder(app, member, { lines: [], receiving: { mode: 0, warehouseId } })
    for (const name of ['deliveryNotice', 'boxMarks']) {
      const answer = JSON.parse((await paper(empty.id, name)).body.toString())
      expect([name, answer.code, answer.msg]).toEqual([name, 400, '请至少填写一行商品'])
    }
    const many = [lineForm({ packages: '1001' })]
    const tooMany = await paper((await givenOrder(app, member, { lines: many })).id, 'boxMarks')
    expect(JSON.parse(tooMany.body.toString()).code).toBe(409)
  })
})
