import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import { common } from '../kernel/shared.ts'

export const partnerCodes = {
  customerLevel: { key: 'Key customer', regular: 'Regular', occasional: 'Occasional' },
  customerType: { overseas: 'Overseas', distribution: 'Distribution' },
  supplierLocation: { domestic: 'Mainland', overseas: 'Overseas' },
  supplierStatus: {
    ...common('enabled'),
    voided: 'Voided',
    voidRequested: 'Void requested',
    enableRequested: 'Enable requested',
  },
} as const satisfies Partial<CodeTexts>
