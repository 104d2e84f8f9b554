import { readXlsx } from 'hucre/xlsx'
import { afterAll, expect, it } from 'vitest'
import { collectBytes } from '../files/collect-bytes.ts'
import { sentFile } from '../files/inspect-upload.testing.ts'
import { inspectUpload } from '../files/inspect-upload.ts'
import { inspectZip, unzipPart } from '../files/zip-directory.ts'
import { openParsePool } from '../parsing/parse-pool.ts'
import { readSheet } from './read-sheet.ts'
import { sheetName, type WrittenColumn, writeSheet } from './write-sheet.ts'
import { writeTemplate } from './write-template.ts'

const parsing = openParsePool()
afterAll(() => parsing.close())

type Line = { name: string; amount: string; rate: string; day: string; at: string }

const columns: WrittenColumn<Line>[] = [
  { header: '品名', kind: 'text', width: 30, value: (line) => line.name },
  { header: '金额', kind: 'money', value: (line) => line.amount },
  { header: '汇率', kind: 'rate', value: (line) => line.rate },
  { header: '日期', kind: 'date', value: (line) => line.day },
  { header: '时间', kind: 'instant', value: (line) => line.at },
]
const line: Line = {
  name: '绿茶',
  amount: '1234567.80',
  rate: '7.123456',
  day: '2026-03-01',
  at: '2026-03-01T16:30:00Z',
}

async function written(lines: Iterable<Line>): Promise<Buffer> {
  const collected = await collectBytes(writeSheet('订单', columns, lines), 100_000_000)
  if (!collected.ok) throw new Error(collected.reason)
  return collected.bytes
}

async function partOf(bytes: Buffer, name: string): Promise<string> {
  const zip = inspectZip(bytes, { maxEntries: 100, maxUnzippedBytes: 100_000_000, maxRatio: 1000 })
  const entry = zip.ok ? zip.entries.get(name) : undefined
  return String(entry && (await unzipPart(bytes, entry, 100_000_000)))
}

it('writes money, rates and dates as numbers with their formats, and an instant as Shanghai shows it', async () => {
  const workbook = await readXlsx(await written([line]), { readStyles: true })
  const sheet = workbook.sheets[0]
  expect(sheet?.name).toBe('订单')
  expect(sheet?.rows[1]).toEqual([
    '绿茶',
    1234567.8,
    7.123456,
    new Date('2026-03-01T00:00:00Z'),
    new Date('2026-03-02T00:30:00Z'),
  ])
  const styles = await partOf(await written([line]), 'xl/styles.xml')
  for (const format of ['#,##0.00', '0.000000', 'yyyy-mm-dd', 'yyyy-mm-dd hh:mm'])
    expect(styles).toContain(format)
})

it('freezes the header and sets the widths', async () => {
  const sheet = await partOf(await written([line]), 'xl/worksheets/sheet1.xml')
  expect(sheet).toContain('ySplit="1"')
  expect(sheet).toContain('state="frozen"')
  expect(sheet).toMatch(/<col min="1" max="1" width="30"/)
})

it('keeps text that looks like a formula as text, and writes no formula at all', async () => {
  const names = ['=1+1', '+cmd|calc', '-5', '@SUM(A1)', '\t=1', '=HYPERLINK("http://evil","x")']
  const bytes = await written(names.map((name) => ({ ...line, name })))
  const sheet = await partOf(bytes, 'xl/worksheets/sheet1.xml')
  expect(sheet).not.toMatch(/<f[\s>/]/)
  const read = await readXlsx(bytes)
  expect(read.sheets[0]?.rows.slice(1).map((row) => row[0])).toEqual(names)
})

it('rather writes text than lose a digit, and never invents a number', async () => {
  const amounts = ['12345678901234567.89', '', '1e3', '=2', '0.10']
  const read = await readXlsx(await written(amounts.map((amount) => ({ ...line, amount }))))
  expect(read.sheets[0]?.rows.slice(1).map((row) => row[1])).toEqual([
    '12345678901234567.89',
    null,
    '1e3',
    '=2',
    0.1,
  ])
})

it('survives control characters, markup and very long text', async () => {
  const names = ['a<b>&"c"', 'x\u0000y\u0008z', 'two\nlines', '长'.repeat(40_000)]
  const read = await readXlsx(await written(names.map((name) => ({ ...line, name }))))
  const cells = read.sheets[0]?.rows.slice(1).map((row) => String(row[0])) ?? []
  expect(cells.slice(0, 3)).toEqual(names.slice(0, 3))
  expect(cells[3]).toHaveLength(32_767)
})

it('makes files that our own upload check accepts', async () => {
  expect((await inspectUpload(parsing, sentFile(await written([line]), '导出.xlsx'))).ok).toBe(true)
})

it('stops asking for rows when the reader goes away', async () => {
  let given = 0
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  async function* endless() {
    try {
      for (;;) {
        given += 1
        yield { ...line, name: `${Math.random()}` }
      }
    } finally {
      close()
    }
  }
  const stream = writeSheet('S', columns, endless())
  for await (const chunk of stream) {
    expect(chunk.length).toBeGreaterThan(0)
    break
  }
  await closed
  expect(given).toBeLessThan(20_000)
})

it('passes a failing row source on as an error, not as a short file', async () => {
  async function* failing() {
    yield line
    throw new Error('database away')
  }
  await expect(collectBytes(writeSheet('S', columns, failing()), 1e9)).rejects.toThrow('database away')
})

it('makes any title fit for a sheet name', () => {
  expect(sheetName('订单/明细[2026]: *?')).toBe('订单 明细 2026')
  expect(sheetName('x'.repeat(40))).toHaveLength(31)
  expect(sheetName("''")).toBe('Sheet1')
})

it('makes templates with drop-downs of any length that can be filled in and read again', async () => {
  const currencies = Array.from({ length: 180 }, (_, i) => `C${i}, "币制"`)
  const template = await writeTemplate('订单导入', [
    { header: '品名', kind: 'text', isRequired: true, example: '绿茶' },
    { header: '币制', kind: 'text', choices: currencies, example: 'C1, "币制"' },
    { header: '金额', kind: 'money', example: '10.00' },
  ])
  const sheet = await partOf(template, 'xl/worksheets/sheet1.xml')
  expect(sheet).toContain(`<formula1>'_lists'!$A$1:$A$180</formula1>`)
  expect(sheet).toContain('sqref="B2:B10001"')
  expect(await partOf(template, 'xl/workbook.xml')).toMatch(/name="_lists"[^>]*state="hidden"/)
  const outcome = await readSheet(template, [
    { key: 'name', headers: ['品名'], isRequired: true },
    { key: 'amount', headers: ['金额'] },
  ])
  if (!outcome.ok) throw new Error(outcome.reason)
  const rows: unknown[] = []
  for await (const row of outcome.sheet.rows) rows.push(row)
  expect(rows).toEqual([{ rowNumber: 2, values: { name: '绿茶', amount: '10' }, problems: [] }])
  expect(outcome.sheet.unknownHeaders).toEqual(['币制'])
})
