import { approvalRecords } from '../../logistics-field-keys.ts'
import { labels } from '../kernel/labels.ts'

export const approvalFields = labels(approvalRecords, {
  approvalOrder: {
    recordName: 'Approval filing',
    number: 'Filing no.',
    state: 'Step',
    openDocuments: 'Documents to hand in',
    documentDueOn: 'Documents due',
    handedInDocuments: 'Documents to check',
    category: 'Category',
    ingredientCount: 'Ingredients',
    percentTotal: 'Total %',
    expectedOn: 'Expected end',
    certificateUntil: 'Certificate valid until',
    reason: 'Reason for cancellation',
    amount: 'Fee',
    lines: 'Ingredients',
  },
  approvalIngredient: {
    recordName: 'Ingredients',
    name: 'Ingredient',
    inciName: 'INCI or English name',
    casNumber: 'CAS no.',
    additiveNumber: 'Additive no.',
    percentage: 'Content %',
  },
})
