import { randomBytes } from 'node:crypto'
import type { Schema } from '@quayside/contract/kernel/api.ts'
import { type ImportRow, rejectedLinesShown } from '@quayside/contract/kernel/import.ts'
import { isTotalsRow } from '@quayside/phrases/sheet-text.ts'
import type * as z from 'zod/mini'
import type { Upload } from '../http/upload.ts'
import type { Call } from '../session/call.ts'
import { importColumns, importRow, keepRejected } from './import-answer.ts'
import { type CheckedRow, checkedRows, type ImportSheet } from './import-rows.ts'
import { jobProgress } from './job-progress.ts'

type How<T, L> = {
  /** What the schema does not check: names that become codes, rules between the cells of a row. */
  readonly resolve: (row: CheckedRow<T>) => CheckedRow<T>
  readonly toLine: (draft: T, key: string) => L
  /** The caller's name for this import, under which its progress is told. */
  readonly job?: string | undefined
}

/** Rows of a sheet as lines for a form. A bad row says why; nothing is saved but the file of the bad ones. */
export async function linesFromSheet<K extends string, S extends Schema, L>(
  call: Call,
  upload: Upload,
  sheet: ImportSheet<K, S>,
  { resolve, toLine, job }: How<z.output<S>, L>,
) {
  let progress: ReturnType<typeof jobProgress> | undefined
  let ignoredColumns: readonly string[] = []
  const rows = checkedRows(call, upload, sheet, {
    onProgress(done, total) {
      progress ??= jobProgress(call, job, total)
      progress(done)
    },
    onIgnored(headings) {
      ignoredColumns = headings
    },
  })
  const prefix = randomBytes(6).toString('hex')
  const lines: L[] = []
  const rejected: ImportRow[] = []
  // A good row is kept as a line and nothing else: storing ten thousand rows twice would need too much memory.
  for await (const row of rows) {
    if (isTotalsRow(sheet.columns.map(({ key }) => row.values[key] ?? ''))) continue
    const { draft, ...checked } = resolve(row)
    if (draft !== undefined && checked.findings.length === 0)
      lines.push(toLine(draft, `${prefix}-${lines.length + 1}`))
    else rejected.push(importRow(call, { draft, ...checked }))
  }
  // Blank rows were counted in the estimate: the last progress message has the actual number.
  const total = lines.length + rejected.length
  jobProgress(call, job, total)(total)
  const columns = importColumns(call, sheet)
  return {
    columns,
    acceptedCount: lines.length,
    rejectedCount: rejected.length,
    lines,
    ignoredColumns: [...ignoredColumns],
    rejected: rejected.slice(0, rejectedLinesShown),
    rejectedFileId:
      rejected.length === 0
        ? null
        : await call.write((tx) => keepRejected(call, tx, sheet, { columns, rejected })),
  }
}
