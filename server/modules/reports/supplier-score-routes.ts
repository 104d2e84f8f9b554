import { supplierScoreApi } from '@quayside/contract/reports/supplier-score.ts'
import { bind } from '../../platform/http/bind.ts'
import { exportSupplierCases, listSupplierCases } from './supplier-cases.ts'
import { exportSupplierScores, listSupplierScores } from './supplier-scores.ts'

export const supplierScoreRoutes = bind(supplierScoreApi, {
  'GET report/online/supplierScore/list': listSupplierScores,
  'GET report/online/supplierScore/export': exportSupplierScores,
  'GET report/online/supplierScore/case/list': listSupplierCases,
  'GET report/online/supplierScore/case/export': exportSupplierCases,
})
