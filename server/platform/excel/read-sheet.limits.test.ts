import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { makeZip } from '../files/make-zip.ts'
import { processorTime } from '../testing/processor-time.ts'
import { header, headerXml, rawWorkbook, refusalOf, rowsOf, workbook } from './sheet.testing.ts'

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
    const took = await processorTime(async () =>
      expect(await refusalOf(bomb)).toEqual({ reason: 'excel.bomb', params: {} }),
    )
    // Unzipping it takes several times as long.
    expect(took).toBeLessThan(100)
  })

  it('hold for tags that never close: each costs what its length costs', async () => {
    const unbounded = { maxRatio: 10_000 }
    const sheet = (rows: string, behind = '') =>
      rawWorkbook(`<worksheet><sheetData>${headerXml}${rows}</sheetData>${behind}</worksheet>`)
    const unclosed = ['<c>', '<c r="A1" ', '<is><rPh><t>', '<v>', '<f', '</c']
    const timed = (times: number): Promise<number> =>
      processorTime(async () => {
        for (const each of unclosed) await refusalOf(sheet(`<row>${each.repeat(times)}</row>`), unbounded)
        await refusalOf(sheet('', '<mergeCell '.repeat(times)), unbounded)
      })
    await timed(1_000)
    // Ten times the length: a cost that grew with its square would be a hundred times as high.
    const [short, long] = [await timed(10_000), await timed(100_000)]
    expect(long / short).toBeLessThan(40)
  })

  it('refuse a bomb that lies about its size as soon as it outgrows the lie', async () => {
    const zeros = ' '.repeat(60 * 1024 * 1024)
    const bomb = rawWorkbook(`<worksheet><sheetData>${headerXml}${zeros}</sheetData></worksheet>`, {
      claimedSize: 2000,
    })
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
