import type { secondFactorApi } from '@quayside/contract/account/second-factor.api.ts'
import type { bankApi } from '@quayside/contract/office/bank.api.ts'
import type { officeCustomsApi } from '@quayside/contract/office/customs.api.ts'
import type { officeFinanceApi } from '@quayside/contract/office/finance.api.ts'
import type { officeForwardingApi } from '@quayside/contract/office/forwarding.api.ts'
import type { officeGatewayApi } from '@quayside/contract/office/gateway.api.ts'
import type { officeMailApi } from '@quayside/contract/office/mail.api.ts'
import type { publishingApi } from '@quayside/contract/office/publishing.api.ts'
import type { recordsApi } from '@quayside/contract/office/records.api.ts'
import type { officeViewApi } from '@quayside/contract/office/saved-view.api.ts'
import type { searchApi } from '@quayside/contract/office/search.ts'
import type { staffApi } from '@quayside/contract/office/staff.api.ts'
import type { officeSystemApi } from '@quayside/contract/office/system.api.ts'
import type { taskApi } from '@quayside/contract/office/task.api.ts'
import type { officeTaxInvoicesApi } from '@quayside/contract/office/tax-invoices.api.ts'
import type { officeTeamworkApi } from '@quayside/contract/office/teamwork.api.ts'
import type { officeWarehouseApi } from '@quayside/contract/office/warehouse.api.ts'

/** Every call of the back office, as types only: the tables' schemas stay out of the browser's first load. */
export type ApiTables = typeof staffApi &
  typeof secondFactorApi &
  typeof taskApi &
  typeof searchApi &
  typeof officeViewApi &
  typeof officeTeamworkApi &
  typeof recordsApi &
  typeof bankApi &
  typeof officeFinanceApi &
  typeof officeCustomsApi &
  typeof officeTaxInvoicesApi &
  typeof officeWarehouseApi &
  typeof officeForwardingApi &
  typeof officeGatewayApi &
  typeof officeMailApi &
  typeof officeSystemApi &
  typeof publishingApi
