import { approvalApi } from '@quayside/contract/filings/approval.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { documentHandlers } from '../../platform/records/document-handlers.ts'
import { downloadIngredientTemplate, importIngredients } from './approval-ingredients.ts'
import { approvals } from './approval-orders.ts'
import { saveApproval } from './approval-save.ts'
import { stepApproval } from './approval-steps.ts'

export const approvalRoutes = bind(approvalApi, {
  ...documentHandlers(approvals, saveApproval, stepApproval, [
    'submit',
    'cancel',
    'acceptFee',
    'declineFee',
    'handIn',
  ]),
  'GET filing/online/approval/importTemplate': downloadIngredientTemplate,
  'POST filing/online/approval/import': importIngredients,
})
