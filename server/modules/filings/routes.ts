import { labelOrderApi } from '@quayside/contract/filings/label-order.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { documentHandlers } from '../../platform/records/document-handlers.ts'
import { labelOrders } from './label-orders.ts'
import { saveLabel } from './save-label.ts'
import { stepLabel } from './step-label.ts'

export const filingRoutes = bind(
  labelOrderApi,
  documentHandlers(labelOrders, saveLabel, stepLabel, [
    'submit',
    'acceptFee',
    'declineFee',
    'confirmVersion',
    'askChange',
  ]),
)
