import { officeCustomsApi } from '@quayside/contract/office/customs.api.ts'
import { bindOffice } from '../bind-office.ts'
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
