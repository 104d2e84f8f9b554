import readSheet from 'read-excel-file/universal'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, describe, expect, it } from 'vitest'
import { layoutFaults } from '../../platform/pdf/pdf-layout.testing.ts'
import { closePdf } from '../../platform/pdf/render-pdf.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenOrder } from '../orders/orders.testing.ts'
import { officeStep } from '../payments/payments.testing.ts'

const app = await sharedApp()
afterAll(closePdf)
const companyId = await app.given.company({ name: '深圳市海棠电子有限公司' })
const member = await app.given.member({ companyId })
const desk = await app.given.staff({ roles: ['finance'], name: 'Shen' })
const period = { dateBegin: '2026-11-01', dateEnd: '2026-11-30' }

const book = async (path: string, body: object): Promise<void> => {
  expect((await officeStep(app, desk, path, body)).text.slice(0, 300)).toContain('"code":200')
}
const fee = (more: object) => book('cost/chargeMany', { fees: [{ companyId, ...more }] })
const receive = (amount: string, occurredOn: string) =>
  book('cashVoucher/save', { kind: 'received', companyId, amount, occurredOn })

const { id: orderId, orderNo } = await givenOrder(app, member)
await fee({ kind: 'storage', quantity: '24', unit: 'pallet', unitPrice: '6.5', chargedOn: '2026-10-20' })
await receive('1000.00', '2026-11-03')
await fee({
  orderId,
  companyId: undefined,
  kind: 'agency',
  quantity: '71069.67',
  unitPrice: '0.008',
  chargedOn: '2026-11-14',
})
await fee({ kind: 'transport', quantity: '1', unit: 'truck', unitPrice: '760', chargedOn: '2026-11-15' })

async function fileOf(kind: 'export' | 'pdf', query: Record<string, string> = {}, locale = 'zh-CN') {
  const search = new URLSearchParams({ ...period, ...query }).toString()
  const answer = await fetch(`${app.address}/api/finance/online/transaction/${kind}?${search}`, {
    headers: { authorization: `Bearer ${member.token}`, 'accept-language': locale },
  })
  return { type: answer.headers.get('content-type') ?? '', bytes: new Uint8Array(await answer.arrayBuffer()) }
}

/** Each row as the reader of the file sees it: name, basis, debit, credit, balance. */
const rowsOfSheet = async (bytes: Uint8Array): Promise<(string | number)[][]> => {
  const [sheet] = await readSheet(new Blob([bytes.slice()]))
  return (sheet?.data ?? [])
    .slice(1)
    .map((row) => [1, 2, 5, 6, 7].map((place) => (row[place] ?? '') as string | number))
}
const wordsOf = async (bytes: Uint8Array): Promise<string> => {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })
  return text.replaceAll(/\s/g, '')
}

