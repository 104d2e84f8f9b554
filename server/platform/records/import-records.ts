import type { Schema } from '@quayside/contract/kernel/api.ts'
import {
  type ColumnKind,
  type Columns,
  type SavedKey,
  trimmedKinds,
} from '@quayside/contract/kernel/columns.ts'
import type { ImportInput, ImportResult } from '@quayside/contract/kernel/import.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import type * as z from 'zod/mini'
import type { Tx } from '../database/database.ts'
import type { Binary } from '../http/binary.ts'
import type { Upload } from '../http/upload.ts'
import type { Call } from '../session/call.ts'
import { type Acting, asCustomer } from './acting.ts'
import { importResult, importTemplate, keepRejected } from './import-answer.ts'
import { type CheckedRow, checkRows, type ImportColumn, type ImportSheet } from './import-rows.ts'
import { type Reader, readWithin } from './read-within.ts'

const numberKinds = new Set<ColumnKind>(['rate', 'integer', ...trimmedKinds])

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
        ...(kind === 'date' && { kind }),
        ...(numberKinds.has(kind) && { kind: 'number' as const }),
        ...(kind === 'percent' && { kind }),
        ...(width !== undefined && { width }),
      },
    ]
  })

type Rows<S extends Schema> = readonly CheckedRow<z.output<S>>[]

/**
 * An import from a sheet: `template` and `take` are handlers. `check` adds findings that need the database to
 * those of the schema; it runs again inside the transaction, because the data may have changed since the preview.
 * `write` receives the valid rows.
 */
export const importOf = <
  K extends string,
  S extends Schema,
  B extends ImportInput,
  J extends CheckedRow<z.output<S>>,
>(
  sheet: ImportSheet<K, S>,
  check: (read: Reader, companyId: string, rows: Rows<S>, call: Call) => Promise<J[]>,
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
    const { rows, ignoredColumns } = await checkRows(call, upload, sheet)
    if (body.mode === 'preview')
      return importResult(call, sheet, await check(call.read, companyId, rows, call), ignoredColumns)
    return call.write(async (tx) => {
      const checked = await check(readWithin(tx), companyId, rows, call)
      const good = checked.filter(({ draft, findings }) => draft !== undefined && findings.length === 0)
      if (good.length > 0) await write(tx, asCustomer(call.principal), good, call, body)
      const result = importResult(call, sheet, checked, ignoredColumns)
      return { ...result, rejectedFileId: await keepRejected(call, tx, sheet, result) }
    })
  },
})
