import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Schema } from '@quayside/contract/kernel/api.ts'
import type { ImportResult, ImportRow } from '@quayside/contract/kernel/import.ts'
import type { Tx } from '../database/database.ts'
import { writeSheet, xlsxMime } from '../excel/write-sheet.ts'
import { writeTemplate } from '../excel/write-template.ts'
import { newStorageKey } from '../files/storage.ts'
import { Binary } from '../http/binary.ts'
import { longestShownCell } from '../parsing/budgets.ts'
import type { Call } from '../session/call.ts'
import type { CheckedRow, ImportSheet } from './import-rows.ts'

const headingOf = (call: Pick<Call, 'text'>, entity: string, key: string): string =>
  call.text(`fields.${entity}.${key}`)

/** The empty sheet to fill in, with a drop-down wherever a field is a code. */
export async function importTemplate(
  call: Pick<Call, 'text'>,
  sheet: ImportSheet<string, Schema>,
): Promise<Binary> {
  const name = headingOf(call, sheet.entity, 'recordName')
  const columns = sheet.columns.map(({ key, isRequired, codes, width }) => ({
    header: headingOf(call, sheet.entity, key),
    kind: 'text' as const,
    isRequired: isRequired ?? false,
    ...(width !== undefined && { width }),
    ...(codes && { choices: codes.keys.map((code) => call.text(`codes.${codes.name}.${code}`)) }),
  }))
  return new Binary({ body: await writeTemplate(name, columns), mime: xlsxMime, fileName: `${name}.xlsx` })
}

export const importColumns = (
  call: Pick<Call, 'text'>,
  { entity, columns }: ImportSheet<string, Schema>,
): ImportResult['columns'] => columns.map(({ key }) => ({ key, title: headingOf(call, entity, key) }))

const shownCell = (text: string): string =>
  text.length > longestShownCell ? `${text.slice(0, longestShownCell)}…` : text

export const importRow = (
  call: Pick<Call, 'text'>,
  { row, values, findings }: CheckedRow<unknown>,
): ImportRow => ({
  row,
  values: Object.fromEntries(Object.entries(values).map(([key, text]) => [key, shownCell(text)])),
  errors: findings.map(({ code, params, path }) => ({
    path: path ?? '',
    msg: call.text(`errors.${code}`, params),
  })),
})

/** What the preview shows, and with the same shape what was taken. */
export function importResult(
  call: Pick<Call, 'text'>,
  sheet: ImportSheet<string, Schema>,
  checked: readonly CheckedRow<unknown>[],
  ignoredColumns: readonly string[],
): ImportResult {
  const rows = checked.map((each) => importRow(call, each))
  const accepted = rows.filter(({ errors }) => errors.length === 0)
  const rejected = rows.filter(({ errors }) => errors.length > 0)
  return {
    columns: importColumns(call, sheet),
    acceptedCount: accepted.length,
    rejectedCount: rejected.length,
    accepted,
    rejected,
    ignoredColumns: [...ignoredColumns],
    rejectedFileId: null,
  }
}

/** The rejected rows, with what is wrong in a column of its own. */
async function rejectedSheet(
  call: Pick<Call, 'text' | 'platform'>,
  sheet: ImportSheet<string, Schema>,
  result: Pick<ImportResult, 'columns' | 'rejected'>,
): Promise<{ bytes: Buffer; fileName: string }> {
  const titles = new Map(result.columns.map(({ key, title }) => [key, title]))
  const columns = [
    ...sheet.columns.map(({ key, width }) => ({
      header: titles.get(key) ?? key,
      kind: 'text' as const,
      ...(width !== undefined && { width }),
      value: ({ values }: ImportRow) => values[key],
    })),
    {
      header: call.text('server.import.errors'),
      kind: 'text' as const,
      width: 60,
      value: ({ errors }: ImportRow) =>
        errors.map(({ path, msg }) => (path === '' ? msg : `${titles.get(path) ?? path}: ${msg}`)).join('\n'),
    },
  ]
  const name = headingOf(call, sheet.entity, 'recordName')
  const bytes = await buffer(writeSheet<ImportRow>(name, columns, result.rejected))
  const day = call.platform.clock.today()
  return { bytes, fileName: `${name}-${call.text('server.import.rejected')}-${day}.xlsx` }
}

export async function rejectedRows(...given: Parameters<typeof rejectedSheet>): Promise<Binary> {
  const { bytes, fileName } = await rejectedSheet(...given)
  return new Binary({ body: bytes, mime: xlsxMime, fileName })
}

/** Keeps the rejected rows as a file of the company to download. */
export async function keepRejected(
  call: Call,
  tx: Tx,
  sheet: ImportSheet<string, Schema>,
  result: Pick<ImportResult, 'columns' | 'rejected'>,
): Promise<string | null> {
  if (result.rejected.length === 0) return null
  const { bytes, fileName } = await rejectedSheet(call, sheet, result)
  const key = newStorageKey()
  await call.platform.files.put(key, bytes, xlsxMime)
  const { id } = await tx
    .insertInto('file')
    .values({
      company_id: call.principal.companyId,
      uploaded_by: call.principal.memberId,
      name: fileName,
      mime: xlsxMime,
      bytes: String(bytes.length),
      sha256: createHash('sha256').update(bytes).digest(),
      storage_key: key,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
