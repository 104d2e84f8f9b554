import type { CodeValue } from '@quayside/contract/kernel/codes.ts'
import type { Column, ColumnKind, Columns, ExportedKey } from '@quayside/contract/kernel/columns.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import type { ColumnKind as SheetKind } from '../excel/write-sheet.ts'
import type { Texts } from '../texts.ts'
import { codeText } from './code-text.ts'
import type { ExportColumns } from './export-rows.ts'

const sheetKinds: Record<ColumnKind, SheetKind> = {
  text: 'text',
  id: 'text',
  code: 'text',
  flag: 'text',
  quantity: 'quantity',
  price: 'price',
  weight: 'quantity',
  volume: 'quantity',
  percent: 'quantity',
  money: 'money',
  rate: 'rate',
  integer: 'integer',
  date: 'date',
  instant: 'instant',
}

/** The columns of an export; `own` are cells that the record writes itself. */
export function cellsOf<T extends Columns, R>(
  columns: T,
  text: Texts,
  own: { readonly [K in keyof T]?: (row: R) => string },
): ExportColumns<ExportedKey<T>, R> {
  const cells = Object.entries(columns).map(([key, column]) => {
    const cell = {
      kind: sheetKinds[column.kind],
      ...(column.width !== undefined && { width: column.width }),
      value: own[key] ?? ((row: R) => cellText(column, text, (row as Record<string, unknown>)[key])),
    }
    return [key, cell]
  })
  return Object.fromEntries(cells) as ExportColumns<ExportedKey<T>, R>
}

function cellText({ kind, codes }: Column, text: Texts, value: unknown): string {
  if (value === null || value === undefined) return ''
  const list = codes ?? (kind === 'flag' ? defaultFlag : undefined)
  return list ? codeText(text, list, value as CodeValue) : String(value as CodeValue)
}
