import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { readSheet } from './read-sheet.ts'
import {
  allOf,
  columns,
  header,
  headerXml,
  rawWorkbook,
  refusalOf,
  rowsOf,
  workbook,
} from './sheet.testing.ts'

describe('values', () => {
  it('come out as the digits people see, and dates as days', async () => {
    const rows = await rowsOf(
      await workbook([
        header,
        [' 绿茶 ', 0.1 + 0.2, new Date('2026-03-01T00:00:00Z')],
        ['红茶', 1234567.89, '2026/3/2'],
        ['白茶', 0.0000001, new Date('2026-03-01T08:30:00Z')],
      ]),
    )
    expect(rows.map((row) => row.values)).toEqual([
      { name: '绿茶', amount: '0.3', day: '2026-03-01' },
      { name: '红茶', amount: '1234567.89', day: '2026/3/2' },
      { name: '白茶', amount: '0.0000001', day: '2026-03-01 08:30:00' },
    ])
  })

  it('keep the row number the user sees although blank rows are skipped', async () => {
    const rows = await rowsOf(await workbook([header, ['a', 1], [null, null], ['  ', ''], ['b', 2]]))
    expect(rows.map((row) => row.rowNumber)).toEqual([2, 5])
  })

  it('of a formula are those last calculated; one never calculated is reported, even alone in its row', async () => {
    const rows = await rowsOf(
      rawWorkbook(
        `<worksheet><sheetData>${headerXml}` +
          '<row r="2"><c r="A2" t="str"><f>A1&amp;"x"</f><v>茶x</v></c><c r="B2"><f>1+2</f><v>3</v></c></row>' +
          '<row r="3"><c r="A3" t="str"><f>""</f><v></v></c><c r="B3"><f>SUM(B1:B2)</f></c></row>' +
          '</sheetData></worksheet>',
      ),
    )
    expect(rows).toEqual([
      { rowNumber: 2, values: { name: '茶x', amount: '3', day: '' }, problems: [] },
      {
        rowNumber: 3,
        values: { name: '', amount: '', day: '' },
        problems: [{ column: 'amount', reason: 'excel.formulaWithoutValue', params: { cell: 'B3' } }],
      },
    ])
  })

  it('are read from rich texts, escapes and prefixed tags, without reading aids', async () => {
    const text = (at: string, xml: string) => `<x:c r="${at}" t="inlineStr"><x:is>${xml}</x:is></x:c>`
    const rows = await rowsOf(
      rawWorkbook(
        '<x:worksheet><x:sheetData>' +
          `<x:row>${text('A1', '<x:t>品名</x:t>')}${text('B1', '<x:t>金额</x:t>')}</x:row>` +
          `<x:row>${text('A2', '<x:r><x:rPr/><x:t>A&amp;B</x:t></x:r><x:r><x:t xml:space="preserve"> &lt;茶&#x53F6;&gt;_x0041_</x:t></x:r><x:rPh sb="0" eb="1"><x:t>チャ</x:t></x:rPh>')}` +
          '<x:c r="B2" t="b"><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>',
      ),
    )
    expect(rows).toEqual([
      { rowNumber: 2, values: { name: 'A&B <茶叶>A', amount: 'TRUE', day: '' }, problems: [] },
    ])
  })

  it('that are errors, cover a merge, or have lost digits are reported at their cell', async () => {
    const rows = await rowsOf(
      await workbook([header, ['a', '#REF!'], [null, 5], ['c', Number('6222021234567890123')]], {
        merges: [{ startRow: 1, endRow: 2, startCol: 0, endCol: 0 }],
      }),
    )
    expect(rows.map((row) => row.problems)).toEqual([
      [{ column: 'amount', reason: 'excel.errorValue', params: { cell: 'B2' } }],
      [{ column: 'name', reason: 'excel.mergedCell', params: { cell: 'A3' } }],
      [{ column: 'amount', reason: 'excel.digitsLost', params: { cell: 'B4' } }],
    ])
  })
})

describe('the header', () => {
  it('is found below titles, in any order and language, with stars and blanks around it', async () => {
    const rows = await rowsOf(
      await workbook([['2026 年进口清单'], [], ['*AMOUNT ', 'remarks', 'Product  Name *'], [7, 'x', '绿茶']]),
    )
    expect(rows).toEqual([{ rowNumber: 4, values: { name: '绿茶', amount: '7', day: '' }, problems: [] }])
  })

  it('must exist, name every required column, and none twice', async () => {
    expect(
      await refusalOf(
        await workbook([
          ['a', 'b'],
          [1, 2],
        ]),
      ),
    ).toEqual({
      reason: 'excel.headerMissing',
      params: { columns: '品名, 金额' },
    })
    expect(
      await refusalOf(
        await workbook([
          ['品名', '日期'],
          ['a', 2],
        ]),
      ),
    ).toEqual({
      reason: 'excel.columnMissing',
      params: { columns: '金额' },
    })
    expect(
      await refusalOf(
        await workbook([
          ['品名', '金额', 'Amount'],
          ['a', 1, 2],
        ]),
      ),
    ).toEqual({
      reason: 'excel.columnTwice',
      params: { column: 'Amount' },
    })
  })

  it('must have rows below it', async () => {
    expect(await refusalOf(await workbook([header]))).toEqual({ reason: 'excel.noRows', params: {} })
  })

  it('is looked for on the first sheet that is not hidden', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: '_lists', rows: [['USD']], hidden: true },
        { name: '数据', rows: [header, ['绿茶', 1, null]] },
      ],
    })
    expect(await rowsOf(bytes)).toHaveLength(1)
  })
})

describe('CSV', () => {
  it('is read in UTF-8 with and without a mark, and in GBK', async () => {
    const text = '品名,金额,日期\r\n"茶, ""特级""",1.50,2026-03-01\r\n'
    const gbk = Buffer.from('c6b7c3fb2cbdf0b6ee0ab2e82c330a', 'hex')
    const expected = [{ name: '茶, "特级"', amount: '1.50', day: '2026-03-01' }]
    expect((await rowsOf(Buffer.from(text))).map((row) => row.values)).toEqual(expected)
    expect((await rowsOf(Buffer.from(`\ufeff${text}`))).map((row) => row.values)).toEqual(expected)
    expect((await rowsOf(gbk)).map((row) => row.values)).toEqual([{ name: '茶', amount: '3', day: '' }])
  })

  it('is read with tabs and semicolons, and keeps leading noughts', async () => {
    expect((await rowsOf(Buffer.from('品名\t金额\n007\t1\n')))[0]?.values.name).toBe('007')
    expect((await rowsOf(Buffer.from('品名;金额\n007;1\n')))[0]?.values.name).toBe('007')
  })
})

it('reads from a stream', async () => {
  const bytes = Buffer.from(await workbook([header, ['绿茶', 1]]))
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += 100) yield bytes.subarray(at, at + 100)
  }
  const outcome = await readSheet(pieces(), columns)
  expect(outcome.ok && (await allOf(outcome.sheet.rows)).length).toBe(1)
})
