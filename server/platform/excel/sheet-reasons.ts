/** Why a whole upload is refused. */
export type SheetReason =
  | 'file.tooLarge'
  | 'file.tooCostly'
  | 'excel.empty'
  | 'excel.notASheet'
  | 'excel.encrypted'
  | 'excel.legacyFormat'
  | 'excel.bomb'
  | 'excel.broken'
  | 'excel.rowTooLong'
  | 'excel.tooManyRows'
  | 'excel.tooManyColumns'
  | 'excel.headerMissing'
  | 'excel.columnMissing'
  | 'excel.columnTwice'
  | 'excel.noRows'

/** Why the value of a single cell is refused. */
export type CellReason =
  | 'excel.formulaWithoutValue'
  | 'excel.errorValue'
  | 'excel.mergedCell'
  | 'excel.digitsLost'

export type CellProblem<Key extends string> = {
  column: Key
  reason: CellReason
  params: { cell: string }
}

export type SheetLimits = {
  maxBytes: number
  maxRows: number
  maxColumns: number
  maxUnzippedBytes: number
  maxRatio: number
}

export const usualSheetLimits: SheetLimits = {
  maxBytes: 20 * 1024 * 1024,
  maxRows: 10_000,
  maxColumns: 100,
  maxUnzippedBytes: 100 * 1024 * 1024,
  maxRatio: 100,
}
