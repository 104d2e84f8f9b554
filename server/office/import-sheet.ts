import type { Schema } from '@quayside/contract/kernel/api.ts'
import type { ImportInput, ImportResult } from '@quayside/contract/kernel/import.ts'
import type * as z from 'zod/mini'
import type { Tx } from '../platform/database/database.ts'
import type { Binary } from '../platform/http/binary.ts'
import type { Upload } from '../platform/http/upload.ts'
import { importResult, importTemplate, rejectedRows } from '../platform/records/import-answer.ts'
import { type CheckedRow, checkRows, type ImportSheet } from '../platform/records/import-rows.ts'
import { type Reader, readWithin } from '../platform/records/read-within.ts'
import type { OfficeCall } from './office-call.ts'

/**
 * An import by staff, of rows of any company: `template`, `take` and `rejected` are handlers. `check` runs again inside
 * the transaction, because the data may have changed since the preview; `write` receives the good rows.
 */
export const officeImportOf = <K extends string, S extends Schema, J extends CheckedRow<z.output<S>>>(
  sheet: ImportSheet<K, S>,
  check: (read: Reader, rows: readonly CheckedRow<z.output<S>>[]) => Promise<J[]>,
  write: (tx: Tx, acting: OfficeCall['acting'], good: readonly J[]) => Promise<unknown>,
) => ({
  template: (call: OfficeCall): Promise<Binary> => importTemplate(call, sheet),
  take: async (
    call: OfficeCall,
    { body, upload }: { body: ImportInput; upload: Upload },
  ): Promise<ImportResult> => {
    const { rows, ignoredColumns } = await checkRows(call, upload, sheet)
    if (body.mode === 'preview')
      return importResult(call, sheet, await check(call.read, rows), ignoredColumns)
    return call.write(async (tx, note) => {
      const checked = await check(readWithin(tx), rows)
      const good = checked.filter(({ findings }) => findings.length === 0)
      if (good.length > 0) await write(tx, call.acting, good)
      note.target = `${upload.fileName}: ${good.length}`
      return importResult(call, sheet, checked, ignoredColumns)
    })
  },
  rejected: async (call: OfficeCall, { upload }: { upload: Upload }): Promise<Binary> => {
    const { rows, ignoredColumns } = await checkRows(call, upload, sheet)
    const result = importResult(call, sheet, await check(call.read, rows), ignoredColumns)
    return rejectedRows(call, sheet, result)
  },
})
