import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { headerXml, rawWorkbook } from '../../platform/excel/sheet.testing.ts'
import { makeZip } from '../../platform/files/make-zip.ts'
import { fieldsOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'

const app = await sharedApp()
const member = await app.given.member()

const lineHeadings = headerXml.replace('品名', '型号').replace('金额', '数量')
const worksheet = (rows: string, behind = '') =>
  rawWorkbook(`<worksheet><sheetData>${lineHeadings}${rows}</sheetData>${behind}</worksheet>`)
const text = (cell: string, words: string) => `<c r="${cell}" t="inlineStr"><is><t>${words}</t></is></c>`

function bring(bytes: Uint8Array, name = 'lines.xlsx'): Promise<TestAnswer> {
  const body = new FormData()
  body.set('modelType', '0')
  body.set('file', new Blob([new Uint8Array(bytes)]), name)
  return app.client('POST business/online/order/import', { token: member.token, body })
}
type Rejected = { row: number; values: Record<string, string>; errors: { path: string; msg: string }[] }

describe('a spreadsheet', () => {
  it('with a password is refused at the file', async () => {
    const rows = [['型号'], ['A']]
    const encryption = { password: 'secret', spinCount: 1000 }
    const answer = await bring(await writeXlsx({ sheets: [{ name: 'S', rows }], encryption }))
    expect(fieldsOf(answer)).toEqual([
      { path: 'file', msg: 'The file has a password. Remove it and upload the file again.' },
    ])
  })

  it('that is a zip bomb is refused at the file for its size, before its work is counted', async () => {
    const bomb = worksheet(' '.repeat(60 * 1024 * 1024))
    expect(bomb.length).toBeLessThan(100_000)
    expect(fieldsOf(await bring(bomb))).toEqual([
      {
        path: 'file',
        msg: 'The file becomes too large when unpacked. Split it and upload the parts.',
      },
    ])
  })

  it('full of formulas is read by its results, and a formula without one is named by its cell', async () => {
    const rows = Array.from({ length: 3_000 }, (_, n) => {
      const row = n + 2
      const result = n % 1000 === 999 ? '' : `<v>${row * 2}</v>`
      return `<row r="${row}">${text(`A${row}`, `M${row}`)}<c r="B${row}"><f>ROW()*2</f>${result}</c></row>`
    })
    const { data } = (await bring(worksheet(rows.join('')))).body
    expect([data.acceptedCount, data.rejectedCount]).toEqual([2_997, 3])
    expect(data.lines[0]).toMatchObject({ model: 'M2', qty: '4' })
    expect(data.rejected.map(({ row, values, errors }: Rejected) => [row, values['model'], errors])).toEqual(
      [1001, 2001, 3001].map((row) => [
        row,
        `M${row}`,
        [{ path: 'qty', msg: `The formula in cell B${row} has no result. Enter the value itself.` }],
      ]),
    )
  })

  it('with merged cells names the covered ones and keeps the other rows', async () => {
    const rows = [2, 3, 4].map(
      (row) =>
        `<row r="${row}">${text(`A${row}`, `M${row}`)}${row === 3 ? '' : `<c r="B${row}"><v>5</v></c>`}</row>`,
    )
    const merged = '<mergeCells count="1"><mergeCell ref="B2:B3"/></mergeCells>'
    const { data } = (await bring(worksheet(rows.join(''), merged))).body
    expect(data.lines.map(({ model }: { model: string }) => model)).toEqual(['M2', 'M4'])
    expect(data.rejected.map(({ row, errors }: Rejected) => [row, errors])).toEqual([
      [3, [{ path: 'qty', msg: 'Cell B3 is merged. Unmerge it and fill in each row.' }]],
    ])
  })

  it('with blank rows between is read without them, and one of blank rows alone is refused', async () => {
    const blank = (row: number) =>
      `<row r="${row}" ht="15"><c r="A${row}" s="0"/><c r="B${row}" t="inlineStr"><is><t>  </t></is></c></row>`
    const many = Array.from({ length: 20_000 }, (_, n) => blank(n + 2))
    const last = `<row r="20002">${text('A20002', 'LM358')}<c r="B20002"><v>7</v></c></row>`
    const { data } = (await bring(worksheet(many.join('') + last))).body
    expect(data).toMatchObject({ acceptedCount: 1, rejectedCount: 0, lines: [{ model: 'LM358', qty: '7' }] })
    expect(fieldsOf(await bring(worksheet(many.slice(0, 500).join(''))))).toEqual([
      {
        path: 'file',
        msg: 'There are no rows below the headings. Fill them in and upload the file again.',
      },
    ])
  })

  const notASheet = 'This is not a spreadsheet. Upload an xlsx or csv file.'
  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), notASheet],
    ['a PDF', Buffer.from('%PDF-1.7\n\0\xff', 'latin1'), notASheet],
    ['a web page', Buffer.from('<html><table><tr><td>型号</td></tr></table></html>'), notASheet],
    ['a letter', makeZip([{ name: 'word/document.xml', content: 'x' }]), notASheet],
    [
      'an old xls',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
      'Old xls files are not supported. Save the file as xlsx and upload it.',
    ],
    ['half a file', worksheet('').subarray(0, 400), 'The file is damaged. Save it again and upload it.'],
  ])('that is %s renamed to .xlsx is told from one', async (_what, bytes, msg) => {
    expect(fieldsOf(await bring(bytes))).toEqual([{ path: 'file', msg }])
  })

  it('with bad amounts gives those rows back as they were, each cell in its own words', async () => {
    const answer = await bring(
      await writeXlsx({
        sheets: [
          {
            name: 'S',
            rows: [
              ['型号', '数量', '单价', '金额'],
              ['A', '-1', '1,5', '1.005'],
              ['B', '2', '3', '6'],
            ],
          },
        ],
      }),
    )
    const { data } = answer.body
    expect(data.lines).toMatchObject([{ model: 'B', totalMoney: '6.00' }])
    expect(data.rejected).toMatchObject([
      {
        row: 2,
        values: { model: 'A', qty: '-1', price: '1,5', totalMoney: '1.005' },
        errors: [
          { path: 'qty', msg: 'Must not be negative' },
          {
            path: 'price',
            msg: 'Enter the unit price in plain digits, such as 12.5, without an exponent or separators',
          },
          { path: 'totalMoney', msg: 'Too many decimals: at most 2' },
        ],
      },
    ])
  })
})
