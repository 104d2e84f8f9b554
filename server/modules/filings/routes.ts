import { labelOrderApi } from '@quayside/contract/filings/label-order.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { labelOrders } from './label-orders.ts'
import { saveLabel } from './save-label.ts'
import { acceptLabelFee, askLabelChange, confirmLabel, declineLabelFee, submitLabel } from './step-label.ts'

export const filingRoutes = [
  ...bind(labelOrderApi, {
    'GET filing/online/label/list': labelOrders.list,
    'GET filing/online/label/export': labelOrders.export,
    'POST filing/online/label/save': saveLabel,
    'DELETE filing/online/label/batchRemove': labelOrders.remove,
    'GET filing/online/label/{id}': labelOrders.get,
    'POST filing/online/label/{id}/submit': submitLabel,
    'POST filing/online/label/{id}/acceptFee': acceptLabelFee,
    'POST filing/online/label/{id}/declineFee': declineLabelFee,
    'POST filing/online/label/{id}/confirmVersion': confirmLabel,
    'POST filing/online/label/{id}/askChange': askLabelChange,
  }),
]
