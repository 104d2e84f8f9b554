import type { Schema } from '@quayside/contract/kernel/api.ts'
import type { Columns, SavedKey } from '@quayside/contract/kernel/columns.ts'
import type { ImportInput, ImportResult } from '@quayside/contract/kernel/import.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'
import type * as z from 'zod/mini'
import type { Tx } from '../database/database.ts'
import type { Binary } from '../http/binary.ts'
import type { Upload } from '../http/upload.ts'
import type { Call } from '../session/call.ts'
import { type Acting, asCustomer } from './acting.ts'
import { importResult, importTemplate, keepRejected } from './import-answer.ts'
import { type ImportColumn, type ImportSheet, type JudgedRow, judgeRows } from './import-rows.ts'
import { type Reader, readWithin } from './read-within.ts'

/** The columns of an import: what a form may give, required where the schema does not accept an empty value. */
export const importColumnsOf = <T extends Columns>(columns: T): ImportColumn<SavedKey<T>>[] =>
  Object.entries(columns).flatMap(([key, { kind, codes, save, width }]) => {
    if (!save) return []
    const list = codes ?? (kind === 'flag' ? defaultFlag : undefined)
    return [
      {
        key: key as SavedKey<T>,
        ...(!save.safeParse(undefined).success && { isRequired: true as const }),
        ...(list && { codes: list }),
        ...(width !== undefined && { width }),
      },
    ]
  })

type Rows<S extends Schema> = readonly JudgedRow<z.output<S>>[]

/**
 * An import from a sheet: `template` and `take` are handlers. `judge` adds findings that need the database to
 * those of the schema; it runs again inside the transaction, because the data may have changed since the preview.
 * `write` receives the valid rows.
 */
export const importOf = <
  K extends string,
  S extends Schema,
  B extends ImportInput,
  J extends JudgedRow<z.output<S>>,
>(
  sheet: ImportSheet<K, S>,
  judge: (read: Reader, companyId: string, rows: Rows<S>, call: Call) => Promise<J[]>,
  write: (
    tx: Tx,
    acting: Acting & { companyId: string },
    good: readonly J[],
    call: Call,
    body: B,
  ) => Promise<unknown>,
) => ({
  template: (call: Call): Promise<Binary> => importTemplate(call, sheet),
  take: async (call: Call, { body, upload }: { body: B; upload: Upload }): Promise<ImportResult> => {
    const { companyId } = call.principal
    const rows = await judgeRows(call, upload, sheet)
    if (body.mode === 'preview')
      return importResult(call, sheet, await judge(call.read, companyId, rows, call))
    return call.write(async (tx) => {
      const judged = await judge(readWithin(tx), companyId, rows, call)
      const good = judged.filter(({ draft, findings }) => draft !== undefined && findings.length === 0)
      if (good.length > 0) await write(tx, asCustomer(call.principal), good, call, body)
      const result = importResult(call, sheet, judged)
      return { ...result, rejectedFileId: await keepRejected(call, tx, sheet, result) }
    })
  },
})

export const draftsOf = <T>(rows: readonly JudgedRow<T>[]): T[] =>
  rows.flatMap(({ draft }) => (draft === undefined ? [] : [draft]))

export const withFindings = <J extends JudgedRow<unknown>>(judged: J, extra: readonly Finding[]): J =>
  extra.length > 0 ? { ...judged, findings: [...judged.findings, ...extra] } : judged

/** Refuses a key that is there already, and one that an earlier row of the file has; an empty one is no key. */
export function onceJudge(
  field: string,
  taken: ReadonlySet<string>,
  takenAlready: Finding,
): (key: string, row: number) => Finding[] {
  const firstRows = new Map<string, number>()
  return (key, row) => {
    if (key === '') return []
    const first = firstRows.get(key)
    if (first === undefined) firstRows.set(key, row)
    return [
      ...(taken.has(key) ? [takenAlready] : []),
      ...(first === undefined ? [] : [at(field, 'excel.rowTwice', { row: first })]),
    ]
  }
}
