import {
  type LabelFileKey,
  labelFileKeys,
  labelLines,
  labelLinesAtMost,
} from '@quayside/contract/filings/label-line.ts'
import {
  type LabelOrderDetail,
  type LabelOrderDraft,
  labelOrderColumns,
} from '@quayside/contract/filings/label-order.ts'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import { formValuesOf } from '@quayside/kit/form/form-values.ts'
import { createRowReader } from '@quayside/kit/lines-form/row-reader.ts'
import type { StoredFile } from '@quayside/kit/page/context.tsx'

export const head = formValuesOf(labelOrderColumns)
export type LabelValues = typeof head.empty

/** The order without its products, as the rules and the save see it. */
export const headOf = (values: LabelValues): LabelOrderDraft => ({ ...head.bodyOf(values), lines: [] })

/** A cell holds text: of a file, all that the form shows of it. */
export const fileCell = (file: StoredFile | undefined): string =>
  file ? JSON.stringify({ id: file.id, name: file.name, size: file.size, mime: file.mime }) : ''

export function fileIn(cell: string | undefined): StoredFile | undefined {
  if (!cell) return undefined
  try {
    return JSON.parse(cell) as StoredFile
  } catch {
    return undefined
  }
}

/** Between the form's rows and an order's products. */
export const labelRows = createRowReader(labelLines, {
  mostRows: labelLinesAtMost,
  listed: Object.fromEntries(labelFileKeys.map((key) => [key, (cell: string) => fileIn(cell)?.id])),
})

const filesOf = (line: Pick<LabelOrderDetail['lines'][number], LabelFileKey>) =>
  Object.fromEntries(
    labelFileKeys.map((key: LabelFileKey) => {
      const { [key]: file } = line
      return [key, fileCell(file ? toStoredFile(file) : undefined)]
    }),
  )

/** The products of a record, with their files as cells. */
export const linesOf = (label: LabelOrderDetail) =>
  label.lines.map(({ id: _id, versions: _versions, ...line }) => ({ ...line, ...filesOf(line) }))
