import { fileHolders } from './file-holders.ts'
import { registerHooks } from './hooks.ts'
import { accountRoutes } from './modules/account/routes.ts'
import { customsRoutes } from './modules/customs/routes.ts'
import { approvalRoutes } from './modules/filings/approval-routes.ts'
import { filingRoutes } from './modules/filings/routes.ts'
import { financeRoutes } from './modules/finance/routes.ts'
import { forwardingRoutes } from './modules/forwarding/routes.ts'
import { homeRoutes } from './modules/home/routes.ts'
import { linkRoutes } from './modules/links/routes.ts'
import { consultationRoutes, noticeRoutes, pushRoutes, robotRoutes } from './modules/notices/routes.ts'
import { orderContractRoutes } from './modules/orders/contract-routes.ts'
import { orderChangeRoutes } from './modules/orders/order-change-routes.ts'
import { orderRoutes } from './modules/orders/routes.ts'
import { orderTemplateRoutes } from './modules/orders/template-routes.ts'
import { partnerRoutes } from './modules/partners/routes.ts'
import { paymentRoutes } from './modules/payments/routes.ts'
import { hsCodeRoutes } from './modules/products/hs-code-routes.ts'
import { productRoutes } from './modules/products/routes.ts'
import { rateRoutes } from './modules/rates/routes.ts'
import { flowBoardRoutes } from './modules/reports/flow-board-routes.ts'
import { landedCostRoutes } from './modules/reports/landed-cost.ts'
import { reportRoutes } from './modules/reports/routes.ts'
import { savedWhatIfRoutes } from './modules/reports/saved-what-if-routes.ts'
import { supplierScoreRoutes } from './modules/reports/supplier-score-routes.ts'
import { serviceRoutes } from './modules/services/routes.ts'
import { systemsRoutes } from './modules/systems/routes.ts'
import { taxInvoiceRoutes } from './modules/tax-invoices/routes.ts'
import { teamworkRoutes } from './modules/teamwork/routes.ts'
import { warehouseRoutes } from './modules/warehouse/routes.ts'
import { headingsOfPapers } from './paper-headings.ts'
import { fileRoutes } from './platform/files/file-routes.ts'
import type { BoundRoute } from './platform/http/bind.ts'
import { paperRoutes } from './platform/papers/paper-routes.ts'
import { systemRoutes } from './platform/system/routes.ts'
import { reports } from './reports.ts'
import { submitters } from './submitters.ts'

registerHooks()

const modules: readonly BoundRoute[] = [
  ...systemRoutes(submitters),
  ...fileRoutes(fileHolders),
  ...paperRoutes(fileHolders, headingsOfPapers),
  ...accountRoutes,
  ...noticeRoutes,
  ...consultationRoutes,
  ...pushRoutes,
  ...robotRoutes,
  ...teamworkRoutes(fileHolders),
  ...rateRoutes,
  ...reportRoutes(reports),
  ...flowBoardRoutes,
  ...supplierScoreRoutes,
  ...landedCostRoutes,
  ...savedWhatIfRoutes,
  ...partnerRoutes,
  ...productRoutes,
  ...hsCodeRoutes,
  ...orderRoutes,
  ...orderChangeRoutes,
  ...orderContractRoutes,
  ...warehouseRoutes,
  ...forwardingRoutes,
  ...filingRoutes,
  ...serviceRoutes,
  ...approvalRoutes,
  ...customsRoutes,
  ...taxInvoiceRoutes,
  ...orderTemplateRoutes,
  ...paymentRoutes,
  ...financeRoutes,
  ...linkRoutes(fileHolders),
  ...systemsRoutes,
]

/** The list of modules: what is not named here is not served. */
export const routes: readonly BoundRoute[] = [...modules, ...homeRoutes(modules)]
