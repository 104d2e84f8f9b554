import { approvalApi } from '@quayside/contract/filings/approval.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { downloadIngredientTemplate, importIngredients } from './approval-ingredients.ts'
import { approvals } from './approval-orders.ts'
import { saveApproval } from './approval-save.ts'
import {
  acceptApprovalFee,
  cancelApproval,
  declineApprovalFee,
  handInDocument,
  submitApproval,
} from './approval-steps.ts'

export const approvalRoutes = bind(approvalApi, {
  'GET filing/online/approval/list': approvals.list,
  'GET filing/online/approval/export': approvals.export,
  'GET filing/online/approval/importTemplate': downloadIngredientTemplate,
  'POST filing/online/approval/import': importIngredients,
  'POST filing/online/approval/save': saveApproval,
  'DELETE filing/online/approval/batchRemove': approvals.remove,
  'GET filing/online/approval/{id}': approvals.get,
  'POST filing/online/approval/{id}/submit': submitApproval,
  'POST filing/online/approval/{id}/cancel': cancelApproval,
  'POST filing/online/approval/{id}/acceptFee': acceptApprovalFee,
  'POST filing/online/approval/{id}/declineFee': declineApprovalFee,
  'POST filing/online/approval/{id}/handIn': handInDocument,
})
