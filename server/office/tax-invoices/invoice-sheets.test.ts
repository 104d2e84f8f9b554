import { describe, expect, it } from 'vitest'
import {
  digitalNo,
  givenPaidFee,
  givenTitle,
  ok,
  request,
  requestForm,
} from '../../modules/tax-invoices/tax-invoices.testing.ts'
import { answeredRows, sheetForm } from '../../platform/excel/sheet.testing.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'

const app = await sharedApp()
const member = await app.given.member()
const desk = await app.given.staff({ roles: ['finance'] })
const titleId = await givenTitle(app, member)
const base = 'tax/online/salesInvoice'

const headings = [
  'Request number',
  'Step',
  'Invoice code',
  'Invoice number',
  'Issued on',
  'Courier',
  'Tracking number',
  'Red-letter invoice',
  'Reason',
]
type Cells = { code?: string; no?: string; on?: string; courier?: string; red?: string; reason?: string }
const row = (number: string, step: string, cells: Cells = {}): string[] => [
  number,
  step,
  cells.code ?? '',
  cells.no ?? '',
  cells.on ?? '',
  cells.courier ?? '',
  cells.courier ? 'SF1400' : '',
  cells.red ?? '',
  cells.reason ?? '',
]
const bring = async (mode: 'preview' | 'take', rows: string[][], { token } = desk) =>
  app.office(`POST ${base}/import`, { token, body: await sheetForm([headings, ...rows], { mode }) })

type Rejected = { row: number; errors: { path: string }[] }
const wrongIn = (result: { rejected: Rejected[] }) =>
  result.rejected.map(({ row: at, errors }) => [at, ...errors.map(({ path }) => path)])

async function asked(amount = '10.00') {
  const { itemId } = await givenPaidFee(app, member, desk, { amount })
  const { id, number } = ok(await request(app, member, requestForm(titleId, [{ itemId, amount }])))
  const read = async () => (await app.client(`GET ${base}/${id}`, { token: member.token })).body.data
  const left = async () =>
    (await app.client(`GET ${base}/invoiceable`, { token: member.token, query: { pageSize: 200 } })).body.rows
      .filter((item: { id: string }) => item.id === itemId)
      .map((item: { left: string }) => item.left)
  return { number: number as string, read, left }
}

describe('a sheet of steps with sales invoices', () => {
  it('issues, voids and reverses, each row on its own', async () => {
    const [first, second] = [await asked('10.00'), await asked('20.00')]
    const [no, other] = [digitalNo(), digitalNo()]
    const issuing = [
      row(first.number, 'Issue', { no, on: '2026-11-10', courier: 'SF' }),
      row(second.number, 'issue', { no: '12345678', code: '4403201234' }),
    ]
    expect(ok(await bring('preview', issuing))).toMatchObject({ acceptedCount: 2, rejectedCount: 0 })
    expect(await first.read()).toMatchObject({ state: 0 })
    expect(ok(await bring('take', issuing))).toMatchObject({ acceptedCount: 2 })
    expect(await first.read()).toMatchObject({
      state: 1,
      invoiceNo: no,
      issuedOn: '2026-11-10',
      expressCompany: 'SF',
      expressNo: 'SF1400',
    })
    expect(await second.read()).toMatchObject({ state: 1, invoiceCode: '4403201234', invoiceNo: '12345678' })

    const ending = [
      row(first.number, 'Void', { reason: 'Wrong title' }),
      row(second.number, 'Reverse', { reason: 'Returned', red: other }),
    ]
    expect(ok(await bring('take', ending))).toMatchObject({ acceptedCount: 2 })
    expect(await first.read()).toMatchObject({ state: 3, reason: 'Wrong title' })
    expect(await second.read()).toMatchObject({ state: 4, redInvoiceNo: other })
    expect([await first.left(), await second.left()]).toEqual([['10.00'], ['20.00']])
  })

  it('refuses at its cell what is missing, unknown, twice there or not possible in its state', async () => {
    const [one, two] = [await asked(), await asked()]
    const rows = [
      row(one.number, 'Issue'),
      row(two.number, 'Void', { reason: 'Too early' }),
      row('SI000000-0000', 'Issue', { no: digitalNo() }),
      row(two.number, 'Issue', { no: '12345678' }),
      row(two.number, 'Burn', { no: digitalNo() }),
    ]
    const result = ok(await bring('preview', rows))
    expect(wrongIn(result)).toEqual([
      [2, 'invoiceNo'],
      [3, 'step'],
      [4, 'number'],
      [5, 'invoiceCode', 'number'],
      [6, 'step'],
    ])
    const url = `${app.address}/office/api/${base}/importRejected`
    const back = await answeredRows(url, desk.token, await sheetForm([headings, ...rows]))
    expect(back.slice(1).map((cells) => cells[0])).toEqual(rows.map(([number]) => number))
    expect(back[3]?.at(-1)).toContain('Request number')
  })

  it('does the other rows where one is refused while it is taken', async () => {
    const [one, two] = [await asked(), await asked()]
    const no = digitalNo()
    const rows = [row(one.number, 'Issue', { no }), row(two.number, 'Issue', { no })]
    const result = ok(await bring('take', rows))
    expect(result).toMatchObject({ acceptedCount: 1 })
    expect(wrongIn(result)).toEqual([[3, 'invoiceNo']])
    expect(await one.read()).toMatchObject({ state: 1, invoiceNo: no })
    expect(await two.read()).toMatchObject({ state: 0 })
  })

  it('is imported by those who may issue', async () => {
    const operations = await app.given.staff({ roles: ['operations'] })
    const { number, read } = await asked()
    const rows = [row(number, 'Issue', { no: digitalNo() })]
    expect((await bring('take', rows, operations)).body.code).toBe('403')
    expect(await read()).toMatchObject({ state: 0 })
  })

  it('is filled in from an empty one', async () => {
    const [first] = await answeredRows(`${app.address}/office/api/${base}/importTemplate`, desk.token)
    expect(first?.map((title) => String(title).replace('*', '').trim())).toEqual(headings)
  })
})
