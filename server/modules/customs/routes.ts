import { declarationApi, taxBillApi } from '@quayside/contract/customs/customs.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { checkOrderPapers } from './check-order.ts'
import { declarations, getDeclaration } from './declarations.ts'
import { simulateDeclarations } from './read-split.ts'
import { getTaxBill, sumTaxBills, taxBills } from './tax-bills.ts'

export const customsRoutes = [
  ...bind(declarationApi, {
    'GET customs/online/declaration/list': declarations.list,
    'GET customs/online/declaration/export': declarations.export,
    'GET customs/online/declaration/simulation': simulateDeclarations,
    'GET customs/online/declaration/check': checkOrderPapers,
    'GET customs/online/declaration/{id}': getDeclaration,
  }),
  ...bind(taxBillApi, {
    'GET customs/online/taxBill/list': taxBills.list,
    'GET customs/online/taxBill/summary': sumTaxBills,
    'GET customs/online/taxBill/export': taxBills.export,
    'GET customs/online/taxBill/{id}': getTaxBill,
  }),
]
