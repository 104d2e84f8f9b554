import type { OfficeRoute } from './bind-office.ts'
import { officeCustomsRoutes } from './customs/routes.ts'
import { bankRoutes } from './finance/bank-routes.ts'
import { officeFinanceRoutes } from './finance/routes.ts'
import { officeForwardingRoutes } from './forwarding/routes.ts'
import { officeGatewayRoutes } from './gateway/routes.ts'
import { officeMailRoutes } from './mail/routes.ts'
import { publishingRoutes } from './publishing/routes.ts'
import { recordRoutes } from './records/routes.ts'
import { searchRoutes } from './search/find-anywhere.ts'
import { staffRoutes } from './staff/routes.ts'
import { officeSystemRoutes } from './system/routes.ts'
import { taskRoutes } from './tasks/routes.ts'
import { officeTaxInvoiceRoutes } from './tax-invoices/routes.ts'
import { officeTeamworkRoutes } from './teamwork/routes.ts'
import { viewRoutes } from './views/routes.ts'
import { officeWarehouseRoutes } from './warehouse/routes.ts'

/** Everything /office/api serves. */
export const officeRoutes: readonly OfficeRoute[] = [
  ...staffRoutes,
  ...taskRoutes,
  ...searchRoutes,
  ...viewRoutes,
  ...officeTeamworkRoutes,
  ...recordRoutes,
  ...officeFinanceRoutes,
  ...officeWarehouseRoutes,
  ...officeForwardingRoutes,
  ...officeCustomsRoutes,
  ...officeTaxInvoiceRoutes,
  ...bankRoutes,
  ...publishingRoutes,
  ...officeGatewayRoutes,
  ...officeMailRoutes,
  ...officeSystemRoutes,
]
