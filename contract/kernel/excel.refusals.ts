import type { RefusalTable } from './refusal.ts'

/** What an uploaded sheet, one of its cells or a sheet to be written can be refused for. */
export const excelRefusals = {
  'excel.empty': { answer: 400 },
  'excel.notASheet': { answer: 400 },
  'excel.encrypted': { answer: 400 },
  'excel.legacyFormat': { answer: 400 },
  'excel.bomb': { answer: 400 },
  'excel.broken': { answer: 400 },
  'excel.rowTooLong': { answer: 400, params: ['row'] },
  'excel.tooManyRows': { answer: 400, params: ['max'] },
  'excel.tooManyColumns': { answer: 400, params: ['max'] },
  'excel.headerMissing': { answer: 400, params: ['columns'] },
  'excel.columnMissing': { answer: 400, params: ['columns'] },
  'excel.columnTwice': { answer: 400, params: ['column'] },
  'excel.noRows': { answer: 400 },
  'excel.formulaWithoutValue': { answer: 400, params: ['cell'] },
  'excel.errorValue': { answer: 400, params: ['cell'] },
  'excel.mergedCell': { answer: 400, params: ['cell'] },
  'excel.digitsLost': { answer: 400, params: ['cell'] },
  'excel.rowTwice': { answer: 400, params: ['row'] },
  'excel.tooManyToExport': { answer: 400, params: ['max'] },
} as const satisfies RefusalTable