describe('the statement as a file, read back by other libraries', () => {
  const expected = [
    ['期初余额', '', '', '', 156],
    ['收款', '', 0, 1000, -844],
    ['代理费', '71,069.67 × 0.8%', 568.56, 0, -275.44],
    ['运输费', '1 车 × 760', 760, 0, 484.56],
    ['本期合计与期末余额', '', 1328.56, 1000, 484.56],
  ]

  it('is a workbook with opening, each movement and closing', async () => {
    const { bytes } = await fileOf('export')
    expect(await rowsOfSheet(bytes)).toEqual(expected)
  })

  it('is a PDF with the same figures and Chinese text, inside its margins', async () => {
    const { type, bytes } = await fileOf('pdf')
    expect(type).toBe('application/pdf')
    const words = await wordsOf(bytes)
    for (const part of [
      '对账单',
      '深圳市海棠电子有限公司',
      '2026-11-01至2026-11-30',
      orderNo,
      '第1页，共1页',
    ])
      expect(words).toContain(part)
    for (const row of expected)
      for (const cell of row) {
        const text =
          typeof cell === 'number' ? cell.toLocaleString('en-US', { minimumFractionDigits: 2 }) : cell
        expect(words).toContain(text.replaceAll(' ', ''))
      }
    expect(await layoutFaults(Buffer.from(bytes))).toEqual([])
  })

  it('is in the reader’s language', async () => {
    const { bytes } = await fileOf('pdf', {}, 'en-US')
    const words = await wordsOf(bytes)
    for (const part of ['Statement', 'Openingbalance', 'Agencyfee', 'Page1of1']) expect(words).toContain(part)
  })

  it('has no opening and closing where a filter leaves movements out, because they would not add up', async () => {
    const { bytes } = await fileOf('export', { keyword: orderNo })
    expect(await rowsOfSheet(bytes)).toEqual([['代理费', '71,069.67 × 0.8%', 568.56, 0, -275.44]])
    expect(await wordsOf((await fileOf('pdf', { keyword: orderNo })).bytes)).not.toContain('期初余额2026')
  })

  it('is refused where there is nothing', async () => {
    const { bytes } = await fileOf('pdf', { currency: 'HKD' })
    expect(JSON.parse(new TextDecoder().decode(bytes)).code).not.toBe(200)
    const reversed = await fileOf('pdf', { dateBegin: '2026-11-02', dateEnd: '2026-11-01' })
    expect(JSON.parse(new TextDecoder().decode(reversed.bytes)).data.fields[0].path).toBe('dateEnd')
  })

  it('draws a long statement page by page', async () => {
    const fees = Array.from({ length: 110 }, (_unused, place) => ({
      companyId,
      kind: 'other',
      quantity: '1',
      unitPrice: String(place + 1),
      chargedOn: '2026-11-16',
    }))
    await book('cost/chargeMany', { fees })
    const { bytes } = await fileOf('pdf', { dateBegin: '2026-11-16', dateEnd: '2026-11-30' })
    const words = await wordsOf(bytes)
    expect(words).toContain('明细共112行')
    expect(words).toContain('6,589.56')
    expect(await layoutFaults(Buffer.from(bytes))).toEqual([])
  })
})

describe('where transfers go', () => {
  it('is the RMB account of the provider’s contracts until it has published others', async () => {
    const { body } = await app.client('GET tax/online/capitalAppointment/payTo', { token: member.token })
    expect(body.data).toEqual([
      {
        currency: 'RMB',
        accountName: expect.stringContaining('云埠'),
        bankName: expect.stringMatching(/./),
        bankAddress: '',
        accountNumber: expect.stringMatching(/\d/),
        swiftCode: '',
      },
    ])
  })
})

it('debts and ageing of all customers are workbooks for the provider', async () => {
  const sheetOf = async (path: string) => {
    const answer = await fetch(`${app.address}/office/api/finance/online/debt/${path}`, {
      headers: { authorization: `Bearer ${desk.token}`, 'accept-language': 'zh-CN' },
    })
    const [sheet] = await readSheet(new Blob([await answer.arrayBuffer()]))
    return sheet?.data ?? []
  }
  const ageing = await sheetOf('exportAgeing')
  expect(ageing[0]?.[0]).toBe('客户')
  const [, ...own] = ageing.filter((row, place) => place === 0 || row[0] === '深圳市海棠电子有限公司')
  expect(own).toHaveLength(1)
  const listOf = async (path: string, query: Record<string, string> = {}) =>
    (await app.office(`GET finance/online/debt/${path}`, { token: desk.token, query })).body.rows
  const listed = (await listOf('ageing')).find((row: { companyId: string }) => row.companyId === companyId)
  expect(own[0]?.at(-1)).toBe(Number(listed.total))
  const debts = (await sheetOf(`export?companyId=${companyId}`)).slice(1)
  expect(debts.every((row) => row[0] === '深圳市海棠电子有限公司')).toBe(true)
  expect(debts).toHaveLength((await listOf('list', { companyId, pageSize: '200' })).length)
  expect(debts.length).toBeGreaterThan(2)
})
