import { allPermissions } from '@quayside/contract/permissions.ts'
import { describe, expect, it } from 'vitest'
import { answeredRows, sheetForm } from '../../platform/excel/sheet.testing.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { digitalNo, enter, inputForm, ok } from './tax-invoices.testing.ts'

const app = await sharedApp()
const member = await app.given.member()
const base = 'tax/online/inputInvoice'

const headings = [
  'Invoice code',
  'Invoice number',
  'Seller',
  'Seller’s taxpayer number',
  'Issued on',
  'Total with tax',
  'Goods',
  'Specification',
  'Unit',
  'Quantity',
  'Price',
  'Amount',
  'Rate',
  'Tax',
  'Order no.',
  'Takes back invoice',
  'Note',
]
type Values = { total?: string; seller?: string; qty?: string; amount?: string; rate?: string; tax?: string }

/** A line of an invoice of two such lines. */
const row = (invoiceNo: string, goods: string, values: Values = {}): string[] => [
  '',
  invoiceNo,
  values.seller ?? 'Harbour Resistors Ltd',
  '91440300MA5QUAY204',
  '2026-11-03',
  values.total ?? '226.00',
  goods,
  `${goods}-0402`,
  'pcs',
  values.qty ?? '100',
  '1',
  values.amount ?? '100.00',
  values.rate ?? '13',
  values.tax ?? '13.00',
  '',
  '',
  'November',
]
const bring = async (mode: 'preview' | 'take', rows: string[][], { token } = member) =>
  app.client(`POST ${base}/import`, { token, body: await sheetForm([headings, ...rows], { mode }) })

type Rejected = { row: number; errors: { path: string; msg: string }[] }
const wrongIn = (result: { rejected: Rejected[] }) =>
  result.rejected.map(({ row: at, errors }) => [at, ...errors.map(({ path }) => path)])
const listed = async (invoiceNo: string) =>
  (await app.client(`GET ${base}/list`, { token: member.token, query: { keyword: invoiceNo } })).body.rows

describe('a sheet of input invoices', () => {
  it('is filled in from an empty one with a column for each field', async () => {
    const [first] = await answeredRows(`${app.address}/api/${base}/importTemplate`, member.token)
    expect(first?.map((title) => String(title).replace('*', '').trim())).toEqual(headings)
  })

  it.each([
    ['5%', '105.00', '5.00'],
    ['\u514d\u7a0e', '100.00', '0.00'],
  ])('takes lines at the rate of %s', async (rate, total, tax) => {
    const number = digitalNo()
    const rows = [row(number, 'Lease of a warehouse', { total, rate, tax })]
    expect(ok(await bring('take', rows))).toMatchObject({ acceptedCount: 1, rejectedCount: 0 })
    expect(await listed(number)).toMatchObject([{ net: '100.00', tax, amount: total }])
  })

  it('becomes one invoice of the rows with one number', async () => {
    const [two, one] = [digitalNo(), digitalNo()]
    const rows = [row(two, 'Resistor'), row(one, 'Capacitor', { total: '113.00' }), row(two, 'Coil')]
    expect(ok(await bring('preview', rows))).toMatchObject({ acceptedCount: 3, rejectedCount: 0 })
    expect(await listed(two)).toEqual([])
    expect(ok(await bring('take', rows))).toMatchObject({ acceptedCount: 3, rejectedFileId: null })
    expect(await listed(two)).toMatchObject([
      { state: 0, lineCount: 2, net: '200.00', tax: '26.00', amount: '226.00', enteredByName: 'Wang Wei' },
    ])
    expect(await listed(one)).toMatchObject([{ lineCount: 1, amount: '113.00', note: 'November' }])
    const [{ id }] = await listed(two)
    const { lines } = (await app.client(`GET ${base}/${id}`, { token: member.token })).body.data
    expect(lines.map(({ name, qty }: { name: string; qty: string }) => [name, qty])).toEqual([
      ['Resistor', '100'],
      ['Coil', '100'],
    ])
  })

  it('keeps a whole invoice out for one bad row, and gives those rows back as a file', async () => {
    const [bad, good] = [digitalNo(), digitalNo()]
    const rows = [
      row(bad, 'Resistor'),
      row(bad, 'Coil', { tax: '12.00' }),
      row(good, 'Capacitor', { total: '113.00' }),
    ]
    const result = ok(await bring('take', rows))
    expect(result).toMatchObject({ acceptedCount: 1, rejectedCount: 2 })
    expect(wrongIn(result)).toEqual([
      [2, 'amount'],
      [3, 'tax'],
    ])
    expect(await listed(bad)).toEqual([])
    expect(await listed(good)).toHaveLength(1)
    const file = `${app.address}/api/system/online/file/${result.rejectedFileId}`
    const back = await answeredRows(file, member.token)
    expect(back.slice(1).map((cells) => [cells[6], cells.at(-1)])).toEqual([
      ['Resistor', expect.stringContaining('Total with tax')],
      ['Coil', expect.stringContaining('Tax: The tax at this rate is 13.00')],
    ])
  })

  it.each([
    [
      'heads that differ',
      [{}, { seller: 'Another Ltd' }],
      [
        [2, 'invoiceNo'],
        [3, 'sellerName'],
      ],
    ],
    [
      'an amount that is not quantity × price',
      [{}, { amount: '90.00' }],
      [
        [2, 'amount'],
        [3, 'lineAmount', 'tax'],
      ],
    ],
    [
      'a rate that does not exist',
      [{}, { rate: '17' }],
      [
        [2, 'amount'],
        [3, 'rate'],
      ],
    ],
    [
      'no quantity',
      [{}, { qty: '' }],
      [
        [2, 'invoiceNo'],
        [3, 'qty'],
      ],
    ],
  ])('refuses %s at its cell', async (_what, [first, second], expected) => {
    const invoiceNo = digitalNo()
    const rows = [row(invoiceNo, 'Resistor', first), row(invoiceNo, 'Coil', second)]
    expect(wrongIn(ok(await bring('preview', rows)))).toEqual(expected)
  })

  it('refuses a number that the company has entered before', async () => {
    const invoiceNo = digitalNo()
    ok(await enter(app, member, inputForm({ invoiceNo })))
    const rows = [row(invoiceNo, 'Resistor', { total: '113.00' })]
    expect(wrongIn(ok(await bring('preview', rows)))).toEqual([[2, 'invoiceNo']])
    const other = await app.given.member()
    expect(ok(await bring('preview', rows, other))).toMatchObject({ acceptedCount: 1 })
  })

  it('is imported by those who may', async () => {
    const { companyId } = member
    const reader = await app.given.member({
      companyId,
      isAdministrator: false,
      permissions: allPermissions.filter((each) => each !== 'tax-inputInvoice-import'),
    })
    const rows = [row(digitalNo(), 'Resistor', { total: '113.00' })]
    expect((await bring('preview', rows, reader)).body.code).toBe('403')
    expect((await bring('take', rows, reader)).body.code).toBe('403')
  })
})
