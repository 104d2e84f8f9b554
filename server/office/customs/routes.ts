import { declarationColumns } from '@quayside/contract/customs/declaration.ts'
import { officeCustomsApi } from '@quayside/contract/office/customs.api.ts'
import type { OfficeDeclaration } from '@quayside/contract/office/customs.ts'
import { declarationCells } from '../../modules/customs/declarations.ts'
import { providerEntities } from '../../provider/entities.ts'
import { bindOffice } from '../bind-office.ts'
import { exportRecords } from '../records/export-records.ts'
import { importDeclarationLines, rejectedLines } from './import-lines.ts'
import { importPaper, paperTemplate, rejectedPaperRows } from './import-papers.ts'
import { downloadLineSheet } from './line-sheet.ts'
import {
  checkPapers,
  makeDeclarations,
  markMany,
  moveLines,
  saveTaxBill,
  simulateOrder,
} from './make-declarations.ts'

export const officeCustomsRoutes = bindOffice(officeCustomsApi, {
  'GET customs/online/declaration/export': exportRecords<typeof declarationColumns, OfficeDeclaration>(
    providerEntities.declaration,
    {
      columns: declarationColumns,
      cells: declarationCells,
    },
  ),
  'GET customs/online/declaration/simulation': simulateOrder,
  'GET customs/online/declaration/check': checkPapers,
  'POST customs/online/declaration/create': makeDeclarations,
  'POST customs/online/declaration/moveLines': moveLines,
  'POST customs/online/declaration/bulk': markMany,
  'GET customs/online/declaration/{id}/lineSheet': downloadLineSheet,
  'POST customs/online/declaration/{id}/import': importDeclarationLines,
  'POST customs/online/declaration/{id}/importRejected': rejectedLines,
  'GET customs/online/paper/importTemplate': paperTemplate,
  'POST customs/online/paper/import': importPaper,
  'POST customs/online/paper/importRejected': rejectedPaperRows,
  'POST customs/online/taxBill/save': saveTaxBill,
})
