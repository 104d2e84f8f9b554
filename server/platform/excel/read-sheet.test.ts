import { type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { makeZip } from '../files/make-zip.ts'
import type { ReadColumn } from './map-headers.ts'
import { readSheet } from './read-sheet.ts'
import type { SheetLimits } from './sheet-reasons.ts'

type Key = 'name' | 'amount' | 'day'

const columns: ReadColumn<Key>[] = [
  { key: 'name', headers: ['品名', '品名（繁）', 'Product name'], isRequired: true },
  { key: 'amount', headers: ['金额', 'Amount'], isRequired: true },
  { key: 'day', headers: ['日期', 'Date'] },
]
const header = ['品名', '金额', '日期']

function workbook(rows: CellValue[][], more: Partial<WriteSheet> = {}): Promise<Uint8Array> {
  return writeXlsx({ sheets: [{ name: 'S', rows, ...more }] })
}

/** A workbook around hand-written sheet XML, for what no writer would write. */
function rawWorkbook(sheetXml: string, claimedSize?: number): Buffer {
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return makeZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: '_rels/.rels',
      content: `<Relationships><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns:r="${relation}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: sheetXml,
      ...(claimedSize === undefined ? {} : { claimedSize }),
    },
  ])
}

const headerXml =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>品名</t></is></c><c r="B1" t="inlineStr"><is><t>金额</t></is></c></row>'

async function allOf<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const row of rows) all.push(row)
  return all
}

async function rowsOf(bytes: Uint8Array, limits?: Partial<SheetLimits>) {
  const outcome = await readSheet(bytes, columns, limits)
  if (!outcome.ok) throw new Error(`${outcome.reason} ${JSON.stringify(outcome.params)}`)
  return allOf(outcome.sheet.rows)
}

async function refusalOf(bytes: Uint8Array, limits?: Partial<SheetLimits>) {
  const outcome = await readSheet(bytes, columns, limits)
  return outcome.ok ? 'accepted' : { reason: outcome.reason, params: outcome.params }
}

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

describe('limits', () => {
  it('stop an upload that is too large', async () => {
    expect(await refusalOf(Buffer.alloc(2048), { maxBytes: 1024 })).toEqual({
      reason: 'file.tooLarge',
      params: { max: '1 KB' },
    })
  })

  it('count rows below the header, exactly', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, i) => [`n${i}`, i])
    expect(await rowsOf(await workbook([['title'], header, ...lines(50)]), { maxRows: 50 })).toHaveLength(50)
    const refusal = { reason: 'excel.tooManyRows', params: { max: '50' } }
    expect(await refusalOf(await workbook([header, ...lines(51)]), { maxRows: 50 })).toEqual(refusal)
    const csv = `品名,金额\n${'a,1\n'.repeat(51)}`
    expect(await refusalOf(Buffer.from(csv), { maxRows: 50 })).toEqual(refusal)
  })

  it('count only columns that hold something', async () => {
    const wide = Array.from({ length: 101 }, (_, i) => `c${i}`)
    const refusal = { reason: 'excel.tooManyColumns', params: { max: '100' } }
    expect(
      await refusalOf(
        await workbook([
          [...header, ...wide],
          ['a', 1],
        ]),
      ),
    ).toEqual(refusal)
    expect(await refusalOf(Buffer.from(`${wide.join(',')}\n`))).toEqual(refusal)
    const formatted = `<worksheet><sheetData>${headerXml}<row r="2"><c r="A2"><v>1</v></c><c r="XFD2" s="1"/></row></sheetData></worksheet>`
    expect(await refusalOf(rawWorkbook(formatted))).toBe('accepted')
  })

  it('refuse a bomb by what it declares, before unzipping', async () => {
    const zeros = ' '.repeat(60 * 1024 * 1024)
    const bomb = rawWorkbook(`<worksheet><sheetData>${headerXml}${zeros}</sheetData></worksheet>`)
    expect(bomb.length).toBeLessThan(100_000)
    const start = performance.now()
    expect(await refusalOf(bomb)).toEqual({ reason: 'excel.bomb', params: {} })
    expect(performance.now() - start).toBeLessThan(100)
  })

  it('refuse a bomb that lies about its size as soon as it outgrows the lie', async () => {
    const zeros = ' '.repeat(60 * 1024 * 1024)
    const bomb = rawWorkbook(`<worksheet><sheetData>${headerXml}${zeros}</sheetData></worksheet>`, 2000)
    expect(await refusalOf(bomb)).toEqual({ reason: 'excel.broken', params: {} })
  })
})

describe('what is no sheet', () => {
  const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])

  it('is refused with its own reason', async () => {
    for (const [bytes, reason] of [
      [Buffer.alloc(0), 'excel.empty'],
      [await workbook([]), 'excel.empty'],
      [Buffer.from('\n\n,,\n'), 'excel.empty'],
      [Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')]), 'excel.encrypted'],
      [
        Buffer.from(
          await writeXlsx({
            sheets: [{ name: 'S', rows: [header] }],
            encryption: { password: 'x', spinCount: 1000 },
          }),
        ),
        'excel.encrypted',
      ],
      [compound, 'excel.legacyFormat'],
      [Buffer.from('%PDF-1.7\n\0\xff'), 'excel.notASheet'],
      [Buffer.from('<html><table><tr><td>品名</td></tr></table></html>'), 'excel.notASheet'],
      [makeZip([{ name: 'word/document.xml', content: 'x' }]), 'excel.notASheet'],
      [Buffer.from(await workbook([header, ['a', 1]])).subarray(0, -40), 'excel.broken'],
      [rawWorkbook('<worksheet><sheetData><row r="1"><c'), 'excel.broken'],
    ] as const) {
      expect(await refusalOf(bytes)).toEqual({ reason, params: {} })
    }
  })

  it('and damage in the middle never passes for the end of the rows', async () => {
    const lines = Array.from(
      { length: 5000 },
      (_, i) => `<row r="${i + 2}"><c r="A${i + 2}"><v>${i}</v></c></row>`,
    )
    const cut = rawWorkbook(`<worksheet><sheetData>${headerXml}${lines.join('')}<row r="5002"><c r="A50`)
    expect(await refusalOf(cut)).toEqual({ reason: 'excel.broken', params: {} })
    const whole = rawWorkbook(`<worksheet><sheetData>${headerXml}${lines.join('')}</sheetData></worksheet>`)
    const at = whole.indexOf('worksheets/sheet1.xml') + 5000
    whole[at] = (whole[at] ?? 0) ^ 1
    expect(await refusalOf(whole)).toEqual({ reason: 'excel.broken', params: {} })
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
