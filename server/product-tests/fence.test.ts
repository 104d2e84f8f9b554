import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { makeZip } from '../platform/files/make-zip.ts'
import { testApp } from '../platform/testing/test-app.ts'

const app = await testApp()
const { token } = await app.given.member()

const heading = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const headerXml = `<row r="1">${heading('Customer type')}${heading('Chinese name')}</row>`

const sheetParts = (sheet: string, texts: readonly string[]): Buffer =>
  makeZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'xl/workbook.xml', content: '<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>' },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content:
        '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="worksheets/a.xml"/><Relationship Id="r2" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    },
    { name: 'xl/worksheets/a.xml', content: sheet },
    {
      name: 'xl/sharedStrings.xml',
      content: `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    },
  ])
const sheetOf = (rows: string): string => `<worksheet><sheetData>${headerXml}${rows}</sheetData></worksheet>`
/** Cells that all refer to the first shared text. */
const sharingRows = (count: number, columns: number): string =>
  Array.from(
    { length: count },
    (_, row) => `<row r="${row + 2}">${'<c t="s"><v>0</v></c>'.repeat(columns)}</row>`,
  ).join('')
const csv = (text: string): Buffer => Buffer.from(text)

/** A PNG of one pixel with texts in front of its picture, each of which unpacks to many megabytes. */
function pngWithTexts(count: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])
  const text = Buffer.concat([
    Buffer.from('Comment\0\0', 'latin1'),
    deflateSync(Buffer.alloc(8_000_000, 'a')),
  ])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...Array.from({ length: count }, () => chunk('zTXt', text)),
    chunk('IDAT', deflateSync(Buffer.alloc(4))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const sheets: Record<string, { bytes: Buffer; name: string; codes: readonly string[] }> = {
  'one text of 300,000 letters in 40 cells': {
    bytes: sheetParts(sheetOf(sharingRows(40, 1)), ['x'.repeat(300_000)]),
    name: 'a.xlsx',
    codes: ['excel.bomb', 'excel.rowTooLong'],
  },
  'one text of 30,000 letters in 2,000 rows': {
    bytes: sheetParts(sheetOf(sharingRows(1_900, 1)), ['x'.repeat(30_000)]),
    name: 'a.xlsx',
    codes: ['excel.bomb'],
  },
  'a CSV of one open quote': {
    bytes: csv(`Customer type,Chinese name\n"${'a,\n'.repeat(300_000)}`),
    name: 'a.csv',
    codes: ['excel.rowTooLong', 'excel.noRows', 'excel.headerMissing', 'excel.columnMissing'],
  },
}
const mostAnswered = 20_000

describe('a sheet that says more than it weighs', () => {
  it.each(Object.entries(sheets))(
    '%s is refused with a short answer',
    async (_name, { bytes, name, codes }) => {
      const body = new FormData()
      body.set('mode', 'preview')
      body.set('file', new Blob([new Uint8Array(bytes)]), name)
      const answer = await app.client('POST base/online/customer/import', { token, body })
      expect(answer.body.code).toBe(400)
      expect(codes).toContain(answer.body.data.fields[0].code)
      expect(answer.text.length).toBeLessThan(mostAnswered)
    },
    60_000,
  )

  it('headings that belong to no column are cut in the answer', async () => {
    const headings = Array.from(
      { length: 60 },
      (_, place) => `<c t="inlineStr"><is><t>${place}${'x'.repeat(30_000)}</t></is></c>`,
    ).join('')
    const sheet = `<worksheet><sheetData>${headerXml.replace('</row>', `${headings}</row>`)}${sharingRows(1, 1)}</sheetData></worksheet>`
    const body = new FormData()
    body.set('mode', 'preview')
    body.set('file', new Blob([new Uint8Array(sheetParts(sheet, ['a']))]), 'a.xlsx')
    const answer = await app.client('POST base/online/customer/import', { token, body })
    expect(answer.status).toBeLessThan(500)
    expect(answer.text.length).toBeLessThan(mostAnswered)
  }, 60_000)
})

it('a picture whose texts unpack to more than 100 MB is refused or cleaned, in its own process', async () => {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(pngWithTexts(200))]), 'a.png')
  const answer = await app.client('POST system/online/file/upload', { token, body })
  expect([200, 400]).toContain(answer.body.code)
}, 120_000)
